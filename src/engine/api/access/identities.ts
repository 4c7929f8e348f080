import type { IdentityName } from '../../../contract/login.ts';
import { LOGIN_OPTIONS } from '../../../contract/login.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { hasName } from '../../data/names.ts';
import { namesOf } from '../../web/same-content.ts';
import { dataOf, leavesOf } from '../operations/json-values.ts';

const VALUES_MAX = 12;

/** What identifies a user in the responses of the API. */
export interface Identifiers {
  /** In lower case, at least three characters: compared with the words of a response. */
  readonly names: readonly string[];
  /** Any value, compared only with properties that name an owner. */
  readonly values: ReadonlySet<string>;
}

/** From the user name of the login, and from what an operation such as `/me` returned to the user. */
export function identifiersOf(
  context: ProbeContext,
  identity: IdentityName,
  responses: readonly { readonly template: string; readonly exchange: Exchange | null }[],
): Identifiers {
  const names = new Set(namesOf(context.options[LOGIN_OPTIONS[identity]]?.username));
  const values = new Set(names);
  for (const text of responses.flatMap(identifiersIn)) {
    if (values.size >= VALUES_MAX) break;
    values.add(text);
    // A number is no name: it stands for many things.
    if (!/^\d{1,12}$/.test(text)) for (const one of namesOf(text)) names.add(one);
  }
  return { names: [...names], values };
}

/** What identifies the caller in the response of an operation that describes the caller, in lower case. */
function identifiersIn({
  template,
  exchange,
}: {
  readonly template: string;
  readonly exchange: Exchange | null;
}): string[] {
  if (!hasName('caller', new URL(template).pathname.split('/').at(-1) ?? '')) return [];
  return leavesOf(dataOf(exchange)).flatMap(({ name, value, path }) => {
    const isText = (typeof value === 'string' || typeof value === 'number') && value !== '';
    return isText && !path.includes('[]') && hasName('identifier', name) ? String(value).toLowerCase() : [];
  });
}

/** The properties of a record that name its owner have one of the values. */
export function isOwnedBy(record: Readonly<Record<string, unknown>>, { values }: Identifiers): boolean {
  return Object.entries(record)
    .slice(0, 100)
    .some(([name, value]) => {
      if (!hasName('owner', name)) return false;
      const inner = typeof value === 'object' && value !== null ? Object.values(value).slice(0, 20) : [value];
      return inner.some(
        (one: unknown) => ['string', 'number'].includes(typeof one) && values.has(String(one).toLowerCase()),
      );
    });
}
