import data from './secret-formats.json' with { type: 'json' };

/** What a pattern cannot express; implemented next to the search. */
export type SecretProof =
  | 'checksum'
  | 'private-key'
  | 'service-role'
  | 'not-browser-key'
  | 'not-default-password'
  | 'letters-and-digits';

export interface SecretFormat {
  readonly name: string;
  /** Literals, one of which is in every match: a quick way to rule a text out. */
  readonly hints: readonly string[];
  /** Global; the first group, where there is one, is the secret. Bounded quantifiers only. */
  readonly pattern: RegExp;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly confidence: 'certain' | 'firm' | 'tentative';
  /** Minimum Shannon entropy of the secret in bits per character; 0 when it is not measured. */
  readonly entropy: number;
  readonly proof: SecretProof | null;
  /** Prefixes of keys that manuals publish. */
  readonly published: readonly string[];
}

interface SecretFormatRow extends Omit<SecretFormat, 'pattern' | 'entropy' | 'proof' | 'published'> {
  readonly pattern: string;
  readonly ignoreCase?: boolean;
  readonly entropy?: number;
  readonly proof?: SecretProof;
  readonly published?: readonly string[];
}

const ENTROPY_MIN = 3.2;

/** Formats of keys that give access to something. Publishable keys (`pk_live_` …) are not among them. */
export const SECRET_FORMATS: readonly SecretFormat[] = (data.formats as readonly SecretFormatRow[]).map(
  ({ pattern, ignoreCase = false, entropy = ENTROPY_MIN, proof = null, published = [], ...row }) => ({
    ...row,
    entropy,
    proof,
    published,
    pattern: new RegExp(pattern, ignoreCase ? 'gi' : 'g'),
  }),
);
