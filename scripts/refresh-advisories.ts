import { execFileSync } from 'node:child_process';
import { LIBRARY_FINGERPRINTS } from '../src/engine/data/library-fingerprints.ts';
import { compareVersions } from '../src/engine/web/compare-versions.ts';
import { ADVISORIES, type AdvisoryRow } from '../src/engine/web/library-advisories.ts';
import { refreshTable, tableFile } from './data-table.ts';

/** One advisory of the registry's bulk endpoint. */
interface RegistryAdvisory {
  readonly url: string;
  readonly severity: string;
  readonly vulnerable_versions: string;
  readonly cwe?: readonly string[];
}

/** The endpoint returns advisories only for the versions in the request. */
function publishedVersions(name: string): string[] {
  const output = execFileSync('npm', ['view', name, 'versions', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const versions: unknown = JSON.parse(output);
  return Array.isArray(versions) ? versions.filter((version) => typeof version === 'string') : [];
}

async function requestAdvisories(
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
      `${url.origin} responded with ${response.status} to the advisory request; the configured registry may not offer it. The table is unchanged.`,
    );
  return (await response.json()) as Record<string, RegistryAdvisory[]>;
}

/** `>=1.2.0 <3.5.0 || >=4.0.0 <4.1.2` as pairs of the first affected and the first fixed version. */
export function rangesOf(text: string): [introduced: string, fixed: string | null][] {
  return text.split('||').map((part) => {
    const bounds = [...part.matchAll(/(<=|>=|<|>|=)?\s*v?(\d[\w.-]*)/g)].map(
      (match) => [match[1] ?? '=', match[2] ?? ''] as const,
    );
    const lower = bounds.find(([operator]) => operator === '>=' || operator === '>' || operator === '=')?.[1] ?? '0';
    const upper = bounds.find(([operator]) => operator === '<' || operator === '<=' || operator === '=');
    if (upper === undefined) return [lower, null];
    const isExact = upper[0] !== '<';
    // An inclusive bound becomes the next patch version.
    const fixed = isExact
      ? upper[1].replace(/(\d+)(?:-.*)?$/, (last) => String(Number.parseInt(last, 10) + 1))
      : upper[1];
    return [lower, fixed];
  });
}

/** The registry knows GHSA ids only: CVE ids, and advisories it does not know, are kept from the table. */
export function mergeRows(before: readonly AdvisoryRow[], fresh: readonly RegistryAdvisory[]): AdvisoryRow[] {
  const cves = new Map(before.map(({ ids }) => [ghsaOf(ids), ids]));
  const rows = new Map<string, AdvisoryRow & { ranges: [introduced: string, fixed: string | null][] }>();
  for (const { url, severity, cwe, vulnerable_versions: versions } of fresh) {
    const ghsa = /GHSA(?:-[a-z0-9]{4}){3}/.exec(url)?.[0];
    if (ghsa === undefined) continue;
    const row = rows.get(ghsa) ?? {
      ids: cves.get(ghsa) ?? [ghsa],
      severity: severity === 'moderate' ? 'medium' : severity,
      cwe: cwe?.[0] ?? 'CWE-1395',
      ranges: [],
    };
    row.ranges.push(...rangesOf(versions));
    row.ranges.sort(([a], [b]) => compareVersions(a, b));
    rows.set(ghsa, row);
  }
  const kept = before.filter(({ ids }) => !rows.has(ghsaOf(ids)));
  return [...rows.values(), ...kept].sort((a, b) => (a.ids.join(' ') < b.ids.join(' ') ? -1 : 1));
}

function ghsaOf(ids: readonly string[]): string {
  return ids.find((id) => id.startsWith('GHSA-')) ?? ids.join(' ');
}

async function main(): Promise<void> {
  const names = LIBRARY_FINGERPRINTS.map(({ name }) => name);
  // A registry without the endpoint rejects this first request.
  await requestAdvisories({});
  const packages: Record<string, readonly string[]> = {};
  for (const name of names) packages[name] = publishedVersions(name);
  const response = await requestAdvisories(packages);
  const advisories: Record<string, readonly AdvisoryRow[]> = {};
  for (const name of names.sort()) {
    const rows = mergeRows(ADVISORIES[name] ?? [], response[name] ?? []);
    if (rows.length > 0) advisories[name] = rows;
  }
  refreshTable('advisories', { advisories });
  process.stderr.write(
    `${tableFile('advisories')}: ${Object.values(advisories).flat().length} advisories for ${Object.keys(advisories).length} libraries\n`,
  );
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`refresh-advisories: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
