import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { readResult } from '../gate/verdict/result-document.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { ReportError, readReport } from '../reports/read-report.ts';
import { describeLocation } from '../reports/report-facts.ts';
import { reproductionSteps } from '../shared/reproduction.ts';
import { wrapped } from '../shared/text.ts';
import type { Io } from './io.ts';

/** As long as `readReport` accepts, in bytes. */
const BYTES_MAX = 256 * 1024 * 1024;

/**
 * A finding of a report for a terminal, with the commands that reproduce it, each on a line of its own.
 * @throws UsageError if the file is no report, or no or several findings have the fingerprint
 */
export async function findingPage(words: readonly string[], file: string, io: Io): Promise<string> {
  const [fingerprint, surplus] = words;
  if (fingerprint === undefined || surplus !== undefined || !/^[0-9a-f]{6,32}$/.test(fingerprint))
    throw new UsageError(
      '<fingerprint>',
      'give one fingerprint of the report, or at least six of its first characters.',
    );
  const found = (await findingsOf(file, io.directory)).filter((each) => each.fingerprint.startsWith(fingerprint));
  const [finding] = found;
  if (finding === undefined) throw new UsageError('<fingerprint>', `no finding of ${shown(file)} has ${fingerprint}.`);
  if (found.some((each) => each.fingerprint !== finding.fingerprint))
    throw new UsageError('<fingerprint>', `${found.length} findings of ${shown(file)} begin with ${fingerprint}.`);
  const { title, severity, confidence, check_id: check, location, description, evidence, remediation } = finding;
  const text = (untrusted: string) =>
    untrusted.split('\n').flatMap((line) => wrapped(escapeTerminal(line), io.outColumns ?? Number.POSITIVE_INFINITY));
  const section = (head: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', head, ...lines]);
  const lines = [
    ...text(`${title} (${severity}, ${confidence})`),
    ...text(describeLocation(location)),
    ...text(`${finding.fingerprint} · scan-gate explain ${check}`),
    ...section('Impact', description === '' ? [] : text(description)),
    ...section('Proof', evidence === '' ? [] : text(evidence)),
    ...section(
      'Reproduce',
      // A command stays on one line, to be copied.
      reproductionSteps(finding).flatMap(({ label, command, text: seen }) => [
        ...(command === null ? text(`${label}: ${seen}`) : [command, ...text(`  ${seen}`)]),
      ]),
    ),
    ...section('Fix', remediation === '' ? [] : text(remediation)),
  ];
  return `${lines.join('\n')}\n`;
}

async function findingsOf(file: string, directory: string) {
  const text = await textOf(file, directory);
  const result = readResult(text);
  if (result !== null) return result.findings;
  try {
    return readReport(text).report.findings;
  } catch (error) {
    if (error instanceof ReportError) throw new UsageError('--report', `${shown(file)}: ${error.message}`);
    throw error;
  }
}

async function textOf(file: string, directory: string): Promise<string> {
  const path = resolve(directory, file);
  try {
    const { size } = await stat(path);
    if (size > BYTES_MAX) throw new UsageError('--report', `${shown(file)} is larger than 256 MiB.`);
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError('--report', `${shown(file)} is not a readable file.`, { cause });
  }
}
