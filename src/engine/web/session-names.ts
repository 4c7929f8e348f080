/** Names that frameworks give to session and sign-in cookies. */
const KNOWN =
  /^(?:phpsessid|jsessionid|asp\.net_sessionid|aspsessionid\w*|\.aspxauth|\.aspnetcore\.(?:session|cookies|identity\.\w+)|connect\.sid|sid|ssid|s_id|cfid|cftoken|laravel_session|ci_session|cakephp|symfony|phpmyadmin|dokuwiki|dw[0-9a-f]{32}|rack\.session|_session_id|_\w+_session|express[:.]sess|koa[:.]sess|next-auth\.session-token|authjs\.session-token|remember[_-]?(?:me|user_token|token|web_\w+)|wordpress_(?:logged_in|sec)_\w+|grafana_session|token|jwt|access_?token|refresh_?token|id_?token|api_?key|auth)$/;
const PARTS =
  /sess(?:ion)?|log(?:ged)?_?-?in|(?:^|[._-])s(?:ess)?id$|\bauth|[._-]auth|auth[._-]?(?:token|key|id)|(?:access|refresh|id|user|bearer)[._-]?token/;
/** Names that contain one of the words but are not secrets. */
const HARMLESS =
  /csrf|xsrf|sess(?:ion)?_?(?:timeout|expir\w*|lang\w*|count|start|seen|depth|views)|author|analytics|consent|pref(?:erence)?s?$|theme|locale|lang(?:uage)?$|[._-](?:notices?|hints?|seen|banner|dismissed|shown|closed|hidden|warn(?:ing|ed)?|popup|modal|prompt|tips?|accepted|acknowledged|ack)$/;

/** True when a cookie's name, or its value (a JSON Web Token), identifies a signed-in user. */
export function isSessionLike(name: string, value = ''): boolean {
  const plain = name.toLowerCase().replace(/^__(?:host-http|host|secure|http)-/, '');
  if (HARMLESS.test(plain)) return false;
  if (KNOWN.test(plain) || PARTS.test(plain)) return true;
  return /^eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}$/.test(value);
}

export function isCsrfLike(name: string): boolean {
  return /csrf|xsrf|requestverificationtoken|antiforgery/i.test(name);
}

/** Cookies of load balancers and edge networks, which a site can neither read nor configure. */
export function isInfrastructure(name: string): boolean {
  return /^(?:heroku-session-affinity|awsalb(?:app-\d+|cors|tg|tgcors)?|awselb(?:cors)?|__cf_bm|__cflb|_cfuvid|cf_clearance|arraffinity(?:samesite)?|ak_bmsc|bm_sv|bm_sz|_abck|incap_ses_\w+|visid_incap_\w+|nlbi_\w+)$/i.test(
    name,
  );
}
