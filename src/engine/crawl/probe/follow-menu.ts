import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import { baselineRequest } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import type { DocumentField, DocumentForm } from '../../web/html/document-model.ts';
import { formRequest } from '../insertion-points.ts';
import { isHarmfulLink } from '../link-policy.ts';

/** Fields that a visitor does not fill in. */
const UNFILLED = new Set(['hidden', 'submit', 'image']);

/** The list of a form that holds nothing else to fill in, as that of a menu; null for other forms. */
function menuOf({ fields }: Pick<DocumentForm, 'fields'>): DocumentField | null {
  const [list, ...others] = fields.filter(({ type }) => !UNFILLED.has(type));
  return list?.options !== undefined && others.length === 0 ? list : null;
}

export interface Chosen {
  /** Redirects of the options of a menu, in their order; empty for a form that is none. */
  readonly redirects: readonly CrawledPage[];
  /** What was sent to find out that a form is no menu: each may have created a record. */
  readonly tried: readonly Exchange[];
}

/**
 * Chooses the options of a menu by POST. A form with one list is a menu if its options redirect to different pages, and the same option
 * twice to the same one: a form that creates something redirects to another record each time. Then a choice only navigates, and every
 * option is chosen while the crawl has time.
 *
 * @param sent the response to the form as the page has it; without a redirect, nothing more is sent
 * @param from URL of the page with the form
 */
export async function followMenu(
  context: ProbeContext,
  form: DocumentForm,
  sent: Exchange,
  from: string,
): Promise<Chosen> {
  const list = menuOf(form);
  const options = list === null ? [] : optionsOf(form, list);
  if (options.length < TRIED - 1 || placeOf(sent) === null) return { redirects: [], tried: [] };
  const choose = async (option: string, fresh = false): Promise<Exchange | null> => {
    const fields = form.fields.map((field) => (field === list ? { ...field, value: option } : field));
    const attempt = await context.fetch({ ...baselineRequest(formRequest({ ...form, fields })), fresh });
    return hasResponse(attempt) ? attempt : null;
  };
  const tried = await trial(options, choose);
  if (!isMenu(tried)) return { redirects: [], tried };
  const redirects: CrawledPage[] = [];
  for (const option of options) {
    const { milliseconds, requests } = context.room('crawl');
    if (context.signal.aborted || milliseconds === 0 || requests === 0) break;
    const exchange = await choose(option);
    if (exchange !== null && placeOf(exchange) !== null)
      redirects.push({ url: form.action, exchange, discoveredFrom: from });
  }
  return { redirects, tried: [] };
}

const TRIED = 4;

/** Chooses three options, the last one twice, until one does not redirect. The first is left out: it may be a heading. */
async function trial(
  options: readonly string[],
  choose: (option: string, fresh: boolean) => Promise<Exchange | null>,
): Promise<Exchange[]> {
  const [last, middle] = [options.length - 1, Math.floor(options.length / 2)];
  const tried: Exchange[] = [];
  for (const [index, at] of [1, middle, last, last].entries()) {
    const exchange = await choose(options[at] ?? '', index === TRIED - 1);
    if (exchange !== null) tried.push(exchange);
    if (exchange === null || placeOf(exchange) === null) break;
  }
  return tried;
}

function isMenu(tried: readonly Exchange[]): boolean {
  const places = tried.map(placeOf);
  const [again, once] = [places.pop(), places.at(-1)];
  return places.length === TRIED - 1 && again !== null && again === once && new Set(places).size > 1;
}

/** Values of the options that name no act that a scan never sends. */
function optionsOf({ action }: DocumentForm, { name, options = [] }: DocumentField): string[] {
  const harmless = options.filter(({ value, text }) => {
    const chosen = new URL(action);
    chosen.searchParams.set(name, value);
    return !isHarmfulLink(chosen, text);
  });
  return [...new Set(harmless.map(({ value }) => value))];
}

/** Where a redirect within the site leads, or null. */
function placeOf({ request, response }: Exchange): string | null {
  const location = response.status >= 300 && response.status < 400 ? header(response.headers, 'location') : undefined;
  const place = resolveUrl(location ?? '', request.url);
  return location !== undefined && place !== null && new URL(place).origin === new URL(request.url).origin
    ? place
    : null;
}
