import { expect, it } from 'vitest';
import { exitStatus } from '../../src/cli/exit-status.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores } from '../helpers/service.ts';
import { testClock } from '../helpers/test-clock.ts';
import { gateAgainst } from './gate-fixture.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

describeStores('a finding that was accepted in the service', ({ start }) => {
  it('does not fail the gate until the acceptance ends, and the result names who accepted it, until when and why', async () => {
    let time = START;
    const { service, api, engine } = await start({}, { clock: { now: () => new Date(time) } });
    engine.answer = () => completed([finding('exposure.env', 'critical', 'aa'), finding('http.xcto', 'low', 'bb')]);
    let runs = 0;
    const gate = async () => {
      runs += 1;
      const result = await gateAgainst(service.url, {
        raw: { targets: 'http://127.0.0.1:8080', 'scan-types': 'quick' },
        client: { apiKey: service.apiKey ?? '' },
        run: { runId: String(runs) },
        dependencies: { clock: testClock(time) },
      });
      const judged = result.findings.map(({ check_id, ignored_by }) => [check_id, ignored_by]);
      return { status: exitStatus(result.verdict), counts: result.verdict.counts, judged, findings: result.findings };
    };
    const counted = {
      status: 1,
      judged: [
        ['exposure.env', null],
        ['http.xcto', null],
      ],
    };
    const first = await gate();
    expect(first).toMatchObject(counted);

    const leaked = first.findings[0]?.id;
    const expires_at = new Date(START + 10 * DAY).toISOString();
    const body = { state: 'ignored', reason: 'A decoy.', expires_at };
    expect((await api.patch(`/v1/findings/${leaked}`, body)).status).toBe(200);
    time = START + 10 * DAY - 1;
    const accepted = await gate();
    expect(accepted).toMatchObject({
      status: 0,
      counts: { critical: 0, low: 1 },
      judged: [
        ['exposure.env', 'accepted in the service by First key until 2026-12-01 10:00 UTC: A decoy.'],
        ['http.xcto', null],
      ],
    });

    time = START + 10 * DAY;
    expect(await gate()).toMatchObject(counted);
  });
});
