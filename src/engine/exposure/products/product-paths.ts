import { isRecord } from '../../../shared/records.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import { jsonObjectOf } from '../../web/signature.ts';
import { type ExposurePath, SPRING_PATHS } from '../catalogue.ts';
import { matcherOf, Subject } from './condition.ts';
import { PRODUCT_RULES, type ProductId, type ProductRule } from './product-rules.ts';

const TEXT_MAX = 64 * 1024;

interface Wanted {
  readonly entry: ExposurePath;
  readonly isSeen: (subject: Subject) => boolean;
  readonly baseOf: (seen: Seen) => string;
}

interface Seen {
  readonly subject: Subject;
  /** Path of the request. */
  readonly path: string;
}

/** Folder of the page, one that the page names, or the root. */
function baseReader(base: ProductRule['base']): Wanted['baseOf'] {
  if (base === undefined) return () => '/';
  if (base === 'page') return ({ path }) => path.slice(0, path.lastIndexOf('/') + 1);
  const pattern = new RegExp(base.regex);
  return ({ subject }) => {
    const path = pattern.exec(subject.text)?.[1] ?? '/';
    return path.endsWith('/') ? path : `${path}/`;
  };
}

const WANTED: readonly Wanted[] = (Object.entries(PRODUCT_RULES) as [ProductId, ProductRule][]).flatMap(
  ([id, { seen, base, path, family }]) =>
    seen === undefined || path === undefined
      ? []
      : { entry: { family, path, signature: id }, isSeen: matcherOf(seen), baseOf: baseReader(base) },
);

/** Paths of the products that the responses of the crawl suggest. A finding needs the response of the path itself. */
export function productPaths(target: TargetInfo, crawl: CrawlEvidence | null): ExposurePath[] {
  const exchanges = [
    ...(crawl?.pages.map(({ exchange }) => exchange) ?? []),
    ...(crawl?.redirects ?? []),
    ...(crawl?.errorPages ?? []),
  ];
  const responses = exchanges.map(({ request, response }): Seen => {
    const subject = new Subject(response, response.text.slice(0, TEXT_MAX), target.port);
    return { subject, path: new URL(request.url).pathname };
  });
  // A port alone may suggest a product.
  responses.push({ subject: new Subject(null, '', target.port), path: '/' });
  const paths = WANTED.flatMap(({ entry, isSeen, baseOf }) => {
    const seen = responses.find(({ subject }) => isSeen(subject));
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
