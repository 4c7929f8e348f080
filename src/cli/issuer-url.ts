import { isLoopback } from '../client/client-options.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';

/** The URL of an issuer, exactly as `iss` of its tokens. @throws UsageError */
export function issuerUrl(flag: string, text: string): string {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (isSafe && !/[?#@]/.test(text)) return text;
  throw new UsageError(flag, `${shown(text)} is not an https URL without query, fragment and credentials.`);
}
