import type { Handlers } from '../http/route-context.ts';
import { readUsage } from '../ledger.ts';

export const usageRoutes = {
  async getUsage({ service, principal }) {
    const { store, config, clock } = service;
    return { status: 200, body: await readUsage(store, principal.workspaceId, config.prices, clock.now()) };
  },
} satisfies Handlers;
