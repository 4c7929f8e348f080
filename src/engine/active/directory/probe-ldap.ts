import type { Exchange } from '../../core/evidence/http.ts';
import type { Injector } from '../kit/injector.ts';
import type { SteadyValue } from '../kit/probe-boolean.ts';
import { steadyText } from '../kit/steady-response.ts';
import { escapedForLdap, ldapError } from './ldap-errors.ts';

/** Sends a single parenthesis, which breaks a filter: one request, and two controls if there is an error. */
export async function probeLdapError(injector: Injector, letters: Exchange | null): Promise<void> {
  if (letters === null || ldapError(letters.response.text) !== null) return;
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
  injector.note('ldap-injection', 'letters', marker, marker, letters);
}

/**
 * Adds a condition that every entry satisfies (RFC 4512, section 2.4: `objectClass`), and one that none does, to the filter: one request
 * without a fault, five with one.
 */
export async function probeLdapCondition(injector: Injector, { value, first, second }: SteadyValue): Promise<void> {
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
