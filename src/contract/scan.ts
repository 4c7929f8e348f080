import { type Static, Type } from 'typebox';
import { ErrorBody } from './errors.ts';
import { LIMITS } from './limits.ts';
import { HeaderName, HeaderValue, Login } from './login.ts';
import {
  nullable,
  prefixedId,
  ScanTypeSchema,
  SeverityCounts,
  SeveritySchema,
  strictObject,
  stringEnum,
  stringMap,
  Timestamp,
} from './primitives.ts';
import { SCAN_STATUSES } from './scan-states.ts';

/** Why a scan ended as `failed`. */
export const SCAN_FAILURE_REASONS = [
  'timeout',
  'unreachable',
  'dns_error',
  'address_not_allowed',
  'engine_error',
  'engine_crashed',
  'lost',
] as const;
export type ScanFailureReason = (typeof SCAN_FAILURE_REASONS)[number];

const FAILURE_REASONS_EXPLAINED =
  'timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not ' +
  'resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the ' +
  'process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan.';

export const ScanFailureReasonSchema = stringEnum(SCAN_FAILURE_REASONS, FAILURE_REASONS_EXPLAINED);

export const Metadata = stringMap(
  Type.String({ pattern: `^[^\\u0000-\\u001f]{1,${LIMITS.metadataKeyLengthMax}}$` }),
  Type.String({ maxLength: LIMITS.metadataValueLengthMax }),
  {
    maxProperties: LIMITS.metadataPairsMax,
    description: 'Up to 20 pairs of strings, returned as given.',
  },
);
export type Metadata = Static<typeof Metadata>;

export const URL_SCHEMES = ['http', 'https'] as const;
export const SCAN_MINUTES_MAX = 60;
/** Whether a scan uses a browser. */
export const BROWSER_MODES = ['auto', 'off', 'required'] as const;
/** What pages in the browser may load from other hosts. */
export const THIRD_PARTY_MODES = ['block', 'load'] as const;

/** Which rules of users run. */
export const CHECKS_SCOPES = ['recognized', 'all'] as const;

const UrlPath = Type.String({ pattern: '^/', minLength: 1, maxLength: 2_000 });
const CheckId = Type.String({
  pattern: '^[a-z][a-z0-9-]*\\.[a-z0-9-]+$',
  maxLength: 80,
  examples: ['http.hsts-missing'],
});

const login = (description: string) =>
  Type.Optional(
    Type.Object(Login.properties, { ...Login, writeOnly: true, description: `${description} Secret: never returned.` }),
  );

/** Options that hold secrets or long texts: stored apart, erased when the scan is final, never returned. */
export const SECRET_OPTIONS = ['request_headers', 'login', 'second_login', 'admin_login', 'api_description'] as const;
export type SecretOption = (typeof SECRET_OPTIONS)[number];

export const ScanOptions = strictObject(
  {
    start_path: Type.Optional(
      Type.String({
        pattern: '^/',
        minLength: 1,
        maxLength: 2_000,
        description: 'Path and query at which the crawl starts.',
      }),
    ),
    scheme: Type.Optional(stringEnum(URL_SCHEMES, 'Skip the detection of TLS on the port.')),
    disable_checks: Type.Optional(Type.Array(CheckId, { maxItems: 200, uniqueItems: true })),
    severity_overrides: Type.Optional(stringMap(CheckId, SeveritySchema, { maxProperties: 200 })),
    first_paths: Type.Optional(
      Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description:
          'Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a third of the requests goes to them first.',
      }),
    ),
    extra_paths: Type.Optional(
      Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Paths to scan in addition to those found by the crawl.',
      }),
    ),
    include_paths: Type.Optional(
      Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Only paths with one of these prefixes are scanned.',
      }),
    ),
    exclude_paths: Type.Optional(
      Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Paths with one of these prefixes are never requested.',
      }),
    ),
    request_headers: Type.Optional(
      stringMap(HeaderName, HeaderValue, {
        maxProperties: 20,
        writeOnly: true,
        description:
          'Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned.',
      }),
    ),
    login: login('How the scan signs in.'),
    second_login: login('A second user, to check that users cannot read what belongs to others.'),
    admin_login: login('An administrator, to check that users cannot read what only administrators may.'),
    login_check: Type.Optional(
      Type.String({
        pattern: '^/',
        minLength: 1,
        maxLength: 2_000,
        description: 'Path that responds only to a signed-in user. Default: the scan looks for one.',
      }),
    ),
    api_description: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: LIMITS.apiDescriptionLengthMax,
        writeOnly: true,
        description:
          'The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the ' +
          'target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned.',
      }),
    ),
    max_requests_per_second: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    scan_minutes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: SCAN_MINUTES_MAX,
        description:
          'Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for compliance; quick scans ignore it.',
      }),
    ),
    browser: Type.Optional(
      stringEnum(
        BROWSER_MODES,
        'auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser ' +
          'proves nothing. Quick scans use it for a sign-in only. Default auto.',
      ),
    ),
    third_parties: Type.Optional(
      stringEnum(
        THIRD_PARTY_MODES,
        'block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts that the target itself names, by GET, ' +
          'without request_headers. Default block.',
      ),
    ),
    checks_scope: Type.Optional(
      stringEnum(
        CHECKS_SCOPES,
        'Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default recognized.',
      ),
    ),
    active_post: Type.Optional(
      Type.Boolean({
        description:
          'Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false.',
      }),
    ),
  },
  { description: 'Options of the scan.' },
);
export type ScanOptions = Static<typeof ScanOptions>;
/** The options that the API returns. */
export type PublicScanOptions = Omit<ScanOptions, SecretOption>;

export const ScanFailure = strictObject({ reason: ScanFailureReasonSchema, message: Type.String() });
export type ScanFailure = Static<typeof ScanFailure>;

export const Scan = strictObject(
  {
    id: prefixedId('scn', 'Scan id.'),
    target: Type.String({ description: 'Scanned host, with :port if one was given.' }),
    target_id: Type.String(),
    scan_type: ScanTypeSchema,
    status: stringEnum(SCAN_STATUSES),
    livemode: Type.Boolean(),
    created_at: Timestamp,
    started_at: nullable(Timestamp),
    finished_at: nullable(Timestamp),
    findings_count: nullable(SeverityCounts),
    failure: nullable(ScanFailure),
    report_url: nullable(Type.String({ description: 'URL of the JSON report, once the scan has succeeded.' })),
    metadata: Metadata,
    options: Type.Omit(ScanOptions, [...SECRET_OPTIONS], { additionalProperties: false }),
    tokens_charged: Type.Integer({ minimum: 0 }),
  },
  { description: 'One run of the engine against one target.' },
);
export type Scan = Static<typeof Scan>;

export const ScanCreate = strictObject({
  target: Type.String({
    minLength: 1,
    maxLength: 2_300,
    description:
      'host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.',
    examples: ['preview.example.com'],
  }),
  scan_type: ScanTypeSchema,
  metadata: Type.Optional(Metadata),
  options: Type.Optional(ScanOptions),
});
export type ScanCreate = Static<typeof ScanCreate>;

export const BulkScanCreate = strictObject({
  scans: Type.Array(ScanCreate, { minItems: 1, maxItems: LIMITS.bulkEntriesMax }),
  fail_fast: Type.Optional(
    Type.Boolean({ description: 'Roll back the whole batch on the first failure. Default false.' }),
  ),
});
export type BulkScanCreate = Static<typeof BulkScanCreate>;

/** {@link BulkScanCreate} without its entries, which are validated one by one so that each has its own result. */
export const BulkScanFrame = strictObject({
  scans: Type.Unsafe<readonly unknown[]>({ type: 'array', minItems: 1 }),
  fail_fast: Type.Optional(Type.Boolean()),
});
export type BulkScanFrame = Static<typeof BulkScanFrame>;

export const BulkResult = strictObject(
  { ok: Type.Boolean(), scan: Type.Optional(Scan), error: Type.Optional(ErrorBody) },
  { description: 'scan is present on success, error on failure.' },
);
export type BulkResult = Static<typeof BulkResult>;

const BulkSummary = strictObject({
  total: Type.Integer({ minimum: 0 }),
  succeeded: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
  rolled_back: Type.Integer({ minimum: 0 }),
});
const BulkResults = Type.Array(BulkResult, { description: 'One per entry, in request order.' });

export const BulkScanResult = strictObject({ summary: BulkSummary, results: BulkResults });
export type BulkScanResult = Static<typeof BulkScanResult>;

/** The error envelope. With `fail_fast` and a refused entry, also the results. */
export const BulkScanRefusal = strictObject(
  { error: ErrorBody, summary: Type.Optional(BulkSummary), results: Type.Optional(BulkResults) },
  {
    description: 'With code bulk_rolled_back, summary and results show which entry failed and which were rolled back.',
  },
);
export type BulkScanRefusal = Static<typeof BulkScanRefusal>;
