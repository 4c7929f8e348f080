import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, header } from '../../core/evidence/http.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import type { CallbackTrials } from './callback-trials.ts';
import { type Injector, looksFailed } from './injector.ts';
import type { Role } from './point-plan.ts';
import { type MarkedResponse, quotedValue, type Reflection, reflectionOf, reflects } from './reflection.ts';
import type { ScanFacts } from './scan-facts.ts';
import { steadyText } from './steady-response.ts';
import { type SteadyValue, steadyValue } from './steady-value.ts';

/** What probes may need of a point. */
export interface SeenParts {
  /** The response to a meaningless value. */
  readonly letters: MarkedResponse;
  /** The response to the site's value with quotes and a `<`. */
  readonly quoted: MarkedResponse;
  /** A response that repeats a harmless value. */
  readonly reflected: Reflection;
  /** A listener of this scan that the target's server may reach. */
  readonly callbacks: CallbackTrials;
}

type Nullable<Parts> = { readonly [Part in keyof Parts]: Parts[Part] | null };

/** What the scan has seen at one insertion point before its probes run. */
export class Seen implements Nullable<SeenParts> {
  readonly scan: ScanFacts;
  readonly role: Role;
  /** The crawl's response to a link with the site's own value, where it followed one. */
  readonly linked: Exchange | null;
  /** The meaningless value; empty when none was sent. */
  canary = '';
  letters: MarkedResponse | null = null;
  quoted: MarkedResponse | null = null;
  reflected: Reflection | null = null;
  /** The response to a payload for shells, which has parentheses too; null when none was sent, or when it proved an injection. */
  afterShell: Exchange | null = null;
  readonly #injector: Injector;
  #steady: Promise<SteadyValue | null> | null = null;

  constructor(scan: ScanFacts, role: Role, injector: Injector, linked: Exchange | null) {
    this.scan = scan;
    this.role = role;
    this.linked = linked;
    this.#injector = injector;
  }

  /** Sends letters, then an odd number of quotes and a bare `<` that shows how it is reflected. */
  async look(): Promise<void> {
    const injector = this.#injector;
    this.canary = injector.token();
    const marker = injector.token();
    const letters = await injector.send(this.canary);
    this.letters = letters === null ? null : { exchange: letters, marker: this.canary };
    if (
      letters !== null &&
      this.letters !== null &&
      reflects(this.letters) &&
      !(await injector.keepsApart(letters, this.canary))
    )
      return;
    const quoted = await injector.send(quotedValue(injector.point.baseline, marker));
    this.quoted = quoted === null ? null : { exchange: quoted, marker };
    this.reflected = reflectionOf(this.letters, this.quoted, injector.point.baseline);
  }

  /** True if the other value of a point has another response here: the fields of its form exclude each other. */
  async differsFrom({ canary, letters }: Seen): Promise<boolean> {
    const own = letters === null ? null : await this.#injector.send(canary);
    if (own === null || letters === null) return false;
    return steadyText(own, canary, canary) !== steadyText(letters.exchange, canary, canary);
  }

  get callbacks(): CallbackTrials | null {
    return this.scan.callbacks;
  }

  /** The response to the quotes if it repeats their marker. */
  get inQuotes(): MarkedResponse | null {
    return this.quoted !== null && reflects(this.quoted) ? this.quoted : null;
  }

  /**
   * What the point showed: siblings that show the same are probably the same code.
   * @param onOtherPages they are on pages of another structure
   */
  behaviour(onOtherPages: boolean): string {
    const families = [...new Set(this.#injector.notes.map(({ family }) => family))].sort();
    const summary = (seen: MarkedResponse | null) => summaryOf(seen, onOtherPages ? 0 : TAGS_MAX);
    return [summary(this.letters), summary(this.quoted), families.join(' ')].join('\n');
  }

  /** See {@link steadyValue}; found once. */
  steady(): Promise<SteadyValue | null> {
    this.#steady ??= steadyValue(this.#injector, this.letters, this.quoted, this.scan.responses);
    return this.#steady;
  }
}

/** The crawl's response to a link with the site's own value, where it followed one. */
export function linkedTo(point: InsertionPoint, crawl: CrawlEvidence): Exchange | null {
  if (point.kind !== 'query') return null;
  const responses = [...crawl.pages.map(({ exchange }) => exchange), ...(crawl.redirects ?? [])];
  const isIts = ({ request }: Exchange) =>
    request.url.startsWith(`${point.request.url}?`) &&
    new URL(request.url).searchParams.get(point.name) === point.baseline;
  return responses.find(isIts) ?? null;
}

const TEXT_MAX = 64 * 1024;
const TAGS_MAX = 300;

/** Status, type, elements and errors of a response, and whether it repeats the value. */
function summaryOf(seen: MarkedResponse | null, tagsMax: number): string {
  if (seen === null) return 'none';
  const { status, headers, text } = seen.exchange.response;
  const tags = text.slice(0, TEXT_MAX).match(/<[a-z][a-z\d-]{0,30}/gi) ?? [];
  const isRedirect = (header(headers, 'location') ?? '').toLowerCase().includes(seen.marker);
  return JSON.stringify([
    status,
    (header(headers, 'content-type') ?? '').split(';', 1)[0],
    isRedirect,
    reflects(seen),
    reflects({ exchange: seen.exchange, marker: `${seen.marker}<` }),
    looksFailed(text),
    tags.slice(0, tagsMax).join(''),
  ]);
}
