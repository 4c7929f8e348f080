import { isRecord } from '../../../shared/records.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import { builtInPattern } from '../../rules/built-in-pattern.ts';
import { matcherOf, Subject } from '../../rules/condition.ts';
import type { BuiltInRule } from '../../rules/format.ts';
import { jsonObjectOf } from '../../web/signature.ts';
import { type ExposurePath, SPRING_PATHS } from '../catalogue.ts';
import { rulesOf } from '../signatures.ts';

const TEXT_MAX = 64 * 1024;

interface Seen {
  readonly subject: Subject;
  /** Path of the request. */
  readonly path: string;
}

/** Folder of the page, one that the page names, or the root. */
function baseReader({ below, base }: NonNullable<BuiltInRule['request']>): (seen: Seen) => string {
  if (below === 'page') return ({ path }) => path.slice(0, path.lastIndexOf('/') + 1);
  if (base === undefined) return () => '/';
  const pattern = builtInPattern(base, false);
  return ({ subject }) => {
    const path = pattern(subject.text)?.part ?? '/';
    return path.endsWith('/') ? path : `${path}/`;
  };
}

const WANTED = (['open-product', 'admin-page'] as const).flatMap((family) =>
  rulesOf(family).flatMap(({ name, rule: { when, request } }) => {
    if (when === undefined || request === undefined) return [];
    const isSeen = matcherOf(when.seen, builtInPattern);
    return { entry: { family, path: request.path, signature: name }, isSeen, baseOf: baseReader(request) };
  }),
);

/** Paths of the products that the responses of the crawl suggest. A finding needs the response of the path itself. */
export function productPaths(target: TargetInfo, crawl: CrawlEvidence | null): ExposurePath[] {
  const exchanges = [
    ...(crawl?.pages.map(({ exchange }) => exchange) ?? []),
    ...(crawl?.redirects ?? []),
    ...(crawl?.errorPages ?? []),
  ];
  const responses = exchanges.map(({ request, response }): Seen => {
    const path = new URL(request.url).pathname;
    return { subject: new Subject(response, path, target.port, TEXT_MAX), path };
  });
  // A port alone may suggest a product.
  responses.push({ subject: new Subject(null, '/', target.port), path: '/' });
  const paths = WANTED.flatMap(({ entry, isSeen, baseOf }) => {
    const seen = responses.find(({ subject }) => isSeen(subject, new Map()));
    return seen === undefined ? [] : { ...entry, path: baseOf(seen) + entry.path.slice(1) };
  });
  return exchanges.some(isSpringError) ? [...paths, ...SPRING_PATHS] : paths;
}

/** The error page of Spring Boot, as HTML or as JSON. */
function isSpringError({ response }: Exchange): boolean {
  if (response.status < 400) return false;
  if (response.text.includes('<h1>Whitelabel Error Page</h1>')) return true;
  const content = jsonObjectOf(response);
  return isRecord(content) && ['timestamp', 'status', 'error', 'path'].every((name) => name in content);
}
