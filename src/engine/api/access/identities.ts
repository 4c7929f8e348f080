import type { IdentityName } from '../../../contract/login.ts';
import { LOGIN_OPTIONS } from '../../../contract/login.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { namesOf } from '../../web/same-content.ts';
import { dataOf, leavesOf, plainName } from '../operations/json-values.ts';

/** Operations that describe their caller. */
const OF_CALLER = /(?:^|\/)(?:me|self|whoami|profile|account|userinfo|current[-_]?user|user)$/i;
const IDENTIFIES = /^(?:id|userid|uid|uuid|sub|username|user|login|email|emailaddress|mail)$/;
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
  for (const { template, exchange } of responses) {
    if (!OF_CALLER.test(new URL(template).pathname)) continue;
    for (const { name, value, path } of leavesOf(dataOf(exchange))) {
      if (path.includes('[]') || !IDENTIFIES.test(plainName(name)) || values.size >= VALUES_MAX) continue;
      if ((typeof value !== 'string' && typeof value !== 'number') || value === '') continue;
      const text = String(value).toLowerCase();
      values.add(text);
      // A number is no name: it stands for many things.
      if (!/^\d{1,12}$/.test(text)) for (const one of namesOf(text)) names.add(one);
    }
  }
  return { names: [...names], values };
}

const OWNER =
  /^(?:owner|ownerid|user|userid|username|author|authorid|account|accountid|customer|customerid|member|memberid|createdby|creator|creatorid|email|useremail|owneremail|buyer|seller|patient|patientid|employee|employeeid|holder)$/;

/** The properties of a record that name its owner have one of the values. */
export function isOwnedBy(record: Readonly<Record<string, unknown>>, { values }: Identifiers): boolean {
  return Object.entries(record)
    .slice(0, 100)
    .some(([name, value]) => {
      if (!OWNER.test(plainName(name))) return false;
      const inner = typeof value === 'object' && value !== null ? Object.values(value).slice(0, 20) : [value];
      return inner.some(
        (one: unknown) => ['string', 'number'].includes(typeof one) && values.has(String(one).toLowerCase()),
      );
    });
}
