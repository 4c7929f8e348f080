import table from './action-pins.json' with { type: 'json' };

export type PinnedAction = keyof typeof table.actions;

/** `uses:` value of an action, pinned by commit. */
export function pinned(action: PinnedAction): string {
  const { commit, version } = table.actions[action];
  return `${action}@${commit} # ${version}`;
}
