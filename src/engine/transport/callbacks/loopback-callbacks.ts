import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { formatTargetHost } from '../../../contract/target-address.ts';
import { isLoopbackAddress } from '../../../shared/address-guard.ts';
import type { Callback, CallbackLog } from '../../core/callbacks.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { CallbackListener } from './callback-listener.ts';
import { callbackName, NONCE_LENGTH, nameAt } from './callback-names.ts';

/** A listener in this process. */
export interface LoopbackCallbacks extends CallbackLog {
  /** Responds with the text to requests with the name. */
  give(name: string, text: string): void;
  /** True when the name was requested. */
  has(name: string): boolean;
}

/** Listens on the loopback interface; null without a free port, and unless the target is on this machine. */
export async function openLoopback({
  address,
  token,
}: Pick<ProbeContext, 'address' | 'token'>): Promise<LoopbackCallbacks | null> {
  if (!isLoopbackAddress(address)) return null;
  const secret = randomBytes(20).toString('hex');
  const listener = new CallbackListener(secret);
  const own = isIPv4(address) ? '127.0.0.1' : '::1';
  const isOpen = await listener.open(own, 0).then(
    () => true,
    () => false,
  );
  if (!isOpen) return null;
  listener.unref();
  const origin = `http://${formatTargetHost(own, listener.port)}`;
  return {
    isLoopback: true,
    patience: 0,
    problem: null,
    name: () =>
      nameAt(
        origin,
        false,
        token(NONCE_LENGTH, (nonce) => callbackName(secret, nonce)),
      ),
    read: async (names) =>
      new Map(
        names.flatMap((name): [string, Callback][] => {
          const callback = listener.store.read(name);
          return callback === null ? [] : [[name, callback]];
        }),
      ),
    isOwn: (url) => new URL(url).origin === origin,
    give: (name, text) => listener.give(name, text),
    has: (name) => listener.store.read(name) !== null,
    close: () => listener.close(),
  };
}
