import { entropy } from '../web/entropy.ts';
import type { DocumentForm, HtmlDocument } from '../web/html/document-model.ts';
import { isCsrfLike } from '../web/session-names.ts';

const TOKEN_NAME =
  /csrf|xsrf|authenticity_?token|requestverificationtoken|anti-?forgery|form_?(?:token|key|build_id)|_?nonce$|^_?token$|^__(?:csrf|token)|security_?token|state_?token|^sesskey$|^hash$|viewstate(?:generator|userkey)?/i;

/** Session ids that a run-time writes into forms for browsers without cookies; beside the cookie they are not compared with anything. */
const WRITTEN_SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;

/** A hidden field that holds something an attacker's page could not know. */
export function hasTokenField(form: DocumentForm): boolean {
  return form.fields.some(
    ({ name, type, value }) =>
      type === 'hidden' &&
      ((TOKEN_NAME.test(name) && value.length >= 8) ||
        (!WRITTEN_SESSION.test(name) && /^[\w+/=.-]{20,}$/.test(value) && /\d/.test(value) && entropy(value) > 3.5)),
  );
}

/** Frameworks that send the token by script announce it in a meta element. */
export function announcesToken(document: HtmlDocument): boolean {
  return document.metas.some(({ name, content }) => isCsrfLike(name) && content.length >= 8);
}

/** Sign-in and search do not act in the name of a signed-in visitor. */
export function isStateChanging(form: DocumentForm): boolean {
  if (form.method !== 'POST') return false;
  const words = `${new URL(form.action).pathname} ${form.fields.map(({ name }) => name).join(' ')}`;
  const isSearch = form.fields.length <= 2 && /search|query|(?:^|\s)q(?:\s|$)|filter/i.test(words);
  return !isSearch;
}
