/**
 * Decides by statistics whether a value delays the response. Delays come from noise as well, so that single ones prove nothing:
 * first one delay, then five values without to learn what is usual, then eight rounds of different delays in random order, of which
 * every one has to fit. Simulated with noise of several kinds in `test/engine/active/kit/delay-procedure.test.ts`.
 */
export interface DelayProof {
  /** Requested and measured delays in seconds, in the order sent. */
  readonly rounds: readonly { readonly requested: number; readonly measured: number }[];
}

const FIRST = 0.8;
const BASELINES = 5;
/** Where the usual time varies more, a delay cannot be distinguished from noise. */
const SPREAD_MAX = 0.2;
const TOLERANCE = 0.25;
const LATE_MAX = 0.6;
const REST_SPREAD_MAX = 0.35;
const DELAYS = [1.2, 0.6, 1.4, 0.8];

/**
 * @param measure seconds until the response to the value with a delay of the given seconds; null when there is no response
 * @param order a random number in [0, 1)
 */
export async function proveDelay(
  measure: (delay: number) => Promise<number | null>,
  order: () => number,
): Promise<DelayProof | null> {
  const first = await measure(FIRST);
  if (first === null || first < FIRST * 0.9) return null;
  const usual: number[] = [];
  for (let count = 0; count < BASELINES; count += 1) {
    const seconds = await measure(0);
    if (seconds === null) return null;
    usual.push(seconds);
    if (Math.max(...usual) - Math.min(...usual) > SPREAD_MAX) return null;
  }
  const limit = Math.max(...usual) + TOLERANCE;
  if (first < limit + FIRST / 2) return null;
  const rounds: { requested: number; measured: number }[] = [];
  for (const requested of shuffled(DELAYS, order).flatMap((delay) => [0, delay])) {
    const measured = await measure(requested);
    if (measured === null || !fits(requested, measured, limit)) return null;
    rounds.push({ requested, measured });
  }
  return isLinear(rounds) ? { rounds } : null;
}

/** A delay is never shorter than requested, and little longer. */
function fits(requested: number, measured: number, limit: number): boolean {
  if (requested === 0) return measured < limit;
  return measured > requested * 0.9 && measured < requested + limit + LATE_MAX;
}

/** What the responses take beyond the requested delay varies little, and each requested second is about one measured second. */
function isLinear(rounds: DelayProof['rounds']): boolean {
  const rest = rounds.filter(({ requested }) => requested > 0).map(({ requested, measured }) => measured - requested);
  if (Math.max(...rest) - Math.min(...rest) > REST_SPREAD_MAX) return false;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(rounds.map(({ requested }) => requested)), mean(rounds.map(({ measured }) => measured))];
  const covariance = mean(rounds.map(({ requested, measured }) => (requested - x) * (measured - y)));
  const variance = mean(rounds.map(({ requested }) => (requested - x) ** 2));
  const slope = covariance / variance;
  return slope > 0.8 && slope < 1.3;
}

function shuffled(values: readonly number[], order: () => number): number[] {
  return values
    .map((value) => [order(), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);
}

/** Judges measured rounds again, as the evidence records them. */
export function isDelayProof(rounds: DelayProof['rounds']): boolean {
  if (rounds.length !== DELAYS.length * 2) return false;
  const without = rounds.filter(({ requested }) => requested === 0).map(({ measured }) => measured);
  if (without.length !== DELAYS.length) return false;
  const limit = Math.max(...without) + TOLERANCE;
  return rounds.every(({ requested, measured }) => fits(requested, measured, limit)) && isLinear(rounds);
}
