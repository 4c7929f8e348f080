import { parsedJson, record } from '../../shared/records.ts';
import { truncate } from '../../shared/text.ts';
import type { AttemptResult, Exchange } from '../webhooks/sender.ts';
import type { Attempt } from './attempt.ts';
import { type Notice, restOf } from './notice.ts';

/** Limit of the field `summary`. */
const SUMMARY_MAX = 255;

/**
 * Creates an issue, unless an earlier attempt of the delivery did although its response was lost: the issue has the id of the
 * delivery as a label. With a user it is Jira Cloud, with REST API 3; else Data Center, with 2 and a personal access token.
 * @see https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-issues/#api-rest-api-3-issue-post
 * @see https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-issue-search/#api-rest-api-3-search-jql-post
 * @see https://docs.atlassian.com/software/jira/docs/api/REST/9.17.0/
 */
export async function createIssue(attempt: Attempt): Promise<AttemptResult> {
  const { notice, terms } = attempt;
  const { project, issue_type: type = 'Task', summary = '{subject}', user } = terms.settings;
  const isCloud = user !== undefined;
  const label = `scan-gate-${notice.id}`;
  const jql = `project = "${project}" AND labels = "${label}"`;
  const found = await call(attempt, isCloud ? 'search/jql' : 'search', { jql, maxResults: 1, fields: ['labels'] });
  if (!found.ok) return found;
  const issues = record(parsedJson(found.text))['issues'];
  if (!Array.isArray(issues)) return { ...found, ok: false, error: 'the response is not that of Jira' };
  if (issues.length > 0) return found;
  return call(attempt, 'issue', {
    fields: {
      project: { key: project },
      issuetype: { name: type },
      summary: truncate(filled(summary, notice), SUMMARY_MAX),
      description: isCloud ? documentOf(notice) : wikiOf(notice),
      labels: ['scan-gate', label],
    },
  });
}

/** Whether the token may see the project. */
export function checkJira(attempt: Attempt): Promise<AttemptResult> {
  return call(attempt, `project/${attempt.terms.settings.project}`);
}

async function call({ exchange, url, token, terms, signal }: Attempt, path: string, body?: object): Promise<Exchange> {
  const { user } = terms.settings;
  const authorization =
    user === undefined ? `Bearer ${token}` : `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;
  return exchange({
    method: body === undefined ? 'GET' : 'POST',
    url: `${url.replace(/(?<!\/)\/+$/, '')}/rest/api/${user === undefined ? 2 : 3}/${path}`,
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
    reads: true,
  });
}

/** The template, whose values are not templates themselves. */
function filled(template: string, { subject, target, created, fixed, findings }: Notice): string {
  const values: Readonly<Record<string, string>> = {
    subject,
    target: target ?? 'several targets',
    severity: findings[0]?.severity ?? '',
    title: findings[0]?.title ?? '',
    new: String(created),
    fixed: String(fixed),
  };
  return template.replace(/\{(\w{1,20})\}/g, (all, name: string) => values[name] ?? all).replace(/\s+/g, ' ');
}

/** Text nodes of the Atlassian Document Format have no markup. @see https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/ */
function documentOf(notice: Notice): object {
  const text = (value: string, ...marks: object[]) => ({
    type: 'text',
    text: value,
    ...(marks.length > 0 && { marks }),
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const rest = restOf(notice);
  const items = notice.findings.map(({ change, severity, title, url }) => ({
    type: 'listItem',
    content: [paragraph(text(`${change}, ${severity}: `, { type: 'strong' }), text(`${title} (${url})`))],
  }));
  return {
    type: 'doc',
    version: 1,
    content: [
      { type: 'bulletList', content: items },
      ...(rest === null ? [] : [paragraph(text(rest))]),
      paragraph(text('Open Scan Gate', { type: 'link', attrs: { href: notice.link } })),
    ],
  };
}

/** Wiki markup has no markup between `{noformat}`. */
function wikiOf(notice: Notice): string {
  const rest = restOf(notice);
  const lines = notice.findings.map(({ change, severity, title, url }) => `${change}, ${severity}: ${title} (${url})`);
  const list = [...lines, ...(rest === null ? [] : [rest])].join('\n').replace(/\{(?=noformat)/gi, '{ ');
  return `{noformat}\n${list}\n{noformat}\n${notice.link}`;
}
