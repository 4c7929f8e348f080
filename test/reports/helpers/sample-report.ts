import type { Finding, Proof, ProofRequest } from '../../../src/contract/finding.ts';
import { countBySeverity, SEVERITIES } from '../../../src/contract/primitives.ts';
import type { CheckOutcome, ComplianceRow, Report } from '../../../src/contract/report.ts';
import { findingsDigest } from '../../../src/reports/findings-digest.ts';
import { compareFindings } from '../../../src/shared/compare.ts';

interface Weakness
  extends Pick<Finding, 'check_id' | 'title' | 'severity' | 'description' | 'evidence' | 'remediation'> {
  readonly path: string;
  readonly cwe: string;
  readonly score?: number;
}

const WEAKNESSES: readonly Weakness[] = [
  {
    check_id: 'exposure.env',
    title: 'An environment file with secrets is readable by anyone',
    severity: 'critical',
    description:
      'The server hands out its .env file. It names the database, its user and its password, so whoever asks can read and change all data of the application.',
    evidence:
      'GET /.env -> 200, text/plain, 412 bytes\nAPP_ENV=production\nDB_PASSWORD=hu******et\nMAIL_KEY=SG******9k',
    remediation: 'Deny dot files in the web server, then rotate every secret that the file held.',
    path: '/.env',
    cwe: 'CWE-538',
    score: 9.8,
  },
  {
    check_id: 'exposure.vcs',
    title: 'The version control folder is served',
    severity: 'high',
    description: 'The .git folder can be fetched file by file. An attacker rebuilds the source code with its history.',
    evidence: 'GET /.git/HEAD -> 200\nref: refs/heads/main',
    remediation: 'Deploy without .git, or deny the folder in the web server.',
    path: '/.git/HEAD',
    cwe: 'CWE-527',
    score: 7.5,
  },
  {
    check_id: 'cors.reflect-credentials',
    title: 'Any origin may read answers with credentials',
    severity: 'high',
    description: 'Access-Control-Allow-Origin repeats the origin of the request and credentials are allowed.',
    evidence:
      'Origin: https://probe.example\nAccess-Control-Allow-Origin: https://probe.example\nAccess-Control-Allow-Credentials: true',
    remediation: 'Answer with a fixed list of origins.',
    path: '/api/me?fields=name,mail&expand=organisation%2Cteams%2Croles&cursor=eyJpZCI6IjAxSkQzSzlYNVY4VzJNNE42UDdRIiwibiI6MTAwfQ',
    cwe: 'CWE-942',
    score: 8.1,
  },
  {
    check_id: 'tls.protocol-tls10-11',
    title: 'TLS 1.0 or 1.1 is accepted',
    severity: 'medium',
    description: 'Protocols without modern ciphers are offered (RFC 8996 forbids them).',
    evidence: 'TLSv1.1 handshake completed: ECDHE-RSA-AES128-SHA',
    remediation: 'Accept TLS 1.2 and 1.3 only.',
    path: '/',
    cwe: 'CWE-327',
    score: 5.9,
  },
  {
    check_id: 'http.hsts-missing',
    title: 'Strict-Transport-Security is missing',
    severity: 'medium',
    description: 'The first visit of a browser may be sent over plain HTTP, where anyone on the way can change it.',
    evidence: 'GET / -> 200, no Strict-Transport-Security header',
    remediation: 'Send Strict-Transport-Security: max-age=31536000; includeSubDomains.',
    path: '/',
    cwe: 'CWE-319',
  },
  {
    check_id: 'csp.missing',
    title: 'No Content-Security-Policy',
    severity: 'low',
    description: 'Nothing limits which scripts a page may run when an injection is found elsewhere.',
    evidence: 'GET /konto/übersicht -> 200, keine Content-Security-Policy; Ελληνικά; Кириллица',
    remediation: "Start with Content-Security-Policy: default-src 'self'; object-src 'none'.",
    path: '/konto/%C3%BCbersicht',
    cwe: 'CWE-1021',
  },
  {
    check_id: 'disclosure.server-version',
    title: 'The server tells its version',
    severity: 'info',
    description: 'An exact version helps to pick a known attack.',
    evidence: 'Server: nginx/1.18.0',
    remediation: 'Turn server_tokens off.',
    path: '/',
    cwe: 'CWE-200',
  },
];

const HOST = 'preview-12.example.com';

/** The proofs of the kinds of findings: a file, a comparison with an identity, a header of the response, a page in the browser, none. */
function proofOf({ check_id: check, evidence }: Weakness, url: string): Proof | undefined {
  const [line = ''] = evidence.split('\n').slice(-1);
  const request = (change: Partial<ProofRequest>): ProofRequest => ({
    role: 'proof',
    method: 'GET',
    url,
    headers: [],
    body: null,
    response: { status: 200, before: '', match: line, after: '' },
    ...change,
  });
  switch (check) {
    case 'exposure.env':
    case 'http.hsts-missing':
      return {
        requests: [request({ response: { status: 200, before: 'APP_ENV=x\n', match: line, after: '\nMAIL=' } })],
      };
    case 'cors.reflect-credentials':
      return {
        requests: [
          request({ role: 'control', response: { status: 200, before: '', match: '', after: '' } }),
          request({
            method: 'POST',
            headers: [
              { name: 'origin', value: 'https://probe.example' },
              { name: 'cookie', value: `\${SCAN_GATE_COOKIE}` },
            ],
            body: '{\n  "name": "it\'s"\n}',
          }),
        ],
      };
    case 'csp.missing':
      return {
        requests: [],
        browser: { url, steps: ['Type <b> into the field q', 'Press the button Search'], executed: 'alert(1)' },
      };
    default:
      return undefined;
  }
}

function finding(index: number): Finding {
  const weakness = WEAKNESSES[index % WEAKNESSES.length] as Weakness;
  const round = Math.floor(index / WEAKNESSES.length);
  const url = `https://${HOST}${round === 0 ? '' : `/area-${round}`}${weakness.path}`;
  const location = {
    url,
    method: 'GET',
    parameter: weakness.check_id.startsWith('http') ? 'Strict-Transport-Security' : null,
  };
  const proof = proofOf(weakness, url);
  return {
    id: `fnd_${index.toString(36).padStart(20, '0')}`,
    scan_id: 'scn_01jd3k9x5v8w2m4n6p7q',
    fingerprint: index.toString(16).padStart(32, '0'),
    check_id: weakness.check_id,
    title: round === 0 ? weakness.title : `${weakness.title} (area ${round})`,
    severity: weakness.severity,
    confidence: index % 3 === 2 ? 'firm' : 'certain',
    cvss:
      weakness.score === undefined
        ? null
        : { score: weakness.score, vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
    cwe: [weakness.cwe],
    owasp: ['A02:2025 Security Misconfiguration'],
    location,
    locations: [location, ...(index % 4 === 1 ? [{ ...location, url: `${url}/again` }] : [])],
    locations_total: index % 4 === 1 ? 2 : 1,
    description: weakness.description,
    evidence: weakness.evidence,
    ...(proof === undefined ? {} : { proof }),
    remediation: weakness.remediation,
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/',
      `https://cwe.mitre.org/data/definitions/${weakness.cwe.slice(4)}.html`,
    ],
    state: round % 2 === 0 ? 'new' : 'open',
    first_seen_at: '2026-11-20T02:00:00.000Z',
  };
}

function checks(findings: readonly Finding[]): CheckOutcome[] {
  const found = WEAKNESSES.map(({ check_id, title, severity }): CheckOutcome => {
    const count = findings.filter((each) => each.check_id === check_id).length;
    return { check_id, title, severity, status: count > 0 ? 'finding' : 'passed', reason: null, findings: count };
  });
  return [
    ...found,
    {
      check_id: 'tls.cert-expired',
      title: 'The certificate has expired',
      severity: 'high',
      status: 'passed',
      reason: null,
      findings: 0,
    },
    {
      check_id: 'cookie.secure-missing',
      title: 'A cookie lacks Secure',
      severity: 'medium',
      status: 'not_applicable',
      reason: 'The target sets no cookie.',
      findings: 0,
    },
    {
      check_id: 'dns.dnssec-missing',
      title: 'The zone is not signed',
      severity: 'low',
      status: 'error',
      reason: 'The resolver did not answer within 2 s.',
      findings: 0,
    },
  ].sort((left, right) => (left.check_id < right.check_id ? -1 : 1)) as CheckOutcome[];
}

const COMPLIANCE: readonly ComplianceRow[] = [
  {
    framework: 'OWASP ASVS 5.0',
    requirement: '3.4.1',
    status: 'partial',
    check_ids: ['http.hsts-missing'],
    findings: 1,
  },
  {
    framework: 'OWASP ASVS 5.0',
    requirement: '12.1.1',
    status: 'evidence',
    check_ids: ['tls.protocol-tls10-11'],
    findings: 1,
  },
  {
    framework: 'PCI DSS 4.0.1',
    requirement: '4.2.1',
    status: 'partial',
    check_ids: ['tls.cert-expired', 'tls.protocol-tls10-11'],
    findings: 1,
  },
  { framework: 'PCI DSS 4.0.1', requirement: '6.4.3', status: 'uncovered', check_ids: [], findings: 0 },
];

/** A report with `count` findings, made of seven real-looking weaknesses over and over. The same count, the same report. */
export function sampleReport(count: number): Report {
  const findings = Array.from({ length: count }, (_unused, index) => finding(index)).sort(compareFindings);
  return reportOf(findings);
}

/** The same report around other findings. */
export function reportOf(findings: Finding[]): Report {
  const { total, ...bySeverity } = countBySeverity(findings);
  return {
    schema_version: '1.0',
    scan: {
      id: 'scn_01jd3k9x5v8w2m4n6p7q',
      target: HOST,
      target_id: 'tgt_01jd3k9x5v8w2m4n6p7q',
      scan_type: 'standard',
      status: 'succeeded',
      livemode: true,
      created_at: '2026-11-21T02:00:00.000Z',
      started_at: '2026-11-21T02:00:01.000Z',
      finished_at: '2026-11-21T02:00:10.400Z',
      findings_count: { ...bySeverity, total },
      failure: null,
      report_url: 'https://svc.example.com/v1/scans/scn_01jd3k9x5v8w2m4n6p7q/report',
      metadata: { commit: 'a1b2c3d' },
      options: {},
      tokens_charged: 20,
    },
    target: {
      id: 'tgt_01jd3k9x5v8w2m4n6p7q',
      hostname: HOST,
      status: 'verified',
      livemode: true,
      verification: {
        method: 'dns',
        token: 'svc1abcdefghij',
        instructions: [],
        checked_at: '2026-11-01T00:00:00.000Z',
        reason: null,
      },
      verified_at: '2026-11-01T00:00:00.000Z',
      created_at: '2026-11-01T00:00:00.000Z',
    },
    summary: { by_severity: bySeverity, total, omitted: 0, digest: findingsDigest(findings) },
    findings,
    checks: checks(findings),
    budget: {
      requests: { used: 214, allowed: 600 },
      connections: { used: 12, allowed: 60 },
      bytes: { used: 1_482_113, allowed: 67_108_864 },
      seconds: { used: 9.4, allowed: 120 },
      exhausted: [],
    },
    compliance: [...COMPLIANCE],
    generated_at: '2026-11-21T02:00:10.500Z',
    tool: { name: 'Scan Gate', version: '0.1.0', advisories_date: '2026-11-01' },
  };
}

/** As large as findings get: every text 2,000 characters long, in the most lines that it fills, at 25 places. */
export function longestReport(count: number): Report {
  const fill = (text: string): string => text.repeat(Math.ceil(2_000 / text.length)).slice(0, 2_000);
  const url = `https://${HOST}/${fill('a/b%20c?d=e&')}`;
  const location = { url, method: 'GET', parameter: 'q' };
  return reportOf(
    sampleReport(count).findings.map((each) => ({
      ...each,
      title: fill('A title that goes on '),
      description: fill('The impact, at length.\n'),
      evidence: fill('Größe: Ελληνικά, Кириллица\n'),
      remediation: fill('Step by step, each in a line.\n'),
      references: Array.from({ length: 6 }, () => url),
      location,
      locations: Array.from({ length: 25 }, () => location),
      locations_total: 25,
    })),
  );
}

/** Requests that cannot be sent, and one that can, with the text where it may stand. */
function hostileProof(text: string): Proof {
  const response = { status: 200, before: text.slice(0, 400), match: text.slice(0, 400), after: text.slice(0, 400) };
  const headers = [{ name: text, value: text }];
  const sendable = { url: `https://${HOST}/${text}`, headers: [{ name: 'x', value: text.replace(/[\0\r\n]/g, '') }] };
  return {
    requests: [
      { role: 'control', method: text, url: text, headers, body: text, response },
      { role: 'proof', method: 'POST', ...sendable, body: text, response },
    ],
    browser: { url: text, steps: [text], executed: text },
  };
}

/** A report whose every free text holds `text`. */
export function hostileReport(text: string): Report {
  const base = sampleReport(SEVERITIES.length);
  const findings = base.findings.map((each) => ({
    ...each,
    title: text,
    check_id: text,
    check_url: text,
    fingerprint: text,
    description: text,
    evidence: text,
    proof: hostileProof(text),
    remediation: text,
    references: [text],
    cwe: [text],
    owasp: [text],
    location: { url: text, method: text, parameter: text },
    locations: [{ url: text, method: text, parameter: text }],
    cvss: { score: 5, vector: text },
  }));
  return {
    ...base,
    scan: {
      ...base.scan,
      id: text,
      target: text,
      failure: { reason: 'engine_error', message: text },
      metadata: { [text.slice(0, 40)]: text },
    },
    target: { ...base.target, hostname: text },
    findings,
    checks: base.checks.map((check) => ({
      ...check,
      check_id: text,
      title: text,
      reason: check.reason === null ? null : text,
    })),
    budget: { ...base.budget, exhausted: [text] },
    compliance: base.compliance.map((row) => ({ ...row, framework: text, requirement: text, check_ids: [text] })),
    tool: { name: text, version: text, advisories_date: text },
    summary: { ...base.summary, digest: text },
  };
}
