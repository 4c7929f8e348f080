import type { ReachCount } from '../../../contract/coverage.ts';
import type { Callback, CallbackLog } from '../callbacks.ts';
import type { Exchange, RecordedRequest } from './http.ts';
import type { RequestMethod } from './insertion-point.ts';

/** One injection with its response; the check of that family judges it. */
export interface ActiveProbe {
  readonly family:
    | 'xss'
    | 'stored-xss'
    | 'open-redirect'
    | 'crlf'
    | 'host-header'
    | 'path-traversal'
    | 'sqli'
    | 'stored-sqli'
    | 'sqli-boolean'
    | 'sqli-time'
    | 'command-injection'
    | 'command-time'
    | 'command-callback'
    | 'template-injection'
    | 'code-evaluation'
    | 'xpath-injection'
    | 'ldap-injection'
    | 'nosql-injection'
    | 'xxe'
    | 'xxe-callback'
    | 'ssi'
    | 'file-inclusion'
    | 'ssrf'
    | 'cache-poisoning'
    | 'access-bypass';
  readonly url: string;
  readonly method: RequestMethod;
  readonly parameter: string;
  /** URL and parameter for people, where they are others than those that identify the point. */
  readonly shown?: { readonly url: string; readonly parameter: string };
  readonly payload: string;
  readonly marker: string;
  /** Step of the probe, for example `canary`, `breakout`, `quote`, `two-quotes`, `baseline`. */
  readonly step: string;
  readonly exchange: Exchange;
  /** The request that stored the payload, where the response above is that of a page read later. */
  readonly stored?: Exchange;
  /** What arrived at the listener for the name in the payload. */
  readonly callback?: Callback;
  /** The value that the site itself sends, or a plausible one. */
  readonly baseline?: string;
  /** The request with that value. */
  readonly original?: RecordedRequest;
}

/** A Set-Cookie field of a response to a probe that sent a harmless value. */
export interface ProbeCookie {
  readonly url: string;
  readonly method: RequestMethod;
  /** The field, with the sent value replaced. */
  readonly field: string;
}

export interface ActiveEvidence {
  /** Injections that a check may report, with their controls; misses are only counted. */
  readonly probes: readonly ActiveProbe[];
  /** Error responses to unexpected values. */
  readonly failures?: readonly Exchange[];
  /** Cookies that responses to probes set, each once per path and attributes. */
  readonly cookies?: readonly ProbeCookie[];
  /** Responses to forms that were submitted by POST with a harmless value, one per URL. */
  readonly posted?: readonly Exchange[];
  readonly parameters?: number;
  readonly requests?: number;
  /** Insertion points known and tested. */
  readonly reach?: ReachCount;
  /** Accepted requests that may have created a record, by path. */
  readonly created?: readonly { readonly path: string; readonly count: number }[];
  /** The listener for requests of the target's server; absent where there was none. */
  readonly callbacks?: Pick<CallbackLog, 'isLoopback' | 'problem'>;
}
