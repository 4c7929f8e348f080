import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { Exchange } from '../core/evidence/http.ts';
import { type Technology, technologiesOf } from '../web/technologies.ts';
import { matcherOf, Subject } from './condition.ts';
import type { Rule } from './format.ts';
import { linearPattern } from './linear-pattern.ts';

const TEXT_MAX = 64 * 1024;
const RESPONSES_MAX = 200;

/** What the crawl saw of a site, as `when` of rules asks about it. */
export class SiteView {
  readonly responses: readonly Exchange[];
  /** Paths of pages, without their queries. */
  readonly paths: readonly string[];
  /** Parameters of links, each with the path of its page. */
  readonly parameters: readonly { readonly path: string; readonly name: string }[];
  readonly #technologies: ReadonlySet<Technology>;
  #words: string | undefined;

  constructor(crawl: CrawlEvidence | null) {
    const { pages = [], resources = [], redirects = [], errorPages = [], parameters = [] } = crawl ?? {};
    this.responses = [...pages.map(({ exchange }) => exchange), ...redirects, ...errorPages, ...resources];
    this.paths = [...new Set(pages.map(({ url }) => new URL(url).pathname))];
    const named = parameters.flatMap((point) =>
      point.kind === 'query' ? [{ path: new URL(point.request.url).pathname, name: point.name }] : [],
    );
    this.parameters = [...new Map(named.map((one) => [JSON.stringify(one), one])).values()];
    this.#technologies = technologiesOf(crawl);
  }

  /** Why a rule does not apply to this site, or null. */
  refusal({ technology, product, seen, path }: NonNullable<Rule['when']>): string | null {
    if (technology !== undefined && !technology.some((one) => this.#technologies.has(one)))
      return `the site does not show ${technology.join(' or ')}`;
    if (product !== undefined && !product.some((name) => this.#shows(name)))
      return `the site does not show ${product.join(' or ')}`;
    if (path !== undefined && !this.paths.some((one) => linearPattern(path, false)(one) !== null))
      return 'no path of the site matches `when`';
    return seen === undefined || this.#hasSeen(seen) ? null : 'no response of the site matches `when`';
  }

  #hasSeen(condition: NonNullable<NonNullable<Rule['when']>['seen']>): boolean {
    const matches = matcherOf(condition, linearPattern);
    return this.responses.some(({ request, response }) =>
      matches(new Subject(response, new URL(request.url).pathname, 0, TEXT_MAX), new Map()),
    );
  }

  /** The name occurs in headers or bodies, whatever stands between its words. */
  #shows(name: string): boolean {
    this.#words ??= this.responses
      .slice(0, RESPONSES_MAX)
      .map(({ response }) => worded(`${response.headers.flat().join(' ')} ${response.text.slice(0, TEXT_MAX)}`))
      .join('');
    return this.#words.includes(worded(name));
  }
}

/** ` open webui ` for `Open-WebUI`: small letters and digits, words between single spaces. */
function worded(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}
