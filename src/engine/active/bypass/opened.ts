import type { Exchange } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isSameContent } from '../../web/same-content.ts';
import { showsSignIn } from '../../web/sign-in-page.ts';

export function isRefused({ response: { status } }: Exchange): boolean {
  return status === 401 || status === 403;
}

/** Content where the page itself is refused: neither a sign-in, nor the text of the refusal with another status. */
export function isOpened(response: Exchange, refused: Exchange): boolean {
  const { status } = response.response;
  const document = documentOf(response);
  if (status < 200 || status >= 300 || (document !== null && showsSignIn(document))) return false;
  return isSameFor([response, response], response) && !isSameFor([response, response], refused);
}

/** The same content, whatever the status. */
export function isSameFor(own: readonly [Exchange, Exchange], other: Exchange): boolean {
  const { status } = own[0].response;
  return isSameContent(own, { ...other, response: { ...other.response, status } }, []);
}
