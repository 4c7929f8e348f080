import { type Exchange, header } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';

export interface HostLink {
  /** Where the foreign host is, for example `Location header` or `link`. */
  readonly where: string;
  readonly value: string;
}

function isOn(value: string, base: string, host: string): boolean {
  return URL.parse(value, base)?.hostname === host;
}

/**
 * An absolute URL with the foreign host name in a response. A redirect that only changes http to https on the same path does not
 * count, because a browser never sends another site's name there.
 */
export function hostLink(exchange: Exchange, host: string): HostLink | null {
  const { request, response } = exchange;
  const location = header(response.headers, 'location');
  if (location !== undefined && isOn(location, request.url, host)) {
    const target = new URL(location, request.url);
    const requested = new URL(request.url);
    const isUpgrade =
      requested.protocol === 'http:' && target.protocol === 'https:' && target.pathname === requested.pathname;
    if (!isUpgrade) return { where: 'Location header', value: location };
  }
  const document = documentOf(exchange);
  if (document === null) return null;
  const candidates: [string, string][] = [
    ['base', document.base],
    ...document.scripts.map(({ url }): [string, string] => ['script', url ?? '']),
    ...document.forms.map(({ action }): [string, string] => ['form', action]),
    ...document.stylesheets.map(({ url }): [string, string] => ['style sheet', url]),
    ...document.links.map(({ url, element }): [string, string] => [element === 'link' ? 'link element' : 'link', url]),
    ...document.subresources.map(({ url, kind }): [string, string] => [kind, url]),
    ...document.metas.map(({ content }): [string, string] => ['meta', /^https?:\/\//i.test(content) ? content : '']),
  ];
  const found = candidates.find(([, value]) => value !== '' && isOn(value, 'http://host.invalid/', host));
  return found === undefined ? null : { where: found[0], value: found[1] };
}
