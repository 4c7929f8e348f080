import type { ActiveProbe } from '../../core/evidence/active.ts';
import table from '../../data/database-errors.json' with { type: 'json' };
import { errorWords } from '../kit/error-words.ts';

/**
 * Errors of LDAP libraries about the text of a filter: Java, .NET, PHP, Python, OpenLDAP, Node.js, Spring. "Unable to parse string '…' as an
 * LDAP filter …" is the message of `com.unboundid.ldap.sdk.Filter`, the parser of the UnboundID LDAP SDK, as SasanLabs' VulnerableApp
 * shows it; a search that fails throws `LDAPSearchException` (both in github.com/pingidentity/ldapsdk).
 */
const ERRORS = new RegExp(table.ldap, 'i');

/** The words of an LDAP library's error in a text; null when there is none. */
export function ldapError(text: string): string | null {
  return errorWords(ERRORS, text);
}

/** The same characters as RFC 4515, section 3, writes them in a value. */
export function escapedForLdap(text: string): string {
  return text.replace(/[\\*()]/g, (character) => `\\${character.charCodeAt(0).toString(16)}`);
}

/**
 * Single parentheses cause the error, twice; escaped ones and letters do not.
 *
 * @param probes steps `parenthesis` (two), `escaped` and `letters` of one insertion point
 */
export function provesLdapError(probes: readonly ActiveProbe[]): { hit: ActiveProbe; words: string } | null {
  const steps = (name: string) => probes.filter(({ step }) => step === name);
  const errorOf = ({ exchange }: ActiveProbe) => ldapError(exchange.response.text);
  const [hit, again] = steps('parenthesis');
  const [escaped, letters] = [steps('escaped')[0], steps('letters')[0]];
  if (hit === undefined || again === undefined || escaped === undefined || letters === undefined) return null;
  const words = errorOf(hit);
  if (words === null || errorOf(again) === null || errorOf(escaped) !== null || errorOf(letters) !== null) return null;
  return { hit, words };
}
