export const id = "fixes-fix-plan";

export const ids = [ "fixes-fix-plan" ];

export const modules = {
53787: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FF: () => without,
FIXABLE_CHECKS: () => FIXABLE_CHECKS,
fixPlan: () => fixPlan,
tg: () => checksOf
});
const HEADERS = [ {
check: "http.xcto",
name: "X-Content-Type-Options",
value: "nosniff"
}, {
check: "http.framing",
name: "X-Frame-Options",
value: "SAMEORIGIN"
}, {
check: "http.referrer-policy",
name: "Referrer-Policy",
value: "strict-origin-when-cross-origin"
}, {
check: "http.permissions-policy",
name: "Permissions-Policy",
value: "camera=(), microphone=(), geolocation=(), payment=()"
}, {
check: "http.cross-origin-isolation",
name: "Cross-Origin-Opener-Policy",
value: "same-origin-allow-popups"
}, {
check: "http.cross-origin-isolation",
name: "Cross-Origin-Resource-Policy",
value: "same-origin"
}, {
check: "http.hsts-missing",
name: "Strict-Transport-Security",
value: "max-age=31536000"
}, {
check: "http.hsts-weak",
name: "Strict-Transport-Security",
value: "max-age=31536000"
} ];
const ISOLATION = "http.cross-origin-isolation";
const EMBEDDER = {
check: ISOLATION,
name: "Cross-Origin-Embedder-Policy",
value: "credentialless"
};
const NO_EMBEDDER = "Cross-Origin-Embedder-Policy is missing still: send require-corp or credentialless once every embedded resource and frame allows it.";
const REPORT_ONLY = "Content-Security-Policy-Report-Only";
const CSP_CHECK = "csp.missing";
const CSP_DEFAULT = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";
const POLICY = new RegExp(`${REPORT_ONLY}: ([A-Za-z0-9 ';:/.*_+=-]{1,4000})`);
const COOKIES = {
"cookie.no-secure": "secure",
"cookie.no-httponly": "httpOnly",
"cookie.samesite": "sameSite"
};
const CORS = [ "cors.reflect-credentials", "cors.null-origin", "cors.weak-match" ];
const FIXABLE_CHECKS = [ ...new Set([ ...HEADERS.map(({check: check}) => check), CSP_CHECK, ...Object.keys(COOKIES), ...CORS ]) ];
function fixPlan(findings, only) {
const isAsked = check => (only === null || check === only) && (findings === null || findings.some(finding => finding.check_id === check && !isIgnoredByBrowsers(finding)));
const seen = policyOf(findings ?? []);
const isAlone = seen !== null && !seen.includes("://");
const wanted = [ ...HEADERS, ...isAlone ? [ EMBEDDER ] : [] ].filter(({check: check}) => isAsked(check));
const headers = new Map(wanted.map(header => [ header.name, header ]));
const policy = isAsked(CSP_CHECK) ? [ {
check: CSP_CHECK,
name: REPORT_ONLY,
value: seen ?? CSP_DEFAULT
} ] : [];
return {
headers: [ ...headers.values(), ...policy ],
incomplete: new Map(isAsked(ISOLATION) && !isAlone ? [ [ ISOLATION, NO_EMBEDDER ] ] : []),
cookies: Object.entries(COOKIES).filter(([check]) => isAsked(check)).map(([check, attribute]) => ({
check: check,
attribute: attribute,
cookies: cookiesOf(findings ?? [], check)
})),
cors: findings === null ? [] : CORS.filter(isAsked)
};
}
function isIgnoredByBrowsers({check_id: check_id, location: location}) {
return check_id === "http.hsts-weak" && location.url.startsWith("http:");
}
function policyOf(findings) {
const texts = findings.filter(({check_id: check}) => check === CSP_CHECK).map(({remediation: remediation}) => remediation);
const policy = POLICY.exec(texts.join("\n"))?.[1]?.trimEnd();
return policy?.replace(/\.$/, "").trimEnd() ?? null;
}
function cookiesOf(findings, check) {
const names = findings.filter(finding => finding.check_id === check).flatMap(({location: location, locations: locations = []}) => [ location, ...locations ]).flatMap(({parameter: parameter}) => parameter === null ? [] : [ parameter ]);
return [ ...new Set(names) ];
}
function without(plan, fixed) {
return {
...plan,
headers: plan.headers.filter(({check: check}) => !fixed.has(check)),
cookies: plan.cookies.filter(({check: check}) => !fixed.has(check)),
cors: plan.cors.filter(check => !fixed.has(check))
};
}
function checksOf({headers: headers, cookies: cookies, cors: cors}) {
return [ ...new Set([ ...headers, ...cookies ].map(({check: check}) => check).concat(cors)) ];
}
}
};
