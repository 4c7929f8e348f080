import { type Attempt, type Exchange, hasResponse, header, type RecordedResponse } from '../../core/evidence/http.ts';
import type { RuleHit, RuleResult } from '../../core/evidence/rules.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { siblingPath } from '../../web/sibling-path.ts';
import type { Sighting } from '../../web/signature.ts';
import type { Found } from '../condition.ts';
import { RULE_REQUESTS_MAX, type Rule } from '../format.ts';
import { type Judge, judgeOf, stepOf } from '../judge.ts';
import type { SiteView } from '../site-view.ts';

/** Requests of all rules of a scan; those that rules share count once. */
const REQUESTS_MAX = 5_000;
const REDIRECTS_MAX = 3;
const BYTES_MAX = 256 * 1024;
/** Shorter texts of a request occur in any page. */
const REPEATED_MIN = 4;

type RuleRequest = NonNullable<Rule['request']>[number];

/** The requests of the rules of one scan, within a budget of their own. */
export class RuleRequests {
  readonly context: ProbeContext;
  /** One for all made-up paths, so that rules share them. */
  readonly token: string;
  readonly #sent = new Set<string>();

  constructor(context: ProbeContext) {
    this.context = context;
    this.token = context.token(12);
  }

  /** Why no request can be sent any more, or null. */
  get end(): string | null {
    if (this.context.signal.aborted || this.context.room('active').milliseconds === 0)
      return 'budget: the time of the scan ended before this rule was done';
    return this.#sent.size < REQUESTS_MAX ? null : `budget: the rules of a scan send at most ${REQUESTS_MAX} requests`;
  }

  /** @param sent every request that this takes is added to it */
  async send(path: string, request: RuleRequest, found: Found, sent: Attempt[]): Promise<Attempt> {
    const first = await this.#send(path, request, found, sent);
    return request.redirects === true ? this.#follow(first, request, found, sent) : first;
  }

  /** The response at the end of redirects on the site. */
  async #follow(first: Attempt, request: RuleRequest, found: Found, sent: Attempt[]): Promise<Attempt> {
    let attempt = first;
    for (let hops = 0; hops < REDIRECTS_MAX && hasResponse(attempt); hops += 1) {
      const { status, headers } = attempt.response;
      const to = URL.parse(header(headers, 'location') ?? '', attempt.request.url);
      if (status < 300 || status > 399 || to?.origin !== this.context.target.origin || this.end !== null) break;
      attempt = await this.#send(to.pathname + to.search, request, found, sent);
    }
    return attempt;
  }

  async #send(
    path: string,
    { method = 'GET', headers = {}, body, as = 'anonymous' }: RuleRequest,
    found: Found,
    sent: Attempt[],
  ): Promise<Attempt> {
    const given = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      filled(value, found).replace(/[\r\n]/g, ' '),
    ]);
    const own = body === undefined ? undefined : filled(body, found);
    this.#sent.add(JSON.stringify([method, path, given, own, as]));
    const attempt = await this.context.fetch({
      method,
      url: path,
      headers: given,
      ...(own === undefined ? {} : { body: own }),
      maxBytes: BYTES_MAX,
      identity: as === 'anonymous' ? 'none' : as,
    });
    sent.push(attempt);
    return attempt;
  }
}

/** One rule on one site. */
export class RuleRun {
  /** Its requests and those of its controls; rules may share them. */
  readonly sent: Attempt[] = [];
  readonly #rule: Rule;
  readonly #requests: RuleRequests;
  readonly #view: SiteView;
  readonly #judge: Judge;
  readonly #hits: RuleHit[] = [];
  readonly #failures: Attempt[] = [];
  #left = RULE_REQUESTS_MAX;
  #answers = 0;
  #leftOut: string | null = null;
  #end: string | null = null;

  constructor(rule: Rule, requests: RuleRequests, view: SiteView) {
    this.#rule = rule;
    this.#requests = requests;
    this.#view = view;
    this.#judge = judgeOf(rule);
  }

  async result(): Promise<RuleResult> {
    const { request, on } = this.#rule;
    const refusal = this.#refusal();
    if (refusal !== null) return { state: 'not_applicable', reason: refusal };
    if (on === 'every-response') this.#judgeSeen();
    else for (const values of this.#starts()) await this.#chain(request ?? [], 0, values, []);
    return this.#outcome();
  }

  #outcome(): RuleResult {
    const [failure] = this.#failures.flatMap((attempt) => (hasResponse(attempt) ? [] : [attempt.failure]));
    if (this.#hits.length === 0 && this.#end !== null) return { state: 'failed', reason: this.#end };
    if (this.#answers === 0 && failure?.code === 'blocked')
      return { state: 'not_applicable', reason: `the request is ${failure.message}` };
    if (this.#answers === 0 && failure !== undefined)
      return { state: 'failed', reason: `${failure.code}: ${failure.message}` };
    const unanswered = failure === undefined ? null : `a request got no response (${failure.message})`;
    return { state: 'ran', hits: this.#hits, leftOut: this.#end ?? this.#leftOut ?? unanswered };
  }

  #refusal(): string | null {
    const { request = [], on } = this.#rule;
    const { identities, options, ownershipProven } = this.#requests.context;
    const missing = request
      .flatMap(({ as }) => as ?? [])
      .find((name) => name !== 'anonymous' && !identities.includes(name));
    if (missing !== undefined) return `the scan is not signed in as ${missing}`;
    if (request.some(({ method }) => method === 'POST') && !(options.active_post === true && ownershipProven))
      return 'it sends POST, which needs `active-post` and a target that is yours';
    const places =
      on === 'parameter' ? this.#view.parameters : on === undefined || on === 'start' ? null : this.#view.responses;
    return places?.length === 0 ? `the crawl saw no ${on === 'parameter' ? 'parameter' : 'response'}` : null;
  }

  #judgeSeen(): void {
    for (const exchange of this.#view.responses) {
      this.#answers += 1;
      const { pathname, search } = new URL(exchange.request.url);
      const sighting = this.#judge(exchange.response, pathname);
      if (sighting !== null) this.#hits.push(hitOf(pathname + search, exchange, sighting, []));
    }
  }

  /** The values with which the requests begin: each choice of `values` at each place. */
  #starts(): Found[] {
    const { on, values = {} } = this.#rule;
    const places: Readonly<Record<string, string>>[] =
      on === 'parameter'
        ? this.#view.parameters.map(({ path, name }) => ({ path: path.slice(1), parameter: encodeURIComponent(name) }))
        : on === 'path'
          ? this.#view.paths.map((path) => ({ path: path.slice(1) }))
          : [{}];
    const { host } = new URL(this.#requests.context.target.origin);
    return Object.entries(values)
      .reduce<Readonly<Record<string, string>>[]>(
        (all, [name, list]) => all.flatMap((one) => list.map((value) => ({ ...one, [name]: String(value) }))),
        places,
      )
      .map((one) => new Map(Object.entries({ ...one, host }).map(([name, value]) => [name, [value]])));
  }

  /** Sends the requests from `index` on. A response that passes leads to the next; the last one is judged. */
  async #chain(
    requests: readonly RuleRequest[],
    index: number,
    values: Found,
    before: readonly Attempt[],
  ): Promise<void> {
    const request = requests[index];
    if (request === undefined) return;
    const isLast = index === requests.length - 1;
    const accepts = stepOf(request);
    for (const template of request.path) {
      const found: Found = new Map(values);
      const path = pathOf(template, found);
      const attempt = await this.#send(path, request, found);
      if (attempt === null || !hasResponse(attempt) || accepts(attempt.response, path, found) === null) continue;
      if (isLast) await this.#judgeLast(path, request, attempt, found, before);
      else return this.#chain(requests, index + 1, found, [...before, attempt]);
    }
  }

  /** Null when nothing more may be sent, which the outcome says. */
  async #send(path: string, request: RuleRequest, found: Found): Promise<Attempt | null> {
    this.#end ??= this.#requests.end;
    if (this.#left === 0) this.#leftOut = `limit of ${RULE_REQUESTS_MAX} requests of a rule`;
    if (this.#end !== null || this.#left === 0) return null;
    this.#left -= 1;
    const attempt = await this.#requests.send(path, request, found, this.sent);
    if (hasResponse(attempt)) this.#answers += 1;
    else if (attempt.failure.code === 'budget') this.#end ??= `budget: ${attempt.failure.message}`;
    else this.#failures.push(attempt);
    return attempt;
  }

  async #judgeLast(
    path: string,
    request: RuleRequest,
    exchange: Exchange,
    found: Found,
    before: readonly Attempt[],
  ): Promise<void> {
    const values: Found = new Map(found);
    const sighting = this.#judge(exchange.response, path, found);
    if (sighting === null) return;
    const { control = 'sibling' } = this.#rule;
    if (control === 'none') {
      this.#hits.push(hitOf(path, exchange, sighting, before, true));
      return;
    }
    const bare = path.split('?')[0] ?? '';
    const others = [siblingPath(path, this.#requests.token), ...(control === 'strict' ? ['/'] : [])];
    const controls: Attempt[] = [];
    for (const other of new Set(others)) {
      if (other === path) continue;
      const attempt = await this.#requests.send(other, request, values, this.sent);
      controls.push(attempt);
      if (hasResponse(attempt) && this.#judge(attempt.response, other, new Map(values)) !== null) return;
    }
    const [sibling] = controls;
    if (control === 'strict' && sibling !== undefined && this.#isRepeated(path, request, exchange, sibling, values))
      return;
    const isUncertain = controls.some((one) => !hasResponse(one) && ['budget', 'blocked'].includes(one.failure.code));
    const isStart = bare === '/';
    const isTentative = isUncertain || (control === 'strict' && isStart);
    this.#hits.push(hitOf(path, exchange, sighting, [...before, ...controls.slice(0, 1)], isTentative));
  }

  /** The response matches only by what it repeats of the request. A made-up path with another status shows that it does not. */
  #isRepeated(path: string, request: RuleRequest, { response }: Exchange, sibling: Attempt, values: Found): boolean {
    if (!hasResponse(sibling) || sibling.response.status !== response.status) return false;
    const sent = [path, ...Object.values(request.headers ?? {}), request.body ?? ''].map((text) =>
      filled(text, values),
    );
    return this.#judge(without(response, sent.flatMap(partsOf)), path, new Map(values)) === null;
  }
}

function hitOf(
  path: string,
  exchange: Exchange,
  { proof, title, severity, quote = [] }: Sighting,
  before: readonly Attempt[],
  isTentative = false,
): RuleHit {
  return {
    path,
    proof,
    quote,
    exchange,
    before,
    isTentative,
    ...(title === undefined ? {} : { title }),
    ...(severity === undefined ? {} : { severity }),
  };
}

function filled(template: string, found: Found): string {
  return template.replace(/\{\{(\w{1,40})\}\}/g, (_, name: string) => found.get(name)?.[0] ?? '');
}

/** A path on the site, whatever the values are: a response may have chosen them. */
function pathOf(template: string, found: Found): string {
  const path = filled(template, found).replace(/[^\w.~!$&'()*+,;=:@/?%-]/gu, encodeURIComponent);
  return path.replace(/^\/{2,}/, '/');
}

/** A text of a request as a response may repeat it: whole, decoded, and its parts. */
function partsOf(text: string): string[] {
  const plain = decoded(text);
  return [text, plain, ...plain.split(/[/?&=;,\s]+/)].filter((part) => part.length >= REPEATED_MIN);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function without(response: RecordedResponse, texts: readonly string[]): RecordedResponse {
  const cut = (text: string) => texts.reduce((rest, part) => rest.replaceAll(part, ''), text);
  const headers = response.headers.map(([name, value]) => [name, cut(value)] as const);
  return { ...response, headers, text: cut(response.text) };
}
