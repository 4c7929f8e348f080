import { startTcpProxy } from '../../test/helpers/tcp-proxy.ts';
import { Fleet } from '../fleet.ts';
import {
  createScans,
  described,
  finalStates,
  type Lab,
  type Outcome,
  onPostgres,
  pause,
  registerTarget,
} from './lab.ts';

const TARGET = '127.0.0.1:9';
const EXISTING_SILENT_MS = 20_000;
const ALL_SILENT_MS = 60_000;
const ANSWERED_MS = 10_000;
const EVERY_MS = 250;

interface Answers {
  readonly acknowledged: string[];
  readonly statuses: Map<string, number>;
  slowestMs: number;
}

/**
 * R13: the network between the service and PostgreSQL goes silent, first on the open connections, then on new ones too for a
 * minute. Every request is answered within 10 s, `/readyz` tells, nothing acknowledged is lost, and no process is restarted.
 */
export async function silenceIsSurvived(lab: Lab): Promise<Outcome> {
  const database = new URL(await lab.database());
  const proxy = await startTcpProxy(Number(database.port));
  database.port = String(proxy.port);
  const fleet = new Fleet(onPostgres(database.href, { instantScans: true, initialTokens: 10_000_000 }));
  await fleet.start();
  try {
    await registerTarget(fleet, TARGET);
    const answers: Answers = { acknowledged: [], statuses: new Map(), slowestMs: 0 };
    answers.acknowledged.push(...(await createScans(fleet, TARGET, 'r13', 50)));
    proxy.stall();
    await sendRequests(fleet, EXISTING_SILENT_MS, answers);
    const partly = await readiness(fleet);
    proxy.stallAll();
    const told = sendRequests(fleet, ALL_SILENT_MS, answers);
    await pause(ALL_SILENT_MS / 2);
    const silent = await readiness(fleet);
    await told;
    proxy.resume();
    const resumed = performance.now();
    answers.acknowledged.push(...(await createScans(fleet, TARGET, 'r13 after', 50)));
    const recoveryMs = performance.now() - resumed;
    const states = await finalStates(fleet, answers.acknowledged);
    const ended = await fleet.restartEnded();
    const statuses = [...answers.statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
    return {
      held:
        answers.slowestMs < ANSWERED_MS &&
        partly === 200 &&
        silent === 503 &&
        states.open + states.failed + ended === 0 &&
        [...answers.statuses.keys()].every((status) => ['200', '201', '409', '503'].includes(status)),
      counts: `slowest answer ${(answers.slowestMs / 1_000).toFixed(1)} s, ${statuses}; ready: ${partly}, then ${silent}; creation again after ${(recoveryMs / 1_000).toFixed(1)} s; ${answers.acknowledged.length} scans acknowledged, ${described(states)}; ${ended} processes ended`,
    };
  } finally {
    await fleet.stop();
    await proxy.close();
  }
}

async function readiness(fleet: Fleet): Promise<number> {
  const response = await fetch(`${fleet.url}/readyz`);
  await response.arrayBuffer();
  return response.status;
}

/** Sends a read and a creation at short intervals, without waiting for earlier ones, and waits for the last answer. */
async function sendRequests(fleet: Fleet, ms: number, answers: Answers): Promise<void> {
  const sent: Promise<void>[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(EVERY_MS)) {
    sent.push(send(fleet, '/v1/usage', undefined, answers));
    sent.push(send(fleet, '/v1/scans', { target: TARGET, scan_type: 'quick' }, answers));
  }
  await Promise.all(sent);
}

async function send(fleet: Fleet, path: string, body: object | undefined, answers: Answers): Promise<void> {
  const started = performance.now();
  const status = await fetch(`${fleet.url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${fleet.apiKey}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(3 * ANSWERED_MS),
  }).then(
    async (response) => {
      const { id } = (await response.json()) as { id?: string };
      if (response.status === 201 && id !== undefined) answers.acknowledged.push(id);
      return String(response.status);
    },
    (error: Error) => error.name,
  );
  answers.slowestMs = Math.max(answers.slowestMs, performance.now() - started);
  answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
}
