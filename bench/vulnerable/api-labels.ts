import type { FindingContent } from '../../src/contract/finding.ts';

/** A documented vulnerability of an application with an API, and what proves it. */
export interface ApiLabel {
  readonly name: string;
  /** Checks that prove it. */
  readonly checks: readonly string[];
  /** In the path of the location; empty for any. */
  readonly path: string;
  /** `read`: reading shows it. `write`: only requests that write. `no`: no request can show it without harm, or at all. */
  readonly provable: 'read' | 'write' | 'no';
}

type Row = readonly [name: string, provable: ApiLabel['provable'], checks?: string, path?: string];

/** The nine of its README. */
const VAMPI: readonly Row[] = [
  ['SQL injection', 'read', 'active.sqli-boolean active.sqli-error', '/users/v1/'],
  ['object-level authorization', 'read', 'api.bola', '/books/v1/'],
  ['excessive data exposure', 'read', 'api.secret-properties', '_debug'],
  ['weak key of the token', 'read', 'api.jwt-weak-key'],
  ['mass assignment', 'write', 'api.mass-assignment'],
  ['user and password enumeration', 'write', 'api.user-enumeration'],
  ["change of another's password", 'no'],
  ['regular expression denial of service', 'no'],
  ['no rate limit', 'no'],
];

/** Its levels and its code; scanned as a customer and as the chef. */
const RESTAURANT: readonly Row[] = [
  ['signature of tokens ignored', 'read', 'api.jwt-signature-ignored'],
  ['orders of others', 'read', 'api.bola', '/orders/'],
  ['shell command in the disk statistics', 'read', 'active.command-injection', '/admin/stats/disk'],
  ['technology in X-Powered-By', 'read', 'disclosure.server-version', '/healthcheck'],
  ['menu items deleted by anybody', 'no'],
  ['profiles of others changed', 'no'],
  ['roles given by anybody', 'no'],
  ['server-side request forgery in the image of a menu item', 'no'],
  ['short code to reset a password', 'no'],
  ['mass assignment by PATCH', 'no'],
  ['any subdomain-like origin by CORS', 'no'],
  ['orders of everyone at a path that nothing names', 'no'],
  ['environment at a path that nothing names', 'no'],
];

/** Its README without what only its pages have; GraphQL listens on a port of its own. */
const DVWS: readonly Row[] = [
  ['SQL injection', 'read', 'active.sqli-error active.sqli-boolean', '/passphrase/'],
  ['command injection', 'read', 'active.command-injection', '/sysinfo/'],
  ['XPath injection', 'read', 'active.xpath-injection', '/release/'],
  ['weak key of the token', 'read', 'api.jwt-weak-key'],
  ['passwords of all users', 'read', 'api.secret-properties', '/users'],
  ['environment at a hidden path', 'read', 'api.secret-properties', '/v1/info'],
  ['passphrases of others', 'read', 'api.secret-properties', '/passphrase/'],
  ['logs for administrators', 'read', 'api.bfla', '/admin/logs'],
  ['any origin by CORS', 'read', 'cors.reflect-credentials'],
  ['GraphQL introspection', 'read', 'api.graphql-introspection exposure.api-docs', '/graphql'],
  ['GraphQL batches', 'read', 'api.graphql-batching', '/graphql'],
  ['LDAP injection, simulated', 'no'],
  ['open redirect in the sign-out', 'no'],
  ['NoSQL injection', 'write', 'active.nosql-injection', '/notesearch'],
  ['XML external entities', 'write', 'active.xxe', '/import/xml'],
  ['path traversal', 'write', 'active.path-traversal', '/download'],
  ['mass assignment', 'write', 'api.mass-assignment', '/users'],
  ['user enumeration', 'write', 'api.user-enumeration', '/login'],
  ['XML injection', 'no'],
  ['deserialization', 'no'],
  ['file written by a mutation', 'no'],
];

/** What the acceptance names; its other challenges are about behaviour. */
const JUICE_SHOP: readonly Row[] = [
  ['SQL injection in the product search', 'read', 'active.sqli-error active.sqli-boolean', '/rest/products/search'],
  ['DOM XSS in the search', 'read', 'browser.dom-xss'],
  ['open redirect', 'read', 'active.open-redirect', '/redirect'],
  ['listing of /ftp', 'read', 'exposure.directory-listing', '/ftp'],
  ['public metrics', 'read', 'exposure.monitoring', '/metrics'],
  ['stack traces', 'read', 'content.debug-mode content.stack-trace'],
];

export const API_LABELS = { vampi: VAMPI, restaurant: RESTAURANT, dvws: DVWS, 'juice-shop': JUICE_SHOP } as const;
export type ApiAppName = keyof typeof API_LABELS;

export function apiLabelsOf(app: ApiAppName): ApiLabel[] {
  return API_LABELS[app].map(([name, provable, checks = '', path = '']) => ({
    name,
    provable,
    checks: checks.split(' '),
    path,
  }));
}

/** True if a finding of one of the label's checks is at its path. */
export function explains({ checks, path }: ApiLabel, { check_id, locations }: FindingContent): boolean {
  return checks.includes(check_id) && locations.some(({ url }) => (URL.parse(url)?.pathname ?? url).includes(path));
}
