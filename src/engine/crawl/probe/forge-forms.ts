import type { CrawledPage, ForgedForm, SentForm } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header, headerValues } from '../../core/evidence/http.ts';
import { baselineRequest } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { effectOf, isTokenField, shows } from '../../web/forged-form.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { formRequest } from '../insertion-points.ts';
import { isActByGet, isPathAllowed } from '../link-policy.ts';
import { markedRequest } from '../marked-request.ts';
import { urlShape } from '../url-shape.ts';
import { mayWrite } from '../write-policy.ts';
import { isSubmittable } from './submit-forms.ts';

/** The check that judges forged forms. */
export const FORGED = 'content.csrf-token';
const FORMS_MAX = 5;

/** All that was sent for one form. */
export function sentOf({ own, stranger, forged }: ForgedForm): Exchange[] {
  return [own, stranger, forged].map(({ exchange }) => exchange);
}

/**
 * Sends forms of the user's session by POST as the site itself does, without the session, and as another site would: only for scans that
 * may (`active_post`), and only where the session is one of cookies, which browsers send along.
 */
export async function forgedForms(context: ProbeContext, pages: readonly CrawledPage[]): Promise<ForgedForm[]> {
  const { options, ownershipProven } = context;
  const isOn = options.active_post === true && ownershipProven && options.disable_checks?.includes(FORGED) !== true;
  if (!isOn) return [];
  const forged: ForgedForm[] = [];
  for (const { page, form } of formsToForge(context, pages).slice(0, FORMS_MAX)) {
    const result = context.room('crawl').milliseconds === 0 ? null : await forge(context, page, form);
    if (result !== null) forged.push(result);
  }
  return forged;
}

function formsToForge({ target, options }: ProbeContext, pages: readonly CrawledPage[]) {
  const found = new Map<string, { readonly page: string; readonly form: DocumentForm }>();
  for (const { exchange } of pages.filter((page) => isOfCookies(page.exchange)))
    for (const form of documentOf(exchange)?.forms ?? []) {
      const action = new URL(form.action);
      const isOwn = form.method === 'POST' && action.origin === target.origin && isPathAllowed(action, options);
      if (!isOwn || !isSubmittable(form) || !mayWrite(formRequest(form))) continue;
      const key = urlShape(action);
      if (!found.has(key)) found.set(key, { page: exchange.request.url, form });
    }
  return [...found.values()];
}

/** The page was requested with cookies of the user, and with no header that only scripts of the site can send. */
function isOfCookies({ request: { method, shownHeaders = [] } }: Exchange): boolean {
  const has = (name: string) => headerValues(shownHeaders, name).length > 0;
  return method === 'GET' && has('cookie') && !has('authorization');
}

type Way = ForgedForm['way'];

const CHANGES: Readonly<Record<Way, (context: ProbeContext, form: DocumentForm) => DocumentForm>> = {
  none: (_context, form) => form,
  'left out': (_context, form) => ({ ...form, fields: form.fields.filter((field) => !isTokenField(field)) }),
  changed: (context, form) => ({
    ...form,
    fields: form.fields.map((field) =>
      isTokenField(field) ? { ...field, value: context.token(field.value.length) } : field,
    ),
  }),
};

/** @returns null where the site's own request is refused, or gets no response */
async function forge(context: ProbeContext, page: string, form: DocumentForm): Promise<ForgedForm | null> {
  const { origin } = context.target;
  const foreign = `https://${context.token(10)}.example`;
  const own = await send(context, page, form, { origin });
  if (own === null || own.exchange.response.status >= 400) return null;
  const result = await resultOf(context, page, own);
  const seen = async (sent: Sent | null): Promise<SentForm | null> =>
    sent === null ? null : { ...sent, shown: result === null ? null : await read(context, result.request.url) };
  const stranger = await seen(await send(context, page, form, { origin, isAnonymous: true }));
  if (stranger === null) return null;
  const ways: readonly Way[] = form.fields.some(isTokenField) ? ['left out', 'changed'] : ['none'];
  let last: ForgedForm | null = null;
  for (const way of ways) {
    const change = (fresh: DocumentForm) => CHANGES[way](context, fresh);
    const forged = await seen(await send(context, page, form, { origin: foreign, change }));
    if (forged === null) continue;
    last = { page, action: form.action, way, own: { ...own, shown: result }, stranger, forged };
    if (effectOf(last) === 'same' || effectOf(last) === 'alike') break;
  }
  return last;
}

type Sent = Omit<SentForm, 'shown'>;

interface Manner {
  readonly origin: string;
  readonly isAnonymous?: true;
  readonly change?: (form: DocumentForm) => DocumentForm;
}

/** Sends the form as the page has it now, because a token may be used up. */
async function send(
  context: ProbeContext,
  page: string,
  { action }: DocumentForm,
  { origin, isAnonymous, change = (form) => form }: Manner,
): Promise<Sent | null> {
  const now = await read(context, page);
  const form = now === null ? undefined : documentOf(now)?.forms.find((other) => other.action === action);
  if (form === undefined) return null;
  const marker = `${context.marker}${context.token(6)}`;
  const request = baselineRequest(markedRequest(formRequest(change(form)), marker));
  const headers = [...request.headers, ['Origin', origin], ['Referer', `${origin}/`]] as const;
  const whose = isAnonymous === undefined ? {} : { isAnonymous };
  const attempt = await context.fetch({ ...request, headers, fresh: true, ...whose });
  return hasResponse(attempt) ? { marker, exchange: attempt } : null;
}

/** The page that shows what was stored: where the response leads to, or the page with the form; null when neither does. */
async function resultOf(context: ProbeContext, page: string, { marker, exchange }: Sent): Promise<Exchange | null> {
  const next = URL.parse(header(exchange.response.headers, 'location') ?? page, exchange.request.url);
  const isReadable =
    next?.origin === context.target.origin && isPathAllowed(next, context.options) && !isActByGet(next);
  for (const url of new Set(isReadable ? [next.href, page] : [page])) {
    const shown = await read(context, url);
    if (shown !== null && shows(shown, marker)) return shown;
  }
  return null;
}

async function read(context: ProbeContext, url: string): Promise<Exchange | null> {
  const attempt = await context.fetch({ url, fresh: true });
  return hasResponse(attempt) ? attempt : null;
}
