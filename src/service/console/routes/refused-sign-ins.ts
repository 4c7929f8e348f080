import { audit } from '../../audit.ts';
import { TokenBuckets } from '../../http/rate-limit.ts';
import type { ServiceContext } from '../../service-context.ts';

/** Refusals a minute that are audited; all are logged. */
const AUDITED = 30;

/** Keeps a record of refused sign-ins that no flood fills. */
export class RefusedSignIns {
  readonly #service: ServiceContext;
  readonly #workspaceId: string;
  readonly #audited = new TokenBuckets(AUDITED, AUDITED);

  constructor(service: ServiceContext, workspaceId: string) {
    this.#service = service;
    this.#workspaceId = workspaceId;
  }

  async add(details: { readonly address: string; readonly method: 'token' | 'link' | 'sso' }): Promise<void> {
    const { store, clock, log } = this.#service;
    log('warn', 'console.sign_in_refused', details);
    if (this.#audited.take('all').retryAfter > 0) return;
    const actor = { workspaceId: this.#workspaceId, keyId: 'service' } as const;
    await audit(store, actor, 'console.sign_in_refused', 'console', clock.now(), details);
  }
}
