import { Finding } from '../contract/finding.ts';
import { type Severity } from '../contract/primitives.ts';
/** A finding as some service tells it: its severity may be missing or a word that we do not know. */
export type ReceivedFinding = Omit<Finding, 'severity'> & {
    readonly severity: Severity | 'unknown';
    /** The severity's own word, where it is unknown and there is one. */
    readonly severity_word: string | null;
};
/** Never throws: a finding about which little is said is still a finding. */
export declare function readFinding(body: unknown): ReceivedFinding;
