export const id = "shared-decode-body";

export const ids = [ "shared-decode-body" ];

export const modules = {
85873: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => decodeBody
});
var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
const LAYERS_MAX = 3;
async function decodeBody(raw, contentEncoding, maxBytes) {
const layers = contentEncoding.toLowerCase().split(",").map(name => name.trim()).filter(name => name !== "" && name !== "identity");
let current = {
body: raw,
truncated: false
};
if (layers.length > LAYERS_MAX) return current;
for (const name of layers.reverse()) {
const decoder = decoderFor(name, current.body);
if (decoder === null || current.body.length === 0) return current;
const decoded = await inflate(decoder, current.body, maxBytes);
if (decoded === null) return current;
current = {
body: decoded.body,
truncated: current.truncated || decoded.truncated
};
}
return current;
}
function decoderFor(name, body) {
const lenient = {
finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_SYNC_FLUSH
};
switch (name) {
case "gzip":
case "x-gzip":
return node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip(lenient);

case "deflate":
return ((body[0] ?? 0) & 15) === 8 ? node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflate(lenient) : node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflateRaw(lenient);

case "br":
return node_zlib__WEBPACK_IMPORTED_MODULE_0__.createBrotliDecompress({
finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.BROTLI_OPERATION_FLUSH
});

case "zstd":
return node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress({
finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.ZSTD_e_flush
});

default:
return null;
}
}
function inflate(decoder, body, maxBytes) {
return new Promise(resolve => {
const chunks = [];
let size = 0;
const finish = truncated => {
decoder.destroy();
resolve({
body: Buffer.concat(chunks),
truncated: truncated
});
};
decoder.on("data", chunk => {
const room = maxBytes - size;
chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
size += Math.min(chunk.length, room);
if (chunk.length > room) finish(true);
});
decoder.on("end", () => finish(false));
decoder.on("error", () => size === 0 ? resolve(null) : finish(true));
decoder.end(body);
});
}
},
84059: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => interstitialOf
});
const interstitials_namespaceObject = JSON.parse('[{"name":"Django\'s refusal of a host name that is not in ALLOWED_HOSTS","code":"target_host_refused","marks":["disallowedhost","allowed_hosts"],"source":"https://docs.djangoproject.com/en/stable/ref/settings/#allowed-hosts"},{"name":"the refusal of Rails for a host name that is not in config.hosts","code":"target_host_refused","marks":["blocked host","config.hosts"],"source":"https://guides.rubyonrails.org/configuring.html#actiondispatch-hostauthorization"},{"name":"the refusal of Vite for a host name that is not in server.allowedHosts","code":"target_host_refused","marks":["blocked request. this host","allowedhosts"],"source":"https://vite.dev/config/server-options.html#server-allowedhosts"},{"name":"the refusal of a host name that is not allowed (Invalid Host header)","code":"target_host_refused","marks":["invalid host header"],"source":"https://webpack.js.org/configuration/dev-server/#devserverallowedhosts and https://www.starlette.io/middleware/#trustedhostmiddleware"},{"name":"a Cloudflare challenge","code":"target_challenge","header":["cf-mitigated"],"source":"https://developers.cloudflare.com/cloudflare-challenges/"},{"name":"a Cloudflare challenge","code":"target_challenge","marks":["_cf_chl_opt"],"source":"https://developers.cloudflare.com/cloudflare-challenges/"},{"name":"a Cloudflare challenge","code":"target_challenge","marks":["cf-browser-verification"],"source":"https://developers.cloudflare.com/cloudflare-challenges/"},{"name":"a Cloudflare block page","code":"target_blocked","marks":["cf-error-details"],"source":"https://developers.cloudflare.com/support/troubleshooting/http-status-codes/"},{"name":"a Cloudflare block page","code":"target_blocked","marks":["<title>attention required! | cloudflare"],"source":"https://developers.cloudflare.com/support/troubleshooting/http-status-codes/"},{"name":"an Akamai challenge","code":"target_challenge","marks":["sec-if-cpt-container"],"source":"https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action"},{"name":"an Akamai challenge","code":"target_challenge","marks":["/_sec/cp_challenge/"],"source":"https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action"},{"name":"an Akamai challenge","code":"target_challenge","marks":["bm-verify="],"source":"https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action"},{"name":"an Akamai block page","code":"target_blocked","marks":["errors.edgesuite.net"],"source":"https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action"},{"name":"an Akamai block page","code":"target_blocked","marks":["you don\'t have permission to access","reference #"],"source":"https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action"},{"name":"an Imperva block page","code":"target_blocked","marks":["incapsula incident id"],"source":"https://docs.imperva.com/bundle/cloud-application-security/page/troubleshooting/common-errors.htm"},{"name":"an Imperva block page","code":"target_blocked","marks":["imperva","incident id"],"source":"https://docs.imperva.com/bundle/cloud-application-security/page/troubleshooting/common-errors.htm"},{"name":"an Imperva challenge","code":"target_challenge","marks":["_incapsula_resource","main-iframe"],"source":"https://docs.imperva.com/bundle/cloud-application-security/page/troubleshooting/common-errors.htm"},{"name":"an Imperva challenge","code":"target_challenge","marks":["pardon our interruption"],"source":"https://docs.imperva.com/bundle/cloud-application-security/page/troubleshooting/common-errors.htm"},{"name":"a DataDome challenge","code":"target_challenge","header":["x-dd-b"],"source":"https://docs.datadome.co/docs/response-page"},{"name":"a DataDome challenge","code":"target_challenge","marks":["captcha-delivery.com","dd={"],"source":"https://docs.datadome.co/docs/response-page"},{"name":"a DataDome challenge","code":"target_challenge","marks":["captcha-delivery.com/captcha"],"source":"https://docs.datadome.co/docs/response-page"},{"name":"a DataDome challenge","code":"target_challenge","marks":["please enable js and disable any ad blocker"],"source":"https://docs.datadome.co/docs/response-page"},{"name":"a HUMAN (PerimeterX) challenge","code":"target_challenge","marks":["px-captcha"],"source":"https://docs.humansecurity.com/applications-and-accounts/docs/block-page"},{"name":"a HUMAN (PerimeterX) challenge","code":"target_challenge","marks":["_pxappid","access to this page has been denied"],"source":"https://docs.humansecurity.com/applications-and-accounts/docs/block-page"},{"name":"an AWS WAF challenge","code":"target_challenge","header":["x-amzn-waf-action","challenge","captcha"],"source":"https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html"},{"name":"an AWS WAF challenge","code":"target_challenge","marks":["awswafcookiedomainlist"],"source":"https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html"},{"name":"an AWS WAF challenge","code":"target_challenge","marks":["gokuprops"],"source":"https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html"},{"name":"a CloudFront block page","code":"target_blocked","marks":["the request could not be satisfied","cloudfront"],"source":"https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-403-permission-denied.html"},{"name":"a Sucuri block page","code":"target_blocked","header":["x-sucuri-block"],"source":"https://docs.sucuri.net/website-firewall/troubleshooting/"},{"name":"a Sucuri block page","code":"target_blocked","marks":["sucuri website firewall","access denied"],"source":"https://docs.sucuri.net/website-firewall/troubleshooting/"},{"name":"a Sucuri challenge","code":"target_challenge","marks":["sucuri_cloudproxy_js"],"source":"https://docs.sucuri.net/website-firewall/troubleshooting/"},{"name":"a Vercel challenge","code":"target_challenge","header":["x-vercel-mitigated","challenge"],"source":"https://vercel.com/docs/vercel-firewall/attack-challenge-mode"},{"name":"a Vercel block page","code":"target_blocked","header":["x-vercel-mitigated","deny"],"source":"https://vercel.com/docs/vercel-firewall/attack-challenge-mode"},{"name":"a Vercel challenge","code":"target_challenge","marks":["vercel security checkpoint"],"source":"https://vercel.com/docs/vercel-firewall/attack-challenge-mode"},{"name":"an Azure WAF challenge","code":"target_challenge","marks":["azwaf_jsclearance"],"source":"https://learn.microsoft.com/azure/web-application-firewall/waf-javascript-challenge"},{"name":"an Azure WAF challenge","code":"target_challenge","marks":["<title>azure waf"],"source":"https://learn.microsoft.com/azure/web-application-firewall/waf-javascript-challenge"},{"name":"an Azure Front Door block page","code":"target_blocked","marks":["the request is blocked."],"source":"https://learn.microsoft.com/azure/frontdoor/refstring"},{"name":"an F5 block page","code":"target_blocked","marks":["the requested url was rejected"],"source":"https://my.f5.com/manage/s/article/K53415245"},{"name":"an F5 challenge","code":"target_challenge","marks":["bobcmn"],"source":"https://my.f5.com/manage/s/article/K53415245"},{"name":"an F5 challenge","code":"target_challenge","marks":["please enable javascript to view the page content","support id"],"source":"https://my.f5.com/manage/s/article/K53415245"},{"name":"an Anubis challenge","code":"target_challenge","marks":["/.within.website/x/"],"source":"https://anubis.techaro.lol/docs/design/how-anubis-works"},{"name":"a Wordfence block page","code":"target_blocked","marks":["generated by wordfence"],"source":"https://www.wordfence.com/help/firewall/rate-limiting/"},{"name":"a Wordfence block page","code":"target_blocked","marks":["your access to this site has been limited"],"source":"https://www.wordfence.com/help/firewall/rate-limiting/"},{"name":"an Imunify360 challenge","code":"target_challenge","marks":["wsidchk"],"source":"https://docs.imunify360.com/webshield/"},{"name":"an Imunify360 challenge","code":"target_challenge","marks":["imunify360","bot-protection"],"source":"https://docs.imunify360.com/webshield/"},{"name":"a Radware challenge","code":"target_challenge","marks":["captcha.perfdrive.com"],"source":"https://support.radware.com/app/answers/answer_view/a_id/1033920"},{"name":"an Alibaba Cloud WAF challenge","code":"target_challenge","marks":["acw_sc__v2"],"source":"https://www.alibabacloud.com/help/en/waf/"},{"name":"an Alibaba Cloud WAF challenge","code":"target_challenge","marks":["aliyun_waf"],"source":"https://www.alibabacloud.com/help/en/waf/"},{"name":"a CrowdSec page","code":"target_blocked","marks":["<title>crowdsec"],"source":"https://docs.crowdsec.net/u/bouncers/nginx"},{"name":"a Kasada challenge","code":"target_challenge","marks":["kpsdk","/ips.js"],"source":"https://docs.kasada.io/"},{"name":"a Fastly challenge","code":"target_challenge","marks":["/_fs-ch-"],"source":"https://www.fastly.com/documentation/guides/security/bot-management/client-challenges/"},{"name":"Vercel\'s deployment protection","code":"target_single_sign_on","marks":["vercel.com/sso-api"],"source":"https://vercel.com/docs/deployment-protection"},{"name":"Vercel\'s deployment protection","code":"target_single_sign_on","marks":["<title>authentication required</title>"],"source":"https://vercel.com/docs/deployment-protection"},{"name":"Vercel\'s page for a deployment that does not exist","code":"target_not_deployed","header":["x-vercel-error"],"source":"https://vercel.com/docs/errors/DEPLOYMENT_NOT_FOUND"},{"name":"Netlify\'s password page","code":"target_refused","marks":["netlify","password protected"],"source":"https://docs.netlify.com/manage/security/secure-access-to-sites/password-protection/"},{"name":"Netlify\'s password page","code":"target_refused","marks":["<title>password protected site"],"source":"https://docs.netlify.com/manage/security/secure-access-to-sites/password-protection/"},{"name":"Netlify\'s page for a site that does not exist","code":"target_not_deployed","marks":["netlify","looks like you\'ve followed a broken link"],"source":"https://docs.netlify.com/manage/security/secure-access-to-sites/password-protection/"},{"name":"Azure Front Door\'s error page","code":"target_not_deployed","marks":["our services aren\'t available right now"],"source":"https://learn.microsoft.com/azure/frontdoor/refstring"},{"name":"Azure App Service\'s placeholder","code":"target_not_deployed","marks":["<title>microsoft azure app service - welcome"],"source":"https://learn.microsoft.com/azure/app-service/overview-hosting-plans"},{"name":"Azure App Service\'s placeholder","code":"target_not_deployed","marks":["<title>microsoft azure web app - error 404"],"source":"https://learn.microsoft.com/azure/app-service/overview-hosting-plans"},{"name":"an ngrok error page","code":"target_not_deployed","header":["ngrok-error-code"],"source":"https://ngrok.com/docs/errors/reference"},{"name":"GitHub Pages\' page for a site that does not exist","code":"target_not_deployed","marks":["there isn\'t a github pages site here"],"source":"https://docs.github.com/pages/getting-started-with-github-pages/creating-a-custom-404-page"},{"name":"Heroku\'s error page","code":"target_not_deployed","marks":["herokucdn.com/error-pages/"],"source":"https://devcenter.heroku.com/articles/error-pages"},{"name":"Render\'s page for a service that is not there","code":"target_not_deployed","header":["x-render-routing","no-server","suspend","hibernate"],"source":"https://render.com/docs/troubleshooting-deploys"},{"name":"Railway\'s fallback page","code":"target_not_deployed","header":["x-railway-fallback","true"],"source":"https://docs.railway.com/reference/errors/application-failed-to-respond"},{"name":"Firebase Hosting\'s placeholder","code":"target_not_deployed","marks":["firebase hosting setup complete"],"source":"https://firebase.google.com/docs/hosting/quickstart"},{"name":"Firebase Hosting\'s page for a site that does not exist","code":"target_not_deployed","marks":["<title>site not found","firebase"],"source":"https://firebase.google.com/docs/hosting/quickstart"},{"name":"Cloudflare\'s page for a deployment that does not exist","code":"target_not_deployed","marks":["nothing is here yet","cloudflare"],"source":"https://developers.cloudflare.com/pages/"},{"name":"nginx\'s default page","code":"target_not_deployed","marks":["<title>welcome to nginx!</title>"],"source":"https://github.com/nginx/nginx/blob/master/docs/html/index.html"},{"name":"OpenResty\'s default page","code":"target_not_deployed","marks":["<title>welcome to openresty!</title>"],"source":"https://github.com/nginx/nginx/blob/master/docs/html/index.html"},{"name":"Apache\'s default page","code":"target_not_deployed","marks":["<title>apache2 "," default page"],"source":"https://salsa.debian.org/apache-team/apache2/-/blob/master/debian/index.html"},{"name":"Apache\'s default page","code":"target_not_deployed","marks":["<html><body><h1>it works!</h1></body></html>"],"source":"https://httpd.apache.org/docs/2.4/install.html"},{"name":"Apache\'s default page","code":"target_not_deployed","marks":["<title>test page for the","http server"],"source":"https://httpd.apache.org/docs/2.4/install.html"},{"name":"the web server\'s default page","code":"target_not_deployed","marks":["<title>http server test page"],"source":"https://httpd.apache.org/docs/2.4/install.html"},{"name":"IIS\'s default page","code":"target_not_deployed","marks":["<title>iis windows","iisstart"],"source":"https://learn.microsoft.com/iis/"},{"name":"Caddy\'s default page","code":"target_not_deployed","marks":["<title>caddy works!"],"source":"https://github.com/caddyserver/dist/blob/master/welcome/index.html"},{"name":"Plesk\'s default page","code":"target_not_deployed","marks":["<title>web server\'s default page"],"source":"https://docs.plesk.com/"},{"name":"Plesk\'s default page","code":"target_not_deployed","marks":["<title>domain default page"],"source":"https://docs.plesk.com/"},{"name":"lighttpd\'s default page","code":"target_not_deployed","marks":["placeholder page","lighttpd"],"source":"https://salsa.debian.org/debian/lighttpd"},{"name":"XAMPP\'s default page","code":"target_not_deployed","marks":["<title>welcome to xampp"],"source":"https://www.apachefriends.org/faq_linux.html"},{"name":"OpenLiteSpeed\'s default page","code":"target_not_deployed","marks":["congratulations","openlitespeed"],"source":"https://docs.openlitespeed.org/installation/"},{"name":"Django\'s default page","code":"target_not_deployed","marks":["the install worked successfully! congratulations!"],"source":"https://docs.djangoproject.com/en/stable/intro/tutorial01/"},{"name":"Cloud Run\'s placeholder","code":"target_not_deployed","marks":["it\'s running!","cloud run"],"source":"https://cloud.google.com/run/docs/quickstarts/deploy-container"},{"name":"Wix\'s page for a domain that is not connected","code":"target_parked","marks":["domain isn\'t connected","wix"],"source":"https://support.wix.com/en/article/connecting-a-domain-to-a-wix-site"},{"name":"a domain parking page","code":"target_parked","marks":["sedoparking.com"],"source":"https://sedo.com/us/park-domains/"},{"name":"a domain parking page","code":"target_parked","marks":["wsimg.com/parking-lander"],"source":"https://www.godaddy.com/help/what-is-a-parked-domain-name-4026"},{"name":"a domain parking page","code":"target_parked","marks":["window.location.href=\\"/lander"],"source":"https://www.godaddy.com/help/what-is-a-parked-domain-name-4026"},{"name":"a domain parking page","code":"target_parked","marks":["parkingcrew.net"],"source":"https://www.icann.org/en/icann-acronyms-and-terms/domain-parking-en"},{"name":"a domain parking page","code":"target_parked","marks":["parklogic.com"],"source":"https://www.icann.org/en/icann-acronyms-and-terms/domain-parking-en"},{"name":"a domain parking page","code":"target_parked","marks":["bodis.com","domain"],"source":"https://www.icann.org/en/icann-acronyms-and-terms/domain-parking-en"}]');
const INTERSTITIALS = interstitials_namespaceObject;
const MARKUP_MAX = 64 * 1024;
function interstitialOf(headerValue, body) {
const markup = body.length > MARKUP_MAX ? "" : body.toLowerCase();
return INTERSTITIALS.find(row => matches(row, headerValue, markup)) ?? null;
}
function matches({header: header, marks: marks}, headerValue, markup) {
if (header === undefined) return marks?.every(mark => markup.includes(mark)) === true;
const [name = "", ...values] = header;
const value = headerValue(name)?.trim().toLowerCase();
return value !== undefined && (values.length === 0 || values.some(wanted => value.startsWith(wanted)));
}
},
95810: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => delayedAbort,
j: () => Semaphore
});
function delayedAbort(signal, delayMs) {
const controller = new AbortController;
const arm = () => {
const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
timer.unref();
};
if (signal.aborted) arm(); else signal.addEventListener("abort", arm, {
once: true
});
return controller.signal;
}
class Semaphore {
#max;
#waiting=[];
#running=0;
constructor(max) {
this.#max = max;
}
async run(task) {
if (this.#running >= this.#max) await new Promise(resolve => this.#waiting.push(resolve)); else this.#running += 1;
try {
return await task();
} finally {
const next = this.#waiting.shift();
if (next === undefined) this.#running -= 1; else next();
}
}
}
},
28957: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rn: () => DEFAULT_HEADERS,
_O: () => USER_AGENT,
uD: () => HEAD_BYTES_MAX
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const HEAD_BYTES_MAX = 1024 * 1024;
const USER_AGENT = `ScanGate/${_package_json__WEBPACK_IMPORTED_MODULE_0__.rE} (+${_package_json__WEBPACK_IMPORTED_MODULE_0__.TB})`;
const DEFAULT_HEADERS = [ [ "User-Agent", USER_AGENT ], [ "Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" ], [ "Accept-Language", "en" ], [ "Accept-Encoding", "gzip, deflate, br, zstd" ] ];
}
};
