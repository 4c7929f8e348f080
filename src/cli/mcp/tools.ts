import { Type } from 'typebox';
import { SCAN_TYPES, SEVERITIES, strictObject } from '../../contract/primitives.ts';
import type { GateFinding, GateResult } from '../../gate/model/model.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { oneLine, plural, truncate } from '../../shared/text.ts';
import { defineTool, type McpTool, untrusted } from './mcp-tool.ts';
import { isListed, type Workbench } from './workbench.ts';

const FINDINGS_DEFAULT = 25;
const FINDINGS_MAX = 100;
const ID_LENGTH = 12;

const FindingId = Type.String({
  pattern: '^[0-9a-f]{8,32}$',
  description: 'Id of a finding, from `scan` or `findings`; its first 8 characters or more.',
});

/** The tools of `scan-gate mcp`, on the results of one session. */
export function mcpTools(bench: Workbench): readonly McpTool[] {
  return [
    defineTool({
      name: 'scan',
      description:
        'Scans a running web application on this machine (or a configured target) and judges the findings. Start the application first. Returns the verdict and the findings that block. quick: seconds, no attacks; standard: up to 2 minutes.',
      input: strictObject({
        target: Type.String({ minLength: 1, maxLength: 2_000, examples: ['http://localhost:3000'] }),
        scan_type: Type.Optional(Type.Enum([...SCAN_TYPES], { description: 'Default: standard.' })),
        fail_on: Type.Optional(
          Type.Enum([...SEVERITIES], { description: 'Lowest severity that blocks. Default: critical.' }),
        ),
        minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: 'Maximum duration of the scan.' })),
        send_forms: Type.Optional(
          Type.Boolean({
            description: 'Also send forms by POST. This creates records in the application: test data only.',
          }),
        ),
      }),
      isReadOnly: false,
      run: async (input, call) => summary(await bench.scan(input, call)),
    }),
    defineTool({
      name: 'findings',
      description: 'Lists the findings of the last scan, most severe first: id, severity, check, place.',
      input: strictObject({
        min_severity: Type.Optional(Type.Enum([...SEVERITIES])),
        new_only: Type.Optional(Type.Boolean({ description: 'Only those that the baseline does not have.' })),
        offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: FINDINGS_MAX })),
      }),
      run: ({ min_severity: least = 'info', new_only: newOnly = false, offset = 0, limit = FINDINGS_DEFAULT }) => {
        const all = bench.result().findings.filter((finding) => isListed(finding, { least, newOnly }));
        const shownRows = all.slice(offset, offset + limit);
        if (shownRows.length === 0) return 'There are no such findings.';
        const rest = all.length - offset - shownRows.length;
        return `${table(shownRows)}${rest > 0 ? `\n${plural(rest, 'more finding')}: offset ${offset + limit}.` : ''}`;
      },
    }),
    defineTool({
      name: 'explain',
      description:
        'Explains a check (id such as active.xss-reflected) or a finding of the last scan: its proof, why it matters, how to fix it.',
      input: strictObject({
        id: Type.String({ minLength: 1, maxLength: 80, description: 'Id of a check or of a finding.' }),
      }),
      run: ({ id }) => (/^[0-9a-f]{8,32}$/.test(id) ? findingPage(bench.finding(id)) : pageOf(id)),
    }),
    defineTool({
      name: 'replay',
      description:
        'Proves findings of the last scan again, in a second or less each: still there, gone or cannot tell. Use it after each fix.',
      input: strictObject({ ids: Type.Array(FindingId, { minItems: 1, maxItems: 20 }) }),
      run: async ({ ids }, call) =>
        untrusted(
          await bench.replay(
            ids.map((id) => bench.finding(id)),
            call,
          ),
        ),
    }),
    defineTool({
      name: 'fix',
      description:
        'Proposes a patch of the configuration of this repository for findings about headers, cookies, CSP and CORS. It changes nothing: review the patch and apply it with `git apply`.',
      input: strictObject({
        check_id: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*\\.[a-z0-9-]+$', maxLength: 80 })),
      }),
      run: ({ check_id: check }) => bench.fix(check ?? null),
    }),
    defineTool({
      name: 'baseline',
      description: 'Makes the last scan the baseline, so that later scans say which findings are new; or forgets it.',
      input: strictObject({ action: Type.Enum(['set', 'clear']) }),
      isReadOnly: false,
      run: ({ action }) => bench.baseline(action),
    }),
  ];
}

function summary(result: GateResult): string {
  const { verdict, findings, scans } = result;
  const counts = SEVERITIES.map((severity) => `${verdict.counts[severity]} ${severity}`).join(', ');
  const rest = findings.length - verdict.blocking.length;
  return [
    `Verdict: ${verdict.outcome}. ${counts}.`,
    ...scans.flatMap(({ reason }) => (reason === null ? [] : [untrusted(truncate(oneLine(reason), 300))])),
    ...(verdict.reasons.length === 0
      ? []
      : [untrusted(verdict.reasons.map(({ message }) => oneLine(message)).join('\n'))]),
    ...(verdict.blocking.length === 0 ? [] : [`Blocking:\n${table(verdict.blocking.slice(0, FINDINGS_DEFAULT))}`]),
    ...(rest > 0 ? [`${plural(rest, 'finding')} ${rest === 1 ? 'does' : 'do'} not block: use findings.`] : []),
  ].join('\n');
}

/** A line for each finding. The places come from the site. */
function table(findings: readonly GateFinding[]): string {
  return untrusted(findings.map(rowOf).join('\n'));
}

/** Id, severity, status with a baseline, check, place. */
function rowOf(finding: GateFinding): string {
  const { fingerprint, severity, status, ignored_by: ignored, confidence, check_id: check, location } = finding;
  const notes = [
    ...(status === 'unclassified' ? [] : [status]),
    ...(ignored === null ? [] : ['ignored']),
    ...(confidence === 'tentative' ? ['tentative'] : []),
  ];
  const place = [location.method ?? '', truncate(location.url, 160), location.parameter ?? ''];
  const where = oneLine(place.filter((part) => part !== '').join(' '));
  return [fingerprint.slice(0, ID_LENGTH), severity, ...notes, check, where].join('  ');
}

async function pageOf(id: string): Promise<string> {
  const { checkPage } = await import('../../engine/check-page.ts');
  const page = checkPage(id);
  if (page === null) throw new UsageError('id', `${shown(id)} is neither a check nor a finding of the last scan.`);
  return page;
}

function findingPage(finding: GateFinding): string {
  const { title, check_id: check, severity, confidence, description, remediation } = finding;
  // Titles and advice may quote the site, as the hosts of a proposed policy.
  const quoted = [title, rowOf(finding), truncate(finding.evidence, 2_000), `Fix: ${remediation}`];
  return [
    `${check}, ${severity}, ${confidence}`,
    untrusted(quoted.join('\n')),
    description,
    `More: explain ${check}`,
  ].join('\n\n');
}
