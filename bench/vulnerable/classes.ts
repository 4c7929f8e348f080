/** Classes of injection with their CWE numbers, by which findings of any engine are compared with labels. */
export const CLASSES = {
  xss: ['CWE-79', 'CWE-80'],
  sqli: ['CWE-89'],
  cmdi: ['CWE-78', 'CWE-77'],
  code: ['CWE-94', 'CWE-95', 'CWE-96'],
  template: ['CWE-1336'],
  path: ['CWE-22', 'CWE-23', 'CWE-36', 'CWE-73', 'CWE-98'],
  ldap: ['CWE-90'],
  xpath: ['CWE-643'],
  xxe: ['CWE-611'],
  ssrf: ['CWE-918'],
  redirect: ['CWE-601'],
  header: ['CWE-93', 'CWE-113'],
  deserialization: ['CWE-502'],
} as const satisfies Record<string, readonly string[]>;
export type InjectionClass = keyof typeof CLASSES;

export function classOf(cwe: readonly string[]): InjectionClass | null {
  for (const [name, numbers] of Object.entries(CLASSES))
    if (numbers.some((number) => cwe.includes(number))) return name as InjectionClass;
  return null;
}
