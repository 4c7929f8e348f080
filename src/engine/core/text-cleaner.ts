import type { ScanOptions } from '../../contract/scan.ts';
import { SecretMasker, type TextRange } from '../../shared/secrets/secret-masker.ts';
import { type NamedSecret, secretPlaceholder, secretsOfOptions, valuesOf } from '../../shared/secrets/secret-values.ts';
import type { Tokens } from './tokens.ts';

/** A part of a text with what is shown in its place. */
export interface Replacement extends TextRange {
  readonly shown: string;
}

/**
 * Removes two things from the texts of a report: secrets (the values of the user's request headers, credentials and sessions), which
 * a site may echo in any form, and random tokens of the probes, which would make two equal scans differ.
 */
export class TextCleaner {
  readonly #tokens: Tokens;
  readonly #given: readonly NamedSecret[];
  readonly #sessionSecrets: () => readonly NamedSecret[];
  readonly #isPublic: (secret: NamedSecret) => boolean;
  #session: readonly NamedSecret[] = [];
  #known: readonly NamedSecret[];
  #masker: SecretMasker;
  #named: readonly { readonly shown: string; readonly masker: SecretMasker }[] | null = null;

  /**
   * @param origin of the target: parts of the address, such as `https` or a label of the host, are not secrets
   * @param sessionSecrets called for each text, because sessions change
   */
  constructor(
    tokens: Tokens,
    options: ScanOptions,
    origin = '',
    sessionSecrets: () => readonly NamedSecret[] = () => [],
  ) {
    this.#tokens = tokens;
    // No form of a secret is shorter than it: those of a session, of which there may be hundreds, are not looked for.
    this.#isPublic = ({ value }) => value.length <= origin.length && new SecretMasker([value]).isIn(origin);
    this.#given = secretsOfOptions(options).filter((secret) => !this.#isPublic(secret));
    this.#sessionSecrets = sessionSecrets;
    this.#known = this.#given;
    this.#masker = new SecretMasker(valuesOf(this.#given));
  }

  clean(text: string): string {
    return this.#current().mask(this.erase(text));
  }

  /** Without the random tokens of the scan. */
  erase(text: string): string {
    return this.#tokens.erase(text);
  }

  hasSecret(text: string): boolean {
    return this.#current().isIn(text);
  }

  /** Where the text has secrets of the user, each with its placeholder. */
  find(text: string): Replacement[] {
    const all = this.#current().find(text);
    if (all.length === 0) return [];
    this.#named ??= [...Map.groupBy(this.#known, ({ name }) => name)].map(([name, secrets]) => ({
      shown: secretPlaceholder(name),
      masker: new SecretMasker(valuesOf(secrets)),
    }));
    const found = this.#named.flatMap(({ shown, masker }) => masker.find(text).map((range) => ({ ...range, shown })));
    // A secret that several names share has the first one's.
    return [...found, ...all.map((range) => ({ ...range, shown: '***' }))];
  }

  /** Longest secret in characters. */
  get longest(): number {
    this.#current();
    return this.#known.reduce((longest, { value }) => Math.max(longest, value.length), 0);
  }

  #current(): SecretMasker {
    const now = this.#sessionSecrets();
    const isKnown =
      now.length === this.#session.length && now.every(({ value }, index) => value === this.#session[index]?.value);
    if (!isKnown) {
      this.#session = now;
      this.#known = [...this.#given, ...now.filter((secret) => !this.#isPublic(secret))];
      this.#masker = new SecretMasker(valuesOf(this.#known));
      this.#named = null;
    }
    return this.#masker;
  }
}
