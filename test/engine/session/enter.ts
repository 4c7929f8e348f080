import type { Login } from '../../../src/contract/login.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { parseTargetAddress } from '../../../src/contract/target-address.ts';
import { loginBrowser } from '../../../src/engine/browser/visit/login-browser.ts';
import { BUDGETS, Budget } from '../../../src/engine/core/budget.ts';
import { hasResponse } from '../../../src/engine/core/evidence/http.ts';
import { signInAll } from '../../../src/engine/session/probe/sign-in-all.ts';
import { targetInfo } from '../../../src/engine/target-info.ts';
import { ProviderClient } from '../../../src/engine/transport/provider-client.ts';
import { Session } from '../../../src/engine/transport/session.ts';
import type { AddressPolicy } from '../../../src/shared/address-guard.ts';
import type { Case } from './kinds.ts';
import { loginSite, PASSWORD, USER } from './login-site.ts';
import { type ProductCase, productSite } from './product-site.ts';

type Closers = (() => unknown)[];

/** Starts the site and signs in. `closers` are called after the test. */
export async function enterSite(
  kind: Case,
  closers: Closers,
  more: ScanOptions = {},
  browserPath: string | null = null,
) {
  const site = await loginSite(kind);
  return { site, ...(await enter(site, kind.login, closers, more, browserPath)) };
}

/** Starts the product and signs in. */
export async function enterProduct({ product, login }: ProductCase, closers: Closers, browserPath: string | null) {
  const site = await productSite(product);
  return { site, ...(await enter(site, login, closers, {}, browserPath)) };
}

interface Site {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function enter(
  site: Site,
  login: Login = { username: USER, password: PASSWORD },
  closers: Closers,
  more: ScanOptions,
  browserPath: string | null,
  addressPolicy: AddressPolicy = { mode: 'any', allow: [] },
) {
  const options: ScanOptions = { login, ...more };
  const endpoint = { address: '127.0.0.1', port: site.port, scheme: 'http' as const };
  const target = targetInfo(parseTargetAddress(site.url), endpoint, options);
  const budget = new Budget(BUDGETS.standard);
  const { signal } = new AbortController();
  const session = new Session({ target, endpoint, options, budget, signal, withholdHeaders: false });
  const providers = new ProviderClient({ budget, signal, addressPolicy, resolver: undefined, trustedRoots: undefined });
  closers.push(
    site.close,
    () => session.close(),
    () => providers.close(),
  );
  const identities = await signInAll({
    target,
    options,
    transport: session,
    fetchProvider: (request) => providers.fetch(request),
    withhold: false,
    useBrowser: browserPath === null ? null : loginBrowser(browserPath, signal),
    isQuick: false,
    now: () => new Date(),
  });
  return { session, identities, budget, target };
}

export async function statusOf(sender: Pick<Session, 'fetch'>, url: string, identity?: 'none'): Promise<number | null> {
  const attempt = await sender.fetch({ url, fresh: true, ...(identity === undefined ? {} : { identity }) });
  return hasResponse(attempt) ? attempt.response.status : null;
}
