import { record } from '../../../shared/records.ts';
import { type Data, list, text } from './data.ts';

const NAME_MAX = 70;

/** What the rules keep of the file. */
export interface Origin {
  /** Null if there is no file with one. */
  readonly licence: string | null;
  readonly digest: string;
  /** Of the templates; null if it is not known. */
  readonly commit: string | null;
}

export function metaOf(id: string, info: Data, { licence, digest, commit }: Origin): Data {
  const classification = record(info['classification']);
  const severity = text(info['severity']);
  const products = productsOf(info);
  const references = list(info['reference'])
    .flatMap((line) => line.split('\n'))
    .map((url) => url.trim());
  const known = references.filter((url) => /^https:\/\/\S{1,290}$/.test(url)).slice(0, 10);
  const cwe = list(classification['cwe-id'])
    .map((one) => one.toUpperCase())
    .filter((one) => /^CWE-\d{1,5}$/.test(one))
    .slice(0, 5);
  const levels: Readonly<Record<string, string>> = { critical: 'high', high: 'high', medium: 'medium', low: 'low' };
  return {
    title: plain(text(info['name']) || id, 120),
    severity: levels[severity] ?? 'info',
    ...(cwe.length === 0 ? {} : { cwe }),
    control: 'strict',
    ...(products.length === 0 ? {} : { when: { product: products } }),
    proof: 'The response has what the template describes, and a made-up path has not.',
    fix:
      plain(text(info['remediation']), 2_000) ||
      'Update or reconfigure the product as its documentation says, or remove it.',
    author: plain(list(info['author']).join(', '), 200) || 'unknown',
    ...(licence === null ? {} : { licence: plain(licence, 60) }),
    source: plain(`nuclei template ${id}${commit === null ? '' : ` at ${commit}`}, sha256 ${digest}`, 250),
    ...(known.length === 0 ? {} : { references: known }),
  };
}

/** The names by which a site shows the product. */
function productsOf(info: Data): string[] {
  const metadata = record(info['metadata']);
  const cpe = text(record(info['classification'])['cpe']).split(':');
  const names = [
    ...list(metadata['product']),
    cpe[4] ?? '',
    cpe[9] === 'wordpress' || metadata['framework'] === 'wordpress' ? 'wordpress' : '',
  ];
  return [...new Set(names.map((name) => plain(name.replaceAll('\\', ''), 100)))]
    .filter((name) => /[a-z0-9]/i.test(name))
    .slice(0, 10);
}

/** No braces: they would be values. */
function plain(given: string, max: number): string {
  return given
    .replace(/\{\{|\}\}|\[\[|\]\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}

export function idOf(id: string, index: number): string {
  const name = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_MAX - 4)
    .replace(/-$/, '');
  return `nuclei.${name}${index === 0 ? '' : `-${index + 1}`}`;
}
