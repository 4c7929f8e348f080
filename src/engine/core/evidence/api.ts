import type { ReachCount } from '../../../contract/coverage.ts';
import type { Exchange } from './http.ts';
import type { InsertionPoint, JsonValue, Pair, RequestBody } from './insertion-point.ts';

export type ApiFormat = 'openapi' | 'graphql' | 'postman' | 'har';

/** What a schema says about a value; references are resolved, depth and size are bounded. */
export interface ApiSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'unknown';
  readonly format?: string;
  readonly properties?: ReadonlyMap<string, ApiSchema>;
  readonly required?: readonly string[];
  /** The object has no members but those of `properties` (`additionalProperties: false`). */
  readonly isClosed?: true;
  readonly items?: ApiSchema;
  readonly isReadOnly?: true;
  readonly isWriteOnly?: true;
}

export interface ApiParameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: ApiSchema;
  /** The value to send: an example or default of the description, or one that its type allows. */
  readonly value: string;
  /** The description has no example: the value is invented. */
  readonly isInvented?: true;
}

/** A request that an API describes: an operation of OpenAPI, a field of GraphQL's root types, a request of a collection. */
export interface ApiOperation {
  readonly format: ApiFormat;
  /** `GET /users/{id}`, or `query user` in GraphQL; unique in a scan. */
  readonly id: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute URL of the target's origin without query; path parameters in braces. */
  readonly template: string;
  readonly parameters: readonly ApiParameter[];
  readonly headers: readonly Pair[];
  readonly body: {
    readonly encoding: RequestBody['encoding'];
    /** Name of the outermost element of XML, if described. */
    readonly root?: string;
    readonly schema: ApiSchema;
    readonly value: JsonValue;
  } | null;
  /** The schema of a successful response, if described. */
  readonly response: ApiSchema | null;
  /** `required`: every alternative names a scheme. `optional`: one of them is empty. `unknown`: the format does not say. */
  readonly security: 'required' | 'optional' | 'none' | 'unknown';
  /** Roles or scopes that the description asks for. */
  readonly scopes: readonly string[];
  /** It only reads: GET, HEAD or a GraphQL query, and nothing in its name says otherwise. */
  readonly isRead: boolean;
}

export interface ApiDescription {
  readonly format: ApiFormat;
  /** OpenAPI `2.0`, `3.0`, `3.1`; empty in other formats. */
  readonly version: string;
  /** `option`, or the absolute URL where the site publishes it. */
  readonly source: string;
  readonly operations: number;
  /** Operations of other hosts, of unsupported kinds, or above the maximum. */
  readonly leftOut: number;
}

/** What descriptions say of the target's API. */
export interface OperationsEvidence {
  readonly descriptions: readonly ApiDescription[];
  readonly operations: readonly ApiOperation[];
  /** The values of all operations, for active checks. Of writing operations only if `active_post` allows them. */
  readonly points: readonly InsertionPoint[];
  /** URLs of operations that only read, with the values of the description or of the site. */
  readonly urls: readonly string[];
  /** Operations that were requested to learn values. */
  readonly requested: number;
  /** Operations known and requested. */
  readonly reach?: ReachCount;
  /** Why a given description could not be used, or null. */
  readonly fault: string | null;
}

interface OperationProbe {
  readonly operation: ApiOperation;
  readonly exchange: Exchange;
}

/** The response to the user who may read something, and to another one or without a session. */
interface ComparedProbe {
  readonly operation: ApiOperation;
  readonly own: Exchange;
  readonly other: Exchange;
}

/** What the verification of tokens gets wrong. */
export type JwtFault =
  | 'weak_key'
  | 'none_accepted'
  | 'signature_ignored'
  | 'expired_accepted'
  | 'key_confusion'
  | 'kid_injection'
  | 'header_key';

/** What requests to described operations showed. */
export type ApiProbe =
  | (Omit<ComparedProbe, 'own'> & { readonly kind: 'broken_authentication'; readonly own: Exchange | null })
  | (OperationProbe & {
      readonly kind: 'secret_properties';
      /** Paths of the properties, such as `users[].password`, and the records that have them. Never their values. */
      readonly properties: readonly { readonly path: string; readonly records: number }[];
      readonly isAnonymous: boolean;
    })
  /** An object of the user that the second user reads. */
  | (ComparedProbe & { readonly kind: 'object'; readonly namesOwner: boolean })
  /** An operation for administrators that the user reads. `own` is the administrator's, or another one that refuses the user. */
  | (ComparedProbe & { readonly kind: 'function'; readonly isLikeAdmin: boolean })
  | (OperationProbe & { readonly kind: 'mass_assignment'; readonly property: string })
  | (OperationProbe & {
      readonly kind: 'user_enumeration' | 'verb_tampering' | 'server_error';
      readonly detail: string;
    })
  | (OperationProbe & { readonly kind: 'undocumented_properties'; readonly properties: readonly string[] })
  | {
      readonly kind: 'jwt';
      readonly fault: JwtFault;
      readonly exchange: Exchange;
      readonly detail: string;
    }
  | {
      readonly kind: 'graphql';
      readonly fault: 'introspection' | 'suggestions' | 'batching' | 'get_mutations' | 'depth';
      readonly exchange: Exchange;
    };

/** What the checks of an API judge, one or more probes each. */
export type ApiProbeKind = ApiProbe['kind'];

export interface ApiEvidence {
  readonly probes: readonly ApiProbe[];
  /** Responses of the operations that only read, to the user and without a session. */
  readonly responses: readonly Exchange[];
  readonly requested: number;
  /** Operations were left out, so that requests are left for other checks. */
  readonly isCutShort: boolean;
  /** Why nothing was probed for a kind of probe: no login, no operation of that sort, no permission. */
  readonly reasons: Readonly<Partial<Record<ApiProbeKind, string>>>;
}
