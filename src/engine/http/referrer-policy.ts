const SAFE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['unsafe-url', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin'];
/** Words of old drafts that browsers still take in a meta element (HTML, "meta referrer"). */
const LEGACY: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

export interface ReferrerPolicyVerdict {
  readonly state: 'missing' | 'safe' | 'unsafe' | 'invalid';
  /** The policy in force, or null. */
  readonly policy: string | null;
}

/**
 * The last valid word of the list counts, so that a new word can stand after its fallback (Referrer Policy, section 8.1).
 * A meta element of the document overrides the header.
 */
export function judgeReferrerPolicy(headers: readonly string[], metas: readonly string[]): ReferrerPolicyVerdict {
  const words = (values: readonly string[]) =>
    values
      .flatMap((value) => value.split(','))
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== '');
  const all = [...words(headers), ...words(metas).map((word) => LEGACY[word] ?? word)];
  if (all.length === 0) return { state: 'missing', policy: null };
  const policy = all.findLast((word) => SAFE.includes(word) || UNSAFE.includes(word));
  if (policy === undefined) return { state: 'invalid', policy: null };
  return { state: SAFE.includes(policy) ? 'safe' : 'unsafe', policy };
}
