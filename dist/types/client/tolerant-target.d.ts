import { Target } from '../contract/target.ts';
/** A target as some service tells it: the status may be missing ('') or a word that we do not know. */
export type ReceivedTarget = Omit<Target, 'status'> & {
    readonly status: string;
};
/** @throws ServiceResponseError without an id */
export declare function readTarget(body: unknown, request: string): ReceivedTarget;
/**
 * Reads the answer of verify, whose form the API document does not show: the target, or any object that says `status` or
 * `verified`.
 */
export declare function readVerification(body: unknown): ReceivedTarget;
