import type { Readable } from 'node:stream';
/**
 * Gives up on a response body. undici reports the abort as an error of the stream, and an error that nobody listens to
 * ends the process.
 */
export declare function discardBody(body: Readable): void;
