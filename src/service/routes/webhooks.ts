import { LIMITS } from '../../contract/limits.ts';
import type { RouteQuery } from '../../contract/route-types.ts';
import type { Cursors } from '../http/cursor.ts';
import type { Handlers, Reply, RouteContext } from '../http/route-context.ts';
import { attemptsOf, findDelivery, listDeliveries, replayDelivery, replayPeriod } from '../webhooks/deliveries.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import {
  createSubscription,
  deleteSubscription,
  findSubscription,
  listSubscriptions,
  rotateSecret,
  updateSubscription,
} from '../webhooks/subscriptions.ts';
import { announceDeliveries } from '../webhooks/sweep-deliveries.ts';
import { testSubscription } from '../webhooks/test-subscription.ts';
import { toAttempt, toDelivery, toWebhook } from '../webhooks/webhook-row.ts';

interface PageRow {
  readonly id: string;
  readonly created_at: Date;
}

/** Rows of one page and the cursor of the next, read by asking for one row more than the page holds. */
async function readPage<Row extends PageRow>(
  cursors: Cursors,
  list: readonly unknown[],
  query: Pick<RouteQuery<'listWebhooks'>, 'limit' | 'cursor'>,
  read: (limit: number, after: { createdAt: Date; id: string } | null) => Promise<Row[]>,
): Promise<{ rows: Row[]; next_cursor?: string }> {
  const limit = query.limit ?? LIMITS.pageSizeDefault;
  const position = query.cursor === undefined ? null : cursors.decode(list, query.cursor);
  const after = position === null ? null : { createdAt: new Date(position[0]), id: position[1] };
  const rows = await read(limit + 1, after);
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows };
  return { rows: rows.slice(0, limit), next_cursor: cursors.encode(list, [last.created_at.getTime(), last.id]) };
}

function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** Changes of a subscription lead to work for the deliverer, which is woken after the commit. */
async function commitAndAnnounce(
  context: Pick<RouteContext, 'commit' | 'service'>,
  work: Parameters<RouteContext['commit']>[0],
): Promise<Reply> {
  const reply = await context.commit(work);
  await announceDeliveries(context.service);
  return reply;
}

/** @param sender sends the test deliveries, under the same address rule as the real ones */
export function webhookHandlers(sender: WebhookSender) {
  return {
    createWebhook: ({ service, principal, body, commit }) =>
      commit(async (tx) => ({ status: 201, body: await createSubscription(service, principal, body, tx) })),

    listWebhooks: async ({ service, principal, query, cursors }) => {
      const list = ['webhooks', principal.keyId];
      const { rows, ...next } = await readPage(cursors, list, query, (limit, after) =>
        listSubscriptions(service.store, principal, limit, after),
      );
      return ok({ data: rows.map(toWebhook), ...next });
    },

    getWebhook: async ({ service, principal, params }) =>
      ok(toWebhook(await findSubscription(service.store, principal, params.id))),

    updateWebhook: (context) =>
      context.commit(async (tx) =>
        ok(await updateSubscription(context.service, context.principal, context.params.id, context.body, tx)),
      ),

    deleteWebhook: ({ service, principal, params, commit }) =>
      commit(async (tx) => {
        await deleteSubscription(service, principal, params.id, tx);
        return { status: 204 };
      }),

    rotateWebhookSecret: ({ service, principal, params, body, commit }) =>
      commit(async (tx) => ok(await rotateSecret(service, principal, params.id, body ?? {}, tx))),

    testWebhook: async ({ service, principal, params, commit }) => {
      const result = await testSubscription(service, principal, params.id, sender);
      return commit(async () => ok(result));
    },

    listDeliveries: async ({ service, principal, params, query, cursors }) => {
      const webhook = await findSubscription(service.store, principal, params.id);
      const list = ['deliveries', webhook.id, query.status ?? null];
      const { rows, ...next } = await readPage(cursors, list, query, (limit, after) =>
        listDeliveries(service.store, webhook.id, query.status ?? null, limit, after),
      );
      return ok({ data: rows.map(toDelivery), ...next });
    },

    getDelivery: async ({ service, principal, params }) => {
      const webhook = await findSubscription(service.store, principal, params.id);
      const delivery = await findDelivery(service.store, webhook.id, params.delivery_id);
      const attempts = await attemptsOf(service.store, delivery.id);
      return ok({ ...toDelivery(delivery), attempts: attempts.map(toAttempt) });
    },

    replayDelivery: (context) =>
      commitAndAnnounce(context, async (tx) => {
        const { service, principal, params } = context;
        const webhook = await findSubscription(tx, principal, params.id);
        return { status: 201, body: toDelivery(await replayDelivery(service, webhook, params.delivery_id, tx)) };
      }),

    replayDeliveries: (context) =>
      commitAndAnnounce(context, async (tx) => {
        const { service, principal, params, body } = context;
        return ok(await replayPeriod(service, await findSubscription(tx, principal, params.id), body, tx));
      }),
  } satisfies Handlers;
}
