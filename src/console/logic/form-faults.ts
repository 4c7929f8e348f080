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
export function formFaults(error: Readonly<Record<string, unknown>>): string | null {
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
