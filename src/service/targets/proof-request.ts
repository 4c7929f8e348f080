import type { VerificationMethod } from '../../contract/target.ts';
import type { DnsResolver } from '../../engine/core/resolver.ts';
import type { AddressPolicy } from '../../shared/address-guard.ts';
import type { Hostname } from './hostname.ts';

/** What is looked for, and how far the look may go. */
export interface ProofRequest {
  readonly method: VerificationMethod;
  readonly hostname: Hostname;
  readonly token: string;
  readonly policy: AddressPolicy;
  readonly resolver: DnsResolver;
  readonly signal: AbortSignal;
}
