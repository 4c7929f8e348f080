import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import {
  ConfidenceSchema,
  nullable,
  prefixedId,
  SeveritySchema,
  strictObject,
  stringEnum,
  Timestamp,
} from './primitives.ts';

export const FINDING_STATES = ['new', 'open', 'fixed', 'ignored'] as const;

export const FindingLocation = strictObject({
  url: Type.String({
    description: 'Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials.',
  }),
  method: nullable(Type.String({ examples: ['GET'] })),
  parameter: nullable(Type.String({ description: 'Affected header, cookie, query parameter or form field.' })),
});
export type FindingLocation = Static<typeof FindingLocation>;

export const Cvss = strictObject({ score: Type.Number({ minimum: 0, maximum: 10 }), vector: Type.String() });

export const ProofHeader = strictObject(
  {
    name: Type.String({ description: 'In lower case.' }),
    value: Type.String({
      description:
        'Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE.',
    }),
  },
  { description: 'A header that matters for the result.' },
);

export const ProofRequest = strictObject({
  role: stringEnum(['control', 'proof'] as const, 'control: the request that the proof is compared with.'),
  method: Type.String({ examples: ['GET'] }),
  url: Type.String({
    maxLength: LIMITS.proofUrlLengthMax,
    description: 'Absolute URL as requested, with its query.',
  }),
  headers: Type.Array(ProofHeader, { maxItems: LIMITS.proofHeadersMax }),
  body: nullable(Type.String({ maxLength: LIMITS.proofBodyLengthMax })),
  response: nullable(
    strictObject(
      {
        status: nullable(Type.Integer()),
        before: Type.String({
          maxLength: LIMITS.proofQuoteLengthMax,
          description: 'Up to 120 characters before it.',
        }),
        match: Type.String({ maxLength: LIMITS.proofQuoteLengthMax, description: 'What proves it, masked.' }),
        after: Type.String({ maxLength: LIMITS.proofQuoteLengthMax, description: 'Up to 120 characters after it.' }),
      },
      { description: 'What was seen in the response: a quote of a header or of the body.' },
    ),
  ),
});
export type ProofRequest = Static<typeof ProofRequest>;

export const Proof = strictObject(
  {
    requests: Type.Array(ProofRequest, { maxItems: LIMITS.proofRequestsMax }),
    browser: Type.Optional(
      strictObject(
        {
          url: Type.String({ maxLength: LIMITS.proofUrlLengthMax }),
          steps: Type.Array(Type.String({ maxLength: LIMITS.proofQuoteLengthMax }), { maxItems: LIMITS.proofStepsMax }),
          executed: Type.String({ maxLength: LIMITS.proofQuoteLengthMax, description: 'What the page ran or did.' }),
        },
        { description: 'What the browser opened, did and saw.' },
      ),
    ),
  },
  { description: 'The requests that show the weakness, to send again.' },
);
export type Proof = Static<typeof Proof>;

export const Acceptance = strictObject({
  reason: Type.String({ maxLength: LIMITS.acceptanceReasonLengthMax }),
  accepted_at: Timestamp,
  accepted_by: Type.String({
    description:
      'Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name.',
  }),
  expires_at: nullable(Timestamp),
});

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

export const FindingAdvisory = strictObject(
  {
    id: Type.String({
      maxLength: 40,
      description: 'CVE id, or GHSA id if there is no CVE.',
      examples: ['CVE-2020-11023'],
    }),
    component: nullable(
      Type.String({
        maxLength: 300,
        description: 'Package URL of what is affected.',
        examples: ['pkg:npm/jquery@3.4.1'],
      }),
    ),
    exploited: nullable(
      strictObject(
        { added: Day, source: Type.String({ maxLength: 100 }), date: Day },
        {
          description:
            'Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that date.',
        },
      ),
    ),
  },
  { description: 'A published vulnerability that the finding is about.' },
);
export type FindingAdvisory = Static<typeof FindingAdvisory>;

export const Finding = strictObject(
  {
    id: prefixedId('fnd', 'Finding id.'),
    scan_id: Type.String(),
    fingerprint: Type.String({
      pattern: '^[0-9a-f]{32}$',
      description:
        'Equal for the same finding in another scan or on another preview host. Does not depend on the host.',
    }),
    check_id: Type.String({ examples: ['exposure.env'] }),
    check_url: Type.Optional(Type.String({ description: 'Documentation of the check.' })),
    title: Type.String(),
    severity: SeveritySchema,
    confidence: ConfidenceSchema,
    cvss: nullable(Cvss),
    cwe: Type.Array(Type.String({ pattern: '^CWE-[0-9]+$' })),
    owasp: Type.Array(Type.String({ description: 'OWASP Top 10:2025 categories, derived from the CWE.' })),
    location: FindingLocation,
    locations: Type.Array(FindingLocation, {
      maxItems: LIMITS.findingLocationsMax,
      description: 'Every location with the same cause, including the first one. Maximum 25.',
    }),
    locations_total: Type.Integer({ minimum: 1 }),
    description: Type.String({ description: 'Description of the weakness and its impact.' }),
    evidence: Type.String({
      maxLength: LIMITS.evidenceLengthMax,
      description: 'Proof, with secrets masked. Contains untrusted text of the scanned site.',
    }),
    proof: Type.Optional(Proof),
    remediation: Type.String({ description: 'How to fix it.' }),
    references: Type.Array(Type.String()),
    advisories: Type.Optional(
      Type.Array(FindingAdvisory, {
        maxItems: LIMITS.findingAdvisoriesMax,
        description: 'Most severe first. Absent if the finding is about no published vulnerability.',
      }),
    ),
    state: stringEnum(FINDING_STATES),
    first_seen_at: Timestamp,
    acceptance: Type.Optional(Acceptance),
  },
  { description: 'A weakness with its proof.' },
);
export type Finding = Static<typeof Finding>;

/** States that a caller may give a finding. */
export const FINDING_DECISIONS = ['ignored', 'open'] as const;

export const FindingUpdate = strictObject({
  state: stringEnum(
    FINDING_DECISIONS,
    'ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is.',
  ),
  reason: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.acceptanceReasonLengthMax,
      description: 'Why the finding is accepted. Required with `ignored`.',
    }),
  ),
  expires_at: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'When the acceptance ends. Without it, it has no end.',
      examples: ['2027-01-31T00:00:00Z'],
    }),
  ),
});
export type FindingUpdate = Static<typeof FindingUpdate>;

export const TargetFinding = strictObject(
  { ...Finding.properties, last_seen_at: Timestamp },
  { description: 'A weakness that a target has, by its last scans of each type.' },
);
export type TargetFinding = Static<typeof TargetFinding>;

/** What a scan says about a weakness: a finding without the members that depend on the service and its earlier scans. */
export type FindingContent = Omit<Finding, 'id' | 'scan_id' | 'check_url' | 'state' | 'first_seen_at' | 'acceptance'>;
