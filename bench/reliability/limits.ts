import { readFileSync } from 'node:fs';
import { Fleet, request } from '../fleet.ts';
import { createScans, type Lab, type Outcome, pause, registerTarget, type StoreName } from './lab.ts';

/** Goals of a service at its limits: tokens, the lock of its directory, memory. */

const DEBITS = 10_000;
const LANES = 500;

/** R4: of 10,000 creations on 5,000 tokens, 500 at a time, exactly 5,000 pass; the ledger sums to the balance. */
export async function debitsAreExact(lab: Lab, store: StoreName): Promise<Outcome> {
  const prices = { 'scan.quick': 1 };
  const half = DEBITS / 2;
  const options = { instantScans: true, initialTokens: half, prices, scanConcurrency: 1 };
  const fleet = new Fleet(await lab.processes(store, options));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const statuses: number[] = [];
  let left = DEBITS;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      const n = left--;
      const scan = { target: '127.0.0.1:9', scan_type: 'quick' };
      const { status } = await request(fleet, 'POST', '/v1/scans', scan, { 'idempotency-key': `debit-${n}` });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const count = (wanted: number): number => statuses.filter((status) => status === wanted).length;
  const { body } = await request(fleet, 'GET', '/v1/usage');
  const usage = body as { balance: number; last_30d: { total: number } };
  await fleet.stop();
  return {
    held: count(201) === half && count(402) === half && usage.balance === 0 && usage.last_30d.total === half,
    counts: `${count(201)} passed, ${count(402)} refused, ${DEBITS - count(201) - count(402)} got another response (${[...new Set(statuses)].join(', ')}), balance ${usage.balance}, ledger ${usage.last_30d.total}`,
  };
}

/** R6: a second process on a data directory is refused. */
export async function directoryIsLocked(lab: Lab): Promise<Outcome> {
  const options = await lab.processes('pglite', {});
  const first = new Fleet(options);
  await first.start();
  const second = new Fleet(options);
  const held = await second.start().then(
    () => false,
    () => true,
  );
  await first.stop();
  return { held, counts: held ? 'the second process was refused' : 'two processes ran' };
}

/** R9: memory stays flat: the last third of a soak uses at most a fifth more than the second third. */
export async function memoryStaysFlat(lab: Lab, store: StoreName, minutes: number): Promise<Outcome> {
  const fleet = new Fleet(await lab.processes(store, { instantScans: true, initialTokens: 100_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const samples: number[] = [];
  const end = performance.now() + minutes * 60_000;
  let created = 0;
  for (let batch = 0; performance.now() < end; batch += 1) {
    created += (await createScans(fleet, '127.0.0.1:9', `r9-${batch}`, 50)).length;
    samples.push(residentMegabytes(fleet.pid));
    await pause(500);
  }
  await fleet.stop();
  const third = Math.floor(samples.length / 3);
  const mean = (from: number): number =>
    samples.slice(from, from + third).reduce((sum, value) => sum + value, 0) / third;
  const [middle, last] = [mean(third), mean(2 * third)];
  return {
    held: last <= middle * 1.2,
    counts: `${minutes} min, ${created} scans, resident ${middle.toFixed(0)} MB in the second third, ${last.toFixed(0)} MB in the last`,
  };
}

function residentMegabytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
