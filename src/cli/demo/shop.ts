/** What a shop answers. Header names keep their letter case; a name may occur twice. */
export interface DemoAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Buffer;
}

/** What a shop is asked. The body of a request is not read: neither shop needs it. */
export interface DemoQuestion {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly host: string;
  readonly header: (name: string) => string;
}

export type DemoShop = (question: DemoQuestion) => DemoAnswer;
