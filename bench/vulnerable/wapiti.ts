import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tapRequests } from '../engine/request-tap.ts';
import { runProgram } from '../engine/run-program.ts';
import type { InjectionClass } from './classes.ts';
import type { Reported } from './compare.ts';
import { NotMeasured } from './programs.ts';
import type { RunningApp } from './recipes.ts';

/** Categories of Wapiti's report that are injections. */
const CATEGORIES: Readonly<Record<string, InjectionClass>> = {
  'SQL Injection': 'sqli',
  'Blind SQL Injection': 'sqli',
  'Reflected Cross Site Scripting': 'xss',
  'Stored Cross Site Scripting': 'xss',
  'Cross Site Scripting': 'xss',
  'Command execution': 'cmdi',
  'Path Traversal': 'path',
  'LDAP Injection': 'ldap',
  'XML External Entity': 'xxe',
  'Server Side Request Forgery': 'ssrf',
  'Open Redirect': 'redirect',
  'CRLF Injection': 'header',
};

interface WapitiFinding {
  readonly method: string;
  readonly path: string;
  readonly parameter: string | null;
  readonly info: string;
  readonly http_request?: string;
}

export interface WapitiRun {
  readonly reported: readonly Reported[];
  readonly requests: number;
  readonly seconds: number;
  /** True if the time was over before it ended: its report has what it found by then. */
  readonly isPartial: boolean;
}

/**
 * Scans with Wapiti's default modules, from the same pages and with the same headers. Its own limit of time ends only the crawl:
 * after `seconds` it is interrupted and told to write its report.
 *
 * @throws NotMeasured without a report
 */
export async function scanWithWapiti(
  program: string,
  app: RunningApp,
  folder: string,
  seconds: number,
): Promise<WapitiRun> {
  const { hostname, port } = new URL(app.origin);
  const tap = await tapRequests(hostname, Number(port));
  const file = join(folder, 'wapiti.json');
  const { start_path = '/', exclude_paths = [], request_headers = {} } = app.scan;
  const headers = Object.entries(request_headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  try {
    const run = await runProgram(
      program,
      [
        ...[
          '-u',
          `${tap.origin}/`,
          '--scope',
          'domain',
          '--flush-session',
          '--no-bugreport',
          '-v',
          '0',
          '-f',
          'json',
          '-o',
          file,
        ],
        ...['--store-session', join(folder, 'wapiti')],
        ...['-s', `${tap.origin}${start_path}`],
        ...exclude_paths.flatMap((path) => ['-x', `${tap.origin}${path}*`]),
        ...headers,
      ],
      { timeoutSeconds: seconds, interruptReply: 'r\n' },
    );
    let report: { vulnerabilities: Record<string, readonly WapitiFinding[]> };
    try {
      report = JSON.parse(readFileSync(file, 'utf8')) as typeof report;
    } catch {
      throw new NotMeasured(`Wapiti wrote no report: ${run.output.slice(-500)}`);
    }
    const reported = Object.entries(report.vulnerabilities).flatMap(([category, findings]) => {
      const kind = CATEGORIES[category];
      return kind === undefined ? [] : findings.map((finding) => reportedBy(finding, kind));
    });
    return { reported, requests: tap.log.length, seconds: run.seconds, isPartial: run.timedOut };
  } finally {
    await tap.close();
  }
}

function reportedBy(finding: WapitiFinding, kind: InjectionClass): Reported {
  const { method, path, parameter, info, http_request: request = '' } = finding;
  const text = `${path}\n${request}\n${info}`;
  return { class: kind, method, address: path, parameter: parameter ?? '', text, severity: 'high', confidence: 'firm' };
}
