import type { Publication, PublishedFinding } from '../../src/action/publication.ts';
import { countBySeverity } from '../../src/contract/primitives.ts';

/** The result of an invented pull request, as rich as one gets: for pictures and for tests of what is rendered. */
export function samplePublication(now: number): Publication {
  const finding = (number: number, values: Partial<PublishedFinding> & { path: string }): PublishedFinding => {
    const { path, ...rest } = values;
    return {
      fingerprint: String(number).padStart(32, '0'),
      check_id: 'http.xcto',
      title: '',
      severity: 'low',
      confidence: 'certain',
      evidence: '',
      remediation: '',
      description: '',
      cwe: [],
      locations_total: 1,
      first_seen_at: '2026-11-01T08:00:00.000Z',
      location: { url: `https://preview-12.shop.example${path}`, method: 'GET', parameter: null },
      target: 'https://preview-12.shop.example',
      scan_type: 'standard',
      status: 'existing',
      blocking: false,
      ignored_by: null,
      ...rest,
    };
  };
  const findings = [
    finding(1, {
      check_id: 'exposure.env',
      title: 'Environment file is readable by anyone',
      severity: 'critical',
      path: '/.env',
      evidence: 'DB_PASSWORD=hu…et (12 more variables)',
      remediation: 'Deny dot files in the web server. Rotate every secret it held.',
      status: 'new',
      blocking: true,
    }),
    finding(2, {
      check_id: 'content.malicious-cdn',
      title: 'Page loads code from the hijacked host polyfill.io',
      severity: 'critical',
      path: '/checkout',
      locations_total: 6,
      evidence: '<script src="https://cdn.polyfill.io/v2/polyfill.min.js">',
      remediation: 'Remove the reference today.',
      status: 'new',
      blocking: true,
    }),
    finding(3, {
      check_id: 'csp.missing',
      title: 'No Content-Security-Policy',
      severity: 'medium',
      path: '/checkout',
      evidence: 'no Content-Security-Policy header on 9 HTML pages',
      remediation: "Start with default-src 'self' in report-only mode.",
      status: 'new',
    }),
    finding(4, {
      title: 'Session cookie without HttpOnly',
      severity: 'high',
      path: '/login',
      check_id: 'cookie.no-httponly',
    }),
    finding(5, { title: 'Page may be framed by any site', severity: 'medium', path: '/', check_id: 'http.framing' }),
    finding(6, { title: 'X-Content-Type-Options is missing', path: '/', check_id: 'http.xcto' }),
    finding(7, { title: 'Referrer-Policy is missing', path: '/', check_id: 'http.referrer-policy' }),
    finding(8, {
      title: 'Server header tells the version',
      path: '/',
      check_id: 'disclosure.server-version',
      ignored_by: 'set by the CDN, ticket OPS-41 (until 2027-01-01)',
    }),
  ];
  const judged = findings.filter((item) => item.ignored_by === null);
  return {
    schema_version: '1.0',
    tool: { name: 'scan-gate', version: '0.1.0' },
    outcome: 'failed',
    fails_job: true,
    warn_only: false,
    threshold: 'critical',
    reasons: ['2 new critical findings at or above critical (fail-on-severity).'],
    codes: [],
    warnings: [],
    service: 'embedded',
    run: {
      repository: 'octocat/shop',
      run_id: '1001',
      attempt: 1,
      event: 'pull_request',
      sha: 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed',
      url: 'https://github.com/octocat/shop/actions/runs/1001',
    },
    scans: [
      {
        target: 'https://preview-12.shop.example',
        hostname: 'preview-12.shop.example',
        target_id: 'tgt_01jd3k9x5v8w2m4n6p7q',
        scan_id: 'scn_01jd3k9x5v8w2m4n6p7q',
        scan_type: 'standard',
        outcome: 'succeeded',
        code: null,
        reason: null,
        report_url: null,
        duration_ms: 8_700,
        checks: { passed: 47, finding: 8, not_applicable: 16, error: 1 },
      },
    ],
    findings,
    fixed: ['HSTS is missing', 'TLS 1.0 is accepted'].map((title, index) => ({
      fingerprint: String(90 + index).padStart(32, '0'),
      check_id: 'http.hsts-missing',
      title,
      severity: 'medium',
      location: { url: 'https://shop.example/', method: 'GET', parameter: null },
    })),
    baseline: {
      source: 'artifact',
      name: 'main',
      sha: 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0',
      finishedAt: new Date(now - 3 * 3_600_000).toISOString(),
      scanIds: ['scn_01jd3k9x5v8w2m4n6p7r'],
    },
    counts: countBySeverity(judged),
    new_counts: countBySeverity(judged.filter((item) => item.status === 'new')),
    existing_counts: countBySeverity(judged.filter((item) => item.status === 'existing')),
    tokens: { used: 20, remaining: 999_980 },
    reused: false,
    timings: { total_ms: 9_400, service_ready_ms: 900, scans: [] },
  };
}
