import type { Exchange } from '../../core/evidence/http.ts';
import { hasName } from '../../data/names.ts';
import { locationOf } from '../../web/point-location.ts';
import type { Injector } from '../kit/injector.ts';
import { defineProbe, PROVEN_QUERY, PROVEN_TARGET } from '../kit/probe-definition.ts';
import type { MarkedResponse } from '../kit/reflection.ts';
import type { Seen } from '../kit/seen.ts';
import { steadyText } from '../kit/steady-response.ts';
import type { SteadyValue } from '../kit/steady-value.ts';
import { escapedForLdap, ldapError } from './ldap-errors.ts';
import { activeLdapInjection } from './ldap-injection.ts';

/** A parenthesis, which breaks a filter. */
export const ldapErrors = defineProbe({
  family: 'ldap-injection',
  checks: [activeLdapInjection],
  needs: ['letters'],
  cost: 1,
  showsError: (text) => ldapError(text) !== null,
  appliesTo: (point, seen) =>
    mayBreakFilter(seen, seen.scan.isThorough || hasName('directory', locationOf(point).parameter)),
  run: (injector, { letters }) => probeLdapError(injector, letters),
});

/** The payload for shells has parentheses as well: where they were accepted without an error, no others are sent. */
function mayBreakFilter({ letters, afterShell }: Seen, isLikely: boolean): boolean {
  if (afterShell === null || letters === null) return isLikely;
  if (ldapError(afterShell.response.text) !== null) return true;
  return isLikely && afterShell.response.status !== letters.exchange.response.status;
}

/** Conditions within a filter behind a value on which the response depends. */
export const ldapConditions = defineProbe({
  family: 'ldap-injection',
  checks: [activeLdapInjection],
  scanTypes: ['compliance'],
  unless: [...PROVEN_QUERY, ...PROVEN_TARGET],
  cost: 3,
  async run(injector, seen) {
    const steady = await seen.steady();
    if (steady !== null && !steady.endsAtQuotes) await probeLdapCondition(injector, steady);
  },
});

/** Sends a single parenthesis, which breaks a filter: one request, and two controls if there is an error. */
async function probeLdapError(injector: Injector, letters: MarkedResponse): Promise<void> {
  if (ldapError(letters.exchange.response.text) !== null) return;
  const { baseline } = injector.point;
  const marker = injector.token();
  const payload = `${baseline})(${marker}`;
  const hit = await injector.send(payload);
  if (hit === null || ldapError(hit.response.text) === null) return;
  const other = `${baseline})(${injector.token()}`;
  const escaped = escapedForLdap(payload);
  const [again, clean] = [await injector.send(other), await injector.send(escaped)];
  if (again === null || ldapError(again.response.text) === null) return;
  if (clean === null || ldapError(clean.response.text) !== null) return;
  injector.note('ldap-injection', 'parenthesis', payload, marker, hit);
  injector.note('ldap-injection', 'parenthesis', other, marker, again);
  injector.note('ldap-injection', 'escaped', escaped, marker, clean);
  injector.note('ldap-injection', 'letters', marker, marker, letters.exchange);
}

/**
 * Adds a condition that every entry satisfies (RFC 4512, section 2.4: `objectClass`), and one that none does, to the filter: one request
 * without a fault, five with one.
 */
async function probeLdapCondition(injector: Injector, { value, first, second }: SteadyValue): Promise<void> {
  const own = steadyText(first, value, value);
  const marker = injector.token();
  const notes: [step: string, payload: string, exchange: Exchange][] = [
    ['baseline', value, first],
    ['baseline', value, second],
  ];
  const conditions: readonly (readonly [step: string, suffix: string, isTrue: boolean])[] = [
    ['true: a filter', ')(objectClass=*', true],
    ['false', `)(objectClass=${injector.token()}`, false],
    ['nonsense', ')[objectClass=*', false],
    ['true: a filter', `)(!(objectClass=${injector.token()})`, true],
    ['false', ')(!(objectClass=*)', false],
  ];
  for (const [step, suffix, isTrue] of conditions) {
    const payload = value + suffix;
    const exchange = await injector.send(payload);
    if (exchange === null || (steadyText(exchange, payload, value) === own) !== isTrue) return;
    notes.push([step, payload, exchange]);
  }
  for (const [step, payload, exchange] of notes) injector.note('ldap-injection', step, payload, marker, exchange);
}
