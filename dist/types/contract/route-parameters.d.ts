import { type TSchema, Type } from 'typebox';
/** List response: `next_cursor` is absent on the last page (docs/API.md#conventions). */
export declare function listOf<Item extends TSchema>(item: Item): Type.TObject<{
    data: Type.TArray<Item>;
    next_cursor: Type.TOptional<Type.TString>;
}>;
/** Query parameters of a list. @param size default page size */
export declare function pageParameters(size: number): {
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
};
export declare const targetParam: Type.TObject<Record<"target_id", Type.TString>>;
export declare const scanParam: Type.TObject<Record<"scan_id", Type.TString>>;
export declare const scheduleParam: Type.TObject<Record<"schedule_id", Type.TString>>;
export declare const channelParam: Type.TObject<Record<"channel_id", Type.TString>>;
export declare const findingParam: Type.TObject<Record<"finding_id", Type.TString>>;
export declare const webhookParam: Type.TObject<Record<"id", Type.TString>>;
export declare const deliveryParam: Type.TObject<{
    id: Type.TString;
    delivery_id: Type.TString;
}>;
export declare const TargetsQuery: Type.TObject<{
    hostname: Type.TOptional<Type.TString>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const ScansQuery: Type.TObject<{
    status: Type.TOptional<Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">>;
    target: Type.TOptional<Type.TString>;
    scan_type: Type.TOptional<Type.TUnsafe<"quick" | "standard" | "compliance">>;
    created_after: Type.TOptional<Type.TString>;
    created_before: Type.TOptional<Type.TString>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const FindingsQuery: Type.TObject<{
    severity: Type.TOptional<Type.TString>;
    min_severity: Type.TOptional<Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>;
    state: Type.TOptional<Type.TUnsafe<"new" | "open" | "fixed" | "ignored">>;
    check_id: Type.TOptional<Type.TString>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const DeliveriesQuery: Type.TObject<{
    status: Type.TOptional<Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const WebhooksQuery: Type.TObject<{
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const SchedulesQuery: Type.TObject<{
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const ChannelsQuery: Type.TObject<{
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
