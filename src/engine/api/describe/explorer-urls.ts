const TEXT_MAX = 256 * 1024;
const URLS_MAX = 10;

/** True for a URL whose name says that it is a description. */
export function isDescriptionLink(href: string): boolean {
  const path = (URL.parse(href)?.pathname ?? '').slice(0, 2_000);
  return /(?:^|[/._-])(?:openapi|swagger|api-docs|apispec|schema)[\w.-]{0,20}(?:\.json|\.ya?ml)?$|\/api-docs(?:\/|$)/i.test(
    path,
  );
}

/** Descriptions that an explorer (Swagger UI, ReDoc, Scalar, RapiDoc) renders; absolute URLs. */
export function explorerUrls(text: string, base: string): string[] {
  const start = text.slice(0, TEXT_MAX);
  if (!/swagger|redoc|rapidoc|api-reference|openapi/i.test(start)) return [];
  const found = [
    ...start.matchAll(
      /(?:\b(?:url|configUrl|spec-url|specUrl|data-url)\b["']?\s{0,5}[:=]\s{0,5}|Redoc\.init\(\s{0,5})["']([^"'\s<>]{1,500})["']/gi,
    ),
  ].slice(0, URLS_MAX);
  const urls = found.map(([, url = '']) => URL.parse(url, base)?.href ?? '').filter(isDescriptionLink);
  return [...new Set(urls)];
}

/** Paths in a page or script whose last segment is GraphQL's. */
export function graphQlPaths(text: string): string[] {
  const found = text.slice(0, TEXT_MAX).matchAll(/["'`](\/[\w./-]{0,100}\bgraphql)["'`]/gi);
  return [...new Set([...found].slice(0, URLS_MAX).map(([, path = '']) => path))];
}
