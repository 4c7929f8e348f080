import type { AttemptResult } from '../webhooks/sender.ts';
import type { Attempt } from './attempt.ts';
import { restOf } from './notice.ts';

/**
 * Posts to an incoming webhook. Texts of a site are text elements of rich text, which Slack does not parse as mrkdwn; `text`, the
 * fallback of notifications, is escaped.
 * @see https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 * @see https://docs.slack.dev/reference/block-kit/blocks/rich-text-block
 */
export function postToSlack({ exchange, url, notice, signal }: Attempt): Promise<AttemptResult> {
  const text = (value: string, bold = false) => ({ type: 'text', text: value, ...(bold ? { style: { bold } } : {}) });
  const section = (...elements: object[]) => ({ type: 'rich_text_section', elements });
  const rest = restOf(notice);
  const items = notice.findings.map(({ change, severity, title, url: place }) =>
    section(text(`${change}, ${severity}: `, true), text(`${title}\n${place}`)),
  );
  const message = {
    text: escapeMrkdwn(notice.subject),
    blocks: [
      {
        type: 'rich_text',
        elements: [
          section(text(notice.subject, true)),
          { type: 'rich_text_list', style: 'bullet', elements: items },
          section(...(rest === null ? [] : [text(`${rest}. `)]), {
            type: 'link',
            url: notice.link,
            text: 'Open Scan Gate',
          }),
        ],
      },
    ],
    unfurl_links: false,
    unfurl_media: false,
  };
  return exchange({ url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(message), signal });
}

/**
 * Untrusted text as inert mrkdwn: no mention, no link, no format.
 * @see https://docs.slack.dev/messaging/formatting-message-text#escaping
 */
export function escapeMrkdwn(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // Slack has no escape for these: a zero-width space keeps each from beginning a format.
      .replace(/[*_~`]/g, '\u200b$&\u200b')
  );
}
