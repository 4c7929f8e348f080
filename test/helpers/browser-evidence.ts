import { Resolver } from 'node:dns/promises';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { ScanOptions } from '../../src/contract/scan.ts';
import { parseTargetAddress } from '../../src/contract/target-address.ts';
import { analyseResponse } from '../../src/engine/analyse-response.ts';
import { Budget, type BudgetLimits, budgetOf, type Phase, type Room } from '../../src/engine/core/budget.ts';
import type { TargetInfo } from '../../src/engine/core/evidence/target.ts';
import type { PageStorage } from '../../src/engine/core/login-view.ts';
import { TextCleaner } from '../../src/engine/core/text-cleaner.ts';
import { Tokens } from '../../src/engine/core/tokens.ts';
import { EvidenceStore } from '../../src/engine/evidence-store.ts';
import { gatherRules } from '../../src/engine/rules/probe/gather-rules.ts';
import { targetInfo } from '../../src/engine/target-info.ts';
import { ForeignClient } from '../../src/engine/transport/foreign-client.ts';
import { locate } from '../../src/engine/transport/locate.ts';
import { resolveHost } from '../../src/engine/transport/resolve-host.ts';
import { Session } from '../../src/engine/transport/session.ts';
import { USER_AGENT } from '../../src/shared/user-agent.ts';

export interface StoreOptions {
  readonly browserPath: string | null;
  readonly scanType?: ScanType;
  readonly options?: ScanOptions;
  readonly ownershipProven?: boolean;
  readonly seed?: string;
  readonly signal?: AbortSignal;
  /** What the application keeps for a user who is signed in. */
  readonly storage?: PageStorage;
  readonly limits?: Partial<BudgetLimits>;
  /** What a phase may use, in place of what the clock says. */
  readonly room?: (phase: Phase) => Room;
}

export interface OpenedStore {
  readonly target: TargetInfo;
  readonly store: EvidenceStore;
  readonly budget: Budget;
  /** Removes random tokens from a text. */
  clean(text: string): string;
  close(): Promise<void>;
}

/** The evidence of one target, as a scan gathers it, without the checks. */
export async function evidenceStore(url: string, given: StoreOptions): Promise<OpenedStore> {
  const { browserPath, scanType = 'standard', options = {}, ownershipProven = true, seed = 'browser' } = given;
  const signal = given.signal ?? AbortSignal.timeout(600_000);
  const policy = { mode: 'any', allow: [] } as const;
  const address = parseTargetAddress(url);
  const budget = new Budget({ ...budgetOf(scanType, options.scan_minutes, true), ...given.limits });
  const addresses = await resolveHost(address.host, policy, undefined, signal);
  const endpoint = await locate(address, addresses, { budget, signal, scheme: undefined, userAgent: USER_AGENT });
  const target = targetInfo(address, endpoint, options);
  const tokens = new Tokens(seed);
  const cleaner = new TextCleaner(tokens, options, target.origin);
  const session = new Session({ target, endpoint, options, budget, signal, withholdHeaders: false });
  const targetAddress = endpoint.address;
  const foreign = new ForeignClient({ budget, signal, addressPolicy: policy, resolver: undefined, targetAddress });
  const store = new EvidenceStore(
    {
      target,
      address: endpoint.address,
      scanType,
      options,
      ownershipProven,
      now: new Date(),
      signal,
      resolver: new Resolver(),
      trustedRoots: undefined,
      browserPath,
      identities: given.storage === undefined ? [] : ['user'],
      fetch: (probe) => session.fetch(probe),
      ...(options.third_parties === 'load' ? { fetchForeign: (text: string) => foreign.fetch(text) } : {}),
      connect: (port) => session.connect(port),
      bytesLeft: () => budget.bytesLeft,
      requestsLeft: () => budget.requestsLeft,
      room: given.room ?? ((phase) => budget.room(phase)),
      marker: 'scangatemarker',
      token: (length, extend) => tokens.next(length, extend),
      openCallbacks: async () => null,
      sessionToken: () => null,
      pageStorage: () => given.storage ?? null,
      hasSecret: (text) => cleaner.hasSecret(text),
      analyse: analyseResponse,
    },
    gatherRules([]),
  );
  return {
    target,
    store,
    budget,
    clean: (text) => cleaner.clean(text),
    close: async () => {
      session.close();
      await foreign.close();
    },
  };
}
