import type { ActiveProbe } from '../../core/evidence/active.ts';

/**
 * Errors of LDAP libraries about the text of a filter: Java, .NET, PHP, Python, OpenLDAP, Node.js, Spring. "Unable to parse string '…' as an
 * LDAP filter …" is the message of `com.unboundid.ldap.sdk.Filter`, the parser of the UnboundID LDAP SDK, as SasanLabs' VulnerableApp
 * shows it; a search that fails throws `LDAPSearchException` (both in github.com/pingidentity/ldapsdk).
 */
const ERRORS =
  /InvalidSearchFilterException|javax\.naming\.NamingException: \[LDAP: error code|org\.springframework\.ldap\.\w{3,40}|LDAP(?:Search)?Exception|Unable to parse string [^\n]{0,500} as an LDAP filter|com\.unboundid\.ldap|DirectoryServices\.\w{0,30}Exception|search filter (?:is )?(?:invalid|malformed)|(?:The \(&?[^\n]{0,60}\) )?search filter is invalid|ldap_(?:search|list|read)\(\): Search: Bad search filter|Bad search filter|ldap\.FILTER_ERROR|LDAPInvalidFilterError|invalid filter syntax|unbalanced parens|Protocol error occurred|supplied argument is not a valid ldap|invalid LDAP filter/i;

/** The words of an LDAP library's error in a text; null when there is none. */
export function ldapError(text: string): string | null {
  const bounded = text.slice(0, 256 * 1024);
  const match = ERRORS.exec(bounded);
  return match === null
    ? null
    : bounded
        .slice(match.index, match.index + 160)
        .replace(/\s+/g, ' ')
        .trim();
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
