/** Entries of a header that are read; further ones are ignored. */
const ENTRIES_MAX = 32;
/** RFC 9110, section 12.4.2. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const TOKEN = "[!#$%&'*+.^_`|~0-9a-z-]+";
const PARAMETER = new RegExp(`^${TOKEN}=${TOKEN}$`);
const CODING = new RegExp(`^${TOKEN}$`);
const MEDIA_RANGE = new RegExp(`^${TOKEN}/${TOKEN}$`);

/** The first of the offered media types that Accept prefers, or null if it accepts none. An empty one accepts all. */
export function preferredType(accept: string | undefined, offered: readonly string[]): string | null {
  const weights = weightsOf(accept?.trim() || '*/*', MEDIA_RANGE);
  const weightOf = (type: string) =>
    weights.get(type) ?? weights.get(type.replace(/\/.*/, '/*')) ?? weights.get('*/*') ?? 0;
  return heaviest(offered, weightOf);
}

/** The first of the offered content codings that Accept-Encoding prefers to sending the content as it is, or null. */
export function preferredCoding<Coding extends string>(
  acceptEncoding: string | undefined,
  offered: readonly Coding[],
): Coding | null {
  const weights = weightsOf(acceptEncoding ?? '', CODING);
  const plain = weights.get('identity') ?? 0;
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  return heaviest(
    offered.filter((coding) => weightOf(coding) >= plain),
    weightOf,
  );
}

/** The first of those with the highest weight above 0. */
function heaviest<Name extends string>(names: readonly Name[], weightOf: (name: string) => number): Name | null {
  let best: Name | null = null;
  for (const name of names) if (weightOf(name) > (best === null ? 0 : weightOf(best))) best = name;
  return best;
}

/**
 * Weights of the names in a header. Parameters other than `q` are ignored, as are entries that are not valid, those with a
 * quoted parameter among them, and repetitions.
 */
function weightsOf(header: string, name: RegExp): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',', ENTRIES_MAX)) {
    const [value = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (!name.test(value) || weights.has(value) || !parameters.every((parameter) => PARAMETER.test(parameter)))
      continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    if (WEIGHT.test(weight)) weights.set(value, Number(weight));
  }
  return weights;
}
