import type { FastifyInstance } from 'fastify';
import { ADMIN_ROUTES } from '../../../contract/admin-routes.ts';
import { CONSOLE_API } from '../../../contract/console.ts';
import { ROUTES } from '../../../contract/routes.ts';
import type { AdminHandlers, Handlers } from '../../http/route-context.ts';
import { registerRoutes } from '../../http/server.ts';
import type { ConsoleAssets } from '../assets.ts';
import { authenticateAdminSession, authenticateSession, type ConsoleContext } from './authenticate-session.ts';
import { registerPages, secureResponses } from './pages.ts';
import { registerSessionRoutes } from './session-routes.ts';

/** The settings console: its pages, its sessions, and the public and the admin API for requests with a session. */
export function registerConsole(
  server: FastifyInstance,
  context: ConsoleContext,
  handlers: { readonly api: Handlers; readonly admin: AdminHandlers },
  assets: ConsoleAssets | null,
  registerSso: ((scope: FastifyInstance, context: ConsoleContext) => Promise<void>) | null,
): void {
  const { service } = context;
  const limits = service.config.rateLimits;
  const baseUrl = () => service.config.publicUrl;
  // A session must not outlive its 12 hours by a link that it creates itself.
  const { createConsoleLink: _, ...admin } = handlers.admin;
  server.register(async (scope) => {
    secureResponses(scope, service);
    registerPages(scope, assets);
    registerSessionRoutes(scope, context);
    // A scope of its own, because it also parses forms.
    if (registerSso !== null) scope.register((inner) => registerSso(inner, context));
    registerRoutes(scope, service, {
      routes: ROUTES,
      handlers: handlers.api,
      prefix: CONSOLE_API.public,
      baseUrl,
      limits,
      authenticate: (request) => authenticateSession(request.raw, context),
    });
    registerRoutes(scope, service, {
      routes: ADMIN_ROUTES,
      handlers: admin,
      prefix: CONSOLE_API.admin,
      baseUrl,
      limits,
      authenticate: (request) => authenticateAdminSession(request, context),
    });
  });
}
