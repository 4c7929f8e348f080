import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { type BaselineRequest, baselineRequest } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { formRequest } from '../insertion-points.ts';
import { isPathAllowed } from '../link-policy.ts';
import { markedRequest } from '../marked-request.ts';
import { urlShape } from '../url-shape.ts';
import { mayWrite } from '../write-policy.ts';
import { followMenu } from './follow-menu.ts';

const SUBMITTED_MAX = 20;
/** A form that many pages have, as a search in their header, is submitted on this many of them. */
const SAME_MAX = 3;

export interface SubmittedForms {
  /** The responses; they are no pages of their own, because a GET request shows something else. */
  readonly responses: readonly CrawledPage[];
  /** Redirects of the options of menus. */
  readonly menus: readonly CrawledPage[];
  /** All that was sent and may have created a record. */
  readonly sent: readonly Exchange[];
}

/**
 * Submits forms by POST as a visitor would, and the forms of their responses, as those of several steps; of a menu, each option. Only
 * for scans that may (`active_post`). Forms with a password belong to the sign-in, and files are not uploaded.
 */
export async function submitForms(context: ProbeContext, pages: readonly CrawledPage[]): Promise<SubmittedForms> {
  const responses: CrawledPage[] = [];
  const menus: CrawledPage[] = [];
  const sent: Exchange[] = [];
  const known = new Set<string>();
  const submitted = new Map<string, number>();
  const waiting = pages.flatMap(formsOf);
  while (responses.length < SUBMITTED_MAX && !context.signal.aborted) {
    const next = waiting.shift();
    if (next === undefined) break;
    const { form, page } = next;
    const names = form.fields.map(({ name }) => name).join(',');
    const key = `${urlShape(new URL(form.action))} ${names}`;
    const times = submitted.get(names) ?? 0;
    const request = requestOf(context, form);
    if (request === null || known.has(key) || times >= SAME_MAX) continue;
    submitted.set(names, times + 1);
    known.add(key);
    const attempt = await context.fetch(baselineRequest(request));
    if (!hasResponse(attempt)) continue;
    await context.analyse(attempt);
    const response = { url: form.action, exchange: attempt, discoveredFrom: page.url };
    responses.push(response);
    sent.push(attempt);
    waiting.unshift(...formsOf(response));
    // The same menu on other pages leads to the same ones.
    if (times > 0) continue;
    const { redirects, tried } = await followMenu(context, form, attempt, page.url);
    menus.push(...redirects);
    sent.push(...tried);
  }
  return { responses, menus, sent };
}

/** What a scan may send, or null. */
function requestOf(context: ProbeContext, form: DocumentForm): BaselineRequest | null {
  const action = new URL(form.action);
  if (action.origin !== context.target.origin || !isSubmittable(form) || !isPathAllowed(action, context.options))
    return null;
  const request = markedRequest(formRequest(form), context.marker);
  return mayWrite(request) ? request : null;
}

function formsOf(page: CrawledPage): { readonly form: DocumentForm; readonly page: CrawledPage }[] {
  const forms = documentOf(page.exchange)?.forms ?? [];
  return forms.filter(({ method }) => method === 'POST').map((form) => ({ form, page }));
}

export function isSubmittable({ fields }: DocumentForm): boolean {
  return !fields.some(({ type }) => type === 'password' || type === 'file');
}
