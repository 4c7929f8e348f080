import { percentDecoded } from '../../shared/text.ts';
import type { HtmlDocument } from './html/document-model.ts';

const SIGN_IN_PATH =
  /\/(log-?in|sign-?in|sign_in|sso|sso-api|saml2?|oauth2?|openid-connect|authorize|auth|session\/new)(\/|$|\.)/i;

/** Beginning of the title or heading of a sign-in page. */
const SIGN_IN_TITLE =
  /^(log ?in|login|sign ?in|signin|log on|logon|welcome back|anmelden|anmeldung|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;

const SIGN_IN_TEXT =
  /^(?:log[\s-]?in|sign[\s-]?in|log[\s-]?on|anmelden|einloggen|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;
/** English first; then German, French, Spanish, Portuguese, Italian, Dutch, Scandinavian, Polish, Czech, Turkish and Russian. */
const SIGN_OUT =
  /(?<!\p{L})(?:(?:log|sign)[\s_-]{0,3}(?:out|off)|abmelden|ausloggen|(?:se[\s_-])?d[ée]connexion|(?:se[\s_-])?d[ée]connecter|(?:cerrar|terminar|encerrar)[\s_-]?(?:la[\s_-])?(?:sesi[oó]n|sess[aã]o)|desconectar(?:se)?|salir|sair|esci|disconnetti|uitloggen|afmelden|log(?:ga)?[\s_-]?(?:ut|ud)|wyloguj|odhl[aá]sit|(?:oturumu[\s_-]kapat|[çc][ıi]k[ıi][şs])|выйти|выход)(?!\p{L})/iu;
/** In scripts without spaces between words. */
const SIGN_OUT_IN_SENTENCE = /ログアウト|サインアウト|退出登[录錄]|登出|注销|로그아웃/u;

const IDENTITY_HOSTS =
  /(^|\.)(cloudflareaccess\.com|login\.microsoftonline\.com|accounts\.google\.com|okta\.com|oktapreview\.com|auth0\.com|onelogin\.com|duosecurity\.com|iap\.googleapis\.com|amazoncognito\.com|pingone\.com|workos\.com|clerk\.accounts\.dev)$/;

export function isSignInPath(path: string): boolean {
  return SIGN_IN_PATH.test(path.slice(0, 2_000));
}

/** True for the title or a heading of a sign-in page. */
export function isSignInTitle(title: string): boolean {
  return SIGN_IN_TITLE.test(title.trim().slice(0, 200));
}

/** True for the address of single sign-on: by its host or path, or by the parameters of SAML 2.0 and OAuth 2.0 (RFC 6749, section 4.1.1). */
export function isSingleSignOn({ hostname, pathname, searchParams }: URL): boolean {
  return (
    IDENTITY_HOSTS.test(hostname) ||
    isSignInPath(pathname) ||
    searchParams.has('SAMLRequest') ||
    (searchParams.has('client_id') && searchParams.has('redirect_uri'))
  );
}

/** True for a page that shows a sign-in and little else. */
export function showsSignIn(document: HtmlDocument): boolean {
  const { title, heading, text, markupForms } = document;
  const links = document.links.filter(({ element }) => element === 'a');
  const offersSignOn = text.length <= 300 && links.some(({ url }) => isSignInPath(new URL(url).pathname));
  if (offersSignOn && links.length <= 3) return true;
  const isNamedSo = isSignInTitle(title) || isSignInTitle(heading);
  const isLittleElse = text.length <= 2_000 && links.length <= 15;
  const hasPassword = markupForms.some(({ controls }) => controls.some(({ type }) => type === 'password'));
  return hasPassword ? isNamedSo || isLittleElse : isNamedSo && isLittleElse;
}

/** True for a link whose path or text leads to a sign-in. */
export function isSignInLink({ url, text }: { readonly url: string; readonly text: string }): boolean {
  const { pathname, search } = new URL(url);
  if (isSignOutLink({ url, text })) return false;
  return (
    SIGN_IN_TEXT.test(text.trim()) ||
    isSignInPath(pathname) ||
    /[?&](?:mode|action|view|page)=(?:login|signin)\b/i.test(search.slice(0, 2_000)) ||
    /\b(?:wp-login|log_?in|sign_?in|logon)\.\w{2,5}$|\/(?:sign_in|log_in|logon)$/i.test(pathname.slice(-100))
  );
}

/** True for a link or button that ends the session. */
export function isSignOutLink({ url, text }: { readonly url: string; readonly text: string }): boolean {
  const { pathname, search } = new URL(url);
  const address = percentDecoded(`${pathname} ${search}`.slice(0, 4_000)).replace(/[/?&=.]/g, ' ');
  return [text.slice(0, 60), address].some((said) => {
    const words = said.normalize('NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    return SIGN_OUT.test(words) || SIGN_OUT_IN_SENTENCE.test(words);
  });
}
