import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { fullBulks, hostileBodies } from '../helpers/hostile-bodies.ts';
import { startTestService, type TestService } from '../helpers/service.ts';

/** Whatever a body holds, one request costs the process little: nobody can hold up the requests of others. */

const BUDGET_MS = 100;
/** The same for a bulk that creates a hundred scans: quadratic work on such a body takes seconds. */
const BULK_BUDGET_MS = 300;
/** What `work` takes on the machine that the budget is meant for, in milliseconds of CPU. */
const WORK_MS = 25;
const TRIES = 6;

let service: TestService;
let targetId: string;
beforeAll(async () => {
  service = await startTestService({ kind: 'memory' }, { role: 'api', initialTokens: 1_000_000_000 });
  targetId = (await service.api.post('/v1/targets', { hostname: '127.0.0.9' })).body.id;
});
afterAll(() => service.close());

const changing = Object.values(ROUTES as Record<string, RouteDefinition>).filter(({ method }) => method !== 'GET');
const pathOf = (route: RouteDefinition) =>
  route.path.replace('{target_id}', targetId).replaceAll(/\{\w+\}/g, 'whk_00000000000000000000000000');

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** A slow or busy machine gets more. */
async function budget(standard: number): Promise<number> {
  const text = JSON.stringify(Array.from({ length: 40_000 }, (_, i) => ({ [`m${i % 50}`]: String(i) })));
  const spent = await cpuMs(() =>
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest(),
  );
  return standard * Math.max(1, spent / WORK_MS);
}

let sent = 0;

/** Sends a body until it costs no more than it may. The least of several tries: the rest is other work of this process. */
async function expectCheap(
  route: RouteDefinition,
  raw: string,
  isExpected: (status: number) => boolean,
  standard = BUDGET_MS,
): Promise<void> {
  let spent = Number.POSITIVE_INFINITY;
  let allowed = standard;
  for (let tries = 0; tries < TRIES && spent > allowed; tries += 1) {
    sent += 1;
    const headers = { 'idempotency-key': `hostile-${sent}` };
    const cost = await cpuMs(async () => {
      const { status } = await service.api.call(route.method, pathOf(route), { raw, headers });
      expect(status, route.path).toSatisfy(isExpected);
    });
    spent = Math.min(spent, cost);
    if (spent > allowed) allowed = Math.max(allowed, await budget(standard));
  }
  expect(spent, route.path).toBeLessThanOrEqual(allowed);
}

test.each(hostileBodies())(
  '%s: cheap at every route',
  async (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMITS.bodyBytesMax);
    for (const route of changing) await expectCheap(route, text, (status) => status < 500);
  },
  120_000,
);

test.each(fullBulks())(
  '%s: accepted and cheap',
  async (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMITS.bodyBytesMax);
    await expectCheap(ROUTES.createScansBulk, text, (status) => status === 201, BULK_BUDGET_MS);
  },
  120_000,
);

test('bodies of any structure cost little at any route', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 8 });
  const leaf = fc.oneof(text, fc.double(), fc.integer(), fc.constantFrom('/a', 'scan.queued', 'quick', null, true));
  const member = fc.constantFrom('target', 'scan_type', 'scans', 'metadata', 'options', 'events', 'extra_paths', 'x');
  // Repeated up to the maximum size, in a list, as members or one in the other.
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('value')), fc.dictionary(member, tie('value'))),
  })).value;
  const swell = (part: string, how: number): string => {
    const count = Math.floor((LIMITS.bodyBytesMax - 200) / (part.length + 12));
    if (how === 0) return `[${Array.from({ length: count }, () => part).join(',')}]`;
    if (how === 1) return `{"scans":[${Array.from({ length: Math.min(100, count) }, () => part).join(',')}]}`;
    if (how === 2) return `{${Array.from({ length: count }, (_, i) => `"m${i}":${part}`).join(',')}}`;
    return `${'{"a":['.repeat(count)}${part}${']}'.repeat(Math.min(count, 1_000))}`;
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...changing), value, fc.nat(3), (route, part, how) =>
      expectCheap(route, swell(JSON.stringify(part), how), (status) => status < 500),
    ),
    { numRuns: 60 },
  );
}, 120_000);
