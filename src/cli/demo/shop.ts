/** Response of a shop. Header names keep their letter case; a name may occur twice. */
export interface DemoResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Buffer;
}

/** Request to a shop. Neither shop needs the body. */
export interface DemoRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly host: string;
  readonly header: (name: string) => string;
}

export type DemoShop = (request: DemoRequest) => DemoResponse;
