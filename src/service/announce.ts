import { errorFields } from './log.ts';
import type { CHANNELS, ServiceContext } from './service-context.ts';

/**
 * Wakes whoever waits on a channel, after the commit. Nobody waits for it and a failure is only logged: the listeners poll
 * as well.
 */
export function announce(
  service: Pick<ServiceContext, 'store' | 'log'>,
  channel: (typeof CHANNELS)[keyof typeof CHANNELS],
  payload = '',
): void {
  service.store.publish(channel, payload).catch((error: unknown) => {
    service.log('warn', 'announce.failed', { channel, ...errorFields(error) });
  });
}
