import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { METRICS } from '../../src/service/metric-table.ts';
import { cleanUp, start, temporaryFolder } from '../cli/cli-fixture.ts';
import { debianProgram } from '../helpers/debian.ts';
import { hasPostgres } from '../helpers/postgres.ts';
import { sharedDatabase } from '../helpers/shared-postgres.ts';

cleanUp();

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy/helm/scan-gate/monitoring');
const read = (path: string) => readFileSync(path, 'utf8');
const rules = parse(read(join(folder, 'rules.yaml'))) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const alerts = rules.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read(join(folder, 'dashboard.json'))) as {
  panels: { id: number; targets?: { expr: string }[] }[];
};
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const operations = read(join(root, 'docs/OPERATIONS.md'));

/** Names of series in a text. */
const namesIn = (text: string) => new Set(text.match(/\b(?:scan_gate|process|nodejs)_[a-z0-9_]+\b/g));
/** Families by the names of their series. */
const familiesIn = (text: string) =>
  [...namesIn(text)].map((name) => (name in METRICS ? name : name.replace(/_(bucket|sum|count)$/, '')));

describe('documentation, alerts and dashboard', () => {
  it('name every metric of the service, and no other', () => {
    const [, table = ''] = /\n\| metric \| meaning \|\n(.*?)\n\n/s.exec(operations) ?? [];
    expect(familiesIn(table).sort()).toEqual(Object.keys(METRICS).sort());
    expect([...new Set(familiesIn(queries.join('\n')))].sort()).toEqual(Object.keys(METRICS).sort());
  });

  it('describe every alert', () => {
    const [, table = ''] = /\n\| alert \| fires when \|\n(.*?)\n\n/s.exec(operations) ?? [];
    expect(table.match(/ScanGate\w+/g)).toEqual(alerts.map(({ alert }) => alert));
  });

  it('identify every panel', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});

const promtool = debianProgram('promtool', ['prometheus']);

describe.skipIf(promtool === null)('promtool', () => {
  const run = (...args: string[]) => execFileSync(promtool as string, args, { encoding: 'utf8', stdio: 'pipe' });

  it('accepts the rules and the queries of the dashboard', () => {
    expect(run('check', 'rules', join(folder, 'rules.yaml'))).toContain(`SUCCESS: ${alerts.length} rules found`);
  });

  it('fires each alert in its situation, and none in good health', () => {
    const situations = join(root, 'test/deploy/rules.yaml');
    for (const { alert } of alerts) expect(read(situations)).toContain(alert);
    expect(run('test', 'rules', situations)).toContain('SUCCESS');
  });
});

describe.skipIf(!hasPostgres())('a real service on PostgreSQL', () => {
  let service: ReturnType<typeof start>;
  let exposed = '';

  beforeAll(async () => {
    const directory = await temporaryFolder();
    const args = ['--port', '0', '--metrics-listen', '0', '--bootstrap', 'bootstrap.json', '--database-url'];
    service = start(['serve', ...args, await sharedDatabase(true)], { directory });
    const [line] = await service.until('out', /^\{.*\}$/m);
    const { url, metrics_url } = JSON.parse(line) as { url: string; metrics_url: string };
    await fetch(`${url}/v1/usage`);
    exposed = await (await fetch(`${metrics_url}/metrics`)).text();
  });

  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.done;
  });

  it('exposes every metric, and so every one that alerts and dashboard read', () => {
    const families = [...exposed.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(families.sort()).toEqual(Object.keys(METRICS).sort());
    const series = new Set([...exposed.matchAll(/^([a-z_0-9]+)/gm)].map(([, name]) => name));
    const named = [...alerts.map(({ expr }) => expr), ...queries].flatMap((expr) => [...namesIn(expr)]);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !series.has(name))).toEqual([]);
  });

  it('counts from 0, also what has not happened yet', () => {
    for (const series of [
      'scan_gate_scans_total{scan_type="compliance",status="failed"} 0',
      'scan_gate_webhook_attempts_total{status="dead_lettered"} 0',
      'scan_gate_engine_crashes_total 0',
      'scan_gate_http_requests_total{method="POST",route="/v1/scans",status="500"} 0',
      'scan_gate_scan_duration_seconds_bucket{scan_type="compliance",le="1800"} 0',
      'scan_gate_queue_wait_seconds_count{scan_type="quick"} 0',
      'scan_gate_queue_oldest_seconds 0',
    ])
      expect(exposed).toContain(`\n${series}\n`);
  });

  it.skipIf(promtool === null)('passes promtool check metrics', () => {
    execFileSync(promtool as string, ['check', 'metrics'], { input: exposed, stdio: 'pipe' });
  });
});
