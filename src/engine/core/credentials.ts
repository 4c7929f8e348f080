import type { NamedSecret } from '../../shared/secrets/secret-values.ts';
import type { HeaderList } from './evidence/http.ts';

/** What the requests of one signed-in identity carry. */
export interface Credentials {
  /** @param url absolute */
  headersFor(url: string): HeaderList;
  /**
   * Takes over the cookies that a response sets.
   * @param url absolute URL of the request
   */
  store(url: string, headers: HeaderList): void;
  /** Values that must not appear in a report. */
  secrets(): readonly NamedSecret[];
}
