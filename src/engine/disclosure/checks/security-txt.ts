import { defineCheck } from '../../core/check.ts';
import { type Attempt, hasResponse } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { isHtml } from '../../web/html/html-document.ts';

export const disclosureSecurityTxt = defineCheck({
  meta: {
    id: 'disclosure.security-txt',
    title: 'security.txt missing or invalid',
    subject: 'security.txt',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: [],
    requirements: { pci: ['6.3.1'] },
    scanTypes: ['compliance'],
    what: 'The site has no security.txt file, or one that is expired or violates RFC 9116.',
    why: 'People who find a vulnerability do not know where to report it, and publish it or keep it to themselves.',
    proof:
      '/.well-known/security.txt and the legacy path /security.txt are requested. A response that is not plain text, or without the fields Contact and Expires, does not count.',
    fix: 'Publish /.well-known/security.txt with Contact and an Expires date less than a year ahead, and renew it.',
    snippets: {
      nginx:
        'location = /.well-known/security.txt {\n  default_type text/plain;\n  return 200 "Contact: mailto:security@example.com\\nExpires: 2027-06-30T00:00:00Z\\n";\n}',
      caddy: 'respond /.well-known/security.txt "Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z"',
    },
    references: ['https://www.rfc-editor.org/rfc/rfc9116', 'https://securitytxt.org/'],
  },
  needs: ['securityTxt'],
  evaluate({ securityTxt }, { now }) {
    const texts = [securityTxt.wellKnown, securityTxt.legacy].flatMap(textOf);
    const parsed = texts
      .map(({ url, text }) => ({ url, file: parseSecurityTxt(text, now) }))
      .find(({ file }) => file !== null);
    const location = { url: parsed?.url ?? securityTxt.wellKnown.request.url, method: 'GET' };
    if (parsed === undefined || parsed.file === null) {
      const evidence = 'Neither /.well-known/security.txt nor /security.txt is a valid security.txt file.';
      return [{ key: 'missing', location, evidence }];
    }
    const { faults } = parsed.file;
    if (faults.length === 0) return [];
    return [{ key: 'invalid', title: 'security.txt expired or invalid', location, evidence: faults.join('\n') }];
  },
});

function textOf(attempt: Attempt | null): { url: string; text: string }[] {
  if (attempt === null || !hasResponse(attempt) || attempt.response.status !== 200 || isHtml(attempt)) return [];
  return [{ url: attempt.request.url, text: attempt.response.text }];
}

export interface SecurityTxt {
  readonly contacts: readonly string[];
  readonly expires: Date | null;
  /** Violations of RFC 9116, one sentence each. */
  readonly faults: readonly string[];
}

/** Reads a security.txt (RFC 9116); null when the text holds none of its fields. */
export function parseSecurityTxt(text: string, now: Date): SecurityTxt | null {
  const fields: [string, string][] = [];
  for (const line of text.slice(0, 32_768).split(/\r?\n/)) {
    const match = /^([A-Za-z][A-Za-z-]*)\s*:(.*)$/s.exec(line);
    if (match !== null && !line.startsWith('#')) fields.push([(match[1] ?? '').toLowerCase(), (match[2] ?? '').trim()]);
  }
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  const contacts = valuesOf('contact');
  const expires = valuesOf('expires');
  if (contacts.length === 0 && expires.length === 0) return null;
  const time = Date.parse(expires[0] ?? '');
  const faults = [...contactFaults(contacts), ...expiryFaults(expires, time, now)];
  return { contacts, expires: Number.isNaN(time) ? null : new Date(time), faults };
}

function contactFaults(contacts: readonly string[]): string[] {
  if (contacts.length === 0) return ['The required field Contact is missing.'];
  return contacts.every((contact) => /^(?:mailto:|https:\/\/|tel:)/i.test(contact))
    ? []
    : ['A Contact is not a mailto:, https: or tel: address.'];
}

function expiryFaults(values: readonly string[], time: number, now: Date): string[] {
  if (values.length === 0) return ['The required field Expires is missing.'];
  const repeated = values.length > 1 ? ['The field Expires is repeated.'] : [];
  if (Number.isNaN(time)) return ['The field Expires is not a date.', ...repeated];
  if (time >= now.getTime()) return repeated;
  return [`It expired on ${new Date(time).toISOString().slice(0, 10)}.`, ...repeated];
}
