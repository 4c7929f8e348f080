import type { AccessEvidence } from './access.ts';
import type { ActiveEvidence } from './active.ts';
import type { ApiEvidence, OperationsEvidence } from './api.ts';
import type { BrowserEvidence, SurfaceEvidence, ViewsEvidence } from './browser.ts';
import type { CrawlEvidence, LibrariesEvidence } from './content.ts';
import type { ExposureEvidence } from './exposure.ts';
import type { FailureCode } from './http.ts';
import type { DnsEvidence, EmailEvidence, PortsEvidence } from './network.ts';
import type {
  CorsEvidence,
  LandingEvidence,
  MethodsEvidence,
  PlainHttpEvidence,
  SecondResponsesEvidence,
  SecurityTxtEvidence,
} from './passive.ts';
import type { RulesEvidence } from './rules.ts';
import type { TlsEvidence } from './tls.ts';

/**
 * Kinds of evidence that a check may need. Each kind has one gatherer (`gatherers.ts`), which runs once per scan, and only when a
 * check of the scan type needs it.
 */
export interface EvidenceMap {
  /** The response at the start URL, after same-origin redirects; in every scan. */
  readonly landing: LandingEvidence;
  /** Behaviour of plain HTTP next to HTTPS. */
  readonly plainHttp: PlainHttpEvidence;
  /** Pages: the landing page only in a quick scan, same-origin pages otherwise. */
  readonly crawl: CrawlEvidence;
  /** The browser after its own part of the time; none in a quick scan. */
  readonly views: ViewsEvidence;
  /** What a browser saw in all; none in a quick scan. */
  readonly browser: BrowserEvidence;
  /** What descriptions say of the target's API; none in a quick scan. */
  readonly operations: OperationsEvidence;
  /** What requests to the described operations showed. */
  readonly api: ApiEvidence;
  /** The crawl, joined with what a browser found and with the operations of the API. */
  readonly surface: SurfaceEvidence;
  /** Pages requested a second time, to see what stays the same. */
  readonly secondResponses: SecondResponsesEvidence;
  readonly cors: CorsEvidence;
  /** OPTIONS and TRACE. */
  readonly methods: MethodsEvidence;
  readonly securityTxt: SecurityTxtEvidence;
  readonly exposure: ExposureEvidence;
  readonly tls: TlsEvidence;
  readonly libraries: LibrariesEvidence;
  readonly active: ActiveEvidence;
  /** What several identities read. */
  readonly access: AccessEvidence;
  readonly ports: PortsEvidence;
  readonly dns: DnsEvidence;
  readonly email: EmailEvidence;
  /** What the rules of users found. */
  readonly rules: RulesEvidence;
}
export type EvidenceKind = keyof EvidenceMap;

export type Gathered<Value> =
  | { readonly state: 'available'; readonly value: Value }
  | { readonly state: 'not_applicable'; readonly reason: string }
  | { readonly state: 'failed'; readonly code: GatherFailure; readonly reason: string };

/** Why evidence could not be gathered: the fault of the deciding request or connection, the end of the scan, or a bug of the gatherer. */
export type GatherFailure = FailureCode | 'aborted' | 'internal';
