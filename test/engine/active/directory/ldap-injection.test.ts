import { describe, expect, it } from 'vitest';
import { activeLdapInjection } from '../../../../src/engine/active/directory/ldap-injection.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const ERROR = '<pre>javax.naming.directory.InvalidSearchFilterException: Unbalanced parenthesis</pre>';

/** Keys of what is found with these responses to parentheses twice, escaped ones, and letters. */
function found(first: string, second: string, escaped: string, letters: string): string[] {
  return draftsOf(
    activeLdapInjection,
    probe('ldap-injection', 'parenthesis', '7)(x', { body: first }),
    probe('ldap-injection', 'parenthesis', '7(y', { body: second }),
    probe('ldap-injection', 'escaped', '7\\29\\28x', { body: escaped }),
    probe('ldap-injection', 'letters', 'x', { body: letters }),
  ).map(({ key }) => key);
}

describe('active.ldap-injection', () => {
  it('reports an error that escaped parentheses do not have', () => {
    expect(found(ERROR, ERROR, 'ok', 'ok')).toEqual(['GET /find q']);
  });

  it.each([
    // VulnerableApp of SasanLabs shows the message of the UnboundID LDAP SDK for Java, without the name of a class.
    "<p>Unable to parse string '(uid=7)(x)' as an LDAP filter because it contains an unexpected closing parenthesis</p>",
    '<p>Unable to parse string &#39;(uid=7)(x)&#39; as an LDAP filter because it contains an unexpected closing parenthesis</p>',
    'LDAPSearchException(resultCode=87 (filter error))',
  ])('reports the error %s', (error) => {
    expect(found(error, error, 'ok', 'ok')).toEqual(['GET /find q']);
  });

  it('reports responses that follow conditions of a filter', () => {
    const responses = (nonsense: string) => [
      probe('ldap-injection', 'baseline', 'ann', { body: 'Ann' }),
      probe('ldap-injection', 'baseline', 'ann', { body: 'Ann' }),
      probe('ldap-injection', 'true: a filter', 'ann)(objectClass=*', { body: 'Ann' }),
      probe('ldap-injection', 'false', 'ann)(objectClass=x', { body: 'none' }),
      probe('ldap-injection', 'nonsense', 'ann)[objectClass=*', { body: nonsense }),
      probe('ldap-injection', 'true: a filter', 'ann)(!(objectClass=x)', { body: 'Ann' }),
      probe('ldap-injection', 'false', 'ann)(!(objectClass=*)', { body: 'none' }),
    ];
    expect(draftsOf(activeLdapInjection, ...responses('none'))).toHaveLength(1);
    expect(draftsOf(activeLdapInjection, ...responses('Ann'))).toEqual([]);
  });

  it.each([
    ['no error', 'ok', 'ok', 'ok', 'ok'],
    ['an error that comes once', ERROR, 'ok', 'ok', 'ok'],
    ['an error of every such value', ERROR, ERROR, ERROR, 'ok'],
    ['an error of every value', ERROR, ERROR, 'ok', ERROR],
  ])('is silent on %s', (_name, first, second, escaped, letters) => {
    expect(found(first, second, escaped, letters)).toEqual([]);
  });
});
