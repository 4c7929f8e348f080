import type { ScanOptions } from '../../contract/scan.ts';
import { SecretMasker } from '../../shared/secrets/secret-masker.ts';
import { secretsOfOptions } from '../../shared/secrets/secret-values.ts';
import type { Tokens } from './tokens.ts';

/**
 * Removes two things from the texts of a report: secrets (the values of the user's request headers, credentials and sessions), which
 * a site may echo in any form, and random tokens of the probes, which would make two equal scans differ.
 */
export class TextCleaner {
  readonly #tokens: Tokens;
  readonly #given: readonly string[];
  readonly #sessionSecrets: () => readonly string[];
  readonly #isPublic: (secret: string) => boolean;
  #known: readonly string[] = [];
  #masker: SecretMasker;

  /**
   * @param origin of the target: parts of the address, such as `https` or a label of the host, are not secrets
   * @param sessionSecrets called for each text, because sessions change
   */
  constructor(tokens: Tokens, options: ScanOptions, origin = '', sessionSecrets: () => readonly string[] = () => []) {
    this.#tokens = tokens;
    // No form of a secret is shorter than it: those of a session, of which there may be hundreds, are not looked for.
    this.#isPublic = (secret) => secret.length <= origin.length && new SecretMasker([secret]).isIn(origin);
    this.#given = secretsOfOptions(options).filter((secret) => !this.#isPublic(secret));
    this.#sessionSecrets = sessionSecrets;
    this.#masker = new SecretMasker(this.#given);
  }

  clean(text: string): string {
    return this.#current().mask(this.#tokens.erase(text));
  }

  /** True if the text has a secret. */
  hasSecret(text: string): boolean {
    return this.#current().isIn(text);
  }

  #current(): SecretMasker {
    const now = this.#sessionSecrets();
    const isKnown = now.length === this.#known.length && now.every((secret, index) => secret === this.#known[index]);
    if (!isKnown) {
      this.#known = now;
      this.#masker = new SecretMasker([...this.#given, ...now.filter((secret) => !this.#isPublic(secret))]);
    }
    return this.#masker;
  }
}
