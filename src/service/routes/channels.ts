import {
  createChannel,
  deleteChannel,
  findChannel,
  listChannels,
  testChannel,
  toChannel,
  updateChannel,
} from '../channels/channels.ts';
import { page } from '../http/page.ts';
import { type Handlers, type RouteContext, withPrepare } from '../http/route-context.ts';
import type { WebhookSender } from '../webhooks/sender.ts';

/** @param sender also sends tests, so the same address rules apply to them */
export function channelRoutes(sender: WebhookSender) {
  return {
    createChannel: async (tx, { service, principal, body }) => ({
      status: 201,
      body: await createChannel(service, principal, body, tx),
    }),

    listChannels: (sql, context) => {
      const { workspaceId } = context.principal;
      return page(context, ['channels', workspaceId], (query) => listChannels(sql, workspaceId, query), toChannel);
    },

    getChannel: async (sql, { principal, params }) => ({
      status: 200,
      body: toChannel(await findChannel(sql, principal, params.channel_id)),
    }),

    updateChannel: async (tx, { service, principal, params, body }) => ({
      status: 200,
      body: await updateChannel(service, principal, params.channel_id, body, tx),
    }),

    deleteChannel: async (tx, { service, principal, params }) => {
      await deleteChannel(service, principal, params.channel_id, tx);
      return { status: 204 };
    },

    testChannel: withPrepare(
      ({ service, principal, params }: RouteContext<'testChannel'>) =>
        testChannel(service, principal, params.channel_id, sender),
      async (_tx, _context, body) => ({ status: 200, body }),
    ),
  } satisfies Handlers;
}
