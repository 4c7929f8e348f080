import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { WireFinding } from '../client/wire.ts';
import { ScanCoverage } from '../contract/coverage.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { completeFinding } from '../gate/scan/complete-finding.ts';
import type { Baseline } from '../gate/scan/gate-dependencies.ts';
import type { Coverages } from '../shared/reach-words.ts';
import { isRecord, textAt } from '../shared/records.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads an earlier result as a baseline: the document of `--format json`, `scan-gate.json` of the action's artifact, or
 * the JSON report of one scan.
 * @throws UsageError if it is none of them, or if its run has no verdict, so that its findings are incomplete
 */
export async function readBaselineFile(path: string, directory: string): Promise<Baseline> {
  return baselineOf(await readResultFile('--baseline', path, directory), path);
}

/** @throws UsageError */
export function baselineOf({ document, list }: ResultFile, path: string): Baseline {
  const input = '--baseline';
  const outcome = document['outcome'];
  if (typeof outcome === 'string' && outcome !== 'passed' && outcome !== 'failed') {
    throw new UsageError(
      input,
      `${shown(path)} is the result of a run with the outcome ${shown(outcome)} and cannot be a baseline; give one that passed or failed.`,
    );
  }
  const scan = isRecord(document['scan']) ? document['scan'] : undefined;
  const hostnames = hostnamesOf(document);
  return {
    info: {
      source: 'file',
      name: path,
      scanIds: scanIdsOf(document, scan),
      sha: textAt(document, 'run', 'sha'),
      finishedAt: textAt(document, 'scan', 'finished_at') ?? textAt(document, 'generated_at'),
    },
    coverages: coveragesOf(document),
    findings: [...list, ...uncheckedOf(document)].map((entry, index) => {
      const known = Value.Clean(WireFinding, { ...entry });
      if (!Value.Check(WireFinding, known)) {
        throw new UsageError(input, `${shown(path)}: findings.${index} does not have the form of a finding.`);
      }
      const finding = completeFinding(known, { scanId: known.scan_id ?? '', index, now: Date.now() });
      const named = String(entry['target'] ?? '');
      const host = scan === undefined ? undefined : String(scan['target'] ?? '');
      const target = hostnames.get(named) ?? (index < list.length ? host : named);
      return { ...finding, ...(target ? { target } : {}) };
    }),
  };
}

type Entry = Readonly<Record<string, unknown>>;

/** A result or a report, and its findings. */
export interface ResultFile {
  readonly document: Entry;
  readonly list: readonly Entry[];
}

/**
 * Reads a file with a list of findings.
 * @param input name of the flag, for messages
 * @throws UsageError
 */
export async function readResultFile(input: string, path: string, directory: string): Promise<ResultFile> {
  const absolute = resolve(directory, path);
  let document: unknown;
  try {
    const file = await stat(absolute);
    if (!file.isFile()) throw new UsageError(input, `${shown(path)} is not a regular file.`);
    if (file.size > MAX_BYTES) throw new UsageError(input, `${shown(path)} is larger than 64 MiB.`);
    document = JSON.parse(await readFile(absolute, 'utf8'));
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(input, `${shown(path)} is not a readable JSON file.`, { cause });
  }
  return resultOf(document, input, path);
}

/** @throws UsageError */
export function resultOf(document: unknown, input: string, path: string): ResultFile {
  const list = isRecord(document) ? document['findings'] : undefined;
  if (!isRecord(document) || !Array.isArray(list) || !list.every(isRecord)) {
    throw new UsageError(input, `${shown(path)} has no list of findings; give a result of --format json.`);
  }
  return { document, list };
}

/** Those that the run could not check are still known. Their `target` is a host. */
function uncheckedOf(document: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  const list = document['not_checked'];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Of the scans of a run, or of the report of one scan. */
function coveragesOf(document: Readonly<Record<string, unknown>>): Coverages {
  const scans = Array.isArray(document['scans']) ? document['scans'].filter(isRecord) : [document];
  return scans.map(({ coverage }) => (Value.Check(ScanCoverage, coverage) ? coverage : null));
}

/** host (with :port) by target as configured. */
function hostnamesOf(document: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const scans = Array.isArray(document['scans']) ? document['scans'].filter(isRecord) : [];
  return new Map(scans.map((scan) => [String(scan['target'] ?? ''), String(scan['hostname'] ?? '')]));
}

function scanIdsOf(
  document: Readonly<Record<string, unknown>>,
  scan: Readonly<Record<string, unknown>> | undefined,
): string[] {
  if (scan !== undefined) return typeof scan['id'] === 'string' ? [scan['id']] : [];
  const scans = Array.isArray(document['scans']) ? document['scans'].filter(isRecord) : [];
  return scans.flatMap((entry) => (typeof entry['scan_id'] === 'string' ? [entry['scan_id']] : []));
}
