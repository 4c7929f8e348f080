export const id = "shared-abort";

export const ids = [ "shared-abort" ];

export const modules = {
 43798: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   H: () => delayedAbort
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
 },
 52556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   M2: () => blockList,
   MJ: () => isLocalAddress,
   Ow: () => isLoopbackAddress,
   V4: () => addressRefusal
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  const METADATA = blockList([ "169.254.169.254/32", "169.254.169.253/32", "169.254.170.2/32", "169.254.170.23/32", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32", "fd00:ec2::254/128", "fd00:ec2::23/128", "fd20:ce::254/128" ]);
  const NOT_PUBLIC = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8" ]);
  const LOCAL = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10" ]);
  const LOOPBACK = blockList([ "127.0.0.0/8", "::1/128" ]);
  class CidrError extends Error {
   constructor(text) {
    super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
    this.name = "CidrError";
   }
  }
  function addressRefusal(address, policy) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0) return "not an IP address";
   const forms = [ address, ...embeddedIPv4(address) ];
   if (forms.some(form => contains(METADATA, form))) return "it is a cloud metadata address";
   if (policy.mode === "any") return null;
   const allow = allowedBy(policy);
   for (const form of forms) {
    if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
     return "it is not a public address and no allowed range contains it";
    }
   }
   return null;
  }
  const allowLists = new WeakMap;
  function allowedBy(policy) {
   const known = allowLists.get(policy);
   if (known !== undefined) return known;
   const list = blockList(policy.allow);
   allowLists.set(policy, list);
   return list;
  }
  function isLocalAddress(address) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOCAL, form));
  }
  function isLoopbackAddress(address) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOOPBACK, form));
  }
  function blockList(ranges) {
   const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
   for (const range of ranges) {
    const [address = "", prefix, ...more] = range.trim().split("/");
    const family = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : (0, 
    node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? "ipv6" : null;
    const widest = family === "ipv4" ? 32 : 128;
    const bits = prefix === undefined ? widest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (family === null || more.length > 0 || bits < 0 || bits > widest) throw new CidrError(range);
    list.addSubnet(address, bits, family);
   }
   return list;
  }
  function contains(list, address) {
   return list.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : "ipv6");
  }
  function embeddedIPv4(address) {
   if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)) return [];
   const words = wordsOf(address);
   const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
   const isZero = (from, to) => words.slice(from, to).every(word => word === 0);
   if (isZero(0, 5) && words[5] === 65535) return [ pair(words[6], words[7]) ];
   if (isZero(0, 4) && words[4] === 65535 && words[5] === 0) return [ pair(words[6], words[7]) ];
   if (words[0] === 100 && words[1] === 65435 && isZero(2, 6)) return [ pair(words[6], words[7]) ];
   if (words[0] === 8194) return [ pair(words[1], words[2]) ];
   return [];
  }
  function wordsOf(address) {
   const plain = (address.split("%")[0] ?? "").replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
    const word = (high, low) => (Number(high) << 8 | Number(low)).toString(16);
    return `${word(a, b)}:${word(c, d)}`;
   });
   const [head = "", tail] = plain.split("::");
   const parse = text => text === "" ? [] : text.split(":").map(word => Number.parseInt(word, 16));
   const front = parse(head);
   if (tail === undefined) return front;
   const back = parse(tail);
   return [ ...front, ...new Array(8 - front.length - back.length).fill(0), ...back ];
  }
 },
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
 95638: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   u: () => HEAD_BYTES_MAX
  });
  const HEAD_BYTES_MAX = 1024 * 1024;
 },
 17771: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   C: () => interstitialOf
  });
  const VERCEL_PROTECTION = "https://vercel.com/docs/deployment-protection";
  const VERCEL_ERRORS = "https://vercel.com/docs/errors/DEPLOYMENT_NOT_FOUND";
  const NETLIFY = "https://docs.netlify.com/manage/security/secure-access-to-sites/password-protection/";
  const AZURE_FRONT_DOOR = "https://learn.microsoft.com/azure/frontdoor/refstring";
  const AZURE_APP_SERVICE = "https://learn.microsoft.com/azure/app-service/overview-hosting-plans";
  const NGROK = "https://ngrok.com/docs/errors/reference";
  const GITHUB_PAGES = "https://docs.github.com/pages/getting-started-with-github-pages/creating-a-custom-404-page";
  const HEROKU = "https://devcenter.heroku.com/articles/error-pages";
  const RENDER = "https://render.com/docs/troubleshooting-deploys";
  const RAILWAY = "https://docs.railway.com/reference/errors/application-failed-to-respond";
  const FIREBASE = "https://firebase.google.com/docs/hosting/quickstart";
  const CLOUDFLARE_PAGES = "https://developers.cloudflare.com/pages/";
  const NGINX = "https://github.com/nginx/nginx/blob/master/docs/html/index.html";
  const DEBIAN_APACHE = "https://salsa.debian.org/apache-team/apache2/-/blob/master/debian/index.html";
  const APACHE = "https://httpd.apache.org/docs/2.4/install.html";
  const IIS = "https://learn.microsoft.com/iis/";
  const CADDY = "https://github.com/caddyserver/dist/blob/master/welcome/index.html";
  const PLESK = "https://docs.plesk.com/";
  const SEDO = "https://sedo.com/us/park-domains/";
  const GODADDY = "https://www.godaddy.com/help/what-is-a-parked-domain-name-4026";
  const PARKING = "https://www.icann.org/en/icann-acronyms-and-terms/domain-parking-en";
  const HOSTING_INTERSTITIALS = [ {
   name: "Vercel's deployment protection",
   code: "target_single_sign_on",
   marks: [ "vercel.com/sso-api" ],
   source: VERCEL_PROTECTION
  }, {
   name: "Vercel's deployment protection",
   code: "target_single_sign_on",
   marks: [ "<title>authentication required</title>" ],
   source: VERCEL_PROTECTION
  }, {
   name: "Vercel's page for a deployment that does not exist",
   code: "target_not_deployed",
   header: [ "x-vercel-error" ],
   source: VERCEL_ERRORS
  }, {
   name: "Netlify's password page",
   code: "target_refused",
   marks: [ "netlify", "password protected" ],
   source: NETLIFY
  }, {
   name: "Netlify's password page",
   code: "target_refused",
   marks: [ "<title>password protected site" ],
   source: NETLIFY
  }, {
   name: "Netlify's page for a site that does not exist",
   code: "target_not_deployed",
   marks: [ "netlify", "looks like you've followed a broken link" ],
   source: NETLIFY
  }, {
   name: "Azure Front Door's error page",
   code: "target_not_deployed",
   marks: [ "our services aren't available right now" ],
   source: AZURE_FRONT_DOOR
  }, {
   name: "Azure App Service's placeholder",
   code: "target_not_deployed",
   marks: [ "<title>microsoft azure app service - welcome" ],
   source: AZURE_APP_SERVICE
  }, {
   name: "Azure App Service's placeholder",
   code: "target_not_deployed",
   marks: [ "<title>microsoft azure web app - error 404" ],
   source: AZURE_APP_SERVICE
  }, {
   name: "an ngrok error page",
   code: "target_not_deployed",
   header: [ "ngrok-error-code" ],
   source: NGROK
  }, {
   name: "GitHub Pages' page for a site that does not exist",
   code: "target_not_deployed",
   marks: [ "there isn't a github pages site here" ],
   source: GITHUB_PAGES
  }, {
   name: "Heroku's error page",
   code: "target_not_deployed",
   marks: [ "herokucdn.com/error-pages/" ],
   source: HEROKU
  }, {
   name: "Render's page for a service that is not there",
   code: "target_not_deployed",
   header: [ "x-render-routing", "no-server", "suspend", "hibernate" ],
   source: RENDER
  }, {
   name: "Railway's fallback page",
   code: "target_not_deployed",
   header: [ "x-railway-fallback", "true" ],
   source: RAILWAY
  }, {
   name: "Firebase Hosting's placeholder",
   code: "target_not_deployed",
   marks: [ "firebase hosting setup complete" ],
   source: FIREBASE
  }, {
   name: "Firebase Hosting's page for a site that does not exist",
   code: "target_not_deployed",
   marks: [ "<title>site not found", "firebase" ],
   source: FIREBASE
  }, {
   name: "Cloudflare's page for a deployment that does not exist",
   code: "target_not_deployed",
   marks: [ "nothing is here yet", "cloudflare" ],
   source: CLOUDFLARE_PAGES
  }, {
   name: "nginx's default page",
   code: "target_not_deployed",
   marks: [ "<title>welcome to nginx!</title>" ],
   source: NGINX
  }, {
   name: "OpenResty's default page",
   code: "target_not_deployed",
   marks: [ "<title>welcome to openresty!</title>" ],
   source: NGINX
  }, {
   name: "Apache's default page",
   code: "target_not_deployed",
   marks: [ "<title>apache2 ", " default page" ],
   source: DEBIAN_APACHE
  }, {
   name: "Apache's default page",
   code: "target_not_deployed",
   marks: [ "<html><body><h1>it works!</h1></body></html>" ],
   source: APACHE
  }, {
   name: "Apache's default page",
   code: "target_not_deployed",
   marks: [ "<title>test page for the", "http server" ],
   source: APACHE
  }, {
   name: "the web server's default page",
   code: "target_not_deployed",
   marks: [ "<title>http server test page" ],
   source: APACHE
  }, {
   name: "IIS's default page",
   code: "target_not_deployed",
   marks: [ "<title>iis windows", "iisstart" ],
   source: IIS
  }, {
   name: "Caddy's default page",
   code: "target_not_deployed",
   marks: [ "<title>caddy works!" ],
   source: CADDY
  }, {
   name: "Plesk's default page",
   code: "target_not_deployed",
   marks: [ "<title>web server's default page" ],
   source: PLESK
  }, {
   name: "Plesk's default page",
   code: "target_not_deployed",
   marks: [ "<title>domain default page" ],
   source: PLESK
  }, {
   name: "lighttpd's default page",
   code: "target_not_deployed",
   marks: [ "placeholder page", "lighttpd" ],
   source: "https://salsa.debian.org/debian/lighttpd"
  }, {
   name: "XAMPP's default page",
   code: "target_not_deployed",
   marks: [ "<title>welcome to xampp" ],
   source: "https://www.apachefriends.org/faq_linux.html"
  }, {
   name: "OpenLiteSpeed's default page",
   code: "target_not_deployed",
   marks: [ "congratulations", "openlitespeed" ],
   source: "https://docs.openlitespeed.org/installation/"
  }, {
   name: "Django's default page",
   code: "target_not_deployed",
   marks: [ "the install worked successfully! congratulations!" ],
   source: "https://docs.djangoproject.com/en/stable/intro/tutorial01/"
  }, {
   name: "Cloud Run's placeholder",
   code: "target_not_deployed",
   marks: [ "it's running!", "cloud run" ],
   source: "https://cloud.google.com/run/docs/quickstarts/deploy-container"
  }, {
   name: "Wix's page for a domain that is not connected",
   code: "target_parked",
   marks: [ "domain isn't connected", "wix" ],
   source: "https://support.wix.com/en/article/connecting-a-domain-to-a-wix-site"
  }, {
   name: "a domain parking page",
   code: "target_parked",
   marks: [ "sedoparking.com" ],
   source: SEDO
  }, {
   name: "a domain parking page",
   code: "target_parked",
   marks: [ "wsimg.com/parking-lander" ],
   source: GODADDY
  }, {
   name: "a domain parking page",
   code: "target_parked",
   marks: [ 'window.location.href="/lander' ],
   source: GODADDY
  }, {
   name: "a domain parking page",
   code: "target_parked",
   marks: [ "parkingcrew.net" ],
   source: PARKING
  }, {
   name: "a domain parking page",
   code: "target_parked",
   marks: [ "parklogic.com" ],
   source: PARKING
  }, {
   name: "a domain parking page",
   code: "target_parked",
   marks: [ "bodis.com", "domain" ],
   source: PARKING
  } ];
  const CLOUDFLARE = "https://developers.cloudflare.com/cloudflare-challenges/";
  const CLOUDFLARE_ERRORS = "https://developers.cloudflare.com/support/troubleshooting/http-status-codes/";
  const AKAMAI = "https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action";
  const IMPERVA = "https://docs.imperva.com/bundle/cloud-application-security/page/troubleshooting/common-errors.htm";
  const DATADOME = "https://docs.datadome.co/docs/response-page";
  const HUMAN = "https://docs.humansecurity.com/applications-and-accounts/docs/block-page";
  const AWS_WAF = "https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html";
  const CLOUDFRONT = "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-403-permission-denied.html";
  const SUCURI = "https://docs.sucuri.net/website-firewall/troubleshooting/";
  const VERCEL_FIREWALL = "https://vercel.com/docs/vercel-firewall/attack-challenge-mode";
  const AZURE_WAF = "https://learn.microsoft.com/azure/web-application-firewall/waf-javascript-challenge";
  const security_products_AZURE_FRONT_DOOR = "https://learn.microsoft.com/azure/frontdoor/refstring";
  const F5 = "https://my.f5.com/manage/s/article/K53415245";
  const ANUBIS = "https://anubis.techaro.lol/docs/design/how-anubis-works";
  const WORDFENCE = "https://www.wordfence.com/help/firewall/rate-limiting/";
  const IMUNIFY = "https://docs.imunify360.com/webshield/";
  const RADWARE = "https://support.radware.com/app/answers/answer_view/a_id/1033920";
  const ALIBABA = "https://www.alibabacloud.com/help/en/waf/";
  const CROWDSEC = "https://docs.crowdsec.net/u/bouncers/nginx";
  const KASADA = "https://docs.kasada.io/";
  const SECURITY_INTERSTITIALS = [ {
   name: "a Cloudflare challenge",
   code: "target_challenge",
   header: [ "cf-mitigated" ],
   source: CLOUDFLARE
  }, {
   name: "a Cloudflare challenge",
   code: "target_challenge",
   marks: [ "_cf_chl_opt" ],
   source: CLOUDFLARE
  }, {
   name: "a Cloudflare challenge",
   code: "target_challenge",
   marks: [ "cf-browser-verification" ],
   source: CLOUDFLARE
  }, {
   name: "a Cloudflare block page",
   code: "target_blocked",
   marks: [ "cf-error-details" ],
   source: CLOUDFLARE_ERRORS
  }, {
   name: "a Cloudflare block page",
   code: "target_blocked",
   marks: [ "<title>attention required! | cloudflare" ],
   source: CLOUDFLARE_ERRORS
  }, {
   name: "an Akamai challenge",
   code: "target_challenge",
   marks: [ "sec-if-cpt-container" ],
   source: AKAMAI
  }, {
   name: "an Akamai challenge",
   code: "target_challenge",
   marks: [ "/_sec/cp_challenge/" ],
   source: AKAMAI
  }, {
   name: "an Akamai challenge",
   code: "target_challenge",
   marks: [ "bm-verify=" ],
   source: AKAMAI
  }, {
   name: "an Akamai block page",
   code: "target_blocked",
   marks: [ "errors.edgesuite.net" ],
   source: AKAMAI
  }, {
   name: "an Akamai block page",
   code: "target_blocked",
   marks: [ "you don't have permission to access", "reference #" ],
   source: AKAMAI
  }, {
   name: "an Imperva block page",
   code: "target_blocked",
   marks: [ "incapsula incident id" ],
   source: IMPERVA
  }, {
   name: "an Imperva block page",
   code: "target_blocked",
   marks: [ "imperva", "incident id" ],
   source: IMPERVA
  }, {
   name: "an Imperva challenge",
   code: "target_challenge",
   marks: [ "_incapsula_resource", "main-iframe" ],
   source: IMPERVA
  }, {
   name: "an Imperva challenge",
   code: "target_challenge",
   marks: [ "pardon our interruption" ],
   source: IMPERVA
  }, {
   name: "a DataDome challenge",
   code: "target_challenge",
   header: [ "x-dd-b" ],
   source: DATADOME
  }, {
   name: "a DataDome challenge",
   code: "target_challenge",
   marks: [ "captcha-delivery.com", "dd={" ],
   source: DATADOME
  }, {
   name: "a DataDome challenge",
   code: "target_challenge",
   marks: [ "captcha-delivery.com/captcha" ],
   source: DATADOME
  }, {
   name: "a DataDome challenge",
   code: "target_challenge",
   marks: [ "please enable js and disable any ad blocker" ],
   source: DATADOME
  }, {
   name: "a HUMAN (PerimeterX) challenge",
   code: "target_challenge",
   marks: [ "px-captcha" ],
   source: HUMAN
  }, {
   name: "a HUMAN (PerimeterX) challenge",
   code: "target_challenge",
   marks: [ "_pxappid", "access to this page has been denied" ],
   source: HUMAN
  }, {
   name: "an AWS WAF challenge",
   code: "target_challenge",
   header: [ "x-amzn-waf-action", "challenge", "captcha" ],
   source: AWS_WAF
  }, {
   name: "an AWS WAF challenge",
   code: "target_challenge",
   marks: [ "awswafcookiedomainlist" ],
   source: AWS_WAF
  }, {
   name: "an AWS WAF challenge",
   code: "target_challenge",
   marks: [ "gokuprops" ],
   source: AWS_WAF
  }, {
   name: "a CloudFront block page",
   code: "target_blocked",
   marks: [ "the request could not be satisfied", "cloudfront" ],
   source: CLOUDFRONT
  }, {
   name: "a Sucuri block page",
   code: "target_blocked",
   header: [ "x-sucuri-block" ],
   source: SUCURI
  }, {
   name: "a Sucuri block page",
   code: "target_blocked",
   marks: [ "sucuri website firewall", "access denied" ],
   source: SUCURI
  }, {
   name: "a Sucuri challenge",
   code: "target_challenge",
   marks: [ "sucuri_cloudproxy_js" ],
   source: SUCURI
  }, {
   name: "a Vercel challenge",
   code: "target_challenge",
   header: [ "x-vercel-mitigated", "challenge" ],
   source: VERCEL_FIREWALL
  }, {
   name: "a Vercel block page",
   code: "target_blocked",
   header: [ "x-vercel-mitigated", "deny" ],
   source: VERCEL_FIREWALL
  }, {
   name: "a Vercel challenge",
   code: "target_challenge",
   marks: [ "vercel security checkpoint" ],
   source: VERCEL_FIREWALL
  }, {
   name: "an Azure WAF challenge",
   code: "target_challenge",
   marks: [ "azwaf_jsclearance" ],
   source: AZURE_WAF
  }, {
   name: "an Azure WAF challenge",
   code: "target_challenge",
   marks: [ "<title>azure waf" ],
   source: AZURE_WAF
  }, {
   name: "an Azure Front Door block page",
   code: "target_blocked",
   marks: [ "the request is blocked." ],
   source: security_products_AZURE_FRONT_DOOR
  }, {
   name: "an F5 block page",
   code: "target_blocked",
   marks: [ "the requested url was rejected" ],
   source: F5
  }, {
   name: "an F5 challenge",
   code: "target_challenge",
   marks: [ "bobcmn" ],
   source: F5
  }, {
   name: "an F5 challenge",
   code: "target_challenge",
   marks: [ "please enable javascript to view the page content", "support id" ],
   source: F5
  }, {
   name: "an Anubis challenge",
   code: "target_challenge",
   marks: [ "/.within.website/x/" ],
   source: ANUBIS
  }, {
   name: "a Wordfence block page",
   code: "target_blocked",
   marks: [ "generated by wordfence" ],
   source: WORDFENCE
  }, {
   name: "a Wordfence block page",
   code: "target_blocked",
   marks: [ "your access to this site has been limited" ],
   source: WORDFENCE
  }, {
   name: "an Imunify360 challenge",
   code: "target_challenge",
   marks: [ "wsidchk" ],
   source: IMUNIFY
  }, {
   name: "an Imunify360 challenge",
   code: "target_challenge",
   marks: [ "imunify360", "bot-protection" ],
   source: IMUNIFY
  }, {
   name: "a Radware challenge",
   code: "target_challenge",
   marks: [ "captcha.perfdrive.com" ],
   source: RADWARE
  }, {
   name: "an Alibaba Cloud WAF challenge",
   code: "target_challenge",
   marks: [ "acw_sc__v2" ],
   source: ALIBABA
  }, {
   name: "an Alibaba Cloud WAF challenge",
   code: "target_challenge",
   marks: [ "aliyun_waf" ],
   source: ALIBABA
  }, {
   name: "a CrowdSec page",
   code: "target_blocked",
   marks: [ "<title>crowdsec" ],
   source: CROWDSEC
  }, {
   name: "a Kasada challenge",
   code: "target_challenge",
   marks: [ "kpsdk", "/ips.js" ],
   source: KASADA
  }, {
   name: "a Fastly challenge",
   code: "target_challenge",
   marks: [ "/_fs-ch-" ],
   source: "https://www.fastly.com/documentation/guides/security/bot-management/client-challenges/"
  } ];
  const INTERSTITIALS = [ ...SECURITY_INTERSTITIALS, ...HOSTING_INTERSTITIALS ];
  const MARKUP_MAX = 64 * 1024;
  function interstitialOf(headerValue, body) {
   const markup = body.length > MARKUP_MAX ? "" : body.toLowerCase();
   return INTERSTITIALS.find(row => matches(row, headerValue, markup)) ?? null;
  }
  function matches({header: header, marks: marks}, headerValue, markup) {
   if (header === undefined) return marks?.every(mark => markup.includes(mark)) === true;
   const [name, ...values] = header;
   const value = headerValue(name)?.trim().toLowerCase();
   return value !== undefined && (values.length === 0 || values.some(wanted => value.startsWith(wanted)));
  }
 },
 89394: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   cW: () => isLoopbackHost,
   lS: () => isLocalhostName,
   mJ: () => isLocalHost
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
  const LOCAL_SUFFIXES = [ "localhost", "test", "local", "internal", "home.arpa", "lan", "localdomain" ];
  function isLocalhostName(host) {
   return host === "localhost" || host.endsWith(".localhost");
  }
  function isLoopbackHost(host) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? isLocalhostName(host) : (0, 
   _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(host);
  }
  function isLocalHost(host) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) return (0, _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.MJ)(host);
   if (!host.includes(".")) return true;
   return LOCAL_SUFFIXES.some(suffix => host === suffix || host.endsWith(`.${suffix}`));
  }
 },
 28957: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   R: () => DEFAULT_HEADERS,
   _: () => USER_AGENT
  });
  var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
  const USER_AGENT = `ScanGate/${_package_json__WEBPACK_IMPORTED_MODULE_0__.rE} (+${_package_json__WEBPACK_IMPORTED_MODULE_0__.TB})`;
  const DEFAULT_HEADERS = [ [ "User-Agent", USER_AGENT ], [ "Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" ], [ "Accept-Language", "en" ], [ "Accept-Encoding", "gzip, deflate, br, zstd" ] ];
 }
};
