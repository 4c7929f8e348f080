import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Part of `npm run lint`: prints the lines with phrases that docs/STYLE.md replaces, and fails if there are any. */
const PHRASES = [
  'asked? for',
  'at the same time',
  'besides',
  'fewest',
  'for ever',
  'gives? away',
  'goes on',
  'look(?:s|ed|ing)? at',
  'mend(?:s|ed|ing)?',
  'nobody',
  'somebody',
  'stands? in',
  'tells? of',
  'the seed',
  'told',
  'whoever',
];
const TEXTS =
  /^(?:src\/.*\.tsx?|src\/(?:cli|contract|gate)\/.*\.json|docs\/.*\.md|[A-Z]+\.md|action\.yml|clients\/.*\.md)$/;
const EXCEPT = /^docs\/STYLE\.md$|\/migrations\//;

const root = join(import.meta.dirname, '..');
const pattern = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'i');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
for (const path of tracked.filter((name) => TEXTS.test(name) && !EXCEPT.test(name) && existsSync(join(root, name)))) {
  for (const [index, line] of readFileSync(join(root, path), 'utf8').split('\n').entries()) {
    const phrase = pattern.exec(line)?.[0];
    if (phrase === undefined) continue;
    console.error(`${path}:${index + 1}: "${phrase}": ${line.trim()}`);
    process.exitCode = 1;
  }
}
