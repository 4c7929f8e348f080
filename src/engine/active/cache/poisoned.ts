import { type Exchange, header } from '../../core/evidence/http.ts';
import { withoutBuster } from '../../web/cache-buster.ts';

/** The text or a header of the response repeats the marker. */
export function shows({ response: { text, headers } }: Exchange, marker: string): boolean {
  return text.toLowerCase().includes(marker) || headers.some(([, value]) => value.toLowerCase().includes(marker));
}

/** Another status, or a redirect to another place: what a visitor notices. */
export function isOther(one: Exchange, other: Exchange): boolean {
  const seen = ({ request, response }: Exchange) =>
    withoutBuster(`${response.status} ${header(response.headers, 'location') ?? ''}`, request.url);
  return seen(one) !== seen(other);
}
