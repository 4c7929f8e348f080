export const id = "engine-core-evidence-insertion-point";

export const ids = [ "engine-core-evidence-insertion-point" ];

export const modules = {
72711: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ce: () => isFields,
G2: () => encodePairs,
Hs: () => baselineRequest,
RV: () => withMember,
RX: () => xmlDocument,
jX: () => aroundSegment,
y7: () => requestWith
});
function requestWith(point, value) {
const {request: request} = point;
const {url: url, query: query, headers: headers = [], cookies: cookies = [], body: body} = request;
const pairs = (kind, list) => {
if (point.kind === kind) return replaced(list, point.name, [ point.name, value ]);
if (point.kind !== "name" || point.of !== kind) return list;
return replaced(list, point.name, [ value, list.find(([name]) => name === point.name)?.[1] ?? "" ]);
};
const changed = {
...request,
url: point.kind === "path" ? withSegment(url, point.segment, value) : url,
query: pairs("query", query),
headers: point.kind === "header" ? replaced(headers, point.name, [ point.name, fieldValue(value) ]) : headers,
cookies: point.kind === "cookie" ? replaced(cookies, point.name, [ point.name, value ]) : cookies
};
const search = point.kind === "query-string" ? encode(value) : encodePairs(changed.query);
if (body === undefined) return built(changed, search);
if (isFields(body)) return built({
...changed,
body: {
...body,
fields: pairs("form", body.fields)
}
}, search);
if (point.kind === "document") return {
...built({
...changed,
body: body
}, search),
body: value
};
const member = point.kind === "json" ? withMember(body.value, point.path, value) : body.value;
return built({
...changed,
body: {
...body,
value: member
}
}, search);
}
function baselineRequest(request) {
return built(request, encodePairs(request.query));
}
function isFields(body) {
return body.encoding === "form" || body.encoding === "multipart";
}
function built({method: method, url: url, headers: headers = [], cookies: cookies = [], body: body}, search) {
const sent = [ ...headers, ...cookies.length === 0 ? [] : [ [ "Cookie", cookieField(cookies) ] ] ];
const target = {
method: method,
url: search === "" ? url : `${url}?${search}`
};
if (body === undefined) return {
...target,
headers: sent
};
const {type: type, text: text} = encodedBody(body);
return {
...target,
headers: [ ...sent, [ "Content-Type", type ] ],
body: text
};
}
function encodedBody(body) {
switch (body.encoding) {
case "form":
return {
type: "application/x-www-form-urlencoded",
text: encodePairs(body.fields)
};

case "multipart":
return {
type: `multipart/form-data; boundary=${BOUNDARY}`,
text: multipart(body.fields)
};

case "json":
return {
type: "application/json",
text: JSON.stringify(body.value)
};

case "xml":
return {
type: "application/xml",
text: xmlDocument(body)
};
}
}
const BOUNDARY = "----scangate5f1d7c0b9a3e";
function multipart(fields) {
const quoted = name => name.replace(/\r\n|\r|\n/g, "%0D%0A").replaceAll('"', "%22");
const parts = fields.map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value.toWellFormed()}\r\n`);
return `${parts.join("")}--${BOUNDARY}--\r\n`;
}
const XML_NAME = /^[A-Za-z_][\w.-]{0,100}$/;
function xmlDocument({value: value, root: root = "root"}) {
return `<?xml version="1.0" encoding="UTF-8"?>${xmlElement(root, value)}`;
}
function xmlElement(name, value) {
if (!XML_NAME.test(name) || value === null) return "";
if (Array.isArray(value)) return value.map(item => xmlElement(name, item)).join("");
if (typeof value !== "object") return `<${name}>${xmlText(String(value))}</${name}>`;
const members = Object.entries(value).map(([member, item]) => xmlElement(member, item));
return `<${name}>${members.join("")}</${name}>`;
}
function xmlText(text) {
return text.toWellFormed().replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function replaced(list, name, pair) {
const first = list.findIndex(([other]) => other === name);
if (first === -1) return [ ...list, pair ];
return list.flatMap((other, index) => index === first ? [ pair ] : other[0] === name ? [] : [ other ]);
}
function aroundSegment(href, segment) {
const {origin: origin, pathname: pathname} = new URL(href);
const segments = pathname.split("/");
const before = `${origin}${segments.slice(0, segment + 1).join("/")}/`;
const rest = segments.slice(segment + 2);
return {
before: before,
after: rest.length === 0 ? "" : `/${rest.join("/")}`
};
}
function withSegment(href, segment, value) {
const {before: before, after: after} = aroundSegment(href, segment);
return `${before}${encode(value).replaceAll("/", "%2F")}${after}`;
}
function withMember(value, path, member) {
const [key, ...rest] = path;
if (key === undefined) return member;
if (Array.isArray(value)) return value.map((item, index) => index === key ? withMember(item, rest, member) : item);
const object = typeof value === "object" && value !== null ? value : {};
return {
...object,
[key]: withMember(object[key] ?? null, rest, member)
};
}
function encodePairs(pairs) {
return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}
function encode(text) {
return encodeURIComponent(text.toWellFormed()).replace(/[!'()*~]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).replace(/%(?:2F|3A)/g, decodeURIComponent);
}
function fieldValue(value) {
return value.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "");
}
function cookieField(cookies) {
const safe = text => text.toWellFormed().replace(/[^\u0021\u0023-\u0024\u0026-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]/gu, encodeURIComponent);
return cookies.map(([name, value]) => `${name}=${safe(value)}`).join("; ");
}
},
6090: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GI: () => pageIdentity,
I7: () => queryShape,
T2: () => urlShape,
UD: () => handlerPath,
Vd: () => isProgram,
j4: () => pathShape
});
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _web_point_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28654);
const NAMES_MAX = 50;
const NOT_ROUTING = /^(?:utm_\w+|fbclid|gclid|msclkid|phpsessid|jsessionid|aspsessionid\w*)$/i;
function segmentShape(segmentWithParameters) {
const segment = segmentWithParameters.replace(/;jsessionid=.*/is, "");
if (/^\d+$/.test(segment)) return "{n}";
if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(segment)) return "{id}";
if (/^[0-9a-f]{12,}$/i.test(segment) && /\d/.test(segment)) return "{id}";
if (/^(?=.*\d)(?=.*[A-Z])[A-Za-z0-9_]{20,}$/.test(segment) && !isName(segment)) return "{id}";
return segment.replace(/([-_])\d+(?=\.[a-z]{1,5}$|$)/i, "$1{n}");
}
function isName(segment) {
return segment.replace(/[a-z]{4,}/g, "").length * 2 < segment.length;
}
function pathShape(url) {
return url.pathname.slice(0, 2e3).split("/").map(segmentShape).join("/");
}
function handlerPath(url) {
const path = [];
for (const segment of pathShape(url).split("/")) {
const before = segment === "" || segment.startsWith("{") ? -1 : path.indexOf(segment);
if (before !== -1) path.length = before;
path.push(segment);
}
return path.join("/");
}
function isProgram(url) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("program-file", url.pathname);
}
function queryShape(url) {
const names = new Set;
for (const [name, value] of url.searchParams) {
if (NOT_ROUTING.test(name)) continue;
names.add((0, _web_point_location_js__WEBPACK_IMPORTED_MODULE_1__.Cn)([ name, value ]) ? `${name}=${value}` : name);
if (names.size >= NAMES_MAX) break;
}
return [ ...names ].sort().join("&");
}
function urlShape(url) {
return `${handlerPath(url)}?${queryShape(url)}`;
}
function pageIdentity(url) {
const pairs = new Set;
for (const [name, value] of url.searchParams) {
if (NOT_ROUTING.test(name)) continue;
const isArrangement = value !== "" && (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("arrangement", name);
pairs.add(isArrangement ? name : `${name}=${value}`);
if (pairs.size >= NAMES_MAX) break;
}
return `${url.pathname}?${[ ...pairs ].sort().join("&")}`;
}
},
27519: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
yW: () => hasEnding,
cP: () => hasName,
MH: () => plainName
});
const names_namespaceObject = JSON.parse('{"k8":{"url":{"means":"A parameter that takes a URL or a host","from":["OWASP Server-Side Request Forgery Prevention Cheat Sheet","top25-parameter, ssrf-parameters.txt (github.com/lutfumertceylan/top25-parameter)","WordPress oEmbed proxy (url)","Jira gadgets makeRequest (url)"],"words":["*url* *uri* *link* *href* *src* *source* *host* *domain* *site* *feed* *proxy* *fetch* *callback*","*webhook* *image* *img* *avatar* *path* *file* *page* *include* *load* *dest* *target* *redirect*","*next* *return* *continue* *view* *data* *reference* *ref* *xml* *import* *document*"]},"campaign":{"means":"A parameter that counts visits of a campaign, which caches leave out of their key","from":["Google Analytics (utm_source, gclid, _ga)","LiteSpeed Cache for WordPress (Drop Query String: fbclid, gclid, utm*, _ga)","WP Rocket (ignored query strings: utm_source, fbclid, gclid, _gl, mc_cid, mc_eid)"],"words":["utm* gclid fbclid _ga _gl mc_cid mc_eid"]},"redirect":{"means":"A parameter that takes the place to go next","from":["RFC 6749 (redirect_uri)","CAS Protocol 3.0 (service)","Django (next)","WordPress (redirect_to)","ASP.NET (ReturnUrl)"],"words":["u to go goto href continue forward callback location service *url *uri next* back* jump* dest*","redir* success* referer* referrer* *redirect* *return*"]},"command":{"means":"A parameter that may become part of a shell command","from":["OWASP WSTG 4.2, WSTG-INPV-12","top25-parameter, rce-paramaters-get-based.txt (github.com/lutfumertceylan/top25-parameter)","DD-WRT (ping_ip)","D-Link (ping_addr)"],"words":["cmd command exec execute run ip ipaddr addr* host* domain ping target server daemon upload dir cli","arg* process step jump code reg do func option load system file* path dest* url lookup query dns","whois log archive zip convert format to from"]},"file":{"means":"A parameter that names a file or a folder","from":["OWASP WSTG 4.2, WSTG-ATHZ-01","top25-parameter, lfi-parameters.txt (github.com/lutfumertceylan/top25-parameter)"],"words":["*file* *path* *-doc-* *-page-* *-dir-* *-img-* f page doc* folder dir dirs dirname directory","directories root template tpl include inc load read target src source img image pic* photo download","attachment resource res pdf log"]},"selector":{"means":"A parameter that usually selects a language, an item or a text, and sometimes a file","from":["top25-parameter, lfi-parameters.txt (github.com/lutfumertceylan/top25-parameter)","phpBB (style, lang)","Joomla (view, layout)"],"words":["view content lang* locale theme style skin layout module mod conf* name report show display url uri","site text data item body section cat prefix open"]},"directory":{"means":"A parameter that a directory service (LDAP) may look up","from":["RFC 4519 (attribute names cn, dn, ou, uid, mail)","OWASP WSTG 4.2, WSTG-INPV-06"],"words":["*user* *uid* *-cn-* *-dn-* *-ou-* *mail* *name* *group* *login* *search* *filter* *query* *ldap*","*person* *phone* *account*"]},"version":{"means":"A query parameter that only makes a browser fetch a new version of a file","from":["WordPress wp_enqueue_script (ver)","jQuery.ajax cache: false (_)","Drupal (v)"],"words":["v ver vers version rev r t ts time timestamp hash h cb cache* bust* build _ mtime modified"]},"routing":{"means":"A query parameter that selects the page of a front controller: another value is other code","from":["Joomla (option, view)","phpBB and SMF (action)","MediaWiki (action)","Yii 2 (r)","Mutillidae (page)"],"words":["page p action act view module mod do route r op section controller option tab content"]},"arrangement":{"means":"A query parameter that searches, sorts or styles a page: other values run the same code","from":["WordPress (s, orderby)","MediaWiki (search)","Google Analytics (utm_)","phpBB (sid)"],"words":["q query s search* sort* order* dir direction lang* locale theme style set* utm* *sess* token t v"]},"not-an-id":{"means":"A query parameter whose numbers are pages, dates or versions, and no ids","from":["GitHub REST API (page, per_page, sort)","OData 4.01 (search, count)","WordPress (s, year, month, day)"],"words":["q query s search* p page perpage limit offset size count sort* orderby dir lang* locale v ver","version t ts _ year month day date tab"]},"personal":{"means":"A property about people, money or access","from":["GDPR, Article 4(1)","PCI DSS 4.0.1, account data","https://schema.org/Person"],"words":["*user* *mail* *phone* *mobile* *address* *firstname* *lastname* *fullname* *birth* *ssn* *iban*","*card* *account* *balance* *salary* *token* *secret* *password* *apikey* *invoice* *order* *payment*","*patient* *customer* *owner* *role* *admin*"]},"private":{"means":"A property that only the owner of a record should read","from":["GDPR, Articles 4(1) and 9(1)","PCI DSS 4.0.1, account data","HL7 FHIR R5 Patient"],"words":["*secret* *password* *email* *mail* *phone* *mobile* *address* *birth* *ssn* *iban* *card* *balance*","*salary* *token* *invoice* *amount* *total* *medical* *diagnos* *passport* *tax* *note *notes","*message* *content *private* *paid* *payment* *vin* *location* *latitude* *longitude*"]},"caller":{"means":"The last segment of an operation that describes its caller","from":["OpenID Connect Core 1.0, section 5.3 (userinfo)","Microsoft Graph (/me)","GitHub REST API (/user)"],"words":["me self whoami profile account userinfo currentuser user"]},"identifier":{"means":"A property that identifies a user in its own record","from":["OpenID Connect Core 1.0, section 5.1 (sub, email)","RFC 7643 (id, userName)"],"words":["id userid uid uuid sub username user login email emailaddress mail"]},"identity":{"means":"A property that identifies whose record it is","from":["RFC 7643 (id, userName, name, emails)","https://schema.org/Person"],"words":["id userid uid uuid user username login email mail emailaddress name account owner firstname lastname"]},"person":{"means":"A property that names a person, not a thing that a person owns","from":["RFC 7643 (userName, emails)","GitHub REST API (login)"],"words":["userid user username login email mail emailaddress"]},"owner":{"means":"A property that names the owner of a record","from":["https://schema.org (author, creator, customer, seller)","GitHub REST API (owner, user)","HL7 FHIR R5 (patient)"],"words":["owner ownerid user userid username author authorid account accountid customer customerid member","memberid createdby creator creatorid email useremail owneremail buyer seller patient patientid","employee employeeid holder"]},"public":{"means":"A segment of an operation that responds to everyone, whatever the description says","from":["Kubernetes (healthz, livez, readyz)","Spring Boot Actuator (health, info, metrics)","RFC 8414 and RFC 7517 (token, jwks)"],"words":["health healthz healthcheck livez readyz liveness readiness ready alive ping status version info","metrics openapi swagger docs schema login signin signup register token tokens oauth csrf captcha","jwks config configuration"]},"administrative":{"means":"A path that may name a function of administrators","from":["Django (admin)","OWASP API Security Top 10:2023, API5"],"words":["*admin* *manage* *backoffice* *internal* *staff* *moderat* *-user-* *-users-* *role *roles *-role-*","*-roles-* *permission* *audit* *system* *config* *settings*"]},"admin-segment":{"means":"A path that names the part for administrators","from":["Django (admin)","OWASP API Security Top 10:2023, API5","Shopify Admin API (admin)"],"words":["*-admin-* *-administration-* *-administrator-* *-backoffice-* *-superuser-* *-superadmin-*"]},"user":{"means":"A field for the name of a user","from":["RFC 7643 (userName, nickName)","Strapi (identifier)","Django (username)"],"words":["username user login identifier userid loginname account name nickname handle"]},"email":{"means":"A field for an e-mail address","from":["OpenID Connect Core 1.0, section 5.1 (email)","RFC 4519 (mail)"],"words":["email mail emailaddress useremail"]},"password":{"means":"A field for a password or its repetition","from":["RFC 6749, section 4.3.2 (password)","Laravel (password_confirmation)","Django (password2)"],"words":["password passwd pwd pass passphrase passwordconfirmation confirmpassword passwordconfirm","repeatpassword password2"]},"privilege":{"means":"A property with rights that only the application may give","from":["Django (is_staff, is_superuser)","GitLab (admin)","Discourse (moderator)"],"words":["admin administrator staff superuser superadmin root moderator manager isadmin isadministrator","isstaff issuperuser issuperadmin isroot ismoderator ismanager"]},"stored-hash":{"means":"A property with the hash of a password","from":["Devise (encrypted_password)","ASP.NET Core Identity (PasswordHash)"],"words":["passwordhash passwordhashed passworddigest passwordencrypted passwordsalted passwordsalt passwdhash","passwddigest passwdencrypted passwdsalted pwdhash pwddigest pwdencrypted pwdsalted pwhash pwdigest","pwencrypted pwsalted passhash passdigest passencrypted passsalted hashedpassword encryptedpassword"]},"leaked-password":{"means":"A property with a password that no response may hold","from":["RFC 6749, section 4.3.2 (password)","Rails filter_parameters (passw)","Spring Boot Actuator sanitized keys (password)","Unix (passwd, pwd)"],"words":["password passwd passphrase pwd userpassword userpasswd userpassphrase userpwd accountpassword","accountpasswd accountpassphrase accountpwd loginpassword loginpasswd loginpassphrase loginpwd","adminpassword adminpasswd adminpassphrase adminpwd dbpassword dbpasswd dbpassphrase dbpwd","databasepassword databasepasswd databasepassphrase databasepwd plainpassword plainpasswd","plainpassphrase plainpwd plaintextpassword plaintextpasswd plaintextpassphrase plaintextpwd","clearpassword clearpasswd clearpassphrase clearpwd cleartextpassword cleartextpasswd","cleartextpassphrase cleartextpwd oldpassword oldpasswd oldpassphrase oldpwd currentpassword","currentpasswd currentpassphrase currentpwd hashedpassword hashedpasswd hashedpassphrase hashedpwd","encryptedpassword encryptedpasswd encryptedpassphrase encryptedpwd rootpassword rootpasswd","rootpassphrase rootpwd smtppassword smtppasswd smtppassphrase smtppwd ldappassword ldappasswd","ldappassphrase ldappwd"]},"key":{"means":"A property with a key that no response may hold","from":["RFC 6749 (client_secret)","Devise (reset_password_token)","RFC 6238 (TOTP secret)"],"words":["clientsecret privatekey secretkey apisecret signingkey encryptionkey jwtsecret masterkey totpsecret","otpsecret mfasecret twofactorsecret resetpasswordtoken passwordresettoken resettoken"]},"user-key":{"means":"A property with a user\'s own key: a fault only where several users\' records have it","from":["RFC 6749 (refresh_token)","Redmine (api_key)"],"words":["apikey accesskey authtoken apitoken sessiontoken sessionid refreshtoken"]},"no-secret":{"means":"A rule, a type, a placeholder or a state in the place of a secret","from":["JSON Schema 2020-12 (string, required, writeOnly)","Spring Boot Actuator (masked values)","Rails filter_parameters ([FILTERED])"],"words":["string text password secret required optional hidden redacted masked removed filtered encrypted","protected none null undefined nil n/a true false yes no set unset empty changed sensitive writeonly","example sample test placeholder min max varchar char object field input"]},"envelope":{"means":"A property that is no data of an application, but describes the response or the service","from":["RFC 9457 (type, title, status, detail, instance)","JSend (status, message, code)","GraphQL (__typename)","draft-inadarei-api-health-check-06"],"words":["status statuscode code ok success message msg detail details error errors result version name","timestamp time date uptime count total page pages limit offset health healthy service environment","env build commit type title description path instance host hostname region lang locale currency min","max enabled typename"]},"failed-state":{"means":"A value of a status property that says that the request failed","from":["JSend (fail, error)","RFC 9110, section 15.5 (unauthorized, forbidden)"],"words":["fail failed failure error denied unauthorized forbidden"]},"credential":{"means":"A header or field that carries a credential","from":["RFC 9110, section 11 (Authorization)","RFC 6265 (Cookie)","OWASP Cross-Site Request Forgery Prevention Cheat Sheet"],"words":["*auth* *token* *key* *secret* *cookie* *session* *csrf* *xsrf*"]},"kept-header":{"means":"A header of the connection, of the browser or of the recording user, which a replayed request does not send","from":["RFC 9110","Fetch Standard, forbidden request-headers"],"words":[":* sec-* proxy-* x-forwarded* if-* access-control-* *auth* *cookie* *token* *session* *csrf* *xsrf*","*apikey* *secret* host connection contentlength contenttype acceptencoding acceptlanguage accept","useragent referer origin te upgrade* dnt pragma cachecontrol priority range transferencoding expect"]},"browser-header":{"means":"A header that a browser adds by itself","from":["Fetch Standard, forbidden request-headers","RFC 9110"],"words":["accept acceptencoding acceptlanguage cachecontrol connection contentlength contenttype cookie dnt","host ifmodifiedsince ifnonematch origin pragma priority purpose range referer sec-*","upgradeinsecurerequests useragent"]},"response-transfer-header":{"means":"A response header about the transfer, or with effects beyond the page","from":["RFC 9110","RFC 6797","Clear Site Data (W3C)","Reporting API (W3C)"],"words":["altsvc clearsitedata connection contentencoding contentlength keepalive nel reportto","reportingendpoints stricttransportsecurity trailer transferencoding upgrade wwwauthenticate"]},"register-path":{"means":"A path by which visitors make an account","from":["Devise (registrations, sign_up)","Firebase Authentication (signUp)","RFC 7591 (register)"],"words":["*regist* *signup*"]},"sends-message":{"means":"A path that sends a message to a person when posted to: a scan never does","from":["Twilio API (Messages)","Mailgun API (messages)","Contact Form 7 (contact-forms, feedback)","Discourse (invites)"],"words":["*-send-* *-sms-* *-mail-* *-email-* *-emails-* *-message-* *-messages-* *-contact-* *-invite-* *-invites-*","*-invitation-* *-invitations-* *-notify-* *-newsletter-* *-subscribe-* *-subscriptions-*"]},"user-collection":{"means":"The last segment of a path that creates a user when posted to","from":["RFC 7644 (Users)","Auth0 Management API (users)","Stripe (customers, accounts)"],"words":["user users account accounts member members customer customers"]},"sign-in-path":{"means":"A path that takes credentials","from":["WordPress (login)","Devise (sign_in)","Windows (logon)","Keycloak (authenticate)"],"words":["*login* *signin* *logon* *authenticat*"]},"token-collection":{"means":"The last segment of a path that creates a session when posted to","from":["RFC 6749 (token)","OpenStack Keystone v3 (auth, tokens)","Rails (sessions)"],"words":["auth token tokens session sessions"]},"other-account-path":{"means":"A path about accounts that is neither registration nor sign-in","from":["RFC 7009 (revoke)","Devise (password, confirmation)","NextAuth.js (callback, csrf, providers)"],"words":["*logout* *signout* *refresh* *revoke* *forgot* *reset* *verify* *confirm* *oauth* *callback*","*change* *admin* *invite* *mfa* *2fa* *otp*"]},"credentials-member":{"means":"A member of a body that holds the user name and the password","from":["RealWorld and Devise (user)","JSON:API (data)","OpenStack Identity (auth)"],"words":["user account credentials credential data session login auth params"]},"missing-value":{"means":"A word with which an interface says that a field is missing","from":["Pydantic (missing, Field required)","Laravel (required)","Rails (can\'t be blank)"],"words":["*missing* *required* *blank* *absent*"]},"session-refresh":{"means":"A word in the address to which an application sends its session to get a newer one","from":["PocketBase (auth-refresh)","Directus (/auth/refresh)","djangorestframework-simplejwt (/token/refresh/)"],"words":["*-refresh-*"]},"wall-page":{"means":"A word in the address of a page that a user must pass before the application opens","from":["Moodle (policy) and Nextcloud (terms)","Laravel and Fortify (verify-email, two-factor-challenge)","GitLab (password/new) and Django (password_change)","Keycloak (required-action)","Okta and Microsoft Entra (mfa, consent)"],"words":["*-policy-* *-policies-* *-terms-* *-tos-* *-consent-* *-agreement-* *-verify-* *-verification-* *-confirm-*","*-confirmation-* *-activate-* *-activation-* *-required-action-* *-password-* *-two-factor-* *-2fa-* *-mfa-*","*-otp-* *-challenge-*"]},"staff-page":{"means":"A word in the address or text of a link to a sign-in for others than the customers of a site","from":["Bagisto and Django (admin)","Magento with the marketplace of Webkul (seller)","WooCommerce with Dokan (vendor)","OpenCart (affiliate)","PayPal (merchant, partner)"],"words":["*-admin-* *-administrator-* *-staff-* *-employee-* *-employees-* *-partner-* *-partners-* *-merchant-*","*-merchants-* *-seller-* *-sellers-* *-vendor-* *-vendors-* *-supplier-* *-suppliers-* *-affiliate-*","*-affiliates-* *-reseller-* *-resellers-* *-dealer-* *-dealers-* *-backend-* *-backoffice-*"]},"sign-in-endpoint":{"means":"A word of an interface that takes credentials as JSON","from":["Strapi (auth)","Rails (session)","RFC 6749 (token)"],"words":["*-login-* *-log-in-* *-signin-* *-sign-in-* *-authenticate-* *-authentication-* *-auth-* *-session-*","*-sessions-* *-token-* *-logon-*"]},"not-sign-in-endpoint":{"means":"A path near a sign-in that takes no credentials","from":["RFC 7009 (revoke)","NextAuth.js (callback, csrf, providers)"],"words":["*logout* *signout* *refresh* *revoke* *register* *signup* *forgot* *reset* *verify* *callback*","*csrf* *providers* *status* *check* *-me"]},"reset-page":{"means":"A page that requests a new password","from":["Devise (password/new)","Django (password_reset)","WordPress (lostpassword)","Keycloak (reset-credentials)"],"words":["*reset* *forgot* *lostpass* *recover* *password*"]},"mailed-page":{"means":"A page whose links are sent by e-mail or shared","from":["Devise (confirmation, invitation)","Django (password_reset)","phpBB (activate)"],"words":["*reset* *forgot* *forget* *recover* *passw* *invit* *confirm* *verif* *activat* *regist* *signup*","*share* *account* *newsletter*"]},"account-page":{"means":"A page or interface that shows a signed-in user something of their own","from":["WooCommerce (my-account, order, basket, cart)","Microsoft Graph (/me)","Jupyter (user)"],"words":["*account* *profile* *-me-* *who* *user* *session* *member* *order* *basket* *cart* *dashboard*"]},"member-page":{"means":"A page that likely needs a session","from":["WordPress (admin, dashboard)","Grafana (profile, admin)","Discourse (inbox, settings)"],"words":["*account* *profile* *settings* *dashboard* *-me-* *user* *member* *order* *admin* *home* *panel*","*inbox*"]},"session-cookie":{"means":"The name of a cookie with a session or a sign-in that holds none of the words of `session-word`","from":["PHP (PHPSESSID)","Servlet 6.0, section 7.1.1 (JSESSIONID)","ASP.NET Core (.AspNetCore.Cookies)","ColdFusion (CFID, CFTOKEN)","Laravel and Rails (remember_)","DokuWiki","phpMyAdmin","CakePHP","Symfony"],"words":[".aspxauth .aspnetcore.cookies .aspnetcore.identity.* sid ssid cfid cftoken cakephp symfony","phpmyadmin dokuwiki rememberme rememberusertoken remembertoken rememberweb* token jwt accesstoken","refreshtoken idtoken apikey auth"]},"session-word":{"means":"A part of the name of a cookie with a session or a sign-in","from":["PHP (PHPSESSID)","WordPress (logged_in)","Express (connect.sid)","RFC 6750 (access_token)"],"words":["*sess* *login* *loggedin* *-sid *-auth* *authtoken* *authkey* *authid* *accesstoken* *refreshtoken*","*idtoken* *usertoken* *bearertoken*"]},"not-a-session":{"means":"A cookie whose name sounds like a session but is no secret","from":["Google Analytics","OneTrust and Cookiebot (consent)","Django (csrftoken)"],"words":["*csrf* *xsrf* *sesstimeout* *sessiontimeout* *sessexpir* *sessionexpir* *sesslang* *sessionlang*","*sesscount* *sessioncount* *sessstart* *sessionstart* *sessseen* *sessionseen* *sessdepth*","*sessiondepth* *sessviews* *sessionviews* *author* *analytics* *consent* *pref *prefs *preference","*preferences *theme* *locale* *lang *language *-notice *-notices *-hint *-hints *-seen *-banner","*-dismissed *-shown *-closed *-hidden *-warn *-warning *-warned *-popup *-modal *-prompt *-tip","*-tips *-accepted *-acknowledged *-ack"]},"edge-cookie":{"means":"A cookie of a load balancer or an edge network, which a site can neither read nor configure","from":["AWS Elastic Load Balancing (AWSALB)","Cloudflare (__cf_bm)","Azure App Service (ARRAffinity)","Akamai (ak_bmsc)","Imperva (incap_ses)","Heroku"],"words":["herokusessionaffinity awsalb awsalbcors awsalbtg awsalbtgcors awsalbapp* awselb awselbcors cfbm cflb","cfuvid cfclearance arraffinity arraffinitysamesite akbmsc bmsv bmsz abck incapses* visidincap* nlbi*"]},"session-parameter":{"means":"A parameter of a URL that carries a session or an access token","from":["Servlet 6.0, section 7.1.3 (jsessionid)","PHP (PHPSESSID)","RFC 6750, section 2.3 (access_token)","ColdFusion (CFID, CFTOKEN)"],"words":["jsessionid phpsessid aspsessionid* asp.netsessionid cfid cftoken sid ssid sess sessid session","sessionid sessiontoken *-sid *sessid accesstoken authtoken idtoken jwt"]},"csrf-name":{"means":"The name of a token against cross-site request forgery","from":["Django (csrftoken)","Angular (XSRF-TOKEN)","ASP.NET (__RequestVerificationToken)"],"words":["*csrf* *xsrf* *requestverificationtoken* *antiforgery*"]},"csrf-field":{"means":"A form field with a token against cross-site request forgery","from":["Rails (authenticity_token)","ASP.NET (__RequestVerificationToken, __VIEWSTATE)","Drupal (form_token, form_build_id)","WordPress (_wpnonce)","Moodle (sesskey)","Laravel (_token)"],"words":["*csrf* *xsrf* *authenticitytoken* *requestverificationtoken* *antiforgery* *formtoken* *formkey*","*formbuildid* *nonce token *securitytoken* *statetoken* sesskey hash *viewstate*"]},"late-csrf-field":{"means":"A token field that stays empty until a user is signed in","from":["DokuWiki (sectok)","MediaWiki (wpEditToken, wpLoginToken, wpCreateToken)"],"words":["sectok wpedittoken wplogintoken wpcreatetoken"]},"written-session":{"means":"A session id that a runtime writes into forms for browsers without cookies","from":["PHP (session.use_trans_sid)","Servlet 6.0, section 7.1.3","ColdFusion"],"words":["phpsessid jsessionid aspsessionid* cfid cftoken"]},"not-sent-back":{"means":"A field of a tested request whose value is a secret of the user","from":["RFC 6749, section 4.3.2 (password)","RFC 6238"],"words":["*pass* *pwd* *secret* *token* *pin"]},"writes":{"means":"A verb that begins the name or summary of an operation that changes something, whatever its method says","from":["Google AIP-133 to AIP-136","Microsoft PowerShell approved verbs","Stripe and GitHub REST APIs"],"words":["create creates add adds insert inserts update updates set sets edit edits modify modifies save saves","upload uploads patch put post posts seed seeds populate populates init initialise initialises","initialize initializes reset resets clear clears send sends trigger triggers import imports restore","restores migrate migrates install installs execute executes approve approves reject rejects start","starts stop stops enable enables disable disables register registers delete deletes remove removes","drop drops purge purges wipe wipes truncate truncates revoke revokes cancel cancels"]},"writes-in-path":{"means":"A verb of `writes` that names no thing in a path","from":["Google AIP-133 to AIP-136","Microsoft PowerShell approved verbs"],"words":["create add insert update modify edit save seed populate init initialise initialize clear restore","migrate install execute"]},"consumes":{"means":"A verb that ends what is read, wherever it stands","from":["Google Play Developer API (purchases.products.consume)","Square Loyalty API (redeem)","Onetime Secret (burn)","ERC-20 tokens of OpenZeppelin (burn)"],"words":["burn burns consume consumes redeem redeems"]},"joins-object":{"means":"A verb that is written in one word with its object","from":["PostgreSQL client applications (createdb, dropdb, createuser, dropuser)","Django (createsuperuser, createcachetable)","MongoDB (dropDatabase)"],"words":["create delete drop reset populate seed purge wipe init"]},"changes":{"means":"A verb that begins a mutation of GraphQL that changes or deletes something that exists","from":["GitHub GraphQL API (update, replace, move)","Shopify GraphQL Admin API (update, set)"],"words":["update-* edit-* modify-* patch-* put-* replace-* set-* change-* rename-* move-*"]},"switches":{"means":"A value of an action parameter that changes a setting of the site or of the session","from":["DokuWiki (do=)","phpBB (toggle)","WordPress (action=enable)"],"words":["toggle* switch* enable*"]},"object-id":{"means":"A parameter that selects an object","from":["Google AIP-122","Stripe and Rails (order_id)","RFC 9562 (uuid)","Microsoft REST API guidelines (guid)"],"words":["*-id *-uuid *-guid"]},"sample-email":{"means":"A text that takes an e-mail address","from":["OpenID Connect Core 1.0, section 5.1","https://schema.org/email"],"words":["*email*"]},"sample-url":{"means":"A text that takes a URL","from":["JSON Schema 2020-12 (uri)","https://schema.org/url"],"words":["*-url *-uri *-link *-href *-website"]},"sample-id":{"means":"A text that takes an id","from":["Google AIP-122","Django (pk)"],"words":["uid pk *-id"]},"sample-date":{"means":"A text that takes a date","from":["Rails (created_at)","GitHub REST API (since)","Google Calendar API (until)"],"words":["*date* *-at *since* *until*"]},"sample-phone":{"means":"A text that takes a telephone number","from":["https://schema.org/telephone","OpenID Connect Core 1.0 (phone_number)"],"words":["*phone* *mobile*"]},"sample-number":{"means":"A text that takes a number","from":["GitHub REST API (page)","OData 4.01 (count)"],"words":["page limit offset size count year number num n"]},"machine-folder":{"means":"The first folder of a path on a machine, which is no URL of a site","from":["Filesystem Hierarchy Standard 3.0","Node.js (node_modules)"],"words":["usr var etc home opt srv tmp root mnt proc bin lib node_modules"]},"user-label":{"means":"A word in the name or label of a field for the name of a user","from":["Wikipedia and WordPress sign-in pages in these languages","HTML autocomplete (username, email, tel)"],"words":["*user* *email* *login* *account* *identif* *member* *nick* *benutzer* *utilisateur* *usuario*","*correo* *utente* *gebruiker* *phone* *mobile*"]},"not-user-label":{"means":"A word in the name or label of a field beside a sign-in","from":["phpBB (search)","WooCommerce (coupon)","WordPress (url, website)","Honeypot fields of Contact Form 7"],"words":["*search* *-q-* *captcha* *coupon* *newsletter* *honey* *-url-* *website*"]},"code-label":{"means":"A word in the name or label of a field for a code","from":["HTML autocomplete (one-time-code)","RFC 6238 (TOTP)","GitHub and GitLab two-factor pages"],"words":["*-otp* *totp* *-2fa* *-mfa* *-tfa* *twofactor* *onetime* *verification* *authenticator* *passcode*","*-code-*"]},"not-code-label":{"means":"A word in the name or label of a field for another kind of code","from":["WooCommerce and Shopify (coupon, discount, gift)","HTML autocomplete (postal-code, country)"],"words":["*captcha* *coupon* *promo* *gift* *discount* *voucher* *postcode* *postalcode* *zip* *country*","*invite* *search*"]},"not-sign-in-form":{"means":"A word in a form about an account that is no sign-in","from":["Devise (registration, password reset)","phpBB (search)"],"words":["*register* *signup* *create* *forgot* *reset* *recover* *subscribe* *newsletter* *search* *change*","*invite*"]},"sign-in-button":{"means":"A button that sends a sign-in or leads to its next step","from":["Google, Microsoft and Keycloak sign-in pages in English, German, French, Spanish, Portuguese, Italian and Dutch"],"words":["*login* *signin* *logon* *continue* *next* *submit* *proceed* *verify* *confirm* *enter* *anmelden*","*weiter* *connexion* *suivant* *entrar* *acceder* *siguiente* *accedi* *avanti* *inloggen* go"]},"other-button":{"means":"A button of a sign-in page that cancels or leads elsewhere","from":["Keycloak (forgot, register)","Auth0 (google, github, passkey)"],"words":["*cancel* *back* *forgot* *lost* *register* *signup* *create* *guest* *passkey* *google* *github*","*facebook* *apple* *-sso-* *resend* *abbrechen*"]},"program-file":{"means":"The ending of a file that is a program","from":["PHP (php, phtml)","ASP.NET (aspx)","Jakarta Pages (jsp)","Apache (cgi, pl, py, rb)","ColdFusion (cfm)","Struts (do, action)"],"words":["php php3 php4 php5 php7 php8 phtml asp aspx jsp jspx cgi pl py rb cfm do action"]},"document-file":{"means":"The ending of a file that is read, as opposed to a program","from":["IANA media types"],"words":["csv tsv txt md pdf rss atom ics vcf yaml yml"]},"binary-file":{"means":"The ending of a file that is no page; databases and key stores are covered by `exposure.*`","from":["IANA media types","Apache mime.types"],"words":["png jpg jpeg gif webp avif ico bmp svg svgz tif tiff woff woff2 ttf otf eot mp3 mp4 m4a m4v webm ogg","ogv wav flac avi mov mkv zip gz tgz bz2 xz 7z rar tar jar war exe msi dmg deb rpm apk iso pdf doc","docx xls xlsx ppt pptx odt ods wasm bin sqlite sqlite3 db db3 hprof p12 pfx jks"]},"web-asset":{"means":"The ending of a file that every site publishes","from":["IANA media types","Web Application Manifest"],"words":["js mjs css map png jpg jpeg gif svg webp avif ico woff woff2 ttf eot otf htm html webmanifest txt","xml"]},"harmful":{"means":"An act that ends, destroys or pays something; English first, then \\"delete\\" and \\"remove\\" in other languages","from":["RFC 9110, section 9.2.1","WordPress and phpMyAdmin (delete, drop, empty)","WooCommerce (checkout)","translatewiki.net"],"words":["logout logoff signout signoff delete del remove destroy drop erase purge truncate unsubscribe","deactivate disable revoke terminate shutdown poweroff halt restart reboot reset cancel uninstall ban","kick checkout pay buy purchase transfer wipe rollback unlink uninvite kill flush löschen loeschen","entfernen supprimer effacer eliminar borrar suprimir excluir apagar elimina cancella rimuovi","verwijderen usuń usun smazat odstranit radera sil удалить 删除 刪除 削除 삭제"]},"acts":{"means":"A verb that changes the thing it is used with and is seldom the name of a thing; then \\"cancel\\", \\"refund\\" and \\"terminate\\" in other languages","from":["Stripe (capture, refund, void)","GitHub and GitLab (approve, merge, rebase, rerun, retry, suspend)","OpenStack servers (pause, resize, migrate)","https://google.aip.dev/136"],"words":["accept activate approve assign attach authorize block capture close commit confirm convert deny deploy detach discard","dismiss eject empty enroll evict execute expire fail finalize freeze grant halt hide ignore impersonate install invite","invoke kickoff lock merge migrate mute pause poweron promote demote publish unpublish reactivate rebase rebuild","recalculate redeem refund regenerate reindex reject reopen reprocess rerun resend resize restore resume retry reverse rm","rotate run send ship start stop submit suspend sync trash trigger unarchive unassign unban unblock undelete undo unlock","unmute unpause unpin unsuspend untrash upgrade downgrade void withdraw stornieren kündigen kuendigen erstatten abbrechen","annuler rembourser résilier resilier cancelar reembolsar anular devolver annulla annullare rimborsa rimborsare annuleren","opzeggen terugbetalen anuluj zwróć zwroc zrušit zrusit avbryt avsluta iptal отменить вернуть 取消 退款 キャンセル 解約 返金 취소 환불 해지","burn consume"]},"begins-instruction":{"means":"A verb that begins an instruction, as opposed to the title of a page","from":["WooCommerce (add-to-cart)","Magento (add, move, update)"],"words":["add change create insert log make mark move opt put register save set sign switch toggle turn update"]},"object":{"means":"What an act is done to where no id says it","from":["GitHub (delete-account)","Django (clearsessions)","Magento (cache:flush)"],"words":["account accounts all cart cache data database db everything key keys membership order orders profile session sessions","subscription table tables token tokens trash user users me"]},"text-collection":{"means":"A collection of texts, which may be about an act: `/guides/storage/resize`","from":["WordPress (categories, tags)","Docusaurus (docs, guides, tutorials)","Zendesk Guide (articles, sections, topics)"],"words":["articles categories chapters commands courses docs examples faqs features guides lessons manuals news policies questions recipes","references sections tags terms topics tutorials"]},"reads":{"means":"A verb for reading, or for a page with a form that only a POST sends","from":["Rails (new, edit)","phpBB (viewtopic, viewforum)","vBulletin (showthread)","Google AIP-131 and AIP-132 (get, list)"],"words":["browse check compare count describe display download edit export fetch find get has is list load","lookup new preview print query read retrieve return search show showthread view viewforum viewtopic"]},"noun":{"means":"The singular name of what belongs to a thing and is read below its id; then the commonest in other languages, and language codes","from":["GitHub, GitLab, Shopify and Stripe REST APIs","https://schema.org","ISO 639-1"],"words":["about access account address agenda agreement album all amount article artist attachment audio audit author avatar","backlog badge balance banner basket bio blame blob board body branch building bundle calendar candidate card cart cast","catalog category certificate channel chapter chart chat child children client code collection color column company","component config contact content contract conversation cost course cover creator crew csv currency current customer cv","dashboard data dataset demo department detail device diagnosis diff doc document education employee entry episode event","example exam experience faq feed feedback field file first floor forecast full gallery geometry graph grade group guide","header health help hierarchy home html icon ics identity image inbox index info input invoice issue item itinerary job","json key label language last latest layout leaderboard lesson library license line lineup link location logo log lyrics","main manager manual map me media member menu message meta metadata model module name network news next note number","organization output overview owner package page parent path pdf people permalink person phone photo picture plan player","playlist policy position prev previous price private product profile progress project public quantity quiz quota rank","raw readme receipt recipe related result results role room root roster route rss rule sample schema scope score season","section seller series settings size sku skill source specs squad stat status stock store story structure style","subscription summary tab table tag task team text thread thumbnail timeline title topic total tracking tree trip txt","type uri url usage user value variant vendor version video wallet warehouse website wiki wishlist xml artikel bilder","kommentare produkte profil verlauf dateien nachrichten détail historique perfil detalle historial dettaglio profilo","профиль комментарии история товары описание 详情 詳情 评论 評論 历史 詳細 コメント 履歴 상세 댓글 en de fr es it pt nl pl cs ru ja zh ko sv da","fi tr"]},"verb-like-noun":{"means":"A plural or an abstract noun that is a verb too","from":["Stripe and OpenStack APIs (increment, provision)","Wiktionary"],"words":["auction bypass bias canvas caution comment commission condition decommission decrement dis focus function implement","increment mention ping provision ration ring sanction station transition augment complement deprovision dropship","partition petition repartition reposition reprovision requisition reship supplement transship witness"]},"verb-place":{"means":"A segment or parameter after which a verb stands","from":["OpenStack (action)","DokuWiki (do)","Joomla (task)","WordPress (action)"],"words":["act action actions cmd command commands do op operation operations ops perform task todo func function method"]},"environment-secret":{"means":"A variable of an environment file with a secret","from":["Laravel, Rails and Django settings (APP_KEY, SECRET_KEY_BASE, DATABASE_URL)","Twelve-Factor App, III. Config","Sentry (DSN)","WordPress (AUTH_SALT)"],"words":["*pass* *secret* *token* *key* *credential* *dsn* *auth* *salt* *private* *databaseurl*","*databaseuri* *redisurl* *redisuri* *mongourl* *mongouri* *mongodburl* *mongodburi* *amqpurl* *amqpuri*","*smtpurl* *smtpuri*"]},"version-property":{"means":"A property with a version, which may have four numbers as an address has","from":["npm (version)","Chrome DevTools Protocol (revision)","Microsoft Windows (build, driver, firmware)"],"words":["*version* *ver *release* *build* *revision* *firmware* *driver* *sdk*"]},"debug-header":{"means":"A response header of a debugger or a profiler","from":["Symfony (X-Debug-Token)","ChromeLogger and ChromePHP","Wildfire (X-Wf-Protocol-1)","Clockwork","Django"],"words":["xdebug xdebugmode xdebugtoken xdebugtokenlink xdebuginfo xdebugexception xdebugexceptionfile xsymfonydebug","xchromeloggerdata xchromephpdata xwfprotocol1 xdjangodebug xclockworkid"]},"app-bundle":{"means":"The name of a script that a site builds of its own code and its dependencies","from":["webpack (main, vendors, runtime)","Angular CLI (main, polyfills, scripts, common)","Vue CLI (app, chunk-vendors)","Rails (application)","Vite and Parcel (index)","Create React App (static/js/main, bundle)"],"words":["main* app* bundle* index* vendor* chunk* runtime* polyfill* common* script* site* all* global* core* lib libs","plugins theme* custom* frontend* home* default* base* entry* init* admin* shop* store* page*"]},"token-property":{"means":"A property of the response to a sign-in with the token of the session","from":["RFC 6749 (access_token)","Simple JWT (access)","dj-rest-auth (key)","RealWorld API (user.token)","Strapi (jwt)"],"words":["accesstoken token authtoken jwt access key bearer sessiontoken idtoken authorization authenticationtoken apitoken"]},"partner-path":{"means":"A path for the staff of partners rather than for users","from":["Stripe Connect (merchant)","Shopify (partners)","Magento (vendor)"],"words":["*merchant* *partner* *staff* *vendor* *internal*"]},"after-sign-in-path":{"means":"A path about a session that exists, or about a second step","from":["RFC 7009 (revoke)","Simple JWT (refresh, verify)","Devise (sign_out, confirmation)","RFC 6238 (OTP)"],"words":["*logout* *signout* *refresh* *revoke* *verify* *confirm* *callback* *-otp-* *-2fa-* *-mfa-*"]}}}');
const NAME_MAX = 2e3;
function plainName(name) {
const lower = name.slice(0, NAME_MAX).toLowerCase();
return lower.replace(/[_\-\s]/g, "") || lower;
}
function hyphenatedName(name) {
const words = name.slice(0, NAME_MAX).replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(word => word !== "");
return `-${words.join("-")}-`;
}
function matcherOf(entry) {
const isOpenBefore = entry.startsWith("*");
const isOpenAfter = entry.endsWith("*");
const bare = entry.slice(isOpenBefore ? 1 : 0, isOpenAfter ? -1 : undefined);
const isOfWords = bare.includes("-");
const text = isOfWords ? `${isOpenBefore ? "" : "-"}${bare}${isOpenAfter ? "" : "-"}` : bare;
return (plain, hyphenated) => {
const name = isOfWords ? hyphenated : plain;
if (isOpenBefore) return isOpenAfter ? name.includes(text) : name.endsWith(text);
return name.startsWith(text);
};
}
const compiled = new Map;
function compile(list) {
const known = compiled.get(list);
if (known !== undefined) return known;
const entries = names_namespaceObject.k8[list].words.flatMap(line => line.split(" "));
const isGlob = entry => entry.startsWith("*") || entry.endsWith("*");
const made = {
whole: new Set(entries.filter(entry => !isGlob(entry)).map(plainName)),
others: entries.filter(isGlob).map(matcherOf)
};
compiled.set(list, made);
return made;
}
function hasName(list, name) {
const {whole: whole, others: others} = compile(list);
const plain = plainName(name);
if (whole.has(plain)) return true;
if (others.length === 0) return false;
const hyphenated = hyphenatedName(name);
return others.some(matches => matches(plain, hyphenated));
}
function hasEnding(list, path) {
const file = path.slice(path.lastIndexOf("/") + 1);
const dot = file.lastIndexOf(".");
return dot !== -1 && hasName(list, file.slice(dot + 1));
}
},
28654: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cn: () => isRoute,
RI: () => shownLocation,
hD: () => locationOf
});
var _core_evidence_insertion_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72711);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
function isRoute([name, value]) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("routing", name) && /^[A-Za-z][\w./-]{0,40}$/.test(value);
}
const SHOWN_MAX = 60;
function shownLocation(point) {
if (point.kind !== "path") return locationOf(point);
const {method: method, url: url} = point.request;
const {baseline: baseline} = point;
const value = baseline.length > SHOWN_MAX ? `${baseline.slice(0, SHOWN_MAX)}…` : baseline;
return {
method: method,
url: url,
parameter: `path segment ${point.segment + 1} (${value})`
};
}
function locationOf(point) {
const {method: method, url: url, query: query} = point.request;
switch (point.kind) {
case "query":
return {
method: method,
url: withRoute(url, query, point.name),
parameter: point.name
};

case "query-string":
return {
method: method,
url: url,
parameter: ""
};

case "path":
{
const {before: before, after: after} = (0, _core_evidence_insertion_point_js__WEBPACK_IMPORTED_MODULE_1__.jX)(url, point.segment);
return {
method: method,
url: before,
parameter: after === "" ? "path" : `path *${after}`
};
}

default:
return {
method: method,
url: query.length === 0 ? url : `${url}?${(0, _core_evidence_insertion_point_js__WEBPACK_IMPORTED_MODULE_1__.G2)(query)}`,
parameter: nameOf(point)
};
}
}
function withRoute(url, query, own) {
const route = query.filter(pair => pair[0] !== own && isRoute(pair));
return route.length === 0 ? url : `${url}?${(0, _core_evidence_insertion_point_js__WEBPACK_IMPORTED_MODULE_1__.G2)(route)}`;
}
function nameOf(point) {
if (point.kind === "form") return point.name;
if (point.kind === "document") return "body";
if (point.kind === "name") return `name of ${point.name}`;
if (point.kind !== "json") return `${point.kind} ${point.name}`;
return `body ${point.path.map(key => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}
},
53221: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => isSignInPath,
Cs: () => isSignOutLink,
Fx: () => showsSignIn,
Hq: () => isSignInTitle,
RJ: () => isSignInLink,
pM: () => isSingleSignOn
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
const SIGN_IN_PATH = /\/(log-?in|sign-?in|sign_in|sso|sso-api|saml2?|oauth2?|openid-connect|authorize|auth|session\/new)(\/|$|\.)/i;
const SIGN_IN_TITLE = /^(log ?in|login|sign ?in|signin|log on|logon|welcome back|anmelden|anmeldung|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;
const SIGN_IN_TEXT = /^(?:log[\s-]?in|sign[\s-]?in|log[\s-]?on|anmelden|einloggen|connexion|se connecter|iniciar sesión|acceder|accedi|entrar|inloggen)\b/i;
const SIGN_OUT = /(?<!\p{L})(?:(?:log|sign)[\s_-]{0,3}(?:out|off)|abmelden|ausloggen|(?:se[\s_-])?d[ée]connexion|(?:se[\s_-])?d[ée]connecter|(?:cerrar|terminar|encerrar)[\s_-]?(?:la[\s_-])?(?:sesi[oó]n|sess[aã]o)|desconectar(?:se)?|salir|sair|esci|disconnetti|uitloggen|afmelden|log(?:ga)?[\s_-]?(?:ut|ud)|wyloguj|odhl[aá]sit|(?:oturumu[\s_-]kapat|[çc][ıi]k[ıi][şs])|выйти|выход)(?!\p{L})/iu;
const SIGN_OUT_IN_SENTENCE = /ログアウト|サインアウト|退出登[录錄]|登出|注销|로그아웃/u;
const IDENTITY_HOSTS = /(^|\.)(cloudflareaccess\.com|login\.microsoftonline\.com|accounts\.google\.com|okta\.com|oktapreview\.com|auth0\.com|onelogin\.com|duosecurity\.com|iap\.googleapis\.com|amazoncognito\.com|pingone\.com|workos\.com|clerk\.accounts\.dev)$/;
function isSignInPath(path) {
return SIGN_IN_PATH.test(path.slice(0, 2e3));
}
function isSignInTitle(title) {
return SIGN_IN_TITLE.test(title.trim().slice(0, 200));
}
function isSingleSignOn({hostname: hostname, pathname: pathname, searchParams: searchParams}) {
return IDENTITY_HOSTS.test(hostname) || isSignInPath(pathname) || searchParams.has("SAMLRequest") || searchParams.has("client_id") && searchParams.has("redirect_uri");
}
function showsSignIn(document) {
const {title: title, heading: heading, text: text, markupForms: markupForms} = document;
const links = document.links.filter(({element: element}) => element === "a");
const offersSignOn = text.length <= 300 && links.some(({url: url}) => isSignInPath(new URL(url).pathname));
if (offersSignOn && links.length <= 3) return true;
const isNamedSo = isSignInTitle(title) || isSignInTitle(heading);
const isLittleElse = text.length <= 2e3 && links.length <= 15;
const hasPassword = markupForms.some(({controls: controls}) => controls.some(({type: type}) => type === "password"));
return hasPassword ? isNamedSo || isLittleElse : isNamedSo && isLittleElse;
}
function isSignInLink({url: url, text: text}) {
const {pathname: pathname, search: search} = new URL(url);
if (isSignOutLink({
url: url,
text: text
})) return false;
return SIGN_IN_TEXT.test(text.trim()) || isSignInPath(pathname) || /[?&](?:mode|action|view|page)=(?:login|signin)\b/i.test(search.slice(0, 2e3)) || /\b(?:wp-login|log_?in|sign_?in|logon)\.\w{2,5}$|\/(?:sign_in|log_in|logon)$/i.test(pathname.slice(-100));
}
function isSignOutLink({url: url, text: text}) {
const {pathname: pathname, search: search} = new URL(url);
const address = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.oF)(`${pathname} ${search}`.slice(0, 4e3)).replace(/[/?&=.]/g, " ");
return [ text.slice(0, 60), address ].some(said => {
const words = said.normalize("NFC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
return SIGN_OUT.test(words) || SIGN_OUT_IN_SENTENCE.test(words);
});
}
}
};
