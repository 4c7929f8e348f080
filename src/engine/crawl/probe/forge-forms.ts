import type { IdentityName } from '../../../contract/login.ts';
import type { CrawledPage, ForgedForm, SentForm } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header, headerValues } from '../../core/evidence/http.ts';
import { baselineRequest } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { effectOf, isTokenField, shows } from '../../web/forged-form.ts';
import type { DocumentField, DocumentForm } from '../../web/html/document-model.ts';
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
/** Forms that refuse, after which a scan tries no other: mostly one setting protects all. */
const REFUSED_MAX = 2;

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
    if (context.room('crawl').milliseconds === 0) break;
    const result = await forge(context, page, form);
    if (result !== null) forged.push(result);
    if (forged.filter((one) => effectOf(one) === 'refused').length >= REFUSED_MAX) break;
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
  // Forms without a token are likelier to be accepted.
  const hasToken = ({ form }: { readonly form: DocumentForm }) => Number(form.fields.some(isTokenField));
  return [...found.values()].sort((one, other) => hasToken(one) - hasToken(other));
}

/** The page was requested with cookies of the user, and with no header that only scripts of the site can send. */
function isOfCookies({ request: { method, shownHeaders = [] } }: Exchange): boolean {
  const has = (name: string) => headerValues(shownHeaders, name).length > 0;
  return method === 'GET' && has('cookie') && !has('authorization');
}

type Way = ForgedForm['way'];

/** The form with other tokens, or without them where there is none. */
function withTokens(form: DocumentForm, tokenOf: (field: DocumentField) => string | undefined): DocumentForm {
  const fields = form.fields.flatMap((field) => {
    const value = isTokenField(field) ? tokenOf(field) : field.value;
    return value === undefined ? [] : [{ ...field, value }];
  });
  return { ...form, fields };
}

type Change = (form: DocumentForm) => DocumentForm;

/** How another site would send the form: what it has in place of the token. */
async function changesOf(context: ProbeContext, page: string, form: DocumentForm): Promise<[Way, Change][]> {
  if (!form.fields.some(isTokenField)) return [['none', (fresh) => fresh]];
  const changes: [Way, Change][] = [
    ['left out', (fresh) => withTokens(fresh, () => undefined)],
    ['changed', (fresh) => withTokens(fresh, ({ value }) => context.token(value.length))],
  ];
  const other = context.identities.includes('second') ? formOn(await read(context, page, 'second'), form) : undefined;
  if (other === undefined) return changes;
  const tokenOf = ({ name }: DocumentField) => other.fields.find((field) => field.name === name)?.value;
  return [...changes, ['of another session', (fresh) => withTokens(fresh, tokenOf)]];
}

function formOn(page: Exchange | null, { action }: DocumentForm): DocumentForm | undefined {
  return page === null ? undefined : documentOf(page)?.forms.find((form) => form.action === action);
}

/** @returns null where the site's own request is refused, or gets no response */
async function forge(context: ProbeContext, page: string, form: DocumentForm): Promise<ForgedForm | null> {
  const { origin } = context.target;
  const foreign = `https://${context.token(10)}.example`;
  const own = await send(context, form, await read(context, page), { origin });
  if (own === null || own.exchange.response.status >= 400) return null;
  const result = await resultOf(context, page, own);
  let latest = result;
  const sentBy = async (manner: Manner): Promise<SentForm | null> => {
    const now = latest?.request.url === page ? latest : await read(context, page);
    const sent = await send(context, form, now, manner);
    if (result !== null) latest = await read(context, result.request.url);
    return sent === null ? null : { ...sent, shown: latest };
  };
  const stranger = await sentBy({ origin, isAnonymous: true });
  if (stranger === null) return null;
  let last: ForgedForm | null = null;
  for (const [way, change] of await changesOf(context, page, form)) {
    const forged = await sentBy({ origin: foreign, change });
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
  readonly change?: Change;
}

/** Sends the form as the page has it now, because a token may be used up. */
async function send(
  context: ProbeContext,
  known: DocumentForm,
  page: Exchange | null,
  { origin, isAnonymous, change = (form) => form }: Manner,
): Promise<Sent | null> {
  const form = formOn(page, known);
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

async function read(context: ProbeContext, url: string, identity: IdentityName = 'user'): Promise<Exchange | null> {
  const attempt = await context.fetch({ url, identity, fresh: true });
  return hasResponse(attempt) ? attempt : null;
}
