import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserScan, stop } from './browser-scan.ts';
import { startTarget } from './target-program.ts';

/**
 * `node bench/browser/crawl-maze.ts --maze <checkout of google/security-crawl-maze> [--python <a python3 with flask>]`: which of the
 * expected paths one standard scan with a browser requests, by the access log of the target. The paths of the single-page
 * applications count only where the checkout holds their builds.
 */
const { values: flags } = parseArgs({
  options: { maze: { type: 'string' }, python: { type: 'string', default: 'python3' } },
});
const folder = flags.maze ?? '';
const list = join(folder, 'blueprints/utils/resources/expected-results.json');
if (flags.maze === undefined || !existsSync(list)) stop('The Security Crawl Maze', 'pass --maze <checkout>');

const expected = JSON.parse(readFileSync(list, 'utf8')) as string[];
const start = "import sys, app; app.app.run(host='127.0.0.1', port=int(sys.argv[1]))";
const target = await startTarget((port) => [flags.python, '-c', start, String(port)], { cwd: folder });
try {
  const { seconds, memory } = await browserScan(target.origin);
  const requested = new Set(target.requests.map((line) => line.split(' ')[1]?.split('?', 1)[0] ?? ''));
  const isFramework = (path: string) => path.startsWith('/javascript/frameworks/');
  for (const [name, paths] of [
    ['without frameworks', expected.filter((path) => !isFramework(path))],
    ['frameworks', expected.filter(isFramework)],
  ] as const) {
    const missed = paths.filter((path) => !requested.has(path));
    console.log(`${name}: ${paths.length - missed.length} of ${paths.length}; missed: ${missed.join(' ')}`);
  }
  const writes = target.requests.filter((line) => !/^(?:GET|HEAD|OPTIONS) /.test(line));
  console.log(`${seconds.toFixed(1)} s, ${memory} MiB, ${target.requests.length} requests, writes: ${writes.length}`);
} finally {
  await target.stop();
}
process.exit(0);
