export type FrameOptions = 'missing' | 'deny' | 'sameorigin' | 'allow-from' | 'invalid';

export interface FrameOptionsVerdict {
  readonly state: FrameOptions;
  /** The same valid value more than once: it works, but two places set it. */
  readonly repeated: boolean;
}

/** What a browser makes of X-Frame-Options (HTML, "the X-Frame-Options header"): unknown values allow all framing. */
export function judgeFrameOptions(values: readonly string[]): FrameOptionsVerdict {
  const words = values.flatMap((value) => value.split(',')).map((word) => word.trim().toLowerCase());
  const distinct = new Set(words);
  if (words.length === 0) return { state: 'missing', repeated: false };
  if (distinct.size > 1) {
    // A list with any valid word denies; one with none of them is ignored.
    const denies = ['deny', 'sameorigin', 'allowall'].some((word) => distinct.has(word));
    return { state: denies ? 'deny' : 'invalid', repeated: true };
  }
  const [word = ''] = words;
  const repeated = words.length > 1;
  if (word === 'deny' || word === 'sameorigin') return { state: word, repeated };
  return { state: word.startsWith('allow-from') ? 'allow-from' : 'invalid', repeated };
}
