import { parseCallbackUrl } from '../../shared/callback-url.ts';
import { UsageError } from '../model/usage-error.ts';

/** The URL of a callback listener, or null. @throws UsageError, which never quotes the secret */
export function callbackUrlOf(input: string, text: string | undefined): string | null {
  const given = text?.trim() || null;
  try {
    if (given !== null) parseCallbackUrl(given);
    return given;
  } catch (cause) {
    throw new UsageError(input, (cause as Error).message, { cause });
  }
}
