import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startHttpsReceiver } from '../../test/helpers/https-receiver.ts';
import { Fleet, request } from '../fleet.ts';
import { firstStarts } from './first-starts.ts';
import {
  createScans,
  described,
  finalStates,
  type Lab,
  type Outcome,
  pause,
  registerTarget,
  type StoreName,
  until,
} from './lab.ts';

/** Goals of a service whose processes are killed. */

async function killAtRandom(fleet: Fleet, kills: number, spreadMs: number): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    await pause(randomInt(spreadMs));
    await fleet.kill(randomInt(fleet.size));
  }
}

/** R1: deliveries lost 0, duplicates at most what was under way at each kill. */
export async function deliveriesSurvive(
  lab: Lab,
  store: StoreName,
  { kills, deliveries }: { readonly kills: number; readonly deliveries: number },
): Promise<Outcome> {
  const received = new Map<string, number>();
  const scans = new Set<string>();
  const receiver = await startHttpsReceiver(({ headers, body }, _request, response) => {
    const id = String(headers['webhook-id']);
    received.set(id, (received.get(id) ?? 0) + 1);
    scans.add((JSON.parse(body.toString()) as { data: { scan_id: string } }).data.scan_id);
    response.writeHead(204).end();
  });
  const caFile = join(lab.folder, `ca-${store}.pem`);
  writeFileSync(caFile, receiver.ca);
  const fleet = new Fleet(await lab.processes(store, { caFile, instantScans: true, initialTokens: 10_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const url = `${receiver.url}/hook`;
  await request(fleet, 'POST', '/v1/webhooks', { url, events: ['scan.queued'] }, { 'idempotency-key': 'hook' });
  const acknowledged: string[] = [];
  const killing = killAtRandom(fleet, kills, store === 'pglite' ? 1_000 : 500);
  for (let batch = 0; batch < deliveries / 100; batch += 1) {
    acknowledged.push(...(await createScans(fleet, '127.0.0.1:9', `r1-${batch}`, 100)));
  }
  await killing;
  await until('R1 deliveries', () => acknowledged.every((id) => scans.has(id)), 180_000).catch(() => undefined);
  const lost = acknowledged.filter((id) => !scans.has(id)).length;
  const total = [...received.values()].reduce((sum, count) => sum + count, 0);
  const duplicates = total - received.size;
  await fleet.stop();
  await receiver.close();
  // At most 100 attempts are under way in a process when it is killed.
  const held = lost === 0 && duplicates <= fleet.kills * 100;
  const counts = `${acknowledged.length} acknowledged, ${lost} lost, ${duplicates} duplicates, ${fleet.kills} kills`;
  return { held, counts };
}

/** R2: every acknowledged scan reaches a final state; recovery takes at most 10 s. */
export async function scansSurvive(lab: Lab, store: StoreName, kills: number): Promise<Outcome> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    setTimeout(() => response.end('<!doctype html><title>slow</title>'), 20);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const target = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const fleet = new Fleet(await lab.processes(store, { initialTokens: 10_000_000 }));
  await fleet.start();
  await registerTarget(fleet, target);
  const acknowledged: string[] = [];
  const killing = killAtRandom(fleet, kills, store === 'pglite' ? 1_000 : 500);
  for (let batch = 0; batch < 20; batch += 1) {
    acknowledged.push(...(await createScans(fleet, target, `r2-${batch}`, 20)));
    await pause(200);
  }
  await killing;
  // What the last killed process left running must move again within the promised time.
  const running = await request(fleet, 'GET', '/v1/scans?limit=100&status=running');
  const orphans = (running.body as { data: { id: string; started_at: string }[] }).data;
  const recovery = await until(
    'R2 recovery',
    async () => {
      const moved = await Promise.all(
        orphans.map(async ({ id, started_at }) => {
          const { body } = await request(fleet, 'GET', `/v1/scans/${id}`);
          const scan = body as { status: string; started_at: string | null };
          return scan.status !== 'running' || scan.started_at !== started_at;
        }),
      );
      return moved.every(Boolean);
    },
    60_000,
  );
  const states = await finalStates(fleet, acknowledged);
  await fleet.stop();
  site.closeAllConnections();
  site.close();
  return {
    held: states.open === 0 && recovery <= 10_000,
    counts: `${acknowledged.length} acknowledged, ${described(states)}, ${fleet.kills} kills, recovery ${(recovery / 1_000).toFixed(1)} s`,
  };
}

/** R3: a bulk request that is sent a hundred times creates its scans once, and every response is the same. */
export async function repeatsAgree(lab: Lab, store: StoreName): Promise<Outcome> {
  const fleet = new Fleet(await lab.processes(store, { instantScans: true, initialTokens: 1_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const digests = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const scans = Array.from({ length: 20 }, () => ({ target: '127.0.0.1:9', scan_type: 'quick' }));
      const response = await request(fleet, 'POST', '/v1/scans/bulk', { scans }, { 'idempotency-key': 'same' });
      return createHash('sha256').update(JSON.stringify(response)).digest('hex');
    }),
  );
  const { body } = await request(fleet, 'GET', '/v1/scans?limit=100');
  const created = (body as { data: unknown[] }).data.length;
  await fleet.stop();
  const distinct = new Set(digests).size;
  const counts = `100 equal requests, ${created} scans, ${distinct} distinct response`;
  return { held: created === 20 && distinct === 1, counts };
}

/** R7: whenever a first start is killed, the next start has keys that work. */
export async function firstKeysSurvive(lab: Lab, store: StoreName, count: number): Promise<Outcome> {
  const { kills, early, firstLived, broken, slowestMs } = await firstStarts(count, async () => {
    const directory = mkdtempSync(join(lab.folder, 'first-'));
    if (store === 'pglite') return { directory, environment: {}, flags: ['--data', 'data'] };
    return { directory, environment: { SCAN_GATE_DATABASE_URL: await lab.database() }, flags: [] };
  });
  return {
    held: broken.length === 0 && kills === count,
    counts: `${kills} first starts killed, 0 to ${slowestMs.toFixed(0)} ms after they began (${early} before the bootstrap file was there, ${firstLived} with its first keys kept), ${broken.length} next starts without working keys${broken.map((why) => `; ${why}`).join('')}`,
  };
}
