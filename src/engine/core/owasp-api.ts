/** A category of the OWASP API Security Top 10:2023 with the checks that see a part of it from outside. */
interface OwaspApiCategory {
  /** For example `API1:2023`. */
  readonly id: string;
  readonly name: string;
  readonly checks: readonly string[];
}

/**
 * OWASP maps no weaknesses (CWE) to these categories, so that the checks are named. API6 is about the purpose of a request, and API10
 * about services that the API itself calls: neither is visible from outside.
 * Source: the pages of the categories at https://owasp.org/API-Security/editions/2023/en/0x11-t10/.
 */
export const OWASP_API_TOP_10: readonly OwaspApiCategory[] = [
  {
    id: 'API1:2023',
    name: 'Broken Object Level Authorization',
    checks: ['api.bola', 'access.broken-object-level'],
  },
  {
    id: 'API2:2023',
    name: 'Broken Authentication',
    checks: [
      'api.broken-authentication',
      'api.jwt-expired-accepted',
      'api.jwt-none',
      'api.jwt-signature-ignored',
      'api.jwt-weak-key',
      'api.user-enumeration',
      'api.graphql-batching',
    ],
  },
  {
    id: 'API3:2023',
    name: 'Broken Object Property Level Authorization',
    checks: ['api.mass-assignment', 'api.secret-properties', 'api.undocumented-properties'],
  },
  {
    id: 'API4:2023',
    name: 'Unrestricted Resource Consumption',
    checks: ['api.graphql-batching', 'api.graphql-depth'],
  },
  {
    id: 'API5:2023',
    name: 'Broken Function Level Authorization',
    checks: ['api.bfla', 'api.verb-tampering', 'access.broken-function-level'],
  },
  { id: 'API6:2023', name: 'Unrestricted Access to Sensitive Business Flows', checks: [] },
  { id: 'API7:2023', name: 'Server Side Request Forgery', checks: ['active.ssrf'] },
  {
    id: 'API8:2023',
    name: 'Security Misconfiguration',
    checks: [
      'api.graphql-get-mutations',
      'api.graphql-introspection',
      'api.graphql-suggestions',
      'api.server-error',
      'access.cache-deception',
      'content.stack-trace',
      'cors.null-origin',
      'cors.reflect-credentials',
      'cors.weak-match',
    ],
  },
  { id: 'API9:2023', name: 'Improper Inventory Management', checks: ['exposure.api-docs'] },
  { id: 'API10:2023', name: 'Unsafe Consumption of APIs', checks: [] },
];

/** Categories of the OWASP API Security Top 10:2023 for a check, as `API1:2023 Broken Object Level Authorization`. */
export function owaspApiTitles(checkId: string): string[] {
  return OWASP_API_TOP_10.filter(({ checks }) => checks.includes(checkId)).map(({ id, name }) => `${id} ${name}`);
}
