import type { RouteName } from '../../contract/route-types.ts';
import type { Handler } from '../http/route-context.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import { findingRoutes } from './findings.ts';
import { reportRoutes } from './reports.ts';
import { scanRoutes } from './scans.ts';
import { targetRoutes } from './targets.ts';
import { usageRoutes } from './usage.ts';
import { webhookHandlers } from './webhooks.ts';

/** Every handler of the route table: a route without one does not compile. */
export function allHandlers(sender: WebhookSender): { readonly [Name in RouteName]: Handler<Name> } {
  return {
    ...usageRoutes,
    ...targetRoutes(),
    ...scanRoutes,
    ...findingRoutes,
    ...reportRoutes,
    ...webhookHandlers(sender),
  };
}
