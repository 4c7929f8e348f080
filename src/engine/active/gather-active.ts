import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActiveEvidence, ActiveProbe } from '../core/evidence/active.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { InsertionPoint } from '../core/evidence/insertion-point.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { activeEvidence } from './kit/active-evidence.ts';
import { Injector } from './kit/injector.ts';
import { type PlannedPoints, plannedPoints } from './kit/planned-points.ts';
import { isFitting, type Pass, type Probe, runsIn } from './kit/probe-definition.ts';
import { headerPoints } from './kit/probe-headers.ts';
import { openListener } from './kit/probe-listener.ts';
import { type ScanFacts, scanFacts } from './kit/scan-facts.ts';
import { linkedTo, type Role, Seen } from './kit/seen.ts';
import { KEPT, PASSES, SITE_PROBES } from './probe-table.ts';

const CONCURRENCY = 4;

/** An insertion point with what was sent to it and seen there. */
interface Subject {
  readonly injector: Injector;
  readonly seen: Seen;
}

/** Inert injections at the insertion points of the crawl. Requires proof of ownership; POST forms only if `active_post` allows them. */
export async function gatherActive(context: ProbeContext): Promise<Gathered<ActiveEvidence>> {
  if (!context.ownershipProven) return { state: 'not_applicable', reason: 'ownership of the target is not proven' };
  const crawl = await context.gather('surface');
  if (crawl.state !== 'available') return crawl;
  const points = plannedPoints(context, crawl.value);
  const listener = await openListener(context);
  const scan = await scanFacts(context, crawl.value, listener);
  const [ofSite, { subjects, cutShort }] = await Promise.all([
    probeSite(context, crawl.value),
    probePoints(context, crawl.value, points, scan),
  ]).finally(() => listener?.close());
  const evidence = activeEvidence(
    ofSite,
    subjects.map(({ injector }) => injector),
  );
  for (const exchange of evidence.failures ?? []) await context.analyse(exchange);
  return {
    state: 'available',
    value: { ...evidence, leftOut: points.leftOut, cutShort, listens: listener !== null },
  };
}

async function probePoints(
  context: ProbeContext,
  crawl: CrawlEvidence,
  points: PlannedPoints,
  scan: ScanFacts,
): Promise<{ readonly subjects: readonly Subject[]; readonly cutShort: number }> {
  const passes = PASSES.map((pass) => ({ ...pass, probes: pass.probes.filter((probe) => runsIn(probe, context)) }));
  const subjectOf =
    (role: Role) =>
    (point: InsertionPoint): Subject => {
      const injector = new Injector(context, point);
      return { injector, seen: new Seen(scan, role, injector, role === 'parameter' ? linkedTo(point, crawl) : null) };
    };
  const showsError = (text: string) => passes.some(({ probes }) => probes.some((probe) => probe.showsError?.(text)));
  const ofHeaders = await headerPoints(context, crawl, points.plain, points.own, showsError);
  const parameters = [...points.parameters, ...ofHeaders].map(subjectOf('parameter'));
  await eachOf(context, parameters, ({ seen }) => seen.look());
  const subjects = [
    ...parameters,
    ...points.signOuts.map(subjectOf('sign-out')),
    ...points.folders.map(subjectOf('folder')),
  ];
  const cutShort = new Set<Subject>();
  const run = async (pass: Pass, subject: Subject) => {
    const probes = pass.probes.filter(({ roles }) => roles.includes(subject.seen.role));
    if (probes.length === 0) return;
    if (context.requestsLeft() > pass.keeps) await probeSubject(probes, subject);
    else cutShort.add(subject);
  };
  for (const pass of passes) await eachOf(context, subjects, (subject) => run(pass, subject));
  await eachOf(context, parameters, async (subject) => {
    const { point, notes } = subject.injector;
    if (point.alone === undefined || notes.length > 0 || context.requestsLeft() <= KEPT) return;
    const { alone, ...rest } = point;
    const other = subjectOf('alone')({ ...rest, request: alone });
    if (!(await other.seen.differsFrom(subject.seen))) return;
    subjects.push(other);
    await other.seen.look();
    for (const pass of passes) await run(pass, other);
  });
  return { subjects, cutShort: cutShort.size };
}

async function probeSubject(probes: readonly Probe[], { injector, seen }: Subject): Promise<void> {
  for (const probe of probes) if (isFitting(probe, injector, seen)) await probe.run(injector, seen);
}

async function probeSite(context: ProbeContext, crawl: CrawlEvidence): Promise<ActiveProbe[]> {
  const found: ActiveProbe[] = [];
  for (const probe of SITE_PROBES) if (runsIn(probe, context)) found.push(...(await probe.run(context, crawl)));
  return found;
}

async function eachOf(
  context: ProbeContext,
  subjects: readonly Subject[],
  probe: (subject: Subject) => Promise<void>,
): Promise<void> {
  const waiting = subjects.values();
  const work = async () => {
    for (const subject of waiting) {
      if (context.signal.aborted) return;
      // Cached responses do not wait: yield to the event loop between points.
      await nextTurn();
      await probe(subject);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
