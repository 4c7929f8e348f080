import type { RATINGS } from '../../core/ratings.ts';
import table from '../../data/exposed-products.json' with { type: 'json' };
import { quote, type Sighting, type Signature, textOf } from '../../web/signature.ts';
import { type Condition, matcherOf, Subject, valuesAt } from './condition.ts';

/**
 * A product that is open, as `data/exposed-products.json` describes it: adding one needs an entry there. The response that
 * proves it is one that the product gives only if it requires no sign-in, to a request that reads: most pages of a product are the
 * same with and without a password. As for every exposure, a made-up path like it must respond differently.
 */
export interface ProductRule {
  readonly name: string;
  readonly family: 'open-product' | 'admin-page';
  /** What the response is, and what is special about it. */
  readonly about?: string;
  /** A sign of the product in a response that was read anyway. It proves nothing and costs nothing. Without it nothing is requested. */
  readonly seen?: Condition;
  /** Folder that the path starts from: that of the page, or one that the page names. The root by default. */
  readonly base?: 'page' | { readonly regex: string };
  readonly path?: string;
  readonly match: Condition;
  /** Values for the sentences of proof, by the names in braces. */
  readonly values?: Readonly<Record<string, ProofValue>>;
  /** The first that matches counts. */
  readonly reports: readonly ProductReport[];
  /** Instead of the rating of the check. */
  readonly rating?: keyof typeof RATINGS;
  /** Admits only the machine itself unless configured otherwise: on loopback it is no fault. */
  readonly isLocalByDefault?: boolean;
  /** A page of the crawl proves it by itself; `anonymous`: only in a scan without the session of a user. */
  readonly pages?: 'any' | 'anonymous';
}

interface ProductReport {
  readonly match?: Condition;
  readonly title: string;
  /** Lower than that of the check where reading is proven but changing is not. */
  readonly severity?: Sighting['severity'];
  readonly proof: string;
}

interface ProofValue {
  readonly json?: string;
  /** First group of an expression on the body. */
  readonly regex?: string;
  readonly ignoreCase?: boolean;
  readonly as?: 'keys' | 'count' | 'json';
  /** Maximum characters of a value. */
  readonly max?: number;
}

export type ProductId = keyof typeof table.products;

export const PRODUCT_RULES = table.products as unknown as Readonly<Record<ProductId, ProductRule>>;

/** The rules of a family, in the order of the table. */
export function rulesOf(family: ProductRule['family']): [ProductId, ProductRule][] {
  return (Object.entries(PRODUCT_RULES) as [ProductId, ProductRule][]).filter(([, rule]) => rule.family === family);
}

/** `a, b or c`: the names of the products of a family. */
export function namesOf(family: ProductRule['family']): string {
  const names = rulesOf(family).map(([, { name }]) => name);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

const SHOWN = 3;
const VALUE_MAX = 80;

/** The text of a value of the response. It comes from the site: short, on one line. */
function textReader({
  json,
  regex,
  ignoreCase = false,
  as,
  max = VALUE_MAX,
}: ProofValue): (subject: Subject) => string {
  if (regex !== undefined) {
    const pattern = new RegExp(regex, ignoreCase ? 'i' : '');
    return ({ text }) => quote(pattern.exec(text)?.[1] ?? '', max);
  }
  return (subject) => {
    const values = valuesAt(subject.json, json ?? '');
    const [first] = values;
    if (as === 'count') return String(Array.isArray(first) ? first.length : 0);
    if (as === 'json') return quote(JSON.stringify(first) ?? '', max);
    const listed = as === 'keys' ? Object.keys(first ?? {}) : values;
    return listed
      .slice(0, SHOWN)
      .map((value) => quote(String(value), max))
      .join(', ');
  };
}

function signatureOf({ match, values = {}, reports }: ProductRule): Signature {
  const matches = matcherOf(match);
  const readers = new Map(Object.entries(values).map(([name, value]) => [name, textReader(value)]));
  const cases = reports.map((report) => ({ ...report, matches: report.match && matcherOf(report.match) }));
  return (response) => {
    const subject = new Subject(response, textOf(response));
    if (!matches(subject)) return null;
    const report = cases.find((one) => one.matches?.(subject) ?? true);
    if (report === undefined) return null;
    const proof = report.proof.replace(/\{(\w{1,20})\}/g, (_, name: string) => readers.get(name)?.(subject) ?? '');
    const { title, severity } = report;
    return { title, proof, ...(severity === undefined ? {} : { severity }) };
  };
}

/** Recognizes the response that proves a product open. */
export const PRODUCT_SIGNATURES = Object.fromEntries(
  Object.entries(PRODUCT_RULES).map(([id, rule]) => [id, signatureOf(rule)]),
) as Readonly<Record<ProductId, Signature>>;
