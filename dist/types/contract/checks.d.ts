import { type Static, Type } from 'typebox';
/** Rules of a workspace. A pack for everyone belongs into a repository, where its files are read by themselves. */
export declare const CHECKS_MAX = 1000;
export declare const ChecksUpdate: Type.TObject<{
    checks: Type.TArray<Type.TString>;
}>;
export type ChecksUpdate = Static<typeof ChecksUpdate>;
export declare const Checks: Type.TObject<{
    checks: Type.TArray<Type.TString>;
    updated_at: Type.TUnion<[Type.TString, Type.TNull]>;
}>;
export type Checks = Static<typeof Checks>;
