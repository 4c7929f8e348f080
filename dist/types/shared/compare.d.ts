import { type Severity } from '../contract/primitives.ts';
/** Orders texts by UTF-16 code units, the same on every machine. */
export declare function compareText(left: string, right: string): number;
interface Ranked {
    readonly severity: Severity;
    readonly check_id: string;
    readonly fingerprint: string;
    readonly target?: string;
}
/** Orders findings: most severe first, then by check id, fingerprint and target. */
export declare function compareFindings(left: Ranked, right: Ranked): number;
export {};
