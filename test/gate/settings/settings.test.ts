import { describe, expect, it } from 'vitest';
import { GATE_INPUTS, type GateInputName, type RawInputs } from '../../../src/gate/inputs/inputs.ts';
import { UsageError } from '../../../src/gate/model/usage-error.ts';
import { parseSettings } from '../../../src/gate/settings/settings.ts';

function parse(raw: RawInputs, config?: string, environment?: Record<string, string>) {
  return parseSettings({
    raw,
    naming: (name) => `input ${name}`,
    configFile: config === undefined ? null : { name: 'gate.yml', text: config },
    ...(environment === undefined ? {} : { secret: (name: string) => environment[name] }),
  });
}

function refusal(raw: RawInputs, config?: string, environment?: Record<string, string>): UsageError {
  try {
    parse(raw, config, environment);
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('a target', () => {
  it.each([
    ['example.com', 'example.com', {}],
    ['Example.COM.', 'example.com', {}],
    ['example.com:8443', 'example.com:8443', {}],
    ['https://example.com', 'example.com', { scheme: 'https' }],
    ['https://example.com:443/', 'example.com', { scheme: 'https' }],
    ['http://example.com:443/', 'example.com:443', { scheme: 'http' }],
    ['https://example.com/app?x=1#part', 'example.com', { scheme: 'https', start_path: '/app?x=1' }],
    ['127.0.0.1:3000', '127.0.0.1:3000', {}],
    ['[::1]:3000', '[::1]:3000', {}],
    ['example.com/app', 'example.com', { start_path: '/app' }],
    ['https://[2001:DB8::1]/', '[2001:db8::1]', { scheme: 'https' }],
    ['bücher.example', 'xn--bcher-kva.example', {}],
    ['localhost', 'localhost', {}],
  ])('%s', (text, hostname, options) => {
    expect(parse({ targets: text }).gate.targets).toMatchObject([{ hostname, options }]);
  });

  it.each([
    ['', 'nothing to scan'],
    [' , \n # a comment', 'nothing to scan'],
    ['https://', 'needs a host'],
    ['https://user:hunter2@example.com/', 'credentials'],
    ['user:hunter2@example.com', 'credentials'],
    ['file:///etc/passwd', 'Only http:// and https://'],
    ['javascript:alert(1)', 'Only http:// and https://'],
    ['example.com:65536', '"example.com:65536": The port must be a number from 1 to 65535.'],
    ['*.example.com', 'wildcard'],
    ['exa mple.com\u0000', 'spaces'],
  ])('%j is refused', (text, why) => {
    const error = refusal({ targets: text });
    expect(error.message).toContain(why);
    expect(error.input).toBe('input targets');
    expect(error.message).not.toContain('hunter2');
  });

  it('is displayed without query and credentials', () => {
    const [target] = parse({ targets: 'https://example.com/a?token=secret#x' }).gate.targets;
    expect(target?.input).toBe('https://example.com/a?…');
  });

  it('given twice is scanned once', () => {
    expect(parse({ targets: 'a.example, A.example\na.example' }).gate.targets).toHaveLength(1);
  });
});

describe('an input', () => {
  it.each<[GateInputName, string, string]>([
    ['fail-on-severity', 'severe', 'not one of critical'],
    ['fail-on-severity', 'crit', 'Did you mean critical'],
    ['scan-types', 'quick,deep', '"deep" is not one of'],
    ['scan-types', ',', 'no scan type'],
    ['verification', 'email', 'not one of'],
    ['timeout-minutes', '0', 'more than 0 minutes'],
    ['timeout-minutes', '-1', 'out of range'],
    ['timeout-minutes', '1441', 'out of range'],
    ['timeout-minutes', 'ten', 'not a number'],
    ['timeout-minutes', '1e3', 'not a number'],
    ['poll-interval-seconds', '0', 'out of range'],
    ['thresholds', 'high', 'severity=number'],
    ['thresholds', 'high=many', 'not a whole number'],
    ['thresholds', 'worst=1', 'not one of'],
    ['thresholds', 'high=1,high=2', 'twice'],
    ['thresholds', 'high=-1', 'out of range'],
    ['wait', 'yes', 'not true or false'],
    ['wait', 'false', 'needs a separate service'],
    ['rerun', 'again', 'not one of resume, new'],
    ['max-tokens', '1.5', 'whole number'],
    ['max-tokens', '-5', 'out of range'],
    ['wait-for-target-seconds', '4000', 'out of range'],
    ['max-findings', '0', 'out of range'],
    ['report-formats', 'docx', 'not one of'],
    ['max-retries', '21', 'out of range'],
    ['api-url', 'example.com', 'not an http(s) URL'],
    ['request-headers', 'no colon', 'line 1'],
    ['request-headers', 'Host: other.example', 'cannot be set'],
    ['request-headers', 'A: 1\na: 2', 'given twice'],
    ['request-headers', 'A: b\u0007', 'not ASCII'],
  ])('%s = %j is refused by its name', (name, value, why) => {
    const error = refusal({ targets: 'a.example', [name]: value });
    expect(error.input).toBe(`input ${name}`);
    expect(error.message).toContain(why);
  });

  it('api-url requires api-key, and vice versa', () => {
    expect(refusal({ targets: 'a', 'api-url': 'https://s.example' }).input).toBe('input api-key');
    expect(refusal({ targets: 'a', 'api-key': 'svc_live_X' }).input).toBe('input api-url');
    expect(refusal({ targets: 'a', 'api-key': 'svc_live_X' }).message).not.toContain('svc_live_X');
  });

  it('the error for secret headers does not repeat them', () => {
    expect(refusal({ targets: 'a', 'request-headers': 'Cookie: geheim\u00e9' }).message).not.toContain('geheim');
  });

  it('has a valid default', () => {
    const { gate, report, service } = parse({ targets: 'a' });
    expect(gate).toMatchObject({
      timeoutMs: 1_800_000,
      rerun: 'resume',
      wait: true,
      pollIntervalMs: null,
      maxTokens: 0,
      waitForTargetMs: 60_000,
      policy: { failOnSeverity: 'critical', failOnInconclusive: true, failOnNewOnly: false, warnOnly: false },
    });
    expect(gate.targets[0]?.scanTypes).toEqual(['standard']);
    expect(report).toEqual({ formats: ['json', 'pdf'], maxFindings: 20 });
    expect(service).toEqual({
      apiUrl: null,
      apiKey: null,
      audience: null,
      maxRetries: 4,
      browserPath: null,
      callbackUrl: null,
      rules: [],
    });
  });

  it('left empty is the same as not given', () => {
    const empty = Object.fromEntries(Object.keys(GATE_INPUTS).map((name) => [name, '']));
    expect(parse({ ...empty, targets: 'a' })).toEqual(parse({ targets: 'a' }));
  });
});

describe('the configuration file', () => {
  it('has precedence over defaults, but not over inputs', () => {
    const config =
      'fail-on-severity: low\ntimeout-minutes: 5\nscan-types: [quick]\nthresholds: {high: 2}\nreport-formats: [sarif]';
    const { gate, report } = parse({ targets: 'a', 'timeout-minutes': '7' }, config);
    expect(gate).toMatchObject({ timeoutMs: 420_000, policy: { failOnSeverity: 'low', thresholds: { high: 2 } } });
    expect(gate.targets[0]?.scanTypes).toEqual(['quick']);
    expect(report.formats).toEqual(['sarif']);
  });

  it('holds settings for one target', () => {
    const config = `
disable-checks: [http.trace]
severity-overrides: { csp.missing: low }
targets:
  - target: https://a.example/start
    scan-types: [quick, compliance]
    fail-on-severity: high
    severity-overrides: { http.framing: info }
    exclude-paths: [/logout]
  - b.example
`;
    const [a, b] = parse({}, config).gate.targets;
    expect(a).toMatchObject({
      scanTypes: ['quick', 'compliance'],
      policy: { failOnSeverity: 'high' },
      options: {
        start_path: '/start',
        disable_checks: ['http.trace'],
        severity_overrides: { 'csp.missing': 'low', 'http.framing': 'info' },
        exclude_paths: ['/logout'],
      },
    });
    expect(b?.policy).toBeUndefined();
    expect(b?.options).toEqual({ disable_checks: ['http.trace'], severity_overrides: { 'csp.missing': 'low' } });
  });

  it.each([
    ['fail-on-severity', 'critical', { failOnSeverity: 'critical' }],
    ['fail-on-new-only', 'false', { failOnNewOnly: false }],
    ['fail-on-inconclusive', 'true', { failOnInconclusive: true }],
    ['warn-only', 'false', { warnOnly: false }],
    ['thresholds', 'high=0', { thresholds: { high: 0 } }],
  ] as const)('loses to %s = %s, though that is the default, also below a target', (name, value, expected) => {
    const lax = 'fail-on-severity: none\nfail-on-new-only: true\nthresholds: {high: 99}';
    const below = lax.replaceAll('\n', '\n    ');
    const config = `${lax}\nfail-on-inconclusive: false\nwarn-only: true\ntargets:\n  - target: a.example\n    ${below}`;
    const { policy, targets } = parse({ [name]: value }, config).gate;
    expect({ ...policy, ...targets[0]?.policy }).toMatchObject(expected);
  });

  it('applies its settings of a host to an input target on that host', () => {
    const config = 'targets: [{target: a.example, fail-on-severity: none}, other.example]';
    const { targets } = parse({ targets: 'https://a.example/x' }, config).gate;
    expect(targets).toHaveLength(1);
    expect(targets[0]?.policy).toEqual({ failOnSeverity: 'none' });
  });

  it('names the environment variable that holds secret headers', () => {
    const config = 'targets: [{target: a.example, request-headers-env: PREVIEW}]';
    const [target] = parse({}, config, { PREVIEW: 'Cookie: s=1' }).gate.targets;
    expect(target?.options.request_headers).toEqual({ Cookie: 's=1' });
    expect(() => parse({}, config, {})).toThrow('PREVIEW is not set');
  });

  it.each([
    ['postgres://user:s3cr3tpw@db.internal/prod', 'looks like a URL'],
    ['authorization://user:s3cr3tpw@db.internal/prod', 'looks like a URL'],
    ['Authorization: //user:s3cr3tpw@db.internal/prod', 'looks like a URL'],
    ['Authorization:Bearers3cr3tpw', 'a space after the colon'],
    ['Authorization: fine\nX:s3cr3tpw', 'line 2'],
    ['s3cr3tpw', 'a space after the colon'],
  ])('does not send %j as a header', (value, why) => {
    const error = refusal({}, 'targets: [{target: a.example, request-headers-env: DATABASE_URL}]', {
      DATABASE_URL: value,
    });
    expect(error.message).toContain(why);
    expect(error.message).not.toContain('s3cr3tpw');
  });

  it('that the pull request may have written gets no secret', () => {
    const untrusted = (raw: RawInputs, text: string) =>
      parseSettings({
        raw: { 'request-headers': 'X-Bypass: hunter22', ...raw },
        naming: (name) => `input ${name}`,
        configFile: { name: 'gate.yml', text, untrusted: true },
        secret: () => 'Cookie: geheim',
      }).gate;
    const { targets, policyOrigin } = untrusted({}, 'targets: [attacker.example]');
    expect(targets[0]?.options.request_headers).toBeUndefined();
    expect(policyOrigin.warnings.join()).toMatch(/not sent to attacker\.example/);
    const given = untrusted({ targets: 'a.example' }, 'targets: [attacker.example]');
    expect(given.targets[0]?.options.request_headers).toEqual({ 'X-Bypass': 'hunter22' });
    expect(() => untrusted({}, 'targets: [{target: a.example, request-headers-env: PROD}]')).toThrow(
      'PROD is not read',
    );
  });

  it('that is empty has no effect', () => {
    const empty = parse({ targets: 'a' }, '# nothing yet\n');
    const without = parse({ targets: 'a' });
    expect(empty.gate.policyOrigin.source).toBe('gate.yml');
    const policyOrigin = without.gate.policyOrigin;
    expect({ ...empty, gate: { ...empty.gate, policyOrigin } }).toEqual(without);
  });

  it.each([
    ['fail-on-severty: high', 'unknown key "fail-on-severty". Did you mean fail-on-severity?'],
    ['ignore: [{chek: a.b, reason: x}]', 'Did you mean check?'],
    ['thresholds: {hihg: 1}', 'Did you mean high?'],
    ['a: 1\n---\nb: 2', 'more than one YAML document'],
    ['targets: [{target: a, scantypes: [quick]}]', 'unknown key "scantypes" in targets[0]. Did you mean scan-types?'],
    ['targets: [{url: a}]', 'unknown key "url" in targets[0]. Did you mean target?'],
    ['fail-on-severity: high\nfail-on-severity: low', 'unique'],
    ['fail-on-severity: worst', 'fail-on-severity'],
    ['timeout-minutes: 0', 'timeout-minutes'],
    ['timeout-minutes: "5"', 'timeout-minutes'],
    ['targets: [{target: a, scan-types: [deep]}]', 'quick, standard, compliance'],
    ['targets: ["https://u:p@a.example"]', 'credentials'],
    ['- a\n- b', 'not a map'],
    ['a: [', 'line 1'],
    ['api-key: svc_live_X', 'unknown key "api-key"'],
    ['ignore: [{reason: because}]', 'names no check, path or fingerprint'],
    ['ignore: [{check: a.b}]', 'ignore[0] has no "reason", which is required (line 1).'],
    ['ignore: [{check: a.b, reason: x, expires: 2026-02-30}]', 'not a valid date'],
    ['ignore: [{check: a.b, reason: x, expires: soon}]', 'expires'],
    ['x: &a [1]\ny: *b', 'alias'],
  ])('%j is refused', (config, why) => {
    const error = refusal({ targets: 'a' }, config);
    expect(error.input).toContain('input config-file');
    expect(error.message.toLowerCase()).toContain(why.toLowerCase());
  });

  it('a setting that other settings do not allow is refused with its line', () => {
    const error = refusal({ targets: 'a' }, 'fail-on-severity: high\nwait: false\n');
    expect(error.problems).toEqual([
      {
        title: 'gate.yml, line 2',
        message:
          'gate.yml: wait: false needs a separate service (api-url); the embedded one ends with the run (line 2).',
        isPublic: true,
      },
    ]);
  });

  it('that expands to billions of entries is refused', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefghi'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`),
    ].join('\n');
    expect(() => parse({ targets: 'a' }, bomb)).toThrow(UsageError);
  });
});

describe('active-post', () => {
  const posts = (raw: RawInputs, config?: string) =>
    parse(raw, config).gate.targets.map(({ options }) => options.active_post === true);
  const REMOTE = { 'api-url': 'https://scan.example', 'api-key': 'svc_test_X' };
  const HOSTS = 'localhost:3000,127.0.0.1,10.0.0.7,[::1]:8080,app:3000,shop.internal,shop.example,8.8.8.8';
  const LOCAL = [true, true, true, true, true, true, false, false];

  it.each<[RawInputs, string | undefined, readonly boolean[]]>([
    [{}, undefined, LOCAL.map(() => false)],
    [{ 'active-post': 'off' }, 'active-post: on', LOCAL.map(() => false)],
    [{ 'active-post': 'local' }, undefined, LOCAL],
    [{}, 'active-post: local', LOCAL],
    [{ 'active-post': 'on' }, 'active-post: off', LOCAL.map(() => true)],
    [{}, 'active-post: true', LOCAL.map(() => true)],
    [{}, 'active-post: false', LOCAL.map(() => false)],
    // Private hosts of a remote service are not those of the job.
    [{ ...REMOTE, 'active-post': 'local' }, undefined, LOCAL.map(() => false)],
    [{ ...REMOTE, 'active-post': 'on' }, undefined, LOCAL.map(() => true)],
  ])('%j with %j', (raw, config, expected) => {
    expect(posts({ targets: HOSTS, ...raw }, config)).toEqual(expected);
  });

  it('of a target outweighs that of the file', () => {
    const config = 'active-post: on\ntargets: [{ target: a.example, active-post: off }, b.example]';
    expect(posts({}, config)).toEqual([false, true]);
  });

  it('is not taken from a file that a proposed change may have written, except to turn it off', () => {
    const untrusted = (text: string, raw: RawInputs = {}) =>
      parseSettings({
        raw: { targets: 'localhost:3000', ...raw },
        naming: (name) => `input ${name}`,
        configFile: { name: 'gate.yml', text, untrusted: true },
      }).gate;
    for (const mode of ['local', 'on', 'true']) {
      const { targets, policyOrigin } = untrusted(`active-post: ${mode}`);
      expect(targets[0]?.options.active_post).toBeUndefined();
      expect(policyOrigin.warnings.join()).toContain('of gate.yml was not used for localhost:3000');
    }
    expect(untrusted('active-post: off').policyOrigin.warnings).toEqual([]);
    const given = untrusted('active-post: on', { 'active-post': 'local' });
    expect([given.targets[0]?.options.active_post, given.policyOrigin.warnings]).toEqual([true, []]);
  });

  it('that a pull request proposes is listed and not in effect', () => {
    const { targets, policyOrigin } = parseSettings({
      raw: { targets: 'localhost:3000' },
      naming: (name) => name,
      configFile: { name: 'gate.yml', text: '' },
      proposed: { config: { name: 'gate.yml', text: 'active-post: on' } },
    }).gate;
    expect(targets[0]?.options.active_post).toBeUndefined();
    expect(policyOrigin.pending.map(({ summary }) => summary)).toEqual(['active-post: off (default) → on']);
  });

  it.each(['yes', 'always', 'loca'])('%s is refused', (mode) => {
    expect(refusal({ targets: 'a', 'active-post': mode }).input).toBe('input active-post');
    expect(refusal({ targets: 'a' }, `active-post: ${mode}`).message).toContain('off, local, on, true, false');
  });
});

describe('scan-minutes', () => {
  const minutes = (raw: RawInputs, config?: string) =>
    parse(raw, config).gate.targets.map(({ options }) => options.scan_minutes);

  it.each<[RawInputs, string | undefined, readonly (number | undefined)[]]>([
    [{}, undefined, [undefined, undefined]],
    [{ 'scan-minutes': '5' }, 'scan-minutes: 9', [5, 5]],
    [{}, 'scan-minutes: 9', [9, 9]],
    [{}, 'scan-minutes: 9\ntargets: [{ target: a.example, scan-minutes: 3 }]', [3, 9]],
  ])('%j with %j', (raw, config, expected) => {
    expect(minutes({ targets: 'a.example,b.example', ...raw }, config)).toEqual(expected);
  });

  it.each(['0', '61', '1.5', 'two'])('%s is refused', (text) => {
    expect(refusal({ targets: 'a', 'scan-minutes': text }).input).toBe('input scan-minutes');
  });

  it('must leave the run time to end', () => {
    expect(refusal({ targets: 'a', 'scan-minutes': '30' }).message).toContain('leaves no time before');
    expect(minutes({ targets: 'a', 'scan-minutes': '30', 'timeout-minutes': '45' })).toEqual([30]);
  });
});

it.each(['-1', '101', '50.5', 'all'])('min-coverage: %s is refused', (text) => {
  expect(refusal({ targets: 'a', 'min-coverage': text }).input).toBe('input min-coverage');
});

it('a proposed policy is judged without reading a file or a secret for it', () => {
  const read: string[] = [];
  const reading = (path: string) => {
    read.push(path);
    return '{"openapi":"3.1.0","paths":{}}';
  };
  const proposed = 'api-description: other.json\nrequest-headers-env: PROD\nfail-on-severity: none';
  const { policyOrigin } = parseSettings({
    raw: { targets: 'a.example' },
    naming: (name) => name,
    configFile: { name: 'gate.yml', text: 'api-description: own.json' },
    proposed: { config: { name: 'gate.yml', text: proposed } },
    readText: reading,
    readFile: reading,
    secret: reading,
  }).gate;
  expect(read).toEqual(['own.json']);
  expect(policyOrigin.proposed?.policy.failOnSeverity).toBe('none');
  expect(policyOrigin.pending.map(({ key }) => key)).toEqual([
    'fail-on-severity',
    'api-description',
    'request-headers-env',
  ]);
});
