/** Paths of sign-in pages and of single sign-on. */
export const SIGN_IN_PATH =
  /\/(log-?in|sign-?in|sign_in|sso|sso-api|saml2?|oauth2?|openid-connect|authorize|auth|session\/new)(\/|$|\.)/i;

/** Beginning of the title or heading of a sign-in page. */
export const SIGN_IN_TITLE =
  /^(log ?in|login|sign ?in|signin|log on|logon|welcome back|anmelden|anmeldung|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;

const SIGN_IN_TEXT =
  /^(?:log[\s-]?in|sign[\s-]?in|log[\s-]?on|anmelden|einloggen|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;
const SIGN_OUT =
  /\b(?:log|sign)[\s_-]?(?:out|off)\b|\b(?:abmelden|ausloggen|d[ée]connexion|cerrar sesi[oó]n|desconectar|uitloggen|sair)\b/i;

/** True for a link whose path or text leads to a sign-in. */
export function isSignInLink({ url, text }: { readonly url: string; readonly text: string }): boolean {
  const { pathname, search } = new URL(url);
  if (isSignOutLink({ url, text })) return false;
  return (
    SIGN_IN_TEXT.test(text.trim()) ||
    SIGN_IN_PATH.test(pathname.slice(0, 2_000)) ||
    /[?&](?:mode|action|view|page)=(?:login|signin)\b/i.test(search.slice(0, 2_000)) ||
    /\b(?:wp-login|log_?in|sign_?in|logon)\.\w{2,5}$|\/(?:sign_in|log_in|logon)$/i.test(pathname.slice(-100))
  );
}

/** True for a link or button that ends the session. */
export function isSignOutLink({ url, text }: { readonly url: string; readonly text: string }): boolean {
  const { pathname, search } = new URL(url);
  return (
    SIGN_OUT.test(text.slice(0, 60)) || SIGN_OUT.test(`${pathname} ${search}`.slice(0, 2_000).replace(/[/?&=.]/g, ' '))
  );
}
