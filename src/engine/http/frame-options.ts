export type FrameOptions = 'missing' | 'deny' | 'sameorigin' | 'allow-from' | 'invalid';

export interface FrameOptionsVerdict {
  readonly state: FrameOptions;
  /** A repeated value works, but shows that two places set the header. */
  readonly repeated: boolean;
}

/** X-Frame-Options as browsers read it (HTML, "the X-Frame-Options header"): unknown values allow all framing. */
export function judgeFrameOptions(values: readonly string[]): FrameOptionsVerdict {
  const words = values.flatMap((value) => value.split(',')).map((word) => word.trim().toLowerCase());
  const distinct = new Set(words);
  if (words.length === 0) return { state: 'missing', repeated: false };
  if (distinct.size > 1) {
    // A list with any valid value denies; browsers ignore a list without one.
    const denies = ['deny', 'sameorigin', 'allowall'].some((word) => distinct.has(word));
    return { state: denies ? 'deny' : 'invalid', repeated: true };
  }
  const [word = ''] = words;
  const repeated = words.length > 1;
  if (word === 'deny' || word === 'sameorigin') return { state: word, repeated };
  return { state: word.startsWith('allow-from') ? 'allow-from' : 'invalid', repeated };
}
