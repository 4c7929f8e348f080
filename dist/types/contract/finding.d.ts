import { type Static, Type } from 'typebox';
export declare const FINDING_STATES: readonly ["new", "open", "fixed", "ignored"];
export declare const FindingLocation: Type.TObject<{
    url: Type.TString;
    method: Type.TUnion<[Type.TString, Type.TNull]>;
    parameter: Type.TUnion<[Type.TString, Type.TNull]>;
}>;
export type FindingLocation = Static<typeof FindingLocation>;
export declare const Cvss: Type.TObject<{
    score: Type.TNumber;
    vector: Type.TString;
}>;
export declare const ProofHeader: Type.TObject<{
    name: Type.TString;
    value: Type.TString;
}>;
export declare const ProofRequest: Type.TObject<{
    role: Type.TUnsafe<"control" | "proof">;
    method: Type.TString;
    url: Type.TString;
    headers: Type.TArray<Type.TObject<{
        name: Type.TString;
        value: Type.TString;
    }>>;
    body: Type.TUnion<[Type.TString, Type.TNull]>;
    response: Type.TUnion<[Type.TObject<{
        status: Type.TUnion<[Type.TInteger, Type.TNull]>;
        before: Type.TString;
        match: Type.TString;
        after: Type.TString;
    }>, Type.TNull]>;
}>;
export type ProofRequest = Static<typeof ProofRequest>;
export declare const Proof: Type.TObject<{
    requests: Type.TArray<Type.TObject<{
        role: Type.TUnsafe<"control" | "proof">;
        method: Type.TString;
        url: Type.TString;
        headers: Type.TArray<Type.TObject<{
            name: Type.TString;
            value: Type.TString;
        }>>;
        body: Type.TUnion<[Type.TString, Type.TNull]>;
        response: Type.TUnion<[Type.TObject<{
            status: Type.TUnion<[Type.TInteger, Type.TNull]>;
            before: Type.TString;
            match: Type.TString;
            after: Type.TString;
        }>, Type.TNull]>;
    }>>;
    browser: Type.TOptional<Type.TObject<{
        url: Type.TString;
        steps: Type.TArray<Type.TString>;
        executed: Type.TString;
    }>>;
}>;
export type Proof = Static<typeof Proof>;
export declare const Acceptance: Type.TObject<{
    reason: Type.TString;
    accepted_at: Type.TString;
    accepted_by: Type.TString;
    expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
}>;
export declare const FindingAdvisory: Type.TObject<{
    id: Type.TString;
    component: Type.TUnion<[Type.TString, Type.TNull]>;
    exploited: Type.TUnion<[Type.TObject<{
        added: Type.TString;
        source: Type.TString;
        date: Type.TString;
    }>, Type.TNull]>;
}>;
export type FindingAdvisory = Static<typeof FindingAdvisory>;
export declare const Finding: Type.TObject<{
    id: Type.TString;
    scan_id: Type.TString;
    fingerprint: Type.TString;
    check_id: Type.TString;
    check_url: Type.TOptional<Type.TString>;
    title: Type.TString;
    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
    confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
    cvss: Type.TUnion<[Type.TObject<{
        score: Type.TNumber;
        vector: Type.TString;
    }>, Type.TNull]>;
    cwe: Type.TArray<Type.TString>;
    owasp: Type.TArray<Type.TString>;
    location: Type.TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    locations: Type.TArray<Type.TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
    locations_total: Type.TInteger;
    description: Type.TString;
    evidence: Type.TString;
    proof: Type.TOptional<Type.TObject<{
        requests: Type.TArray<Type.TObject<{
            role: Type.TUnsafe<"control" | "proof">;
            method: Type.TString;
            url: Type.TString;
            headers: Type.TArray<Type.TObject<{
                name: Type.TString;
                value: Type.TString;
            }>>;
            body: Type.TUnion<[Type.TString, Type.TNull]>;
            response: Type.TUnion<[Type.TObject<{
                status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                before: Type.TString;
                match: Type.TString;
                after: Type.TString;
            }>, Type.TNull]>;
        }>>;
        browser: Type.TOptional<Type.TObject<{
            url: Type.TString;
            steps: Type.TArray<Type.TString>;
            executed: Type.TString;
        }>>;
    }>>;
    remediation: Type.TString;
    references: Type.TArray<Type.TString>;
    advisories: Type.TOptional<Type.TArray<Type.TObject<{
        id: Type.TString;
        component: Type.TUnion<[Type.TString, Type.TNull]>;
        exploited: Type.TUnion<[Type.TObject<{
            added: Type.TString;
            source: Type.TString;
            date: Type.TString;
        }>, Type.TNull]>;
    }>>>;
    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
    first_seen_at: Type.TString;
    acceptance: Type.TOptional<Type.TObject<{
        reason: Type.TString;
        accepted_at: Type.TString;
        accepted_by: Type.TString;
        expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
}>;
export type Finding = Static<typeof Finding>;
/** States that a caller may give a finding. */
export declare const FINDING_DECISIONS: readonly ["ignored", "open"];
export declare const FindingUpdate: Type.TObject<{
    state: Type.TUnsafe<"open" | "ignored">;
    reason: Type.TOptional<Type.TString>;
    expires_at: Type.TOptional<Type.TString>;
}>;
export type FindingUpdate = Static<typeof FindingUpdate>;
export declare const TargetFinding: Type.TObject<{
    last_seen_at: Type.TString;
    id: Type.TString;
    scan_id: Type.TString;
    fingerprint: Type.TString;
    check_id: Type.TString;
    check_url: Type.TOptional<Type.TString>;
    title: Type.TString;
    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
    confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
    cvss: Type.TUnion<[Type.TObject<{
        score: Type.TNumber;
        vector: Type.TString;
    }>, Type.TNull]>;
    cwe: Type.TArray<Type.TString>;
    owasp: Type.TArray<Type.TString>;
    location: Type.TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    locations: Type.TArray<Type.TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
    locations_total: Type.TInteger;
    description: Type.TString;
    evidence: Type.TString;
    proof: Type.TOptional<Type.TObject<{
        requests: Type.TArray<Type.TObject<{
            role: Type.TUnsafe<"control" | "proof">;
            method: Type.TString;
            url: Type.TString;
            headers: Type.TArray<Type.TObject<{
                name: Type.TString;
                value: Type.TString;
            }>>;
            body: Type.TUnion<[Type.TString, Type.TNull]>;
            response: Type.TUnion<[Type.TObject<{
                status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                before: Type.TString;
                match: Type.TString;
                after: Type.TString;
            }>, Type.TNull]>;
        }>>;
        browser: Type.TOptional<Type.TObject<{
            url: Type.TString;
            steps: Type.TArray<Type.TString>;
            executed: Type.TString;
        }>>;
    }>>;
    remediation: Type.TString;
    references: Type.TArray<Type.TString>;
    advisories: Type.TOptional<Type.TArray<Type.TObject<{
        id: Type.TString;
        component: Type.TUnion<[Type.TString, Type.TNull]>;
        exploited: Type.TUnion<[Type.TObject<{
            added: Type.TString;
            source: Type.TString;
            date: Type.TString;
        }>, Type.TNull]>;
    }>>>;
    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
    first_seen_at: Type.TString;
    acceptance: Type.TOptional<Type.TObject<{
        reason: Type.TString;
        accepted_at: Type.TString;
        accepted_by: Type.TString;
        expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
}>;
export type TargetFinding = Static<typeof TargetFinding>;
/** What a scan says about a weakness: a finding without the members that depend on the service and its earlier scans. */
export type FindingContent = Omit<Finding, 'id' | 'scan_id' | 'check_url' | 'state' | 'first_seen_at' | 'acceptance'>;
