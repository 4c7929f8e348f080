/** Recorded HTTP exchanges. Everything here comes from the scanned site and is untrusted. */

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Maximum length of {@link header} for a repeated field. */
const JOINED_MAX = 65_536;

export interface RecordedRequest {
  readonly method: string;
  /** Absolute URL without fragment. */
  readonly url: string;
  readonly headers: HeaderList;
  readonly body?: string;
  /** The headers with those of the user and of the session, whose values are placeholders; absent if there are none. */
  readonly shownHeaders?: HeaderList;
}

export interface RecordedResponse {
  readonly status: number;
  readonly httpVersion: string;
  /** In the order and the letter case received, duplicates kept; bounded in number and length. */
  readonly headers: HeaderList;
  /** Lower-case names of fields whose value was truncated. */
  readonly cutHeaders?: readonly string[];
  /** Decoded from its content encoding, truncated at the byte limit of a response. */
  readonly body: Buffer;
  /** The body as text: charset of the Content-Type, else UTF-8 with replacement characters. */
  readonly text: string;
  readonly truncated: boolean;
}

/** One request with its response. A request without a response is a {@link FailedExchange}. */
export interface Exchange {
  readonly request: RecordedRequest;
  readonly response: RecordedResponse;
}

export type FailureCode =
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'reset'
  | 'tls'
  | 'protocol'
  | 'blocked'
  | 'budget';

export interface FailedExchange {
  readonly request: RecordedRequest;
  readonly failure: { readonly code: FailureCode; readonly message: string };
}

export type Attempt = Exchange | FailedExchange;

export function hasResponse(attempt: Attempt | undefined): attempt is Exchange {
  return attempt !== undefined && 'response' in attempt;
}

/** Every value of a header, in order; names compare without regard to case (RFC 9110, section 5.1). */
export function headerValues(headers: HeaderList, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}

/** The values of a header joined by a comma (RFC 9110, section 5.2), or undefined when it is absent. */
export function header(headers: HeaderList, name: string): string | undefined {
  const values = headerValues(headers, name);
  return values.length === 0 ? undefined : values.join(', ').slice(0, JOINED_MAX);
}

/** Content-Type without parameters, in lower case; empty when it is absent. */
export function mediaType({ response }: Exchange): string {
  return (header(response.headers, 'content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
