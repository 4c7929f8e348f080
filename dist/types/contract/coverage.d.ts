import { type Static, Type } from 'typebox';
/**
 * Why a scan did not reach the application, with the remedy. The codes are also reasons of an inconclusive verdict, so they
 * are part of the error catalogue (docs/ERRORS.md).
 */
export declare const COVERAGE_PROBLEMS: {
    target_not_found: {
        meaning: string;
        fix: string;
    };
    target_refused: {
        meaning: string;
        fix: string;
    };
    target_host_refused: {
        meaning: string;
        fix: string;
    };
    target_server_error: {
        meaning: string;
        fix: string;
    };
    target_empty: {
        meaning: string;
        fix: string;
    };
    target_challenge: {
        meaning: string;
        fix: string;
    };
    target_blocked: {
        meaning: string;
        fix: string;
    };
    target_maintenance: {
        meaning: string;
        fix: string;
    };
    target_parked: {
        meaning: string;
        fix: string;
    };
    target_not_deployed: {
        meaning: string;
        fix: string;
    };
    target_off_host: {
        meaning: string;
        fix: string;
    };
    target_single_sign_on: {
        meaning: string;
        fix: string;
    };
    target_redirect_loop: {
        meaning: string;
        fix: string;
    };
    target_left_out: {
        meaning: string;
        fix: string;
    };
    target_unreadable: {
        meaning: string;
        fix: string;
    };
    target_turned_away: {
        meaning: string;
        fix: string;
    };
    target_too_slow: {
        meaning: string;
        fix: string;
    };
    target_stopped: {
        meaning: string;
        fix: string;
    };
    target_same_response: {
        meaning: string;
        fix: string;
    };
    target_paths_refused: {
        meaning: string;
        fix: string;
    };
    sign_in_page_not_found: {
        meaning: string;
        fix: string;
    };
    sign_in_field_not_found: {
        meaning: string;
        fix: string;
    };
    sign_in_scripted: {
        meaning: string;
        fix: string;
    };
    sign_in_off_host: {
        meaning: string;
        fix: string;
    };
    sign_in_provider_other: {
        meaning: string;
        fix: string;
    };
    sign_in_provider_unreachable: {
        meaning: string;
        fix: string;
    };
    sign_in_provider_page: {
        meaning: string;
        fix: string;
    };
    sign_in_recording_failed: {
        meaning: string;
        fix: string;
    };
    sign_in_denied: {
        meaning: string;
        fix: string;
    };
    sign_in_code_required: {
        meaning: string;
        fix: string;
    };
    sign_in_captcha: {
        meaning: string;
        fix: string;
    };
    sign_in_unproven: {
        meaning: string;
        fix: string;
    };
    sign_in_lost: {
        meaning: string;
        fix: string;
    };
    api_description_unusable: {
        meaning: string;
        fix: string;
    };
    browser_missing: {
        meaning: string;
        fix: string;
    };
    browser_incomplete: {
        meaning: string;
        fix: string;
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
    readonly scripts_not_loaded: "hosts whose scripts were not loaded, or too large";
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
        reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
        count: Type.TInteger;
    }>>;
}>;
export type ReachCount = Static<typeof ReachCount>;
/** 100 KiB as Base64. */
export declare const SCREENSHOT_LENGTH_MAX = 136536;
/** Coverage of the application by a scan. Without coverage, the absence of findings proves nothing. */
export declare const ScanCoverage: Type.TObject<{
    application_seen: Type.TBoolean;
    code: Type.TUnion<[Type.TUnsafe<"target_not_found" | "target_refused" | "target_host_refused" | "target_server_error" | "target_empty" | "target_challenge" | "target_blocked" | "target_maintenance" | "target_parked" | "target_not_deployed" | "target_off_host" | "target_single_sign_on" | "target_redirect_loop" | "target_left_out" | "target_unreadable" | "target_turned_away" | "target_too_slow" | "target_stopped" | "target_same_response" | "target_paths_refused" | "sign_in_page_not_found" | "sign_in_field_not_found" | "sign_in_scripted" | "sign_in_off_host" | "sign_in_provider_other" | "sign_in_provider_unreachable" | "sign_in_provider_page" | "sign_in_recording_failed" | "sign_in_denied" | "sign_in_code_required" | "sign_in_captcha" | "sign_in_unproven" | "sign_in_lost" | "api_description_unusable" | "browser_missing" | "browser_incomplete">, Type.TNull]>;
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
                reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
        views: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
        operations: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
        inputs: Type.TOptional<Type.TObject<{
            known: Type.TInteger;
            covered: Type.TInteger;
            left_out: Type.TArray<Type.TObject<{
                reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                count: Type.TInteger;
            }>>;
        }>>;
    }>>;
    created: Type.TOptional<Type.TArray<Type.TObject<{
        path: Type.TString;
        count: Type.TInteger;
    }>>>;
    components: Type.TOptional<Type.TArray<Type.TObject<{
        purl: Type.TString;
        url: Type.TString;
        how: Type.TString;
    }>>>;
    sign_in_required: Type.TBoolean;
    signed_in: Type.TOptional<Type.TBoolean>;
}>;
export type ScanCoverage = Static<typeof ScanCoverage>;
export type BrowserLimit = NonNullable<NonNullable<ScanCoverage['browser']>['limits']>[number];
export {};
