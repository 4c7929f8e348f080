import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import { baselineRequest } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { hasName } from '../../data/names.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import type { DocumentField, DocumentForm } from '../../web/html/document-model.ts';
import { wordsOf } from '../act-address.ts';
import { formRequest } from '../insertion-points.ts';

/** Fields that a visitor does not fill in. */
const UNFILLED = new Set(['hidden', 'submit', 'image']);

/** The list of a form that holds nothing else to fill in, as that of a menu; null for other forms. */
export function menuOf({ fields }: Pick<DocumentForm, 'fields'>): DocumentField | null {
  const [list, ...others] = fields.filter(({ type }) => !UNFILLED.has(type));
  return list?.options !== undefined && others.length === 0 ? list : null;
}

/**
 * Chooses the options of a menu by POST. It is one if options redirect to different pages, and the same option twice to the
 * same page: a form that creates something redirects to another record each time. Then a choice only navigates, and every option is
 * chosen while the crawl has time.
 *
 * @param from URL of the page with the form
 * @returns the redirects, in the order of the options; empty for a form that is no menu
 */
export async function followMenu(context: ProbeContext, form: DocumentForm, from: string): Promise<CrawledPage[]> {
  const list = menuOf(form);
  const options = [...new Set(list?.options)].filter(
    (option) => !wordsOf(option).some((word) => hasName('harmful', word)),
  );
  const choose = async (option: string, fresh = false): Promise<Exchange | null> => {
    const fields = form.fields.map((field) => (field === list ? { ...field, value: option } : field));
    const attempt = await context.fetch({ ...baselineRequest(formRequest({ ...form, fields })), fresh });
    return hasResponse(attempt) && placeOf(attempt) !== null ? attempt : null;
  };
  // The first option may be a heading.
  const samples = [1, Math.floor(options.length / 2), options.length - 1].map((at) => options[at] ?? '');
  const places = [];
  for (const [index, option] of [...samples, ...samples.slice(-1)].entries()) {
    const exchange = await choose(option, index === samples.length);
    if (exchange === null) return [];
    places.push(placeOf(exchange));
  }
  const last = places.pop();
  if (last !== places.at(-1) || new Set(places).size === 1) return [];
  const redirects: CrawledPage[] = [];
  for (const option of options) {
    const { milliseconds, requests } = context.room('crawl');
    if (context.signal.aborted || milliseconds === 0 || requests === 0) break;
    const exchange = await choose(option);
    if (exchange !== null) redirects.push({ url: form.action, exchange, discoveredFrom: from });
  }
  return redirects;
}

/** Where a redirect within the site leads, or null. */
function placeOf({ request, response }: Exchange): string | null {
  const location = response.status >= 300 && response.status < 400 ? header(response.headers, 'location') : undefined;
  const place = resolveUrl(location ?? '', request.url);
  return location !== undefined && place !== null && new URL(place).origin === new URL(request.url).origin
    ? place
    : null;
}
