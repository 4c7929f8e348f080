import { type Static, Type } from 'typebox';
/**
 * Why a scan did not reach the application, with the remedy. The codes are also reasons of an inconclusive verdict, so they
 * are part of the error catalogue (docs/ERRORS.md).
 */
export declare const COVERAGE_PROBLEMS: {
    readonly target_not_found: {
        readonly meaning: "The start page does not exist (404 or 410).";
        readonly fix: "Check the address and that the deployment is there, or give a target URL with a path that exists.";
    };
    readonly target_refused: {
        readonly meaning: "The start page refuses the scanner (401, 403, 429 or another 4xx status).";
        readonly fix: "Let the scanner in with request-headers (a secret), or allow its User-Agent or address.";
    };
    readonly target_host_refused: {
        readonly meaning: "The framework of the application refuses the host name of the target.";
        readonly fix: "Add the host name to those that the application allows: ALLOWED_HOSTS (Django), config.hosts (Rails), server.allowedHosts (Vite), allowedHosts (webpack-dev-server), allowed_hosts (Starlette).";
    };
    readonly target_server_error: {
        readonly meaning: "The start page is a server error (5xx).";
        readonly fix: "Fix the deployment, then run the gate again.";
    };
    readonly target_empty: {
        readonly meaning: "The start page has no content.";
        readonly fix: "Check the deployment, or give a target URL with a path that shows the application.";
    };
    readonly target_challenge: {
        readonly meaning: "A bot challenge is served instead of the application.";
        readonly fix: "Exempt the scanner in the bot protection, for example by a secret header set with request-headers.";
    };
    readonly target_blocked: {
        readonly meaning: "A block page is served instead of the application.";
        readonly fix: "Allow the scanner in the firewall, for example by a secret header set with request-headers.";
    };
    readonly target_maintenance: {
        readonly meaning: "A maintenance page is served instead of the application.";
        readonly fix: "Run the gate again when maintenance is over.";
    };
    readonly target_parked: {
        readonly meaning: "A domain parking page is served instead of the application.";
        readonly fix: "Check the host name and its DNS records.";
    };
    readonly target_not_deployed: {
        readonly meaning: "The hosting platform has no deployment at this address, or the web server shows its default page.";
        readonly fix: "Wait for the deployment before the gate, and check the address.";
    };
    readonly target_off_host: {
        readonly meaning: "The start page redirects to another host, scheme or port.";
        readonly fix: "Give the address it redirects to as the target.";
    };
    readonly target_single_sign_on: {
        readonly meaning: "The start page sends visitors to a single sign-on on another host.";
        readonly fix: "Give request-headers (a secret) that carry a session, or scan a deployment without single sign-on.";
    };
    readonly target_redirect_loop: {
        readonly meaning: "The start page redirects without end, or to nothing that responds.";
        readonly fix: "Open the address in a browser without cookies and fix the redirect, or give a target URL with another path.";
    };
    readonly target_left_out: {
        readonly meaning: "The start page redirects to a path that include-paths or exclude-paths leaves out, so it was not requested.";
        readonly fix: "Give a start-path that the scan may request, or allow the path that the start page redirects to.";
    };
    readonly target_unreadable: {
        readonly meaning: "The start page could not be read: the response is not HTTP, its headers are too large, or the server requires a client certificate.";
        readonly fix: "Check the scheme and port of the target. If the server requires client certificates, give a port that does not.";
    };
    readonly target_turned_away: {
        readonly meaning: "The target refused the scanner after the first requests.";
        readonly fix: "Exempt the scanner from rate limits and bans, or lower max-requests-per-second.";
    };
    readonly target_stopped: {
        readonly meaning: "The application ended during the scan: its port is closed.";
        readonly fix: "Look in its log for the request that is named, fix what ends it, and run the gate again. If a firewall closed the port, exempt the scanner.";
    };
    readonly target_same_response: {
        readonly meaning: "Every address of the target shows the same page.";
        readonly fix: "Check that the application itself responds, not a proxy, placeholder or catch-all route in front of it.";
    };
    readonly target_paths_refused: {
        readonly meaning: "Nearly all paths except the start page were refused, failed, or showed one page that does not belong to the site.";
        readonly fix: "Let the scanner through the firewall, so that the scan can check for exposed files.";
    };
    readonly sign_in_page_not_found: {
        readonly meaning: "No sign-in page was found, or it did not respond.";
        readonly fix: "Give its path in login as url, or an api-description that names the operation.";
    };
    readonly sign_in_field_not_found: {
        readonly meaning: "The sign-in page has no field for the user name or for the password, or the interface did not read the body with the credentials.";
        readonly fix: "Give the path of the page with the form in login as url, describe the body of an interface in api-description, or give a session instead (storage-state, cookie or header).";
    };
    readonly sign_in_scripted: {
        readonly meaning: "The sign-in page is rendered by scripts. The scan had no browser for it, or the page sent nothing there, and no interface that takes the credentials as JSON was found.";
        readonly fix: "Give the path of that interface in login as url, an api-description that names it, or a session instead (storage-state, cookie or header). If the scan had no browser, let it use one (browser: auto, with Chrome, Chromium or Edge on the machine that scans).";
    };
    readonly sign_in_off_host: {
        readonly meaning: "The sign-in is on another host, scheme or port, where the scan sends nothing.";
        readonly fix: "Give a session instead (storage-state, cookie or header), or scan a deployment with its own sign-in.";
    };
    readonly sign_in_denied: {
        readonly meaning: "The target refused the credentials.";
        readonly fix: "Check the credentials in login, and that the account is active and not locked.";
    };
    readonly sign_in_code_required: {
        readonly meaning: "The target requires a one-time code, which could not be given.";
        readonly fix: "Give the secret of the codes in login as totp, or use an account without a second factor.";
    };
    readonly sign_in_captcha: {
        readonly meaning: "The sign-in page has a captcha.";
        readonly fix: "Turn it off for the deployment or the account, or give a session instead (storage-state, cookie or header).";
    };
    readonly sign_in_unproven: {
        readonly meaning: "The credentials were sent, but no address responds differently to the signed-in user.";
        readonly fix: "Check the credentials, and set login-check to a path that only a signed-in user can read.";
    };
    readonly sign_in_lost: {
        readonly meaning: "The session ended during the scan and could not be kept, even after a second sign-in.";
        readonly fix: "Let sessions live longer than the scan, and allow the account several sessions.";
    };
    readonly api_description_unusable: {
        readonly meaning: "The given API description could not be read, or has no operation that the scan can read.";
        readonly fix: "Check the file or URL in api-description: OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman or HAR.";
    };
    readonly browser_missing: {
        readonly meaning: "A browser is required (browser: required), and the scan had none.";
        readonly fix: "Install Chrome, Chromium or Edge on the machine that scans, name it with browser-path, or set browser to auto.";
    };
    readonly browser_incomplete: {
        readonly meaning: "A browser is required (browser: required), and it ended or ran out of time before it had examined the pages.";
        readonly fix: "Find the page that ends it (an endless loop, much memory), leave it out with exclude-paths, or give the machine more memory and processor time.";
    };
};
export type CoverageCode = keyof typeof COVERAGE_PROBLEMS;
export declare const COVERAGE_CODES: [CoverageCode, ...CoverageCode[]];
/** Limits that kept a browser from seeing everything, with the unit of each count. */
export declare const BROWSER_LIMITS: {
    readonly ended: "times that the browser ended, hung or was ended above its memory limit";
    readonly actions_not_completed: "actions of pages, such as buttons, during which it ended";
    readonly pages_not_opened: "known pages that were not opened";
    readonly pages_not_probed: "opened pages into which not all values of a link were followed";
    readonly requests_not_sent: "different requests of pages above the maximum";
    readonly scripts_not_loaded: "other hosts whose scripts were not loaded";
};
type BrowserLimitKind = keyof typeof BROWSER_LIMITS;
export declare const BROWSER_LIMIT_KINDS: [BrowserLimitKind, ...BrowserLimitKind[]];
/** What a scan reaches one by one, and counts. */
export declare const REACH_KINDS: readonly ["pages", "views", "operations", "inputs"];
export type ReachKind = (typeof REACH_KINDS)[number];
/** Why a scan left something out. */
export declare const LEFT_OUT_REASONS: {
    readonly time: "the time of the scan was used up";
    readonly requests: "the maximum number of requests was reached";
    readonly folded: "three of the same shape behaved alike";
    readonly not_reached: "it failed, or was refused";
};
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;
export declare const ReachCount: Type.TObject<{
    known: Type.TInteger;
    covered: Type.TInteger;
    left_out: Type.TArray<Type.TObject<{
        reason: Type.TUnsafe<"time" | "requests" | "folded" | "not_reached">;
        count: Type.TInteger;
    }>>;
}>;
export type ReachCount = Static<typeof ReachCount>;
/** 100 KiB as Base64. */
export declare const SCREENSHOT_LENGTH_MAX = 136536;
/** Coverage of the application by a scan. Without coverage, the absence of findings proves nothing. */
export declare const ScanCoverage: Type.TObject<{
    application_seen: Type.TBoolean;
    code: Type.TUnion<[Type.TUnsafe<"target_not_found" | "target_refused" | "target_host_refused" | "target_server_error" | "target_empty" | "target_challenge" | "target_blocked" | "target_maintenance" | "target_parked" | "target_not_deployed" | "target_off_host" | "target_single_sign_on" | "target_redirect_loop" | "target_left_out" | "target_unreadable" | "target_turned_away" | "target_stopped" | "target_same_response" | "target_paths_refused" | "sign_in_page_not_found" | "sign_in_field_not_found" | "sign_in_scripted" | "sign_in_off_host" | "sign_in_denied" | "sign_in_code_required" | "sign_in_captcha" | "sign_in_unproven" | "sign_in_lost" | "api_description_unusable" | "browser_missing" | "browser_incomplete">, Type.TNull]>;
    detail: Type.TUnion<[Type.TString, Type.TNull]>;
    pages: Type.TInteger;
    pages_read: Type.TOptional<Type.TInteger>;
    pages_known: Type.TOptional<Type.TInteger>;
    browser: Type.TOptional<Type.TObject<{
        used: Type.TBoolean;
        detail: Type.TUnion<[Type.TString, Type.TNull]>;
        product: Type.TUnion<[Type.TString, Type.TNull]>;
        sandboxed: Type.TBoolean;
        pages: Type.TInteger;
        routes: Type.TInteger;
        endpoints: Type.TInteger;
        withheld: Type.TInteger;
        limits: Type.TOptional<Type.TArray<Type.TObject<{
            kind: Type.TUnsafe<"ended" | "actions_not_completed" | "pages_not_opened" | "pages_not_probed" | "requests_not_sent" | "scripts_not_loaded">;
            count: Type.TInteger;
            detail: Type.TString;
        }>>>;
        screenshot: Type.TOptional<Type.TUnion<[Type.TString, Type.TNull]>>;
    }>>;
    api: Type.TOptional<Type.TObject<{
        descriptions: Type.TInteger;
        operations: Type.TInteger;
        requested: Type.TInteger;
        left_out: Type.TInteger;
        detail: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
    reach: Type.TOptional<Type.TObject<{
        pages: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"time" | "requests" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
        views: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"time" | "requests" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
        operations: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"time" | "requests" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
        inputs: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"time" | "requests" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
    }>>;
    created: Type.TOptional<Type.TArray<Type.TObject<{
        path: Type.TString;
        count: Type.TInteger;
    }>>>;
    sign_in_required: Type.TBoolean;
    signed_in: Type.TOptional<Type.TBoolean>;
}>;
export type ScanCoverage = Static<typeof ScanCoverage>;
export type BrowserLimit = NonNullable<NonNullable<ScanCoverage['browser']>['limits']>[number];
export {};
