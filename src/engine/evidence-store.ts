import { delayedAbort } from '../shared/semaphore.ts';
import { type Attempt, hasResponse } from './core/evidence/http.ts';
import type { EvidenceKind, EvidenceMap, Gathered } from './core/evidence/map.ts';
import { type Gatherer, type ProbeContext, ProbeError } from './core/probe-context.ts';
import { GATHERERS } from './gatherers.ts';
import { untilAborted } from './transport/resolve-host.ts';

/** The part of the probe context that all gatherers share; the rest is added per kind. */
export type SharedContext = Omit<ProbeContext, 'gather' | 'spareRequests' | 'endFirst'>;

/** After the scan ends, a gatherer has this long to return what it has; its further requests fail with `budget` at once. */
const GRACE_MS = 300;
/** What requests that were not sent leave out of these is counted: their checks pass in part. */
const COUNTED: ReadonlySet<EvidenceKind> = new Set(['views', 'active', 'exposure']);
const PLAIN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Evidence of one scan. Each kind is gathered once, on first use, and shared. */
export class EvidenceStore {
  readonly #shared: SharedContext;
  readonly #gatherers: { readonly [Kind in EvidenceKind]: Gatherer<Kind> };
  readonly #gathered = new Map<EvidenceKind, Promise<Gathered<unknown>>>();
  readonly #needs = new Map<EvidenceKind, Set<EvidenceKind>>();
  readonly #cutShort = new Set<EvidenceKind>();
  readonly #timeouts = new Map<EvidenceKind, number>();
  /** Evidence whose gatherer waits for all other evidence. */
  readonly #last = new Set<EvidenceKind>();
  #endFirst = () => {};

  /** @param gatherRules runs the rules of users */
  constructor(shared: SharedContext, gatherRules: Gatherer<'rules'>) {
    this.#shared = shared;
    this.#gatherers = { ...GATHERERS, rules: gatherRules };
  }

  /** Never rejects: if a gatherer throws, the evidence is `failed`. */
  gather<Kind extends EvidenceKind>(kind: Kind): Promise<Gathered<EvidenceMap[Kind]>> {
    const known = this.#gathered.get(kind);
    if (known !== undefined) return known as Promise<Gathered<EvidenceMap[Kind]>>;
    const running = this.#run(kind, this.#gatherers[kind] as Gatherer<Kind>);
    this.#gathered.set(kind, running);
    return running;
  }

  /** Begins with the injections at the paths that come first. Resolves when other evidence may be gathered. */
  async begin(): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#endFirst = resolve;
    });
    await Promise.race([ended, this.gather('active')]);
  }

  /** Evidence if it was requested and is available, else null. Sends nothing. */
  async gathered<Kind extends EvidenceKind>(kind: Kind): Promise<EvidenceMap[Kind] | null> {
    const known = (await this.#gathered.get(kind)) as Gathered<EvidenceMap[Kind]> | undefined;
    return known?.state === 'available' ? known.value : null;
  }

  /** True if the budget ended while this evidence, or evidence it depends on, was gathered: it may be incomplete. */
  wasCutShort(kind: EvidenceKind): boolean {
    return this.#cutShort.has(kind) || [...(this.#needs.get(kind) ?? [])].some((other) => this.wasCutShort(other));
  }

  /** Number of requests for this evidence that got no response in time. */
  timeouts(kind: EvidenceKind): number {
    return this.#timeouts.get(kind) ?? 0;
  }

  async #run<Kind extends EvidenceKind>(kind: Kind, gatherer: Gatherer<Kind>): Promise<Gathered<EvidenceMap[Kind]>> {
    try {
      const running = gatherer(this.#contextOf(kind));
      return await untilAborted(running, delayedAbort(this.#shared.signal, GRACE_MS));
    } catch (error) {
      const { signal } = this.#shared;
      if (signal.aborted) {
        this.#cutShort.add(kind);
        return { state: 'failed', code: 'budget', reason: 'the time budget of the scan ended' };
      }
      if (error instanceof ProbeError) return { state: 'failed', code: error.code, reason: error.message };
      const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
      return { state: 'failed', code: 'internal', reason: detail.slice(0, 300) };
    }
  }

  #contextOf(kind: EvidenceKind): ProbeContext {
    const shared = this.#shared;
    const needs = new Set<EvidenceKind>();
    this.#needs.set(kind, needs);
    const note = (attempt: Attempt) => {
      if (hasResponse(attempt)) return attempt;
      if (attempt.failure.code === 'budget' && !COUNTED.has(kind)) this.#cutShort.add(kind);
      if (attempt.failure.code === 'timeout') this.#timeouts.set(kind, this.timeouts(kind) + 1);
      return attempt;
    };
    return {
      ...shared,
      fetch: async (given) => {
        // The session must not make a file look open to anyone.
        const anonymous = kind === 'exposure' ? ({ identity: 'none', ...given } as const) : given;
        const request = kind === 'rules' ? ({ ...anonymous, isOfRule: true } as const) : anonymous;
        if (request.method !== undefined && !PLAIN_METHODS.has(request.method)) await this.#tlsGathered(kind);
        return note(await shared.fetch(request));
      },
      connect: async (port) => {
        try {
          return await shared.connect(port);
        } catch (error) {
          if (error instanceof ProbeError && (error.code === 'budget' || error.code === 'aborted')) {
            this.#cutShort.add(kind);
          }
          throw error;
        }
      },
      spareRequests: async () => {
        this.#last.add(kind);
        const others = [...this.#gathered].filter(([other]) => !this.#last.has(other) && !this.#dependsOn(other, kind));
        await Promise.all(others.map(([, running]) => running));
        return shared.requestsLeft();
      },
      endFirst: () => this.#endFirst(),
      gather: (other) => {
        // Evidence that waits for itself would never settle.
        if (other === kind || this.#dependsOn(other, kind)) {
          return Promise.resolve({
            state: 'failed',
            code: 'internal',
            reason: `evidence ${kind} and ${other} need each other`,
          });
        }
        needs.add(other);
        return this.gather(other);
      },
    };
  }

  /**
   * A server with one connection at a time may hang on an unknown method, so that the TLS probes would time out. Wait for TLS
   * evidence first, if it is being gathered.
   */
  async #tlsGathered(kind: EvidenceKind): Promise<void> {
    if (kind !== 'tls' && !this.#dependsOn('tls', kind)) await this.#gathered.get('tls');
  }

  #dependsOn(kind: EvidenceKind, wanted: EvidenceKind): boolean {
    const needs = this.#needs.get(kind) ?? new Set();
    return needs.has(wanted) || [...needs].some((other) => this.#dependsOn(other, wanted));
  }
}
