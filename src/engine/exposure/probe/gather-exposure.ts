import type { ExposureProbe } from '../../core/evidence/exposure.ts';
import { type Attempt, hasResponse } from '../../core/evidence/http.ts';
import { type Place, urlsOf } from '../../core/place.ts';
import type { Gatherer, ProbeContext, ProbeRequest } from '../../core/probe-context.ts';
import { parseRobots } from '../../crawl/robots.ts';
import { requestUrl } from '../../transport/request-url.ts';
import { siblingPath } from '../../web/sibling-path.ts';
import { EXPOSURE_REQUESTS, type ExposurePath } from '../catalogue.ts';
import { linkedFiles, listedPaths, programCopies } from '../linked-files.ts';
import { provenExposures, sightingOf } from '../proven.ts';
import { exposurePlan } from './exposure-plan.ts';

const GRAPHQL_INTROSPECTION = JSON.stringify({ query: '{__schema{queryType{name} types{name}}}' });
/** Maximum bytes read of a file: enough for every signature. Archives and dumps may be gigabytes. */
const BYTES_TEXT = 256 * 1024;
const BYTES_BINARY = 64 * 1024;
const BINARY = new Set(['archive', 'sqlite', 'svn-database', 'sql-gzip', 'heap-dump', 'ds-store', 'vim-swap', 'sql']);
/** Maximum concurrent requests. */
const CONCURRENCY = 8;
const FOLLOWED_MAX = 8;
/** Maximum siblings per scan. Further shapes share the most similar of them. */
const SIBLINGS_MAX = { quick: 10, full: 11 } as const;

/**
 * Requests the planned paths. For each that passes the first two gates (status 200, content) it also requests a random sibling
 * of the same shape; the checks judge. Limited to its share of the scan's requests.
 */
export const gatherExposure: Gatherer<'exposure'> = async (context) => {
  const depth = context.scanType === 'quick' ? 'quick' : 'full';
  const crawl = await context.gather('surface');
  const disallowed = depth === 'full' ? await disallowedPaths(context) : [];
  const all = exposurePlan(context.target, depth, crawl.state === 'available' ? crawl.value : null, disallowed);
  const plan = context.place === undefined ? all : planOf(all, context.place);
  const requests = new ExposureRequests(context, EXPOSURE_REQUESTS[depth], SIBLINGS_MAX[depth]);
  const probes: ExposureProbe[] = [];
  const planned = new Set(plan.map(keyOf));
  const isAllowed = ({ path }: ExposurePath) => !('refusal' in requestUrl(path, context.target, context.options));
  const waiting = plan.filter(isAllowed);
  const unsent: ExposureProbe[] = [];
  const leftOut = plan.filter((entry) => !isAllowed(entry)).map(({ family }) => family);
  let followed = 0;
  const work = async () => {
    while (waiting.length > 0 && requests.room > 0 && !context.signal.aborted) {
      const sent = await requests.send(waiting.splice(0, Math.min(CONCURRENCY, requests.room)));
      probes.push(...sent.filter((probe) => !isUnsent(probe)));
      unsent.push(...sent.filter(isUnsent));
      // Files that a listing or a manifest names come next: they are likelier to exist than the rest of the plan.
      const next = followUps(sent)
        .filter((entry) => !planned.has(keyOf(entry)) && isAllowed(entry))
        .slice(0, FOLLOWED_MAX - followed);
      followed += next.length;
      for (const entry of next) planned.add(keyOf(entry));
      waiting.unshift(...next);
    }
  };
  await work();
  if (waiting.length > 0) {
    requests.add((await context.spareRequests()) - SPARED);
    await work();
  }
  const left = [...new Map(waiting.map((entry) => [keyOf(entry), entry.family])).values()];
  const skipped = [...left, ...unsent.map(({ family }) => family)];
  return {
    state: 'available',
    value: { probes, skipped, unsent: unsent.length, requestsMax: requests.maximum, leftOut },
  };
};

/** True if the scan did not send the request, or not the one with which its response has to be compared. */
function isUnsent({ attempt, sibling }: ExposureProbe): boolean {
  return [attempt, sibling].some((one) => one !== null && !hasResponse(one) && one.failure.code === 'budget');
}

/** The entries of the path of one finding, which another file may have named. */
function planOf(plan: readonly ExposurePath[], place: Place): ExposurePath[] {
  const paths = urlsOf(place).map((url) => url.slice(new URL(url).origin.length));
  return [...plan, ...linkedFiles(paths)].filter(({ path }) => paths.includes(path));
}

function keyOf({ path, method }: ExposurePath): string {
  return `${method ?? 'GET'} ${path}`;
}

/** Files in the proven directory listings, and copies of the program that a readable manifest names. */
function followUps(probes: readonly ExposureProbe[]): ExposurePath[] {
  const seen = (family: ExposureProbe['family']) =>
    provenExposures(probes, family).flatMap(({ probe: { path, attempt } }) =>
      hasResponse(attempt) ? { path, response: attempt.response } : [],
    );
  const listed = seen('directory-listing').flatMap(({ path, response }) => listedPaths(response.text, path));
  const copies = seen('metadata')
    .filter(({ path }) => path.endsWith('/package.json'))
    .flatMap(({ path, response }) => programCopies(response, path.slice(0, path.lastIndexOf('/') + 1)));
  return [...linkedFiles(listed), ...copies];
}

/** Requests left of those that the rest of the scan did not use: single ones are repeated. */
const SPARED = 8;

/** Sends the requests within the limits. */
class ExposureRequests {
  readonly #context: ProbeContext;
  readonly #token: string;
  readonly #siblings = new Map<string, Promise<Attempt>>();
  readonly #siblingsMax: number;
  #maximum: number;
  #left: number;

  constructor(context: ProbeContext, requests: number, siblingsMax: number) {
    this.#context = context;
    this.#maximum = requests;
    this.#left = requests;
    this.#siblingsMax = siblingsMax;
    // One token for all siblings, drawn before any concurrent request, so that a seeded scan repeats exactly.
    this.#token = context.token(12);
  }

  get maximum(): number {
    return this.#maximum;
  }

  /** Paths that can still be requested. One request is kept for a sibling: a candidate without one proves nothing. */
  get room(): number {
    return Math.max(0, this.#left - 1);
  }

  /** Adds requests that the rest of the scan did not use. */
  add(requests: number): void {
    const added = Math.max(0, requests);
    this.#maximum += added;
    this.#left += added;
  }

  /**
   * Requests some paths concurrently, then the siblings of those whose content matches. Siblings come afterwards and in order,
   * so that response times do not decide which of them are skipped when requests run short.
   */
  async send(entries: readonly ExposurePath[]): Promise<ExposureProbe[]> {
    const chosen = entries.slice(0, this.room);
    const attempts = await Promise.all(chosen.map((entry) => this.#request(entry, entry.path)));
    const siblings = chosen.map((entry, index) => {
      const attempt = attempts[index] as Attempt;
      return sightingOf(attempt, entry.signature, entry.path) === null ? null : this.#sibling(entry);
    });
    const responses = await Promise.all(siblings);
    return chosen.map(({ family, path, signature, isPublicDownload }, index) => ({
      family,
      path,
      signature,
      ...(isPublicDownload === true ? { isPublicDownload } : {}),
      attempt: attempts[index] as Attempt,
      sibling: responses[index] ?? null,
    }));
  }

  #sibling(entry: ExposurePath): Promise<Attempt> | null {
    const path = siblingPath(entry.path, this.#token);
    const key = `${entry.method ?? 'GET'} ${path}`;
    const known = this.#siblings.get(key);
    if (known !== undefined) return known;
    if (this.#siblings.size >= this.#siblingsMax) return this.#likeliestSibling(key);
    if (this.#left < 1) return this.#likeliestSibling(key, endingOf(path));
    const sent = this.#request(entry, path);
    this.#siblings.set(key, sent);
    return sent;
  }

  /** The known sibling with the longest common suffix: the file extension matters most. */
  #likeliestSibling(key: string, ending = ''): Promise<Attempt> | null {
    const common = (other: string) => {
      let length = 0;
      while (length < key.length && key.at(-1 - length) === other.at(-1 - length)) length += 1;
      return length;
    };
    const known = [...this.#siblings]
      .filter(([other]) => other.endsWith(ending))
      .sort(([one], [other]) => common(other) - common(one));
    return known[0]?.[1] ?? null;
  }

  /** A product that the user's own credentials open is not open. */
  #isAnonymous({ family }: ExposurePath): boolean {
    return family === 'open-product' && Object.keys(this.#context.options.request_headers ?? {}).length > 0;
  }

  #request(entry: ExposurePath, path: string): Promise<Attempt> {
    this.#left -= 1;
    const request: ProbeRequest = {
      url: this.#context.target.origin + path,
      maxBytes: BINARY.has(entry.signature) ? BYTES_BINARY : BYTES_TEXT,
      ...(this.#isAnonymous(entry) ? { isAnonymous: true } : {}),
    };
    if (entry.method !== 'POST') return this.#context.fetch(request);
    const headers = [['Content-Type', 'application/json']] as const;
    return this.#context.fetch({ ...request, method: 'POST', headers, body: GRAPHQL_INTROSPECTION });
  }
}

/** The last extension with its dot, or the slash of a folder. */
function endingOf(path: string): string {
  return /\/$|\.\w+~?$/.exec(path)?.[0] ?? '';
}

/** Paths that robots.txt disallows. The crawl has fetched the file already, so this costs no request. */
async function disallowedPaths(context: ProbeContext): Promise<string[]> {
  const robots = await context.fetch({ url: '/robots.txt' });
  return hasResponse(robots) && robots.response.status === 200 ? [...parseRobots(robots.response.text).paths] : [];
}
