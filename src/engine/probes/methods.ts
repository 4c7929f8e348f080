import type { Gatherer } from '../probe-context.ts';

/** OPTIONS, and TRACE with an inert header of our own. Nothing that a server offers is ever tried out. */
export const gatherMethods: Gatherer<'methods'> = async (context) => {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const { url } = landing.value.final.request;
  const traceMarker = context.token(16);
  const [options, trace] = await Promise.all([
    context.fetch({ method: 'OPTIONS', url, maxBytes: 4_096 }),
    context.fetch({ method: 'TRACE', url, headers: [['X-Scan-Gate', traceMarker]], maxBytes: 65_536 }),
  ]);
  return { state: 'available', value: { options, trace, traceMarker } };
};
