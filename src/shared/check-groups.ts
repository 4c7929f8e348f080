/** Groups of the checks of this repository: the part of their ids before the dot. Rules of users have groups of their own. */
export const BUILT_IN_GROUPS: readonly string[] =
  'access active api browser content cookie cors csp disclosure dns email exposure http js ports tls'.split(' ');

/** Heading of the checks that users wrote. */
const CUSTOM_CHECKS = 'Custom checks';

export interface CheckGroup<Item> {
  /** Null for the checks of this repository. */
  readonly heading: string | null;
  readonly items: readonly Item[];
}

/** What belongs to checks of this repository, then what belongs to those of users under a heading; no group is empty. */
export function checkGroups<Item>(items: readonly Item[], idOf: (item: Item) => string): CheckGroup<Item>[] {
  const { true: builtIn = [], false: custom = [] } = Object.groupBy(items, (item) => `${isBuiltIn(idOf(item))}`);
  const groups = [
    { heading: null, items: builtIn },
    { heading: CUSTOM_CHECKS, items: custom },
  ];
  return groups.filter((group) => group.items.length > 0);
}

export function isBuiltIn(checkId: string): boolean {
  return BUILT_IN_GROUPS.includes(checkId.split('.')[0] ?? '');
}
