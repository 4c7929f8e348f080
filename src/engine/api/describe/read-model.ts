import type { TokenCarrier } from '../../core/described-login.ts';
import type { ApiFormat, ApiOperation } from '../../core/evidence/api.ts';

export const OPERATIONS_MAX = 500;

export interface ReadDescription {
  readonly format: ApiFormat;
  /** OpenAPI `2.0`, `3.0`, `3.1`; empty in other formats. */
  readonly version: string;
  readonly operations: readonly ApiOperation[];
  /** Operations of other hosts, of unsupported kinds, or above the maximum. */
  readonly leftOut: number;
  /** Headers that carry a token, by the security schemes. */
  readonly carriers?: readonly TokenCarrier[];
}
