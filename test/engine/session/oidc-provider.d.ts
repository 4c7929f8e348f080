/** The part of the provider that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    readonly oidc: {
      readonly provider: { readonly Grant: new (of: { clientId: string; accountId: string }) => Grant };
      readonly client?: { readonly clientId: string };
      readonly session?: { readonly accountId?: string };
    };
  }

  export interface Configuration {
    readonly clients: readonly object[];
    readonly cookies: { readonly keys: readonly string[] };
    readonly claims?: Readonly<Record<string, readonly string[]>>;
    readonly pkce?: { readonly required: () => boolean };
    readonly features: Readonly<
      Partial<Record<'devInteractions' | 'backchannelLogout', { readonly enabled: boolean }>>
    >;
    readonly fetch?: (url: string, options: RequestInit & { dispatcher?: unknown }) => Promise<Response>;
    readonly clientBasedCORS?: () => boolean;
    readonly findAccount: (context: Context, sub: string) => object;
    readonly loadExistingGrant?: (context: Context) => Promise<Grant>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      readonly uid: string;
      readonly prompt: { readonly name: string };
      readonly params: Readonly<Record<string, unknown>>;
    }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
