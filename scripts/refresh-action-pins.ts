import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Pins every action of `src/cli/init/action-pins.json` to the commit of its newest release, and writes it to all workflows, the
 * recipes and the README. Reads the tags with `git ls-remote`, so it needs GitHub. `--apply` only writes the pins that the file has.
 */
const root = join(import.meta.dirname, '..');
const path = join(root, 'src/cli/init/action-pins.json');
const table = JSON.parse(readFileSync(path, 'utf8')) as {
  retrieved: string;
  actions: Record<string, { version: string; commit: string }>;
};

/** The highest release among the lines of `git ls-remote --tags`; the commit of an annotated tag is on its `^{}` line. */
function newest(lines: string): { version: string; commit: string } {
  const releases = new Map<string, { version: string; commit: string; order: number[] }>();
  for (const [, commit = '', version = '', numbers = ''] of lines.matchAll(
    /^([0-9a-f]{40})\trefs\/tags\/(v?(\d+\.\d+\.\d+))(?:\^\{\})?$/gm,
  ))
    releases.set(version, { version, commit, order: numbers.split('.').map(Number) });
  const [best] = [...releases.values()].sort(
    (one, other) =>
      other.order.map((value, index) => value - (one.order[index] ?? 0)).find((value) => value !== 0) ?? 0,
  );
  if (best === undefined) throw new Error('git ls-remote lists no release');
  return { version: best.version, commit: best.commit };
}

if (!process.argv.includes('--apply')) {
  for (const action of Object.keys(table.actions))
    table.actions[action] = newest(
      execFileSync('git', ['ls-remote', '--tags', `https://github.com/${action}`], {
        encoding: 'utf8',
        timeout: 60_000,
      }),
    );
  table.retrieved = new Date().toISOString().slice(0, 10);
  writeFileSync(path, `${JSON.stringify(table, null, 2)}\n`);
}

const workflows = ['.github/workflows', '.github/examples'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
);
for (const file of [...workflows, join(root, 'README.md')]) {
  const text = readFileSync(file, 'utf8');
  const pinned = text.replace(/uses: ([\w.-]+\/[\w.-]+)@[0-9a-f]{40} # \S+/g, (whole, action: string) => {
    const pin = table.actions[action];
    return pin === undefined ? whole : `uses: ${action}@${pin.commit} # ${pin.version}`;
  });
  if (pinned !== text) writeFileSync(file, pinned);
}
