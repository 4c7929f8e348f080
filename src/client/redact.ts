/** Anything of the form of an API key or a signing secret, whoever it belongs to. */
const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;

/**
 * Takes secrets and control characters out of a text that came from outside and cuts it, so that it may stand in an
 * error message.
 */
export function redact(text: string, secrets: readonly string[] = [], maxLength = 300): string {
  let clean = text;
  for (const secret of secrets) {
    if (secret.length >= 4) clean = clean.replaceAll(secret, '***');
  }
  clean = clean
    .replace(SECRETS, '$1***')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
  return clean.length > maxLength ? `${clean.slice(0, maxLength - 1)}…` : clean;
}
