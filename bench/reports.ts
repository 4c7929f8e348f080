import { fork } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Report } from '../src/contract/report.ts';
import { renderCsv } from '../src/reports/csv.ts';
import { renderGitlabDast } from '../src/reports/gitlab-dast.ts';
import { renderHtml } from '../src/reports/html/render-html.ts';
import { renderJson } from '../src/reports/json.ts';
import { renderJunit } from '../src/reports/junit.ts';
import { renderMarkdown } from '../src/reports/markdown.ts';
import { renderPdf } from '../src/reports/pdf/render-pdf.ts';
import { readReport } from '../src/reports/read-report.ts';
import { renderSarif } from '../src/reports/sarif/render-sarif.ts';
import { longestReport, sampleReport } from '../test/reports/helpers/sample-report.ts';
import { reportRow } from './rows.ts';

/** Every text of a finding as long as it may be. */
const LONGEST = 'pdf, longest';

/**
 * Time, output, memory and longest stall of the event loop per report format, at 10, 500 and 5,000 findings. Each case runs
 * in a process of its own, so that its peak memory is its own; "none" is the process that renders nothing.
 */
const FORMATS: Readonly<Record<string, (report: Report) => string | Uint8Array | Promise<Uint8Array>>> = {
  none: () => '',
  json: renderJson,
  'json, read back': (report) => {
    readReport(renderJson(report));
    return '';
  },
  html: (report) => renderHtml(report),
  sarif: (report) => renderSarif([report]),
  junit: (report) => renderJunit([report]),
  gitlab: (report) => renderGitlabDast([report]),
  markdown: (report) => renderMarkdown([report]),
  csv: (report) => renderCsv([report]),
  pdf: (report) => renderPdf(report),
  [LONGEST]: (report) => renderPdf(report),
};
const COUNTS = [10, 500, 5_000] as const;

interface Figures {
  readonly ms: number;
  /** Of all threads: what the wall clock of a busy machine does not tell. */
  readonly cpuMs: number;
  readonly kilobytes: number;
  readonly megabytes: number;
  readonly stallMs: number;
}

/** In the child: one case. */
async function measure(format: string, count: number): Promise<Figures> {
  const render = FORMATS[format];
  if (render === undefined) throw new Error(`unknown format ${format}`);
  const report = format === LONGEST ? longestReport(count) : sampleReport(count);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(20);
  delay.reset();
  // The first sample after a reset only sets the start.
  await pause(5);
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const output = await render(report);
  const ms = performance.now() - started;
  const cpu = process.cpuUsage(cpuBefore);
  await pause(5);
  delay.disable();
  return {
    ms,
    cpuMs: (cpu.user + cpu.system) / 1_000,
    kilobytes: Buffer.byteLength(output) / 1024,
    megabytes: process.resourceUsage().maxRSS / 1024,
    stallMs: delay.max / 1e6,
  };
}

function inChild(format: string, count: number): Promise<Figures> {
  const { promise, resolve, reject } = Promise.withResolvers<Figures>();
  const child = fork(import.meta.filename, [format, String(count)]);
  child.once('message', (figures) => resolve(figures as Figures));
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`${format} ${count}: the process ended with code ${code}`)));
  return promise;
}

const [format, count] = process.argv.slice(2);
if (process.send !== undefined && format !== undefined) {
  process.send(await measure(format, Number(count)));
} else {
  const number = (value: number, digits = 0): string => value.toFixed(digits).padStart(9);
  console.log(`${'format'.padEnd(16)} findings        ms     cpu ms        KiB   peak MiB   stall ms`);
  const at = new Map<string, Figures>();
  for (const name of Object.keys(FORMATS)) {
    for (const each of COUNTS) {
      const figures = await inChild(name, each);
      at.set(`${name} ${each}`, figures);
      const { ms, cpuMs, kilobytes, megabytes, stallMs } = figures;
      console.log(
        `${name.padEnd(16)}${String(each).padStart(9)} ${number(ms, 1)}  ${number(cpuMs, 1)}  ${number(kilobytes)}  ${number(megabytes)}  ${number(stallMs, 1)}`,
      );
    }
  }
  const [html, pdf] = [at.get('html 500'), at.get('pdf 500')];
  if (html !== undefined && pdf !== undefined) {
    reportRow({
      id: 'reports.pdf',
      what: 'PDF of 500 findings, CPU time',
      figure: `${pdf.cpuMs.toFixed(0)} ms, longest stall ${pdf.stallMs.toFixed(0)} ms (goal 50 ms)`,
      floor: `HTML of the same findings (${html.cpuMs.toFixed(0)} ms)`,
      ratio: pdf.cpuMs / html.cpuMs,
      goal: null,
      better: 'lower',
      noise: 0.5,
    });
  }
}
