import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVISORIES, type AdvisoryRow } from '../src/engine/data/advisories.ts';
import { LIBRARY_FINGERPRINTS } from '../src/engine/data/library-fingerprints.ts';
import { compareVersions } from '../src/engine/libraries/compare-versions.ts';

/** One advisory as the registry's bulk endpoint gives it. */
interface RegistryAdvisory {
  readonly url: string;
  readonly severity: string;
  readonly vulnerable_versions: string;
  readonly cwe?: readonly string[];
}

const FILE = join(import.meta.dirname, '../src/engine/data/advisories.ts');

/** Every version of a package must be asked for: the endpoint answers only for versions named. */
function publishedVersions(name: string): string[] {
  const output = execFileSync('npm', ['view', name, 'versions', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const versions: unknown = JSON.parse(output);
  return Array.isArray(versions) ? versions.filter((version) => typeof version === 'string') : [];
}

async function askRegistry(
  packages: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, RegistryAdvisory[]>> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const url = new URL('-/npm/v1/security/advisories/bulk', registry);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(packages),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok)
    throw new Error(
      `${url.origin} answered ${response.status} to the advisory request; the configured registry may not offer it. The table was left as it is.`,
    );
  return (await response.json()) as Record<string, RegistryAdvisory[]>;
}

/** `>=1.2.0 <3.5.0 || >=4.0.0 <4.1.2` as rows of first faulty and first sound version. */
export function rangesOf(text: string): [introduced: string, fixed: string][] {
  return text.split('||').map((part) => {
    const bounds = [...part.matchAll(/(<=|>=|<|>|=)?\s*v?(\d[\w.-]*)/g)].map(
      (match) => [match[1] ?? '=', match[2] ?? ''] as const,
    );
    const lower = bounds.find(([operator]) => operator === '>=' || operator === '>' || operator === '=')?.[1] ?? '0';
    const upper = bounds.find(([operator]) => operator === '<' || operator === '<=' || operator === '=');
    if (upper === undefined) return [lower, ''];
    const isExact = upper[0] !== '<';
    // An inclusive bound becomes the next patch version.
    const fixed = isExact
      ? upper[1].replace(/(\d+)(?:-.*)?$/, (last) => String(Number.parseInt(last, 10) + 1))
      : upper[1];
    return [lower, fixed];
  });
}

function tableText(table: Readonly<Record<string, readonly AdvisoryRow[]>>, date: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const sections = Object.keys(table)
    .sort()
    .map((name) => {
      const rows = (table[name] ?? []).map((row) => `    [${row.map(quoted).join(', ')}],`).join('\n');
      return `  ${/^[a-z]\w*$/.test(name) ? name : quoted(name)}: [\n${rows}\n  ],`;
    });
  return `/*
 * Long because: one table, one line per range of an advisory.
 *
 * Facts of public advisories (CVE list, GitHub Advisory Database) about libraries of \`library-fingerprints.ts\`.
 * Left out is what cannot concern a page: faults of axios in Node alone, of Next.js in its development server, of pre-releases.
 * \`npm run refresh:advisories\` brings it up to date from the advisory endpoint of the configured npm registry.
 */

/** Day the table was last brought up to date. */
export const ADVISORIES_DATE = '${date}';

/**
 * Identifiers (CVE and GHSA, separated by a space), severity, weakness, first version that has the fault, first version that
 * does not (empty: there is none).
 */
export type AdvisoryRow = readonly [ids: string, severity: string, cwe: string, introduced: string, fixed: string];

export const ADVISORIES: Readonly<Record<string, readonly AdvisoryRow[]>> = {
${sections.join('\n')}
};
`;
}

/** The registry knows GHSA ids only: CVE ids, and rows it does not know, are kept from the table. */
export function mergeRows(before: readonly AdvisoryRow[], fresh: readonly RegistryAdvisory[]): AdvisoryRow[] {
  const cves = new Map(before.map(([ids]) => [ids.split(' ').find((id) => id.startsWith('GHSA-')) ?? ids, ids]));
  const rows = fresh.flatMap((advisory) => {
    const ghsa = /GHSA(?:-[a-z0-9]{4}){3}/.exec(advisory.url)?.[0];
    if (ghsa === undefined) return [];
    const severity = advisory.severity === 'moderate' ? 'medium' : advisory.severity;
    return rangesOf(advisory.vulnerable_versions).map(
      ([introduced, fixed]): AdvisoryRow => [
        cves.get(ghsa) ?? ghsa,
        severity,
        advisory.cwe?.[0] ?? 'CWE-1395',
        introduced,
        fixed,
      ],
    );
  });
  const known = new Set(rows.map(([ids]) => ids));
  const kept = before.filter(([ids]) => !known.has(ids));
  return [...rows, ...kept].sort((a, b) => (a[0] === b[0] ? compareVersions(a[3], b[3]) : a[0] < b[0] ? -1 : 1));
}

async function main(): Promise<void> {
  const names = LIBRARY_FINGERPRINTS.map(({ name }) => name);
  // A registry without the endpoint says so before anything else is asked of it.
  await askRegistry({});
  const packages: Record<string, readonly string[]> = {};
  for (const name of names) packages[name] = publishedVersions(name);
  const answer = await askRegistry(packages);
  const table: Record<string, readonly AdvisoryRow[]> = {};
  for (const name of names) {
    const rows = mergeRows(ADVISORIES[name] ?? [], answer[name] ?? []);
    if (rows.length > 0) table[name] = rows;
  }
  writeFileSync(FILE, tableText(table, new Date().toISOString().slice(0, 10)));
  process.stderr.write(
    `${FILE}: ${Object.values(table).flat().length} rows for ${Object.keys(table).length} libraries\n`,
  );
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`refresh-advisories: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
