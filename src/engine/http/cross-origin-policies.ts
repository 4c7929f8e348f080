import { parseTokenItem } from './structured-token.ts';

export type CrossOriginHeader =
  | 'cross-origin-opener-policy'
  | 'cross-origin-embedder-policy'
  | 'cross-origin-resource-policy';

const VALUES: Readonly<Record<CrossOriginHeader, readonly string[]>> = {
  'cross-origin-opener-policy': ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'],
  'cross-origin-embedder-policy': ['require-corp', 'credentialless', 'unsafe-none'],
  'cross-origin-resource-policy': ['same-origin', 'same-site', 'cross-origin'],
};

export type CrossOriginState = 'missing' | 'valid' | 'invalid';

/** A value that a browser does not understand, or a header sent twice, has no effect (HTML, "cross-origin opener policies"). */
export function judgeCrossOriginPolicy(name: CrossOriginHeader, values: readonly string[]): CrossOriginState {
  const [value] = values;
  if (value === undefined) return 'missing';
  if (values.length > 1) return 'invalid';
  // CORP is no structured field (Fetch, "cross-origin resource policy check"): the whole value is compared.
  const word = name === 'cross-origin-resource-policy' ? value.trim() : parseTokenItem(value);
  return word !== null && VALUES[name].includes(word) ? 'valid' : 'invalid';
}
