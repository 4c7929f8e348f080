import { formatTargetHost } from '../../../contract/target-address.ts';
import type { Attempt } from '../../core/evidence/http.ts';
import type { Gatherer } from '../../core/probe-context.ts';

/**
 * Requests an HTTPS target over plain HTTP: port 80 for port 443, otherwise the same port, because some servers speak both on
 * one port. The user's own headers are not sent in clear text.
 */
export const gatherPlainHttp: Gatherer<'plainHttp'> = async (context) => {
  const { target } = context;
  if (target.scheme === 'http') {
    const landing = await context.gather('landing');
    if (landing.state !== 'available') return landing;
    return { state: 'available', value: { attempts: landing.value.chain } };
  }
  const start = new URL(target.startUrl);
  const port = target.port === 443 ? 80 : target.port;
  const attempts: Attempt[] = [
    await context.fetch({
      url: `http://${formatTargetHost(target.host, port)}${start.pathname}${start.search}`,
      maxBytes: 65_536,
    }),
  ];
  return { state: 'available', value: { attempts } };
};
