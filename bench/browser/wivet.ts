import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserScan, stop } from './browser-scan.ts';
import { startTarget } from './target-program.ts';

/**
 * `node bench/browser/wivet.ts --wivet <checkout of bedirhan/wivet>`: which of its cases one standard scan with a browser requests, by
 * the access log of the target. Its form of several steps needs `active_post`. Needs `php`. A copy is served, with the one line changed that PHP 8 does not parse.
 */
const { values: flags } = parseArgs({ options: { wivet: { type: 'string' } } });
if (flags.wivet === undefined || !existsSync(join(flags.wivet, 'innerpages'))) stop('WIVET', 'pass --wivet <checkout>');

const folder = mkdtempSync(join(tmpdir(), 'wivet-'));
cpSync(flags.wivet, folder, { recursive: true });
const functions = join(folder, 'functions.php');
writeFileSync(functions, readFileSync(functions, 'utf8').replace('$chars{$pos}', '$chars[$pos]'));
const cases = readdirSync(join(folder, 'innerpages')).filter((name) => name.includes('_'));
const target = await startTarget((port) => ['php', '-d', 'display_errors=0', '-S', `127.0.0.1:${port}`, '-t', folder], {
  cwd: folder,
  env: { PHP_CLI_SERVER_WORKERS: '4' },
});
try {
  const { seconds, memory } = await browserScan(target.origin, 'standard', { active_post: true });
  const requested = new Set(target.requests.map((line) => line.split(' ')[1]?.split('?', 1)[0] ?? ''));
  const missed = cases.filter((name) => !requested.has(`/innerpages/${name}`));
  console.log(`${cases.length - missed.length} of ${cases.length}; missed: ${missed.join(' ')}`);
  const signOuts = target.requests.filter((line) => line.includes('logout'));
  const writes = target.requests.filter((line) => !/^(?:GET|HEAD|OPTIONS) /.test(line));
  console.log(`${seconds.toFixed(1)} s, ${memory} MiB, ${target.requests.length} requests`);
  console.log(`requests to sign out: ${signOuts.length}, writes: ${writes.length}`);
} finally {
  await target.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
