import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/contract/finding.ts';
import { ignoredBy } from '../../src/gate/inputs/ignore.ts';
import { renderCsv } from '../../src/reports/csv.ts';
import { renderGitlabDast } from '../../src/reports/gitlab-dast.ts';
import { renderHtml } from '../../src/reports/html/render-html.ts';
import { renderJson } from '../../src/reports/json.ts';
import { renderJunit } from '../../src/reports/junit.ts';
import { renderMarkdown } from '../../src/reports/markdown.ts';
import { renderPdf } from '../../src/reports/pdf/render-pdf.ts';
import type { ReportDocument } from '../../src/reports/report-document.ts';
import { renderSarif } from '../../src/reports/sarif/render-sarif.ts';
import { curlLine } from '../../src/shared/curl-line.ts';
import { reproductionSteps } from '../../src/shared/reproduction.ts';
import { listen } from '../helpers/listen.ts';
import { onPdf, pdftotext } from './helpers/poppler.ts';
import { hostileReport, reportOf, sampleReport } from './helpers/sample-report.ts';

const run = promisify(execFile);

let origin: string;
let close: () => Promise<void>;

/** Answers with what it got, so that a paste shows whether everything arrived. */
beforeAll(async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.end(answer(request.method, request.url, Buffer.concat(chunks).toString())));
  });
  ({ url: origin, close } = await listen(server));
});
afterAll(async () => close());

function answer(method: string | undefined, path: string | undefined, body: string): string {
  return `<<${method} ${path} ${JSON.stringify(body)}>>`;
}

const BODIES = [
  'it\'s "quoted" $(id) `id` \\ ## [x] <!-- c --> ;=1',
  'line one\n   line two: größe\t#[x] ##[error] %s',
  `long  ${'x   y\'"'.repeat(50)}`,
];

/** A report whose findings are proven by requests to the server with texts that some format must escape. */
function provenReport(): ReportDocument {
  const findings = sampleReport(BODIES.length).findings.map((finding, index): Finding => {
    const path = `/p?q=%3Cscript%3E&a=1;=b|-c,@d&r=**_~${index}`;
    const body = BODIES[index] ?? '';
    const match = answer('POST', path, body).slice(0, 400);
    const request = { method: 'POST', url: `${origin}${path}`, headers: [{ name: 'x-a', value: "'b'" }], body };
    return {
      ...finding,
      proof: { requests: [{ role: 'proof', ...request, response: { status: 200, before: '', match, after: '' } }] },
    };
  });
  return reportOf(findings);
}

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|apos|amp|#(\d+));/g, (entity, code: string | undefined) =>
    code === undefined
      ? ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }[entity] ?? entity)
      : String.fromCharCode(Number(code)),
  );
const linesWith = (text: string): string[] => text.split('\n').filter((line) => /(^|: )(curl|printf) /.test(line));
const commandsOf = (text: string): string[] => linesWith(text).map((line) => line.replace(/^(Send|Compare): /, ''));

/** What a reader copies from each format. */
const COPIED: Readonly<Record<string, (report: ReportDocument) => string[] | Promise<string[]>>> = {
  json: (report) =>
    (JSON.parse(renderJson(report)) as ReportDocument).findings.map(
      ({ proof }) => (proof?.requests[0] === undefined ? null : curlLine(proof.requests[0])) ?? 'false',
    ),
  html: (report) =>
    [...renderHtml(report).matchAll(/data-copy="((?:curl|printf)[^"]*)"/g)].map(([, line]) => unescaped(line ?? '')),
  'html text': (report) =>
    [...renderHtml(report).matchAll(/<pre tabindex="0">((?:curl|printf)[^<]*)</g)].map(([, line]) =>
      unescaped(line ?? ''),
    ),
  markdown: (report) => commandsOf(renderMarkdown([report])),
  junit: (report) => commandsOf(unescaped(renderJunit([report]))),
  gitlab: (report) =>
    (JSON.parse(renderGitlabDast([report])) as { vulnerabilities: { description: string }[] }).vulnerabilities.flatMap(
      ({ description }) => commandsOf(description),
    ),
  csv: (report) =>
    [...renderCsv([report]).matchAll(/,"((?:curl|printf)(?:[^"]|"")*)",/g)].map(([, cell]) =>
      (cell ?? '').replaceAll('""', '"'),
    ),
};

describe('the line that reproduces a finding', () => {
  it.each(Object.entries(COPIED))('shows the quoted match when pasted from %s', async (_format, copied) => {
    const report = provenReport();
    const commands = await copied(report);
    expect(commands).toHaveLength(report.findings.length);
    const outputs = await Promise.all(commands.map((command) => run('sh', ['-c', command], { timeout: 60_000 })));
    const matches = report.findings.map(({ proof }) => proof?.requests[0]?.response?.match ?? '');
    for (const match of matches)
      expect(
        outputs.some(({ stdout }) => stdout.includes(match)),
        match,
      ).toBe(true);
  });

  it.skipIf(pdftotext === null)('shows the quoted match when pasted from pdf', async () => {
    const report = provenReport();
    const text = onPdf(pdftotext ?? '', await renderPdf(report), (file) => ['-raw', file, '-']);
    const commands = [...text.matchAll(/^\f?(?:Send )?((?:curl|printf) (?:.*\\\n)*.*)$/gm)].map(
      ([, command]) => command ?? '',
    );
    expect(commands).toHaveLength(report.findings.length);
    const outputs = await Promise.all(commands.map((command) => run('sh', ['-c', command], { timeout: 60_000 })));
    for (const { proof } of report.findings) {
      const match = proof?.requests[0]?.response?.match ?? '';
      expect(
        outputs.some(({ stdout }) => stdout.includes(match)),
        match,
      ).toBe(true);
    }
  });

  it('names the steps of every kind of finding', () => {
    const steps = sampleReport(6).findings.map((finding) =>
      reproductionSteps(finding).map(({ label, command, text }) => [
        label,
        command?.split(' ')[0] ?? null,
        text.slice(0, 40),
      ]),
    );
    expect(steps).toEqual([
      [['Send', 'curl', 'HTTP 200: APP_ENV=x «MAIL_KEY=SG******9k']],
      [
        ['Compare', 'curl', 'HTTP 200'],
        ['Send', 'printf', 'HTTP 200: «Access-Control-Allow-Credenti'],
      ],
      [],
      [['Send', 'curl', 'HTTP 200: APP_ENV=x «GET / -> 200, no St']],
      [],
      [['Open', null, 'https://preview-12.example.com/konto/%C3']],
    ]);
  });

  it('is left out where it would be too long, with what to send instead', () => {
    const [finding] = sampleReport(1).findings;
    expect(reproductionSteps(finding ?? {}, 20)[0]).toMatchObject({
      command: null,
      text: expect.stringMatching(/^GET https:\/\/preview-12\.example\.com\/\.env: HTTP 200: /),
    });
  });
});

describe('the exchange as data', () => {
  const [webRequest, webResponse] = [
    {
      method: 'POST',
      target: expect.stringContaining('/api/me'),
      headers: { origin: 'https://probe.example', cookie: `\${SCAN_GATE_COOKIE}` },
      body: { text: '{\n  "name": "it\'s"\n}' },
    },
    { statusCode: 200, body: { text: 'Access-Control-Allow-Credentials: true' } },
  ];

  it('is in SARIF', () => {
    const { results } = (JSON.parse(renderSarif([sampleReport(3)])) as { runs: [{ results: { ruleId: string }[] }] })
      .runs[0];
    expect(results.find(({ ruleId }) => ruleId === 'cors.reflect-credentials')).toMatchObject({
      webRequest,
      webResponse,
    });
  });

  it("is in GitLab's evidence, with the request for comparison", () => {
    const { vulnerabilities } = JSON.parse(renderGitlabDast([sampleReport(3)])) as {
      vulnerabilities: { identifiers: { value: string }[]; evidence: unknown }[];
    };
    const found = vulnerabilities.find(({ identifiers }) => identifiers[0]?.value === 'cors.reflect-credentials');
    expect(found?.evidence).toMatchObject({
      request: { method: 'POST', headers: [{ name: 'origin' }, { name: 'cookie' }], body: webRequest.body?.text },
      response: { status_code: 200, body: webResponse.body?.text },
      supporting_messages: [{ name: 'Comparison', request: { method: 'GET' } }],
    });
  });
});

describe('a finding that was accepted in the service', () => {
  it('does not count, and every format says who accepted it, until when and why', () => {
    const acceptance = {
      reason: 'behind <VPN>',
      accepted_at: '2026-11-20T02:00:00.000Z',
      accepted_by: 'kim',
      expires_at: '2027-01-31T00:00:00.000Z',
    };
    const report = reportOf(sampleReport(1).findings.map((each) => ({ ...each, state: 'ignored', acceptance })));
    const said = /accepted in the service by kim until 2027-01-31 00:00 UTC: behind /;
    for (const text of [renderHtml(report), renderMarkdown([report]), renderJunit([report]), renderCsv([report])])
      expect(text).toMatch(said);
    expect(renderJunit([report])).toMatch(/<skipped message="accepted in the service by kim/);
    const { results } = (JSON.parse(renderSarif([report])) as { runs: [{ results: object[] }] }).runs[0];
    expect(results).toMatchObject([
      { suppressions: [{ status: 'accepted', justification: expect.stringMatching(said) }] },
    ]);
    expect((JSON.parse(renderGitlabDast([report])) as { vulnerabilities: [] }).vulnerabilities).toEqual([]);
    expect(ignoredBy(report.findings[0] as Finding, [], '2026-11-21')).toMatch(said);
  });
});

describe('a finding about a vulnerability that is known to be exploited', () => {
  const exploited = { added: '2025-01-23', source: 'a <list>', date: '2025-08-25' };
  const advisories = [
    { id: 'CVE-2020-11023', component: 'pkg:npm/jquery@3.4.1', exploited },
    { id: 'CVE-2020-11022', component: 'pkg:npm/jquery@3.4.1', exploited: null },
  ];
  const report = reportOf(sampleReport(1).findings.map((each) => ({ ...each, advisories })));

  it('says so in every format that people read, with source and dates, escaped', () => {
    const said = /CVE-2020-11023 is known to be exploited .{1,2}a .{1,4}list.{1,4} of 2025-08-25, listed on 2025-01-23/;
    for (const text of [renderHtml(report), renderMarkdown([report]), renderCsv([report])]) {
      expect(text).toMatch(said);
      expect(text).not.toContain('CVE-2020-11022 is');
    }
    expect(renderHtml(report)).toContain('a &lt;list&gt;');
  });

  it('has its advisories in JSON and SARIF', () => {
    expect(JSON.parse(renderJson(report))).toMatchObject({ findings: [{ advisories }] });
    const { results } = (JSON.parse(renderSarif([report])) as { runs: [{ results: object[] }] }).runs[0];
    expect(results).toMatchObject([{ properties: { advisories } }]);
  });
});

/**
 * The rules of DefectDojo's parser `gitlab_dast` for one finding: it merges findings whose severity, title and description
 * are equal, and reads neither the location nor the evidence but for the endpoint.
 */
function importedByDefectDojo(text: string): { title: string; description: string; mitigation: string }[] {
  const { scan, vulnerabilities } = JSON.parse(text) as {
    scan: { scanner: { name: string } };
    vulnerabilities: {
      id: string;
      name: string;
      description: string;
      severity: string;
      solution: string;
      links: unknown[];
    }[];
  };
  const items = new Map<string, { title: string; description: string; mitigation: string }>();
  for (const { name, description, severity, solution, links } of vulnerabilities) {
    // A missing list is an error there.
    expect(links).toBeInstanceOf(Array);
    const own = `Scanner: ${scan.scanner.name}\n${description}\n`;
    const key = `${severity}|${name}|${own}`;
    if (!items.has(key)) items.set(key, { title: name, description: own, mitigation: solution });
  }
  return [...items.values()];
}

describe('an import into DefectDojo', () => {
  it('keeps every finding, with its place, its proof and a plain solution', () => {
    const [first] = sampleReport(1).findings;
    // Two findings of one check that differ in nothing but their fingerprints, and 94 of a larger site.
    const twins = [
      { ...first, fingerprint: 'a'.repeat(32) },
      { ...first, fingerprint: 'b'.repeat(32) },
    ] as Finding[];
    const report = reportOf([...sampleReport(94).findings, ...twins]);
    const imported = importedByDefectDojo(renderGitlabDast([report]));
    expect(imported).toHaveLength(96);
    expect(imported[0]?.description).toMatch(
      /Found at: `GET https:\/\/preview-12\.[\s\S]*DB_PASSWORD=[\s\S]*\ncurl -sS /,
    );
    for (const { mitigation } of imported) expect(mitigation).not.toMatch(/\\[`*_()[\]]|&(?:amp|lt|#)/);
  });

  it('reads hostile texts', () => {
    expect(importedByDefectDojo(renderGitlabDast([hostileReport('](x) \u0000 <b>`')])).length).toBeGreaterThan(0);
  });
});
