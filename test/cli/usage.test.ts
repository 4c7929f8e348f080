import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closeDoubles } from '../helpers/http-double.ts';
import { serviceDouble } from '../helpers/service-double.ts';
import { cleanUp, cli, start, temporaryFolder } from './cli-fixture.ts';

closeDoubles();
cleanUp();

describe('a usage error is one line and status 2, and nothing is sent', () => {
  it.each<[string[], string, string]>([
    [['scan'], '<target>', 'nothing to scan'],
    [['scan', ''], '<target>', 'nothing to scan'],
    [['scan', 'https://u:hunter2@a.example'], '<target>', 'credentials'],
    [['scan', 'a.example:99999'], '<target>', '1 to 65535'],
    [['scan', 'file:///etc/passwd'], '<target>', 'Only http:// and https://'],
    [['scan', 'a.example', '--fail-on', 'severe'], '--fail-on', 'not one of critical'],
    [['scan', 'a.example', '--fail-on-severity', 'severe'], '--fail-on-severity', 'not one of critical'],
    [['scan', 'a.example', '--scan-type', 'deep'], '--scan-type', 'not one of quick'],
    [['scan', 'a.example', '--scan-types', 'deep'], '--scan-types', 'not one of quick'],
    [['scan', 'a.example', '--timeout-minutes', '0'], '--timeout-minutes', 'more than 0 minutes'],
    [['scan', 'a.example', '--timeout-minutes'], '--timeout-minutes', 'needs a value'],
    [['scan', 'a.example', '--format', 'xml'], '--format', 'not one of pretty'],
    [['scan', 'a.example', '--formt', 'json'], '--formt', 'Did you mean --format'],
    [['scan', 'a.example', '--bogus'], '--bogus', 'unknown flag'],
    [['scan', 'a.example', '-x'], '-x', 'unknown flag'],
    [['scan', 'a.example', '--config-file', 'missing.yml'], '--config-file', 'does not exist'],
    [['scan', 'a.example', '--config-file', '/dev/zero'], '--config-file', 'not a regular file'],
    [['scan', 'a.example', '--ignore-file', '.'], '--ignore-file', 'is a directory'],
    [['scan', 'a.example', '--out', '/dev/null'], '--out', 'is a file, not a folder'],
    [['scan', 'a.example', '--out', '/dev/null/reports'], '--out', 'cannot be created or written to'],
    [['scan', 'a.example', '--out', '/proc/reports'], '--out', 'cannot be created or written to'],
    [['demo', '--out', '/dev/null'], '--out', 'is a file, not a folder'],
    [['scan', 'a.example', '--baseline', 'missing.json'], '--baseline', 'not a readable JSON'],
    [['scan', 'a.example', '--baseline', '/dev/zero'], '--baseline', 'not a regular file'],
    [['scan', 'a.example', '--ca-file', 'missing.pem'], '--ca-file', 'cannot be read'],
    [['scan', 'a.example', '--wait=maybe'], '--wait', 'switch'],
    [['scan', 'a.example', '--no-wait'], '--wait', 'needs a separate service'],
    [['scan', 'a.example', '--api-key', 'svc_live_GEHEIM'], '--api-url', 'missing'],
    [['scan', 'a.example', 'b.example', '--format', 'html'], '--format', 'one scan'],
    [['scna'], 'scna', 'Did you mean scan'],
    [['--bogus'], '--bogus', 'unknown flag'],
    [['demo', 'a.example'], 'a.example', 'takes no target'],
    [['demo', '--scan-type', 'deep'], '--scan-type', 'not one of'],
    [['serve'], '--data', 'missing'],
    [['serve', '--data', 'd', '--port', '70000'], '--port', 'out of range'],
    [['serve', '--data', 'd', '--role', 'boss'], '--role', 'not one of api'],
    [['serve', '--data', 'd', '--sso-tokens'], '--sso-issuer', 'missing'],
    [['serve', '--data', 'd', '--otlp-endpoint', 'collector:4318'], '--otlp-endpoint', 'not an http(s) URL'],
    [['serve', '--database-url', 'mysql://x'], '--database-url', 'postgres://'],
    [['serve', '--data', 'd', '--database-url', 'postgres://x'], '--data', 'combined with --database-url'],
    [['serve', '--data', 'd', '--allow-scan-cidr', 'everything'], '--allow-scan-cidr', 'not a range'],
    [['serve', '--data', 'd', '--allow-webhook-cidr', '999.0.0.0/8'], '--allow-webhook-cidr', '999.0.0.0/8'],
    [['serve', '--data', 'd', '--bootstrap', '/no/such/folder/file'], '--bootstrap', 'cannot be written'],
    [['keys'], 'keys', 'not one of create'],
    [['keys', 'list'], '--bootstrap', 'missing'],
    [['keys', 'list', '--bootstrap', 'missing.json'], '--bootstrap', 'does not exist'],
    [['keys', 'create', '--bootstrap', 'x'], '--scopes', 'missing'],
    [['keys', 'create', '--bootstrap', 'x', '--scopes', 'scans:all'], '--scopes', 'not one of'],
    [['keys', 'create', '--bootstrap', 'x', '--scopes', 'all', '--type', 'personal'], '--member', 'missing'],
    [['keys', 'create', '--bootstrap', 'x', '--scopes', 'all', '--name', ' '], '--name', 'empty'],
    [['keys', 'revoke', '--bootstrap', 'x'], '<key id>', 'missing'],
    [['keys', 'rotate', 'key_1', '--bootstrap', 'x', '--overlap', 'a day'], '--overlap', 'not a duration'],
    [['keys', 'rotate', 'key_1', '--bootstrap', 'x', '--overlap', '0h'], '--overlap', '1s to 30d'],
    [['keys', 'rotate', 'key_1', '--bootstrap', 'x', '--overlap', '31d'], '--overlap', '1s to 30d'],
    [['admin-token'], '--data', 'missing'],
    [['admin-token', 'now', '--data', 'd'], 'now', 'takes flags only'],
    [['admin-token', '--data', 'd', '--bootstrap', '/no/such/folder/file'], '--bootstrap', 'cannot be written'],
    [['admin-token', '--data', 'd', '--admin-url', 'http://127.0.0.1:1'], '--admin-url', 'only valid with --bootstrap'],
    [
      ['admin-token', '--data', 'd', '--bootstrap', 'b', '--admin-url', 'http://a.example'],
      '--admin-url',
      'this machine',
    ],
    [['members', 'invite', 'x'], 'members', 'not one of add'],
    [['schedules', 'start'], 'schedules', 'not one of create'],
    [['schedules', 'create', '--name', 'x'], '--cron', 'missing'],
    [['schedules', 'pause', '--api-url', 'https://a.example'], '<id>', 'missing'],
    [['schedules', 'list'], '--api-url', 'missing'],
    [['schedules', 'list', '--api-url', 'http://a.example', '--api-key', 'svc_live_x'], '--api-url', 'https'],
    [['channels', 'start'], 'channels', 'not one of add'],
    [['channels', 'add', '--name', 'x'], '--kind', 'slack, teams'],
    [['channels', 'add', '--kind', 'slack'], '--name', 'missing'],
    [['channels', 'test', '--api-url', 'https://a.example'], '<id>', 'missing'],
    [['channels', 'update', 'chn_1', '--api-url', 'https://a.example'], 'channels update', 'at least one'],
    [['workspaces', 'rename'], 'workspaces', 'not one of create'],
    [['workspaces', 'create', '--bootstrap', 'x'], '--name', 'missing'],
    [['workspaces', 'create', 'Shop', '--bootstrap', 'x'], 'Shop', 'too many'],
    [['workspaces', 'create', '--name', 'a', '--price', 'scan.deep=1', '--bootstrap', 'x'], '--price', 'begin with'],
    [['workspaces', 'suspend', '--bootstrap', 'x'], '<id>', 'missing'],
    [['workspaces', 'update', 'wsp_1', '--bootstrap', 'x'], 'workspaces update', 'at least one'],
    [['workspaces', 'update', 'wsp_1', '--running-scans', '0', '--bootstrap', 'x'], '--running-scans', 'out of range'],
    [['workspaces', 'update', 'wsp_1', '--initial-tokens', '5', '--bootstrap', 'x'], '--initial-tokens', 'create only'],
    [['tokens', 'grant', '--bootstrap', 'x'], '--amount', 'missing'],
    [['tokens', 'grant', '--bootstrap', 'x', '--amount', '-5'], '--amount', ''],
    [['explain'], '<check id>', 'missing'],
    [['replay', '--all'], '--report', 'missing'],
    [['explain', 'exposure.enw'], '<check id>', 'Did you mean exposure.env'],
    [['init', 'a.example'], 'a.example', 'flags only'],
    [['init', '--url', 'ftp://a'], '--url', 'Only http:// and https://'],
  ])('%j', async (args, name, why) => {
    const { status, out, err } = await cli(args);
    expect(
      err
        .trim()
        .split('\n')
        .filter((line) => !/^(warning:|demo site )/.test(line)),
    ).toHaveLength(1);
    expect(err).toContain(name);
    expect(err).toContain(why);
    expect(err).not.toMatch(/hunter2|GEHEIM/);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  it('sends nothing to a remote service either', async () => {
    const service = await serviceDouble();
    const result = await cli(['scan', 'a.example', '--fail-on', 'severe', '--api-url', service.url], {
      environment: { SCAN_GATE_API_KEY: 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
    });
    expect(result.status).toBe(2);
    expect(service.requests).toHaveLength(0);
  });

  it('a key is not sent over plain HTTP to another machine', async () => {
    const result = await cli(['scan', 'a.example', '--api-url', 'http://scan.example'], {
      environment: { SCAN_GATE_API_KEY: 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
    });
    expect(result).toMatchObject({ status: 2, out: '' });
    expect(result.err).toContain('--insecure-http');
  });

  it('a result without a verdict cannot be a baseline', async () => {
    const directory = await temporaryFolder();
    await writeFile(join(directory, 'b.json'), JSON.stringify({ outcome: 'inconclusive', findings: [] }));
    await writeFile(join(directory, 'c.json'), JSON.stringify({ results: [] }));
    for (const [file, why] of [
      ['b.json', 'inconclusive'],
      ['c.json', 'no list of findings'],
    ]) {
      const result = await cli(['scan', 'a.example', '--baseline', file as string], { directory });
      expect(result.status).toBe(2);
      expect(result.err).toContain(why);
    }
  });
});

describe('help', () => {
  it.each([
    'scan',
    'demo',
    'serve',
    'admin-token',
    'keys',
    'workspaces',
    'schedules',
    'channels',
    'members',
    'tokens',
    'trusts',
    'explain',
    'init',
    'check-new',
    'check-test',
    'replay',
    'fix',
    'mcp',
  ])('%s --help', async (command) => {
    const { status, out, err } = await cli([command, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`scan-gate ${command}`);
    expect(out.split('\n').every((line) => line.length <= 100)).toBe(true);
    expect(await cli(['help', command])).toEqual({ status, out, err });
  });

  it.each([60, 80, 120])('fits a terminal of %i columns', async (columns) => {
    for (const command of ['scan', 'serve', 'keys', 'init', 'demo']) {
      const { out } = await cli([command, '--help'], { columns });
      const wide = out.split('\n').filter((line) => line.length >= columns && line.trim().includes(' '));
      expect({ command, wide: wide.filter((line) => !line.startsWith('  scan-gate ')) }).toEqual({ command, wide: [] });
    }
    const { out } = await cli(['--help'], { columns });
    expect(out.split('\n').filter((line) => line.length >= columns)).toEqual([]);
  });

  it('scan --help has groups, examples and one row for a flag and its alias', async () => {
    const { out } = await cli(['scan', '--help']);
    for (const heading of ['Examples:', 'Targets and scans:', 'Verdict:', 'Output and reports:', 'Service:'])
      expect(out).toContain(`\n${heading}\n`);
    expect(out).not.toMatch(/^ {2}--scan-type /m);
    expect(out).toMatch(/^ {2}--fail-on-severity \S+ [\s\S]*?Also --fail-on\.?$/m);
  });

  it('scan --help lists every input that the command line supports', async () => {
    const { GATE_INPUTS } = await import('../../src/gate/inputs/inputs.ts');
    const { out } = await cli(['scan', '--help']);
    for (const name of Object.keys(GATE_INPUTS)) expect(out).toContain(`--${name}`);
    expect(out).toContain('--no-NAME');
  });

  it('without a command is shown on standard error with status 2', async () => {
    const { status, out, err } = await cli([]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('Commands:');
  });

  it('and the version are printed by the executable', async () => {
    const [help, version] = await Promise.all([start(['--help']).done, start(['--version']).done]);
    expect(help).toMatchObject({ status: 0, err: '' });
    expect(help.out).toContain('scan <target…>');
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
