import type { ExchangeResponse } from './http-exchange.ts';
/** True for a page, such as the sign-in page of a proxy. */
export declare function isHtml({ headers, bytes }: ExchangeResponse): boolean;
/** True for a body that announces JSON and is none: a connection that ended early. */
export declare function isTruncatedJson({ headers, bytes }: ExchangeResponse): boolean;
/** @throws ServiceResponseError `response_not_json` that says what was received instead */
export declare function jsonOf(response: ExchangeResponse, request: string): unknown;
