import type { ReachCount } from '../../../contract/coverage.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';

/** Points of a round. The next round is chosen by what this one showed; few, so that a slow target has some tested fully. */
const ROUND_MAX = 16;
/** Siblings that have to behave alike before the others of their shape wait. */
const ALIKE = 3;

/**
 * What a point is to the scan: an ordinary `parameter`; the same one sent `alone`, with the other fields of its form empty; the redirect
 * target of a `sign-out` link; a file name in a static `folder`.
 */
export type Role = 'parameter' | 'alone' | 'sign-out' | 'folder';

/** An insertion point as the planner knows it. */
export interface PlannedPoint {
  readonly point: InsertionPoint;
  readonly role: Role;
  /** Points of one shape are probably handled by the same code. */
  readonly shape: string;
  /** It is part of what the pages of the site share: their structure says nothing about it. */
  readonly isCommon?: boolean;
  /** The user has named its address: it is tested first, whatever its siblings do. */
  readonly isNamed: boolean;
}

interface Shape {
  readonly waiting: PlannedPoint[];
  /** Number of tested points by what they showed. */
  readonly behaviours: Map<string, number>;
  tested: number;
}

/**
 * The order in which insertion points are tested: those that the user named and one of each shape; then siblings in turn, until three of
 * a shape behave alike; then the rest in turn. Pure: the same points and behaviours give the same order.
 */
export class PointPlan {
  readonly #shapes = new Map<string, Shape>();
  readonly #named: PlannedPoint[] = [];
  #known = 0;
  #covered = 0;
  readonly #missed = { requests: 0, time: 0, not_reached: 0 };

  constructor(points: readonly PlannedPoint[]) {
    this.add(points);
  }

  /** Adds points that became known later. */
  add(points: readonly PlannedPoint[]): void {
    this.#known += points.length;
    for (const planned of points) {
      const { shape, isNamed } = planned;
      const known = this.#shapes.get(shape) ?? { waiting: [], behaviours: new Map(), tested: 0 };
      this.#shapes.set(shape, known);
      // What a named point shows counts for its shape.
      (isNamed ? this.#named : known.waiting).push(planned);
    }
  }

  /** The points to test next; empty when all are tested. */
  next(): readonly PlannedPoint[] {
    const named = this.#named.splice(0, ROUND_MAX);
    const room = ROUND_MAX - named.length;
    const fresh = this.#take(({ tested }) => tested === 0, 1, room);
    if (named.length + fresh.length > 0) return [...named, ...fresh];
    const siblings = this.#take((shape) => !isSettled(shape), ALIKE - 1, ROUND_MAX);
    return siblings.length > 0 ? siblings : this.#take(() => true, ALIKE, ROUND_MAX);
  }

  /** Points in turn, at most `each` of a shape. */
  #take(isWanted: (shape: Shape) => boolean, each: number, room: number): PlannedPoint[] {
    const taken: PlannedPoint[] = [];
    const wanted = [...this.#shapes.values()].filter(isWanted);
    for (let turn = 0; turn < each; turn += 1)
      for (const shape of wanted) {
        const point = taken.length < room ? shape.waiting.shift() : undefined;
        if (point === undefined) continue;
        shape.tested += 1;
        taken.push(point);
      }
    return taken;
  }

  /** @param behaviour what the point showed, in one text */
  cover({ shape }: PlannedPoint, behaviour: string): void {
    this.#covered += 1;
    const behaviours = this.#shapes.get(shape)?.behaviours;
    behaviours?.set(behaviour, (behaviours.get(behaviour) ?? 0) + 1);
  }

  /** @param reason why the point was not tested by every probe */
  miss(reason: 'requests' | 'time' | 'not_reached'): void {
    this.#missed[reason] += 1;
  }

  /** @param ended why no further points were tested; null if nothing ended the scan early */
  reach(ended: 'time' | 'requests' | null): ReachCount {
    const folded = [...this.#shapes.values()].filter(isSettled).reduce((sum, { waiting }) => sum + waiting.length, 0);
    const { requests, time, not_reached } = this.#missed;
    const rest = this.#known - this.#covered - requests - time - not_reached - folded;
    const counts = { time, requests, folded, not_reached };
    counts[ended ?? 'time'] += rest;
    const left_out = (['time', 'requests', 'folded', 'not_reached'] as const)
      .map((reason) => ({ reason, count: counts[reason] }))
      .filter(({ count }) => count > 0);
    return { known: this.#known, covered: this.#covered, left_out };
  }
}

/** Three of the tested siblings behaved alike. */
function isSettled({ behaviours }: Shape): boolean {
  return Math.max(0, ...behaviours.values()) >= ALIKE;
}
