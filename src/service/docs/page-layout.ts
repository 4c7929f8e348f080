import { escapeHtml } from '../../reports/escape/html.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;overflow-wrap:anywhere}' +
  'table{border-collapse:collapse;margin:1rem 0}th,td{border-bottom:1px solid #888;padding:.4rem .8rem;text-align:left;vertical-align:top}' +
  'pre{overflow:auto;padding:.8rem;border:1px solid #888;border-radius:.4rem}:target{background:#ffe9a8;color:#000}';

/** A page of the documentation that the service serves. @param body HTML, escaped by whoever made it */
export function pageLayout(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
  );
}
