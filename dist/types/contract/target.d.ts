import { type Static, Type } from 'typebox';
export declare const TARGET_STATUSES: readonly ["pending", "verified", "failed", "unreachable"];
export type TargetStatus = (typeof TARGET_STATUSES)[number];
/** `local` is available on an embedded service only, for loopback and private hosts. */
export declare const VERIFICATION_METHODS: readonly ["dns", "http_file", "meta_tag", "local"];
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];
/** Records, files and tags that prove ownership. */
export declare const VERIFICATION: {
    readonly dnsRecordPrefix: "_svc-verify.";
    readonly dnsRecordValue: (token: string) => string;
    readonly httpFilePath: "/.well-known/svc-verify.txt";
    readonly metaTagName: "svc-verify";
};
export declare const TargetHostname: Type.TString;
export declare const TargetVerification: Type.TObject<{
    method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
    token: Type.TString;
    instructions: Type.TArray<Type.TObject<{
        method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
        text: Type.TString;
        record_name: Type.TOptional<Type.TString>;
        record_type: Type.TOptional<Type.TString>;
        url: Type.TOptional<Type.TString>;
        value: Type.TString;
    }>>;
    checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
    reason: Type.TUnion<[Type.TString, Type.TNull]>;
}>;
export type TargetVerification = Static<typeof TargetVerification>;
export declare const Target: Type.TObject<{
    id: Type.TString;
    hostname: Type.TString;
    status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
    livemode: Type.TBoolean;
    verification: Type.TObject<{
        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
        token: Type.TString;
        instructions: Type.TArray<Type.TObject<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: Type.TOptional<Type.TString>;
            record_type: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            value: Type.TString;
        }>>;
        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
        reason: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}>;
export type Target = Static<typeof Target>;
export declare const TargetCreate: Type.TObject<{
    hostname: Type.TString;
}>;
export type TargetCreate = Static<typeof TargetCreate>;
export declare const TargetVerify: Type.TObject<{
    method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
}>;
export type TargetVerify = Static<typeof TargetVerify>;
/** Request body on an embedded service, which also accepts `local`. */
export declare const EmbeddedTargetVerify: Type.TObject<{
    method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
}>;
