import type { Interstitial } from './interstitial.ts';

const CLOUDFLARE = 'https://developers.cloudflare.com/cloudflare-challenges/';
const CLOUDFLARE_ERRORS = 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/';
const AKAMAI = 'https://techdocs.akamai.com/cloud-security/docs/handle-challenge-action';
const IMPERVA = 'https://docs.imperva.com/bundle/cloud-application-security/page/troubleshooting/common-errors.htm';
const DATADOME = 'https://docs.datadome.co/docs/response-page';
const HUMAN = 'https://docs.humansecurity.com/applications-and-accounts/docs/block-page';
const AWS_WAF = 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html';
const CLOUDFRONT = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-403-permission-denied.html';
const SUCURI = 'https://docs.sucuri.net/website-firewall/troubleshooting/';
const VERCEL_FIREWALL = 'https://vercel.com/docs/vercel-firewall/attack-challenge-mode';
const AZURE_WAF = 'https://learn.microsoft.com/azure/web-application-firewall/waf-javascript-challenge';
const AZURE_FRONT_DOOR = 'https://learn.microsoft.com/azure/frontdoor/refstring';
const F5 = 'https://my.f5.com/manage/s/article/K53415245';
const ANUBIS = 'https://anubis.techaro.lol/docs/design/how-anubis-works';
const WORDFENCE = 'https://www.wordfence.com/help/firewall/rate-limiting/';
const IMUNIFY = 'https://docs.imunify360.com/webshield/';
const RADWARE = 'https://support.radware.com/app/answers/answer_view/a_id/1033920';
const ALIBABA = 'https://www.alibabacloud.com/help/en/waf/';
const CROWDSEC = 'https://docs.crowdsec.net/u/bouncers/nginx';
const KASADA = 'https://docs.kasada.io/';

/**
 * Challenge and block pages of security products. Marks occur only in such pages: sensors that vendors also inject into
 * ordinary pages (Cloudflare's JavaScript detections, `_pxAppId`, `_Incapsula_Resource` scripts, DataDome's tag) do not
 * qualify.
 */
export const SECURITY_INTERSTITIALS: readonly Interstitial[] = [
  { name: 'a Cloudflare challenge', code: 'target_challenge', header: ['cf-mitigated'], source: CLOUDFLARE },
  { name: 'a Cloudflare challenge', code: 'target_challenge', marks: ['_cf_chl_opt'], source: CLOUDFLARE },
  { name: 'a Cloudflare challenge', code: 'target_challenge', marks: ['cf-browser-verification'], source: CLOUDFLARE },
  { name: 'a Cloudflare block page', code: 'target_blocked', marks: ['cf-error-details'], source: CLOUDFLARE_ERRORS },
  {
    name: 'a Cloudflare block page',
    code: 'target_blocked',
    marks: ['<title>attention required! | cloudflare'],
    source: CLOUDFLARE_ERRORS,
  },
  { name: 'an Akamai challenge', code: 'target_challenge', marks: ['sec-if-cpt-container'], source: AKAMAI },
  { name: 'an Akamai challenge', code: 'target_challenge', marks: ['/_sec/cp_challenge/'], source: AKAMAI },
  { name: 'an Akamai challenge', code: 'target_challenge', marks: ['bm-verify='], source: AKAMAI },
  { name: 'an Akamai block page', code: 'target_blocked', marks: ['errors.edgesuite.net'], source: AKAMAI },
  {
    name: 'an Akamai block page',
    code: 'target_blocked',
    marks: ["you don't have permission to access", 'reference #'],
    source: AKAMAI,
  },
  { name: 'an Imperva block page', code: 'target_blocked', marks: ['incapsula incident id'], source: IMPERVA },
  { name: 'an Imperva block page', code: 'target_blocked', marks: ['imperva', 'incident id'], source: IMPERVA },
  {
    name: 'an Imperva challenge',
    code: 'target_challenge',
    marks: ['_incapsula_resource', 'main-iframe'],
    source: IMPERVA,
  },
  { name: 'an Imperva challenge', code: 'target_challenge', marks: ['pardon our interruption'], source: IMPERVA },
  { name: 'a DataDome challenge', code: 'target_challenge', header: ['x-dd-b'], source: DATADOME },
  { name: 'a DataDome challenge', code: 'target_challenge', marks: ['captcha-delivery.com', 'dd={'], source: DATADOME },
  {
    name: 'a DataDome challenge',
    code: 'target_challenge',
    marks: ['captcha-delivery.com/captcha'],
    source: DATADOME,
  },
  {
    name: 'a DataDome challenge',
    code: 'target_challenge',
    marks: ['please enable js and disable any ad blocker'],
    source: DATADOME,
  },
  { name: 'a HUMAN (PerimeterX) challenge', code: 'target_challenge', marks: ['px-captcha'], source: HUMAN },
  {
    name: 'a HUMAN (PerimeterX) challenge',
    code: 'target_challenge',
    marks: ['_pxappid', 'access to this page has been denied'],
    source: HUMAN,
  },
  {
    name: 'an AWS WAF challenge',
    code: 'target_challenge',
    header: ['x-amzn-waf-action', 'challenge', 'captcha'],
    source: AWS_WAF,
  },
  { name: 'an AWS WAF challenge', code: 'target_challenge', marks: ['awswafcookiedomainlist'], source: AWS_WAF },
  { name: 'an AWS WAF challenge', code: 'target_challenge', marks: ['gokuprops'], source: AWS_WAF },
  {
    name: 'a CloudFront block page',
    code: 'target_blocked',
    marks: ['the request could not be satisfied', 'cloudfront'],
    source: CLOUDFRONT,
  },
  { name: 'a Sucuri block page', code: 'target_blocked', header: ['x-sucuri-block'], source: SUCURI },
  {
    name: 'a Sucuri block page',
    code: 'target_blocked',
    marks: ['sucuri website firewall', 'access denied'],
    source: SUCURI,
  },
  { name: 'a Sucuri challenge', code: 'target_challenge', marks: ['sucuri_cloudproxy_js'], source: SUCURI },
  {
    name: 'a Vercel challenge',
    code: 'target_challenge',
    header: ['x-vercel-mitigated', 'challenge'],
    source: VERCEL_FIREWALL,
  },
  {
    name: 'a Vercel block page',
    code: 'target_blocked',
    header: ['x-vercel-mitigated', 'deny'],
    source: VERCEL_FIREWALL,
  },
  {
    name: 'a Vercel challenge',
    code: 'target_challenge',
    marks: ['vercel security checkpoint'],
    source: VERCEL_FIREWALL,
  },
  { name: 'an Azure WAF challenge', code: 'target_challenge', marks: ['azwaf_jsclearance'], source: AZURE_WAF },
  { name: 'an Azure WAF challenge', code: 'target_challenge', marks: ['<title>azure waf'], source: AZURE_WAF },
  {
    name: 'an Azure Front Door block page',
    code: 'target_blocked',
    marks: ['the request is blocked.'],
    source: AZURE_FRONT_DOOR,
  },
  { name: 'an F5 block page', code: 'target_blocked', marks: ['the requested url was rejected'], source: F5 },
  { name: 'an F5 challenge', code: 'target_challenge', marks: ['bobcmn'], source: F5 },
  {
    name: 'an F5 challenge',
    code: 'target_challenge',
    marks: ['please enable javascript to view the page content', 'support id'],
    source: F5,
  },
  { name: 'an Anubis challenge', code: 'target_challenge', marks: ['/.within.website/x/'], source: ANUBIS },
  { name: 'a Wordfence block page', code: 'target_blocked', marks: ['generated by wordfence'], source: WORDFENCE },
  {
    name: 'a Wordfence block page',
    code: 'target_blocked',
    marks: ['your access to this site has been limited'],
    source: WORDFENCE,
  },
  { name: 'an Imunify360 challenge', code: 'target_challenge', marks: ['wsidchk'], source: IMUNIFY },
  {
    name: 'an Imunify360 challenge',
    code: 'target_challenge',
    marks: ['imunify360', 'bot-protection'],
    source: IMUNIFY,
  },
  { name: 'a Radware challenge', code: 'target_challenge', marks: ['captcha.perfdrive.com'], source: RADWARE },
  { name: 'an Alibaba Cloud WAF challenge', code: 'target_challenge', marks: ['acw_sc__v2'], source: ALIBABA },
  { name: 'an Alibaba Cloud WAF challenge', code: 'target_challenge', marks: ['aliyun_waf'], source: ALIBABA },
  { name: 'a CrowdSec page', code: 'target_blocked', marks: ['<title>crowdsec'], source: CROWDSEC },
  { name: 'a Kasada challenge', code: 'target_challenge', marks: ['kpsdk', '/ips.js'], source: KASADA },
  {
    name: 'a Fastly challenge',
    code: 'target_challenge',
    marks: ['/_fs-ch-'],
    source: 'https://www.fastly.com/documentation/guides/security/bot-management/client-challenges/',
  },
];
