import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../service-context.ts';

/** Behind a TLS proxy, the client that the nearest proxy names last; a forged entry evades only the limit per address. */
export function addressOf(request: FastifyRequest, service: ServiceContext): string {
  const forwarded = request.raw.headersDistinct['x-forwarded-for']?.join().split(',').at(-1)?.trim();
  const isProxied = service.config.publicUrl.startsWith('https://');
  return (isProxied ? forwarded?.slice(0, 64) : undefined) ?? request.raw.socket.remoteAddress ?? 'unknown';
}
