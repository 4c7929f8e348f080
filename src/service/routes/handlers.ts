import type { RouteName } from '../../contract/route-types.ts';
import type { Handler } from '../http/route-context.ts';
import { readUsage } from '../ledger.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import { scanRoutes } from './scans.ts';
import { targetRoutes } from './targets.ts';
import { webhookRoutes } from './webhooks.ts';

/** A handler for every route of the contract; a missing one is a type error. */
export function allHandlers(sender: WebhookSender): { readonly [Name in RouteName]: Handler<Name> } {
  return {
    getUsage: async ({ service, principal }) => {
      const { store, config, clock } = service;
      return { status: 200, body: await readUsage(store, principal.workspaceId, config.prices, clock.now()) };
    },
    ...targetRoutes(),
    ...scanRoutes,
    ...webhookRoutes(sender),
  };
}
