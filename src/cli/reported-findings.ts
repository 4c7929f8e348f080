import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Finding } from '../contract/finding.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { textAt } from '../shared/records.ts';
import { readResultFile } from './baseline-file.ts';

const Reported = Type.Pick(Finding, [
  'fingerprint',
  'check_id',
  'title',
  'severity',
  'location',
  'locations',
  'remediation',
  'proof',
]);

/** A finding of a report or of a result, with the target it was found on. */
export interface ReportedFinding extends Static<typeof Reported> {
  /** `host`, `host:port` or a URL, with the path of the start page. */
  readonly target: string;
}

/**
 * Reads the findings of `--format json`, of `scan-gate.json` or of the JSON report of one scan.
 * @throws UsageError
 */
export async function readReportedFindings(path: string, directory: string): Promise<ReportedFinding[]> {
  const input = '--report';
  const { document, list } = await readResultFile(input, path, directory);
  return list.map((entry, index) => {
    const known = Value.Clean(Reported, { ...entry });
    if (!Value.Check(Reported, known))
      throw new UsageError(input, `${shown(path)}: findings.${index} does not have the form of a finding.`);
    return { ...known, target: textAt(entry, 'target')?.replace('?…', '') ?? targetOf(document) };
  });
}

/** The target of a report, which is of one scan. */
function targetOf(document: unknown): string {
  const path = textAt(document, 'scan', 'options', 'start_path') ?? '';
  return (textAt(document, 'scan', 'target') ?? '') + path;
}
