import { API_ERRORS } from '../../contract/errors.ts';
import { escapeHtml } from '../../reports/escape/html.ts';
import { pageLayout } from './page-layout.ts';

/** The page that `doc_url` of every error points to. */
export function errorPage(): string {
  const rows = Object.entries(API_ERRORS).map(
    ([code, { status, meaning }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status ?? 'in bulk results'}</td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  const head = '<tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr>';
  return pageLayout(
    'Error codes',
    `<h1>Error codes</h1><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
