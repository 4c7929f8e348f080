import { adminTokenHash, withBootstrapLock } from './first-start.ts';
import { hashKey } from './keys/key-secret.ts';
import type { KeyKeeper } from './options.ts';
import type { ServiceContext } from './service-context.ts';

/**
 * Notes beside the first keys where the service listens, or logs what to do when they are not there. Under the lock of the
 * bootstrap, so that it never writes over a token that is being issued.
 */
export async function locateKeys(
  { store, log }: Pick<ServiceContext, 'store' | 'log'>,
  keeper: KeyKeeper | null | undefined,
  place: Parameters<KeyKeeper['locate']>[0],
): Promise<void> {
  if (keeper === undefined) return;
  const outcome = await withBootstrapLock(store, async (tx) => {
    const hash = await adminTokenHash(tx);
    if (keeper === null) return hash === undefined ? 'none' : 'kept';
    return keeper.locate(place, (token) => hash === hashKey(token));
  });
  if (outcome === 'kept') return;
  if (outcome === 'none') {
    const message = 'No key exists yet. Start the service once with --bootstrap FILE: it writes the first key there.';
    log('warn', 'bootstrap.none', { message });
    return;
  }
  const fault = outcome === 'missing' ? 'is missing' : 'holds no valid admin token of this database';
  const remedy =
    store.kind === 'postgres'
      ? 'Run scan-gate admin-token --database-url URL --bootstrap FILE; no restart is needed.'
      : 'Stop the service, run scan-gate admin-token --data DIR --bootstrap FILE, and start it again.';
  log('warn', `bootstrap.${outcome}`, {
    file: keeper?.name,
    message: `The keys of this database were made at an earlier start, and the bootstrap file ${fault}. It was left as it is. ${remedy}`,
  });
}
