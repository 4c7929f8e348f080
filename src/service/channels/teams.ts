import type { AttemptResult } from '../webhooks/sender.ts';
import type { Attempt } from './attempt.ts';
import { restOf } from './notice.ts';

/**
 * Posts to a workflow “Post to a channel when a webhook request is received”. Texts of a site are text runs, which, unlike text
 * blocks, have no Markdown.
 * @see https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 * @see https://adaptivecards.io/explorer/TextRun.html
 */
export function postToTeams({ exchange, url, notice, signal }: Attempt): Promise<AttemptResult> {
  const run = (text: string, style: object = {}) => ({ type: 'TextRun', text, ...style });
  const paragraph = (...inlines: object[]) => ({ type: 'RichTextBlock', inlines });
  const rest = restOf(notice);
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      paragraph(run(notice.subject, { weight: 'Bolder', size: 'Medium' })),
      ...notice.findings.map(({ change, severity, title, url: place }) =>
        paragraph(
          run(`${change}, ${severity}: `, { weight: 'Bolder' }),
          run(`${title} `),
          run(place, { isSubtle: true }),
        ),
      ),
      ...(rest === null ? [] : [paragraph(run(rest))]),
    ],
    actions: [{ type: 'Action.OpenUrl', title: 'Open Scan Gate', url: notice.link }],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card };
  const body = JSON.stringify({ type: 'message', attachments: [attachment] });
  return exchange({ url, headers: { 'content-type': 'application/json' }, body, signal });
}
