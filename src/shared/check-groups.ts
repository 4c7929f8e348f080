/** Groups of the checks of this repository: the part of their ids before the dot. Rules of users have groups of their own. */
export const BUILT_IN_GROUPS: readonly string[] =
  'access active api browser content cookie cors csp disclosure dns email exposure http js ports tls'.split(' ');

export function isBuiltIn(checkId: string): boolean {
  return BUILT_IN_GROUPS.includes(checkId.split('.')[0] ?? '');
}
