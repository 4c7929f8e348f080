import { type Static, Type } from 'typebox';
/** Field names are tokens (RFC 9110). Values have no line breaks, which prevents header injection. */
export declare const HeaderName: Type.TString;
export declare const HeaderValue: Type.TString;
/** A cookie as browsers store it. */
export declare const LoginCookie: Type.TObject<{
    name: Type.TString;
    value: Type.TString;
    domain: Type.TOptional<Type.TString>;
    path: Type.TOptional<Type.TString>;
    expires: Type.TOptional<Type.TInteger>;
    secure: Type.TOptional<Type.TBoolean>;
}>;
export type LoginCookie = Static<typeof LoginCookie>;
/** Characters of a recording. */
export declare const RECORDING_LENGTH_MAX = 131072;
/** Hosts of the sign-in, and those from which its pages load scripts. */
export declare const PROVIDERS_MAX = 3;
/**
 * How to sign in. Methods: `username` and `password`; a `recording`; `cookies`, `local_storage` or `headers` of an existing session;
 * `client_id`, `client_secret` and `token_url` (RFC 6749, section 4.4).
 */
export declare const Login: Type.TObject<{
    username: Type.TOptional<Type.TString>;
    password: Type.TOptional<Type.TString>;
    url: Type.TOptional<Type.TString>;
    totp: Type.TOptional<Type.TString>;
    headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
    cookies: Type.TOptional<Type.TArray<Type.TObject<{
        name: Type.TString;
        value: Type.TString;
        domain: Type.TOptional<Type.TString>;
        path: Type.TOptional<Type.TString>;
        expires: Type.TOptional<Type.TInteger>;
        secure: Type.TOptional<Type.TBoolean>;
    }>>>;
    local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
    client_id: Type.TOptional<Type.TString>;
    client_secret: Type.TOptional<Type.TString>;
    token_url: Type.TOptional<Type.TString>;
    scope: Type.TOptional<Type.TString>;
    identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
    recording: Type.TOptional<Type.TString>;
}>;
export type Login = Static<typeof Login>;
/** The identities of a scan: the one that scans, another of the same role, and an administrator. */
export declare const LOGIN_OPTIONS: {
    readonly user: "login";
    readonly second: "second_login";
    readonly admin: "admin_login";
};
export type IdentityName = keyof typeof LOGIN_OPTIONS;
export declare const IDENTITY_NAMES: IdentityName[];
