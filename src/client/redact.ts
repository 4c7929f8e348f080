import { SecretMasker } from '../shared/secrets/secret-masker.ts';
import { oneLine, truncate } from '../shared/text.ts';

/** Anything that looks like an API key or a signing secret. */
const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;

/** Removes secrets and control characters from a received text and cuts it, so that it may be part of a message. */
export function redact(text: string, secrets: readonly string[] = [], maxLength = 300): string {
  const clean = new SecretMasker(secrets).mask(text).replace(SECRETS, '$1***');
  return truncate(oneLine(clean), maxLength);
}
