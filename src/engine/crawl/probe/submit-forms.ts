import type { CrawledPage } from '../../core/evidence/content.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import { baselineRequest } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { formRequest } from '../insertion-points.ts';
import { isPathAllowed } from '../link-policy.ts';
import { markedRequest } from '../marked-request.ts';
import { urlShape } from '../url-shape.ts';
import { mayWrite } from '../write-policy.ts';

const SUBMITTED_MAX = 20;
/** A form that many pages have, as a search in their header, is submitted on this many of them. */
const SAME_MAX = 3;

/**
 * Submits forms by POST as a visitor would, and the forms of their responses, as those of several steps. Only for scans that may
 * (`active_post`). Forms with a password belong to the sign-in, and files are not uploaded.
 *
 * @returns the responses; they are no pages of their own, because a GET request shows something else
 */
export async function submitForms(context: ProbeContext, pages: readonly CrawledPage[]): Promise<CrawledPage[]> {
  const responses: CrawledPage[] = [];
  const known = new Set<string>();
  const submitted = new Map<string, number>();
  const waiting = pages.flatMap(formsOf);
  const { origin } = context.target;
  while (responses.length < SUBMITTED_MAX && !context.signal.aborted) {
    const next = waiting.shift();
    if (next === undefined) break;
    const { form, page } = next;
    const action = new URL(form.action);
    const names = form.fields.map(({ name }) => name).join(',');
    const key = `${urlShape(action)} ${names}`;
    if (action.origin !== origin || known.has(key) || !isSubmittable(form)) continue;
    const times = submitted.get(names) ?? 0;
    if (times >= SAME_MAX || !isPathAllowed(action, context.options)) continue;
    submitted.set(names, times + 1);
    known.add(key);
    const request = markedRequest(formRequest(form), context.marker);
    if (!mayWrite(request)) continue;
    const attempt = await context.fetch(baselineRequest(request));
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

export function isSubmittable({ fields }: DocumentForm): boolean {
  return !fields.some(({ type }) => type === 'password' || type === 'file');
}
