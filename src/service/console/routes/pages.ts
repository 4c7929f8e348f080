import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { ServiceContext } from '../../service-context.ts';
import type { Asset, ConsoleAssets } from '../assets.ts';

/** The pages run no inline code, and no script may write HTML (Trusted Types). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
/** Without includeSubDomains: the host may serve other things than this service. */
const HSTS = 'max-age=31536000';

/** Sets the headers of every response below /console. */
export function secureResponses(server: FastifyInstance, { config }: ServiceContext): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (config.publicUrl.startsWith('https://')) reply.header('strict-transport-security', HSTS);
  });
}

/**
 * The console's pages and files. Every path that is no file is a view of the one page.
 * @param assets null when the console has not been built
 */
export function registerPages(server: FastifyInstance, assets: ConsoleAssets | null): void {
  // Relative, so that it works behind a proxy that adds a path prefix.
  server.get('/console', (_request, reply) => reply.redirect('console/', 302));

  server.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    const path = request.params['*'];
    if (path.startsWith('api/')) throw new ApiError('not_found', 'No such path.');
    if (assets === null) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The settings console has not been built: run "npm run build" and restart the service.\n');
    }
    if (!path.startsWith('assets/')) return sendAsset(request, reply, assets.index);
    const file = assets.files.get(path.slice('assets/'.length));
    if (file === undefined) throw new ApiError('not_found', 'No such path.');
    // Names contain a hash of the content.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendAsset(request, reply, file);
  });
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, { type, bytes, gzipped }: Asset) {
  reply.header('vary', 'accept-encoding').type(type);
  const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers['accept-encoding'] ?? '');
  if (gzipped === null || !accepts) return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
