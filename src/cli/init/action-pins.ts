import table from './action-pins.json' with { type: 'json' };

/** `uses:` value of an action, pinned by commit. */
export function pinned(action: keyof typeof table.actions): string {
  const { commit, version } = table.actions[action];
  return `${action}@${commit} # ${version}`;
}
