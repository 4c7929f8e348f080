import type { ForgedForm, SentForm } from '../core/evidence/content.ts';
import { type Exchange, header } from '../core/evidence/http.ts';
import { hasName } from '../data/names.ts';
import { entropy } from './entropy.ts';
import type { DocumentField } from './html/document-model.ts';

/** A hidden field with a value that an attacker's page cannot know. */
export function isTokenField({ name, type, value }: DocumentField): boolean {
  if (type !== 'hidden') return false;
  if (hasName('late-csrf-field', name) || (hasName('csrf-field', name) && value.length >= 8)) return true;
  const isRandom = /^[\w+/=.-]{20,}$/.test(value) && /\d/.test(value) && entropy(value) > 3.5;
  return isRandom && !hasName('written-session', name);
}

/**
 * What a forged request did. `same`: a page shows it, as it shows the site's own one; `alike`: only the responses are alike; `refused`: no
 * page shows it, but shows the own one; `unknown`: the form needs no session, or nothing tells success from failure.
 */
export function effectOf({ own, stranger, forged }: ForgedForm): 'same' | 'alike' | 'refused' | 'unknown' {
  if (own.exchange.response.status >= 400) return 'unknown';
  if (isShown(own)) return isShown(stranger) ? 'unknown' : isShown(forged) ? 'same' : 'refused';
  const [expected, without, foreign] = [own, stranger, forged].map(summaryOf);
  return expected !== without && expected === foreign ? 'alike' : 'unknown';
}

function isShown({ marker, shown }: SentForm): boolean {
  return shown !== null && shows(shown, marker);
}

export function shows({ response }: Exchange, marker: string): boolean {
  return response.text.toLowerCase().includes(marker);
}

/** A response without what differs from one request to the next: its marker, numbers and random values. */
function summaryOf({ marker, exchange: { response } }: SentForm): string {
  const plain = (text: string) =>
    text
      .slice(0, 64 * 1024)
      .replaceAll(marker, '')
      .replace(/[\w+/=-]{16,}/g, '')
      .replace(/\d+/g, '');
  return JSON.stringify([response.status, plain(header(response.headers, 'location') ?? ''), plain(response.text)]);
}
