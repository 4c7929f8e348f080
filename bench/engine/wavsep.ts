import { parseArgs } from 'node:util';
import type { FindingContent } from '../../src/contract/finding.ts';
import type { ScanType } from '../../src/contract/primitives.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { runScan } from '../../src/engine/run.ts';
import { type RequestTap, tapRequests } from './request-tap.ts';

/**
 * `node bench/engine/wavsep.ts --url http://127.0.0.1:8080/wavsep/`: the active probes on a running WAVSEP 1.5, which is not part of
 * this repository (GPL; a Java web application for Tomcat with MySQL or MariaDB). Every case page is scanned by itself, from
 * the address under which the group's index page links it, as a user's `start_path` would; `--index` scans from the index pages
 * instead, within the crawl's cap of 25 pages. Requests are counted on the wire.
 */
interface Group {
  /** Folder below `active/`. */
  readonly folder: string;
  /** A check, or the name of a row that several checks can fill. */
  readonly check: string;
  readonly isVulnerable: boolean;
}

const ERRORS = ['500Error', '404Error', '200Error', '302Redirect', '200Valid', '200Identical'];
const METHODS = ['GET', 'POST'];
const vulnerable = (check: string, folders: readonly string[]): Group[] =>
  folders.map((folder) => ({ folder, check, isVulnerable: true }));
const harmless = (check: string, folder: string): Group => ({ folder, check, isVulnerable: false });

const GROUPS: readonly Group[] = [
  ...vulnerable(
    'active.reflected-xss',
    ['', '-Experimental'].flatMap((kind) =>
      METHODS.map((method) => `Reflected-XSS/RXSS-Detection-Evaluation-${method}${kind}`),
    ),
  ),
  harmless('active.reflected-xss', 'Reflected-XSS/RXSS-FalsePositives-GET'),
  ...vulnerable(
    'active.open-redirect',
    ['Redirect-Detection-Evaluation-%-302Redirect', 'Redirect-JavaScript-Detection-Evaluation-%-200Valid'].flatMap(
      (name) => METHODS.map((method) => `Unvalidated-Redirect/${name.replace('%', method)}`),
    ),
  ),
  harmless('active.open-redirect', 'Unvalidated-Redirect/Redirect-FalsePositives-GET'),
  ...vulnerable(
    'active.path-traversal',
    METHODS.flatMap((method) => ERRORS.map((error) => `LFI/LFI-Detection-Evaluation-${method}-${error}`)),
  ),
  harmless('active.path-traversal', 'LFI/LFI-FalsePositives-GET'),
  harmless('active.path-traversal', 'RFI/RFI-FalsePositives-GET'),
  ...vulnerable('SQL injection by errors', sqlFolders(['500Error', '200Error', '200Error-Experimental'])),
  harmless('SQL injection by errors', 'SQL-Injection/SInjection-FalsePositives-GET'),
  ...vulnerable('SQL injection, blind', sqlFolders(['200Valid', '200Identical'])),
  harmless('SQL injection, blind', 'SQL-Injection/SInjection-FalsePositives-GET'),
];

function sqlFolders(responses: readonly string[]): string[] {
  return METHODS.flatMap((method) =>
    responses.map((response) => `SQL-Injection/SInjection-Detection-Evaluation-${method}-${response}`),
  );
}

/** Either kind of SQL injection counts for both groups, whichever check proves it. */
function isOf({ check_id, cwe }: FindingContent, check: string): boolean {
  return check.startsWith('SQL') ? cwe.includes('CWE-89') : check_id === check;
}

const { values: flags } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string', default: '' }, index: { type: 'boolean' } },
});

function stop(message: string): never {
  console.error(`\n*** WAVSEP was NOT measured: ${message}\n`);
  process.exit(2);
}

if (flags.url === undefined) stop('say where it runs: --url http://127.0.0.1:8080/wavsep/');
const base = URL.parse(flags.url.endsWith('/') ? flags.url : `${flags.url}/`);
if (base === null || base.protocol !== 'http:') stop(`--url ${flags.url} is no http: address`);
if (!['127.0.0.1', '[::1]', 'localhost'].includes(base.hostname)) stop('it must run on this machine (loopback)');
const main = await fetch(new URL('active/index-main.jsp', base)).catch(() => null);
if (main?.status !== 200) stop(`${base.href}active/index-main.jsp does not answer`);

const others = CHECKS.map(({ meta }) => meta.id).filter((id) => !id.startsWith('active.'));

async function scan(startPath: string, scanType: ScanType, tap: RequestTap): Promise<readonly FindingContent[]> {
  const result = await runScan({
    target: tap.origin,
    scanType,
    options: { start_path: startPath, active_post: true, disable_checks: others },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    seed: startPath,
  });
  if (result.status !== 'completed') throw new Error(`${startPath}: ${JSON.stringify(result)}`);
  return result.report.findings;
}

/** Addresses of the group's cases, path with query, in the order of its index page. */
async function casesOf(folder: string): Promise<string[]> {
  const index = new URL(`active/${folder}/index.jsp`, base ?? undefined);
  const response = await fetch(index);
  if (response.status !== 200) stop(`${index.href} answers ${response.status}`);
  const links = [...(await response.text()).matchAll(/href=["']([^"']*Case\d[^"']*)/gi)];
  const urls = links.flatMap(([, link]) => URL.parse((link ?? '').replaceAll('&amp;', '&'), index.href) ?? []);
  return [...new Map(urls.map((url) => [url.pathname, url.pathname + url.search])).values()];
}

async function parametersOf(address: string): Promise<number> {
  const [, query] = address.split('?');
  if (query !== undefined) return new Set(query.split('&').map((pair) => pair.split('=')[0])).size;
  const page = await (await fetch(new URL(address, base ?? undefined))).text();
  const inputs = [...page.matchAll(/<(?:input|textarea|select)\b[^>]*>/gi)].map(([tag]) => tag);
  return inputs.filter((tag) => /\bname=/i.test(tag) && !/type=["']?(?:submit|button)/i.test(tag)).length;
}

const pathOf = (address: string) => address.split('?')[0] ?? '';
const totals = new Map<string, { cases: number; found: number; wrong: number; harmless: number }>();
const missed = new Map<string, string[]>();
const wrong: string[] = [];
console.log(
  `| group | ${flags.index ? 'found from the index page' : 'found'} | requests a parameter |\n| --- | --- | --- |`,
);
for (const { folder, check, isVulnerable } of GROUPS) {
  if (!folder.includes(flags.only)) continue;
  const tap = await tapRequests(base.hostname.replace(/[[\]]/g, ''), Number(base.port || 80));
  try {
    const cases = await casesOf(folder);
    const scanType = check === 'active.path-traversal' || check === 'SQL injection, blind' ? 'compliance' : 'standard';
    const starts = flags.index ? [`${base.pathname}active/${folder}/index.jsp`] : cases;
    const paths = new Set<string>();
    for (const start of starts)
      for (const finding of await scan(start, scanType, tap))
        if (isOf(finding, check)) for (const { url } of finding.locations) paths.add(decodeURI(new URL(url).pathname));
    const hits = cases.filter((address) => paths.has(decodeURI(pathOf(address))));
    const own = new Set(cases.map(pathOf));
    // The page as it is linked is asked for by the crawl and by every check that needs a page; what differs from it is a probe.
    const linked = new Set(cases.map((address) => `GET ${decoded(address)}`));
    const sent = tap.log.filter(
      (line) => own.has(pathOf(line.split(' ')[1] ?? '')) && !linked.has(decoded(line)),
    ).length;
    const parameters = (await Promise.all(cases.map(parametersOf))).reduce((sum, count) => sum + count, 0);
    console.log(`| ${folder} | ${hits.length} of ${cases.length} | ${(sent / parameters).toFixed(1)} |`);
    const total = totals.get(check) ?? { cases: 0, found: 0, wrong: 0, harmless: 0 };
    if (isVulnerable) {
      total.cases += cases.length;
      total.found += hits.length;
      for (const address of cases.filter((item) => !hits.includes(item))) {
        const name = nameOf(address);
        missed.set(name, (missed.get(name) ?? []).concat(folder.split('/').at(-1) ?? ''));
      }
    } else {
      total.harmless += cases.length;
      total.wrong += hits.length;
      wrong.push(...hits.map((address) => `${folder}/${nameOf(address)}`));
    }
    totals.set(check, total);
  } finally {
    await tap.close();
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

function nameOf(address: string): string {
  return decodeURI(pathOf(address).split('/').at(-1) ?? '');
}

console.log('\n| check | recall | false positives |\n| --- | --- | --- |');
for (const [check, { cases, found, wrong: reported, harmless: of }] of totals)
  console.log(`| ${check} | ${found} of ${cases} | ${reported} of ${of} |`);
if (wrong.length > 0) console.log(`\nReported on harmless pages:\n${wrong.join('\n')}`);
if (missed.size > 0) console.log('\nMissed:');
for (const [name, folders] of missed)
  console.log(`${name} (${folders.length > 2 ? `${folders.length} groups` : folders.join(', ')})`);
