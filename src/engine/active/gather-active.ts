import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Phase } from '../core/budget.ts';
import type { ActiveEvidence, ActiveProbe } from '../core/evidence/active.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { InsertionPoint } from '../core/evidence/insertion-point.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { formKey } from '../crawl/form-key.ts';
import { crawlFirst } from '../crawl/probe/crawl-first.ts';
import { gatherSurface } from '../crawl/probe/gather-surface.ts';
import { isWrite } from '../crawl/write-policy.ts';
import { EvidenceCollector } from './kit/active-evidence.ts';
import { CacheKeys } from './kit/cache-keys.ts';
import { CallbackTrials } from './kit/callback-trials.ts';
import { createdPoints } from './kit/created-points.ts';
import { Injector } from './kit/injector.ts';
import { firstPoints, furtherPoints, plannedPoints, planner, sentKey } from './kit/planned-points.ts';
import { type PlannedPoint, PointPlan } from './kit/point-plan.ts';
import { isFitting, type Pass, type Probe, runsIn, type StoredProbe } from './kit/probe-definition.ts';
import { StoredPages } from './kit/probe-stored.ts';
import { responseBytes, type ScanFacts, scanFacts } from './kit/scan-facts.ts';
import { linkedTo, Seen } from './kit/seen.ts';
import { WRITES_MAX, WriteLog } from './kit/write-log.ts';
import { PASSES, SITE_PROBES, STORED_PROBES } from './probe-table.ts';

const CONCURRENCY = 4;
/** Of the time that the injections have left, for the browser; the rest is for what it finds. */
const BROWSER_SHARE = 0.6;

/**
 * Inert injections at the insertion points of the crawl, until the time or the requests of this phase are used up. Requires proof of
 * ownership; requests that write only if `active_post` allows them.
 */
export async function gatherActive(context: ProbeContext): Promise<Gathered<ActiveEvidence>> {
  if (!context.ownershipProven) return { state: 'not_applicable', reason: 'ownership of the target is not proven' };
  const passes = PASSES.map((pass) => pass.filter((probe) => runsIn(probe, context)));
  const showsError = (text: string) => passes.some((pass) => pass.some((probe) => probe.showsError?.(text)));
  // The crawl has sent each form once.
  const writes = new WriteLog(WRITES_MAX[context.scanType] - 1);
  const run = new ActiveRun(context, passes, writes);
  const log = await context.openCallbacks();
  const isUsable = log !== null && log.problem === null;
  const callbacks = isUsable ? new CallbackTrials(log, context.signal) : null;
  if (context.options.first_paths !== undefined) await begin(run, context, callbacks);
  const crawl = await context.gather('surface');
  if (crawl.state !== 'available') return crawl;
  const keys = cacheKeys(context, crawl.value);
  const points =
    context.place === undefined
      ? await plannedPoints(context, crawl.value, { showsError, writes, keys })
      : placePlan(context, crawl.value.parameters, passes.flat());
  const scan = await scanFacts(context, crawl.value, callbacks);
  const [ofSite, reach] = await Promise.all([
    probeSite(context, crawl.value, keys),
    run.test(points, { crawl: crawl.value, scan, keys }),
  ]);
  const evidence = run.collected.evidence(ofSite);
  for (const exchange of evidence.failures ?? []) await context.analyse(exchange);
  return {
    state: 'available',
    value: {
      ...evidence,
      reach,
      created: writes.created,
      ...(log === null ? {} : { callbacks: { isLoopback: log.isLoopback, problem: log.problem } }),
    },
  };
}

/** Tests what the pages at `first_paths` show, before the rest of the scan starts. */
async function begin(run: ActiveRun, context: ProbeContext, callbacks: CallbackTrials | null): Promise<void> {
  const [landing, first] = [await context.gather('landing'), await crawlFirst(context)];
  if (landing.state !== 'available') return;
  const { final } = landing.value;
  const crawl = {
    ...first,
    pages: [{ url: final.request.url, exchange: final, discoveredFrom: null }, ...first.pages],
  };
  await run.begin(firstPoints(context, first), {
    crawl,
    scan: await scanFacts(context, crawl, callbacks),
    keys: cacheKeys(context, crawl),
  });
  context.endFirst();
}

/** The points of one place, in every role that its probes have. */
function placePlan(context: ProbeContext, points: readonly InsertionPoint[], probes: Pass): PlannedPoint[] {
  const roles = new Set(probes.flatMap((probe) => probe.roles).filter((role) => role !== 'alone'));
  if (storedProbes(context).length > 0) roles.add('parameter');
  return [...roles].flatMap((role) => points.map(planner(context)(role)).map((one) => ({ ...one, isNamed: true })));
}

function storedProbes(context: ProbeContext): readonly StoredProbe[] {
  return context.options.active_post === true ? STORED_PROBES.filter((probe) => runsIn(probe, context)) : [];
}

/** An insertion point with what was sent to it and seen there. */
interface Subject {
  readonly planned: PlannedPoint;
  readonly injector: Injector;
  readonly seen: Seen;
  /** Probes that have run. */
  readonly done: Set<Probe>;
}

/** What the scan knows of the site of its points. */
interface Site {
  readonly crawl: CrawlEvidence;
  readonly scan: ScanFacts;
  readonly keys: CacheKeys;
}

type NewSubject = (planned: PlannedPoint) => Subject;

class ActiveRun {
  readonly collected = new EvidenceCollector();
  readonly #context: ProbeContext;
  readonly #passes: readonly Pass[];
  readonly #writes: WriteLog;
  /** Points that the scan began with, by what is sent: they go on where they stopped. */
  readonly #begun = new Map<string, Subject>();
  /** Points whose payloads may still cause a callback. */
  readonly #waiting = new Set<Injector>();
  #stored: StoredPages | null = null;
  #phase: Phase = 'active';
  #ended: 'time' | 'requests' | null = null;

  constructor(context: ProbeContext, passes: readonly Pass[], writes: WriteLog) {
    this.#context = context;
    this.#passes = passes;
    this.#writes = writes;
  }

  /** Begins with some points, as long as the first part of the time and of the requests lasts. */
  async begin(points: readonly PlannedPoint[], site: Site): Promise<void> {
    this.#phase = 'first';
    const subject = this.#subjects(site, points.length);
    const plan = new PointPlan(points);
    for (let round = plan.next(); round.length > 0 && this.#hasRoom(); round = plan.next()) {
      const subjects = round.map((planned) => subject(planned));
      for (const one of subjects) this.#begun.set(keyOf(one.planned), one);
      await this.#testRound(subjects);
    }
    this.#phase = 'active';
    this.#ended = null;
  }

  /** Tests points in rounds, as the plan chooses them by what the earlier ones showed. */
  async test(points: readonly PlannedPoint[], site: Site): Promise<NonNullable<ActiveEvidence['reach']>> {
    const plan = new PointPlan(points);
    const subject = this.#subjects(site, points.length);
    await this.#testAll(plan, subject);
    plan.add(await this.#ofCreated());
    await this.#testAll(plan, subject);
    await this.#testLater(plan, subject, points);
    await site.scan.callbacks?.finish();
    for (const injector of this.#waiting) this.collected.add(injector);
    for (const { injector } of this.#begun.values()) this.collected.add(injector);
    return plan.reach(this.#ended);
  }

  async #testAll(plan: PointPlan, subject: NewSubject): Promise<void> {
    for (let round = plan.next(); round.length > 0 && this.#hasRoom(); round = plan.next()) {
      const subjects = round.map((planned) => this.#begunAt(planned) ?? subject(planned));
      await this.#testRound(subjects);
      const parameters = subjects.filter(({ seen }) => seen.role === 'parameter');
      await this.#eachOf(parameters, (one) => this.#testAlone(one, subject));
      // Also the last probe may have ended without its requests.
      this.#hasRoom();
      for (const { planned, injector, seen } of subjects) {
        if (injector.ended !== null) plan.miss(injector.ended);
        else if (this.#ended === null) plan.cover(planned, seen.behaviour(planned.isCommon === true));
        this.#collect(injector, seen);
      }
    }
  }

  /** Time that is left goes to the browser while it has views to open, and to the inputs that these show, in turn. */
  async #testLater(plan: PointPlan, subject: NewSubject, points: readonly PlannedPoint[]): Promise<void> {
    if (this.#context.place !== undefined) return;
    const views = await this.#context.gather('views');
    if (views.state !== 'available') return;
    const known = new Set(points.map(keyOf));
    while (this.#hasRoom() && (await views.value.goOn(BROWSER_SHARE))) {
      const surface = await gatherSurface(this.#context);
      if (surface.state !== 'available') return;
      const found = furtherPoints(this.#context, surface.value).filter((planned) => !known.has(keyOf(planned)));
      for (const planned of found) known.add(keyOf(planned));
      plan.add(found);
      await this.#testAll(plan, subject);
    }
  }

  /** Operations that change a record, for those that the scan has created. */
  async #ofCreated(): Promise<PlannedPoint[]> {
    const { options } = this.#context;
    if (options.active_post !== true) return [];
    const api = await this.#context.gather('operations');
    if (api.state !== 'available') return [];
    return createdPoints(api.value.operations, this.#writes, options).map(planner(this.#context)('parameter'));
  }

  async #testRound(subjects: readonly Subject[]): Promise<void> {
    const unseen = subjects.filter(({ seen }) => seen.role === 'parameter' && seen.canary === '');
    await this.#eachOf(unseen, async (subject) => {
      await subject.seen.look();
      await this.#stored?.afterPoint(subject);
    });
    await this.#stored?.afterRound(unseen);
    for (const pass of this.#passes) await this.#eachOf(subjects, (subject) => this.#probe(pass, subject));
  }

  /** The same field with the others empty, if that makes a difference: one request where it does not. */
  async #testAlone({ planned, injector, seen }: Subject, subject: NewSubject): Promise<void> {
    const { alone, ...rest } = planned.point;
    if (alone === undefined || injector.notes.length > 0) return;
    const other = subject({ ...planned, point: { ...rest, request: alone }, role: 'alone' });
    if (!(await other.seen.differsFrom(seen))) return;
    await other.seen.look();
    for (const pass of this.#passes) await this.#probe(pass, other);
    this.#collect(other.injector, other.seen);
  }

  #collect(injector: Injector, { callbacks }: Seen): void {
    if (callbacks?.isWaiting(injector) === true) this.#waiting.add(injector);
    else this.collected.add(injector);
  }

  async #probe(pass: Pass, { injector, seen, done }: Subject): Promise<void> {
    for (const probe of pass)
      if (!done.has(probe) && this.#hasRoom() && isFitting(probe, injector, seen)) {
        done.add(probe);
        await probe.run(injector, seen);
      }
  }

  #subjects({ crawl, scan, keys }: Site, points: number): NewSubject {
    const limits = { responseBytes: responseBytes(this.#context.bytesLeft(), points), writes: this.#writes, keys };
    const stored = storedProbes(this.#context);
    this.#stored = stored.length === 0 ? null : new StoredPages(this.#context, stored, crawl, limits.responseBytes);
    return (planned) => {
      const { point, role } = planned;
      const injector = new Injector(this.#context, point, limits);
      const linked = role === 'parameter' ? linkedTo(point, crawl) : null;
      return { planned, injector, seen: new Seen(scan, role, injector, linked), done: new Set() };
    };
  }

  #begunAt(planned: PlannedPoint): Subject | undefined {
    const key = keyOf(planned);
    const begun = this.#begun.get(key);
    this.#begun.delete(key);
    return begun && { ...begun, planned };
  }

  #hasRoom(): boolean {
    const { milliseconds, requests } = this.#context.room(this.#phase);
    if (milliseconds === 0) this.#ended ??= 'time';
    if (requests === 0) this.#ended ??= 'requests';
    return this.#ended === null && !this.#context.signal.aborted;
  }

  /** Points of one form one after the other, so that its maximum ends at the same point in every scan. */
  async #eachOf(subjects: readonly Subject[], work: (subject: Subject) => Promise<void>): Promise<void> {
    const lanes = Map.groupBy(subjects, (subject) => {
      const { request } = subject.planned.point;
      return isWrite(request) ? formKey(request) : subject;
    });
    const waiting = lanes.values();
    const worker = async () => {
      for (const lane of waiting)
        for (const subject of lane) {
          if (!this.#hasRoom()) return;
          // Cached responses do not wait: yield to the event loop between points.
          await nextTurn();
          await work(subject);
        }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }
}

function cacheKeys(context: ProbeContext, { pages, resources }: CrawlEvidence): CacheKeys {
  return new CacheKeys(context, [...pages.map(({ exchange }) => exchange), ...resources]);
}

function keyOf({ point, role }: PlannedPoint): string {
  return `${role} ${sentKey(point)}`;
}

async function probeSite(context: ProbeContext, crawl: CrawlEvidence, keys: CacheKeys): Promise<ActiveProbe[]> {
  const found: ActiveProbe[] = [];
  for (const probe of SITE_PROBES) if (runsIn(probe, context)) found.push(...(await probe.run(context, crawl, keys)));
  return found;
}
