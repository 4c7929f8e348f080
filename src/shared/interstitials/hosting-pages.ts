import type { Interstitial } from './interstitial.ts';

const VERCEL_PROTECTION = 'https://vercel.com/docs/deployment-protection';
const VERCEL_ERRORS = 'https://vercel.com/docs/errors/DEPLOYMENT_NOT_FOUND';
const NETLIFY = 'https://docs.netlify.com/manage/security/secure-access-to-sites/password-protection/';
const AZURE_FRONT_DOOR = 'https://learn.microsoft.com/azure/frontdoor/refstring';
const AZURE_APP_SERVICE = 'https://learn.microsoft.com/azure/app-service/overview-hosting-plans';
const NGROK = 'https://ngrok.com/docs/errors/reference';
const GITHUB_PAGES = 'https://docs.github.com/pages/getting-started-with-github-pages/creating-a-custom-404-page';
const HEROKU = 'https://devcenter.heroku.com/articles/error-pages';
const RENDER = 'https://render.com/docs/troubleshooting-deploys';
const RAILWAY = 'https://docs.railway.com/reference/errors/application-failed-to-respond';
const FIREBASE = 'https://firebase.google.com/docs/hosting/quickstart';
const CLOUDFLARE_PAGES = 'https://developers.cloudflare.com/pages/';
const NGINX = 'https://github.com/nginx/nginx/blob/master/docs/html/index.html';
const DEBIAN_APACHE = 'https://salsa.debian.org/apache-team/apache2/-/blob/master/debian/index.html';
const APACHE = 'https://httpd.apache.org/docs/2.4/install.html';
const IIS = 'https://learn.microsoft.com/iis/';
const CADDY = 'https://github.com/caddyserver/dist/blob/master/welcome/index.html';
const PLESK = 'https://docs.plesk.com/';
const SEDO = 'https://sedo.com/us/park-domains/';
const GODADDY = 'https://www.godaddy.com/help/what-is-a-parked-domain-name-4026';
const PARKING = 'https://www.icann.org/en/icann-acronyms-and-terms/domain-parking-en';

/** Pages of hosting platforms, default pages of servers and domain parking pages. */
export const HOSTING_INTERSTITIALS: readonly Interstitial[] = [
  {
    name: "Vercel's deployment protection",
    code: 'target_single_sign_on',
    marks: ['vercel.com/sso-api'],
    source: VERCEL_PROTECTION,
  },
  {
    name: "Vercel's deployment protection",
    code: 'target_single_sign_on',
    marks: ['<title>authentication required</title>'],
    source: VERCEL_PROTECTION,
  },
  {
    name: "Vercel's page for a deployment that does not exist",
    code: 'target_not_deployed',
    header: ['x-vercel-error'],
    source: VERCEL_ERRORS,
  },
  {
    name: "Netlify's password page",
    code: 'target_refused',
    marks: ['netlify', 'password protected'],
    source: NETLIFY,
  },
  {
    name: "Netlify's password page",
    code: 'target_refused',
    marks: ['<title>password protected site'],
    source: NETLIFY,
  },
  {
    name: "Netlify's page for a site that does not exist",
    code: 'target_not_deployed',
    marks: ['netlify', "looks like you've followed a broken link"],
    source: NETLIFY,
  },
  {
    name: "Azure Front Door's error page",
    code: 'target_not_deployed',
    marks: ["our services aren't available right now"],
    source: AZURE_FRONT_DOOR,
  },
  {
    name: "Azure App Service's placeholder",
    code: 'target_not_deployed',
    marks: ['<title>microsoft azure app service - welcome'],
    source: AZURE_APP_SERVICE,
  },
  {
    name: "Azure App Service's placeholder",
    code: 'target_not_deployed',
    marks: ['<title>microsoft azure web app - error 404'],
    source: AZURE_APP_SERVICE,
  },
  { name: 'an ngrok error page', code: 'target_not_deployed', header: ['ngrok-error-code'], source: NGROK },
  {
    name: "GitHub Pages' page for a site that does not exist",
    code: 'target_not_deployed',
    marks: ["there isn't a github pages site here"],
    source: GITHUB_PAGES,
  },
  {
    name: "Heroku's error page",
    code: 'target_not_deployed',
    marks: ['herokucdn.com/error-pages/'],
    source: HEROKU,
  },
  {
    name: "Render's page for a service that is not there",
    code: 'target_not_deployed',
    header: ['x-render-routing', 'no-server', 'suspend', 'hibernate'],
    source: RENDER,
  },
  {
    name: "Railway's fallback page",
    code: 'target_not_deployed',
    header: ['x-railway-fallback', 'true'],
    source: RAILWAY,
  },
  {
    name: "Firebase Hosting's placeholder",
    code: 'target_not_deployed',
    marks: ['firebase hosting setup complete'],
    source: FIREBASE,
  },
  {
    name: "Firebase Hosting's page for a site that does not exist",
    code: 'target_not_deployed',
    marks: ['<title>site not found', 'firebase'],
    source: FIREBASE,
  },
  {
    name: "Cloudflare's page for a deployment that does not exist",
    code: 'target_not_deployed',
    marks: ['nothing is here yet', 'cloudflare'],
    source: CLOUDFLARE_PAGES,
  },
  {
    name: "nginx's default page",
    code: 'target_not_deployed',
    marks: ['<title>welcome to nginx!</title>'],
    source: NGINX,
  },
  {
    name: "OpenResty's default page",
    code: 'target_not_deployed',
    marks: ['<title>welcome to openresty!</title>'],
    source: NGINX,
  },
  {
    name: "Apache's default page",
    code: 'target_not_deployed',
    marks: ['<title>apache2 ', ' default page'],
    source: DEBIAN_APACHE,
  },
  {
    name: "Apache's default page",
    code: 'target_not_deployed',
    marks: ['<html><body><h1>it works!</h1></body></html>'],
    source: APACHE,
  },
  {
    name: "Apache's default page",
    code: 'target_not_deployed',
    marks: ['<title>test page for the', 'http server'],
    source: APACHE,
  },
  {
    name: "the web server's default page",
    code: 'target_not_deployed',
    marks: ['<title>http server test page'],
    source: APACHE,
  },
  {
    name: "IIS's default page",
    code: 'target_not_deployed',
    marks: ['<title>iis windows', 'iisstart'],
    source: IIS,
  },
  { name: "Caddy's default page", code: 'target_not_deployed', marks: ['<title>caddy works!'], source: CADDY },
  {
    name: "Plesk's default page",
    code: 'target_not_deployed',
    marks: ["<title>web server's default page"],
    source: PLESK,
  },
  { name: "Plesk's default page", code: 'target_not_deployed', marks: ['<title>domain default page'], source: PLESK },
  {
    name: "lighttpd's default page",
    code: 'target_not_deployed',
    marks: ['placeholder page', 'lighttpd'],
    source: 'https://salsa.debian.org/debian/lighttpd',
  },
  {
    name: "XAMPP's default page",
    code: 'target_not_deployed',
    marks: ['<title>welcome to xampp'],
    source: 'https://www.apachefriends.org/faq_linux.html',
  },
  {
    name: "OpenLiteSpeed's default page",
    code: 'target_not_deployed',
    marks: ['congratulations', 'openlitespeed'],
    source: 'https://docs.openlitespeed.org/installation/',
  },
  {
    name: "Django's default page",
    code: 'target_not_deployed',
    marks: ['the install worked successfully! congratulations!'],
    source: 'https://docs.djangoproject.com/en/stable/intro/tutorial01/',
  },
  {
    name: "Cloud Run's placeholder",
    code: 'target_not_deployed',
    marks: ["it's running!", 'cloud run'],
    source: 'https://cloud.google.com/run/docs/quickstarts/deploy-container',
  },
  {
    name: "Wix's page for a domain that is not connected",
    code: 'target_parked',
    marks: ["domain isn't connected", 'wix'],
    source: 'https://support.wix.com/en/article/connecting-a-domain-to-a-wix-site',
  },
  { name: 'a domain parking page', code: 'target_parked', marks: ['sedoparking.com'], source: SEDO },
  { name: 'a domain parking page', code: 'target_parked', marks: ['wsimg.com/parking-lander'], source: GODADDY },
  { name: 'a domain parking page', code: 'target_parked', marks: ['window.location.href="/lander'], source: GODADDY },
  { name: 'a domain parking page', code: 'target_parked', marks: ['parkingcrew.net'], source: PARKING },
  { name: 'a domain parking page', code: 'target_parked', marks: ['parklogic.com'], source: PARKING },
  { name: 'a domain parking page', code: 'target_parked', marks: ['bodis.com', 'domain'], source: PARKING },
];
