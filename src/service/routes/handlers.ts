import type { Handlers } from '../http/route-context.ts';
import { readUsage } from '../ledger.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import { scanRoutes } from './scans.ts';
import { targetRoutes } from './targets.ts';
import { webhookRoutes } from './webhooks.ts';

/** A handler for every route of the contract; a missing one is a type error. */
export function allHandlers(sender: WebhookSender): Required<Handlers> {
  return {
    getUsage: async (sql, { service: { config, clock }, principal }) => ({
      status: 200,
      body: await readUsage(sql, principal.workspaceId, config.prices, clock.now()),
    }),
    ...targetRoutes(),
    ...scanRoutes,
    ...webhookRoutes(sender),
  };
}
