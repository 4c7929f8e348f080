import { isRecord } from '../../shared/records.ts';
import { words } from './format.ts';
import { plainText } from './untrusted.ts';

/** Fields of forms, as their labels name them, by the name that the API uses. */
const LABELS: Readonly<Record<string, string>> = {
  amount: 'Tokens',
  expires_at: 'Expires',
  hostname: 'Host',
  'options.start_path': 'Start path',
  overlap_seconds: 'The overlap',
  scan_type: 'Type',
  url: 'Address',
};

/** What at least one of is to be chosen in a list. */
const ITEMS: Readonly<Record<string, string>> = { scopes: 'scope', events: 'event' };

const FORMS: Readonly<Record<string, string>> = {
  'options.start_path': 'must begin with / and must not contain spaces',
};

const FAULTS_MAX = 5;

/**
 * The faults of a refused form in the words of its labels.
 * @param error with the `details` of a `validation_error`
 * @returns null where it names no field
 */
function formFaults(error: Readonly<Record<string, unknown>>): string | null {
  const details = Array.isArray(error['details']) ? error['details'].slice(0, FAULTS_MAX) : [];
  const texts = details.filter(isRecord).flatMap((detail) => {
    const text = (name: string) => (typeof detail[name] === 'string' ? plainText(detail[name], 300) : '');
    return text('param') === '' ? [] : [faultText(text('param'), text('code'), text('message'))];
  });
  return texts.length === 0 ? null : texts.join(' ');
}

function faultText(param: string, code: string, message: string): string {
  const item = ITEMS[param];
  if (item !== undefined && (code === 'minItems' || code === 'required')) return `Choose at least one ${item}.`;
  const label = LABELS[param] ?? words(param.split('.').at(-1) ?? param);
  if (code === 'pattern') return sentence(`${label} ${FORMS[param] ?? 'has the wrong form'}`);
  // The grammar of targets has sentences of its own.
  const own = /^is not valid: (.+)$/s.exec(message)?.[1];
  return sentence(own ?? `${label} ${message}`);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export interface ShownError {
  readonly code: string;
  readonly message: string;
  /** What to do, in plain words; null where the message says it. */
  readonly hint: string | null;
  readonly requestId: string | null;
}

/** Texts in place of those of the API, which name its routes. */
const MESSAGES: Readonly<Record<string, string>> = {
  sso_failed: 'Signing in did not complete.',
  sso_no_role: 'You have no access to this console.',
  target_not_verified: 'This type of scan needs proof that the target is yours.',
};

const HINTS: Readonly<Record<string, string>> = {
  insufficient_scope: 'Your token does not include this permission. Ask an admin for a token that does.',
  workspace_suspended: 'Nothing is lost. The operator of the service can resume the workspace.',
  not_signed_in: 'Your session has ended. Sign in again.',
  sso_failed: 'Begin again, in the same browser and within ten minutes.',
  sso_no_role: 'None of your groups has a role here. Ask an admin, then sign in again.',
  cross_site_request: 'Reload the page and try again.',
  target_not_verified: 'Add the target on the page Targets, publish one of its records there, and choose “Check”.',
  insufficient_tokens: 'The balance is too low for this operation. Ask an admin to grant tokens.',
  rate_limited: 'Wait a moment, then try again.',
  connection_failed: 'Check that the service is running and that you are online, then try again.',
  response_timeout: 'The service took too long to respond. Try again.',
};

/** @param error whatever an API call threw */
export function explainError(error: unknown): ShownError {
  const fields: Readonly<Record<string, unknown>> = isRecord(error) ? error : {};
  const text = (name: string): string | null => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? plainText(value, 500) : null;
  };
  const code = text('code') ?? 'unexpected_error';
  const raw = error instanceof Error ? plainText(error.message, 500) : 'Something went wrong.';
  const message = (code === 'validation_error' ? formFaults(fields) : MESSAGES[code]) ?? readable(raw);
  return { code, message, hint: HINTS[code] ?? null, requestId: text('requestId') };
}

/** The client's message without the method and path before it and the code after it, which are shown apart or not at all. */
function readable(message: string): string {
  return message
    .replace(/^(?:GET|POST|PATCH|DELETE) \S{1,200}: /, '')
    .replace(/ \(\d{3} [a-z0-9_]{1,80}(?:, request \S{1,100})?\)$/, '');
}
