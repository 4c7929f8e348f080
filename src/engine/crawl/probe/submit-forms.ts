import type { CrawledPage } from '../../core/evidence/content.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { formRequest } from '../insertion-points.ts';
import { isHarmfulLink, isPathAllowed } from '../link-policy.ts';
import { urlShape } from '../url-shape.ts';

const SUBMITTED_MAX = 20;
const FORM_HEADERS = [['Content-Type', 'application/x-www-form-urlencoded']] as const;

/**
 * Submits forms by POST as a visitor would, and the forms of their responses, as those of several steps. Only for scans that may
 * (`active_post`). Forms with a password belong to the sign-in, and files are not uploaded.
 *
 * @returns the responses; they are no pages of their own, because a GET request shows something else
 */
export async function submitForms(context: ProbeContext, pages: readonly CrawledPage[]): Promise<CrawledPage[]> {
  const responses: CrawledPage[] = [];
  const known = new Set<string>();
  const waiting = pages.flatMap(formsOf);
  const { origin } = context.target;
  while (responses.length < SUBMITTED_MAX && !context.signal.aborted) {
    const next = waiting.shift();
    if (next === undefined) break;
    const { form, page } = next;
    const action = new URL(form.action);
    const key = `${urlShape(action)} ${form.fields.map(({ name }) => name).join(',')}`;
    if (action.origin !== origin || known.has(key) || !isSubmittable(form)) continue;
    if (isHarmfulLink(action) || !isPathAllowed(action, context.options)) continue;
    known.add(key);
    const { body } = formRequest(form);
    const fields = body?.encoding === 'form' ? body.fields.map(([name, value]) => [name, value]) : [];
    const attempt = await context.fetch({
      method: 'POST',
      url: form.action,
      headers: FORM_HEADERS,
      body: new URLSearchParams(fields).toString(),
    });
    if (!hasResponse(attempt)) continue;
    await context.analyse(attempt);
    const response = { url: form.action, exchange: attempt, discoveredFrom: page.url };
    responses.push(response);
    waiting.unshift(...formsOf(response));
  }
  return responses;
}

function formsOf(page: CrawledPage): { readonly form: DocumentForm; readonly page: CrawledPage }[] {
  const forms = documentOf(page.exchange)?.forms ?? [];
  return forms.filter(({ method }) => method === 'POST').map((form) => ({ form, page }));
}

function isSubmittable({ fields }: DocumentForm): boolean {
  return !fields.some(({ type }) => type === 'password' || type === 'file');
}
