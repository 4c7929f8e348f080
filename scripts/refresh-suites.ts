import { readTable, refreshTable, tableFile } from './data-table.ts';

type Names = Readonly<Record<string, string>>;
interface TlsRegistry {
  readonly suites: Names;
  readonly groups: Names;
}

/** CSV files of the IANA registries of TLS parameters. */
const SUITES = 'https://www.iana.org/assignments/tls-parameters/tls-parameters-4.csv';
const GROUPS = 'https://www.iana.org/assignments/tls-parameters/tls-parameters-8.csv';

/** Cipher suites of the registry: `"0xC0,0x2F",TLS_ECDHE_…,…`. Signaling values and ranges are skipped. */
export function suitesOfCsv(csv: string): Names {
  const rows = [...csv.matchAll(/^"?0x([0-9A-Fa-f]{2}),0x([0-9A-Fa-f]{2})"?,(TLS_\w{1,80}),/gm)];
  return Object.fromEntries(
    rows.flatMap(([, high = '', low = '', name = '']) =>
      name.endsWith('_SCSV') ? [] : [[`0x${high}${low}`.toLowerCase(), name]],
    ),
  );
}

/** Groups of the registry: `29,x25519,…`. Ranges, unassigned and reserved values are skipped. */
export function groupsOfCsv(csv: string): Names {
  const rows = [...csv.matchAll(/^(\d{1,5}),([A-Za-z]\w{1,40}),/gm)];
  return Object.fromEntries(
    rows.flatMap(([, code = '', name = '']) =>
      /^(?:Reserved|Unassigned|arbitrary_)/.test(name)
        ? []
        : [[`0x${Number(code).toString(16).padStart(4, '0')}`, name]],
    ),
  );
}

/** Sorted by code; a code that the registry does not have keeps its name. */
export function mergeNames(known: Names, registry: Names): Names {
  return Object.fromEntries(Object.entries({ ...known, ...registry }).sort(([a], [b]) => Number(a) - Number(b)));
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}. The table is unchanged.`);
  return await response.text();
}

if (import.meta.main) {
  try {
    const table = readTable<TlsRegistry>('tls-registry');
    const suites = mergeNames(table.suites, suitesOfCsv(await download(SUITES)));
    const groups = mergeNames(table.groups, groupsOfCsv(await download(GROUPS)));
    refreshTable('tls-registry', { suites, groups });
    process.stderr.write(`${tableFile('tls-registry')}: ${Object.keys(suites).length} suites\n`);
  } catch (error) {
    process.stderr.write(`refresh-suites: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
