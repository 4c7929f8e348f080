import { type ApiError } from './errors.ts';
import type { ExchangeResponse } from './http-exchange.ts';
/** Removes secrets and control characters from a received text and cuts it, so that it may be part of a message. */
export declare function redact(text: string, secrets?: readonly string[], maxLength?: number): string;
/**
 * The error of a response (docs/ERRORS.md#of-the-api). Only its code is certain: `{error: {code, …}}` or `{code, …}`.
 * @param secrets removed from every text
 * @param now milliseconds since the Unix epoch
 */
export declare function apiError(response: ExchangeResponse, label: string, secrets: readonly string[], now: number): ApiError;
