import { audit } from '../audit.ts';
import { page } from '../http/page.ts';
import { type Handlers, type Reply, type RouteContext, withPrepare } from '../http/route-context.ts';
import {
  attemptsOf,
  bodyOf,
  findDelivery,
  listDeliveries,
  replayDelivery,
  replayPeriod,
} from '../webhooks/deliveries.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import {
  createSubscription,
  deleteSubscription,
  findSubscription,
  listSubscriptions,
  rotateSecret,
  updateSubscription,
} from '../webhooks/subscriptions.ts';
import { testSubscription } from '../webhooks/test-subscription.ts';
import { toAttempt, toDelivery, toWebhook } from '../webhooks/webhook-row.ts';

function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** @param sender also sends the test deliveries, so the same address rules apply to them */
export function webhookRoutes(sender: WebhookSender) {
  return {
    createWebhook: async (tx, { service, principal, body }) => ({
      status: 201,
      body: await createSubscription(service, principal, body, tx),
    }),

    listWebhooks: (sql, context) =>
      page(
        context,
        ['webhooks', context.principal.keyId],
        (query) => listSubscriptions(sql, context.principal, query),
        toWebhook,
      ),

    getWebhook: async (sql, { principal, params }) => ok(toWebhook(await findSubscription(sql, principal, params.id))),

    updateWebhook: async (tx, { service, principal, params, body }) =>
      ok(await updateSubscription(service, principal, params.id, body, tx)),

    deleteWebhook: async (tx, { service, principal, params }) => {
      await deleteSubscription(service, principal, params.id, tx);
      return { status: 204 };
    },

    rotateWebhookSecret: async (tx, { service, principal, params, body }) =>
      ok(await rotateSecret(service, principal, params.id, body ?? {}, tx)),

    testWebhook: withPrepare(
      ({ service, principal, params, traceparent }: RouteContext<'testWebhook'>) =>
        testSubscription(service, principal, params.id, sender, traceparent),
      async (_tx, _context, result) => ok(result),
    ),

    listDeliveries: async (sql, context) => {
      const { principal, params, query } = context;
      const webhook = await findSubscription(sql, principal, params.id);
      const status = query.status ?? null;
      return page(
        context,
        ['deliveries', webhook.id, status],
        (rows) => listDeliveries(sql, webhook.id, status, rows),
        toDelivery,
      );
    },

    getDelivery: async (sql, { principal, params }) => {
      const webhook = await findSubscription(sql, principal, params.id);
      const delivery = await findDelivery(sql, webhook.id, params.delivery_id);
      const attempts = await attemptsOf(sql, delivery.id);
      const body = await bodyOf(sql, delivery);
      return ok({ ...toDelivery(delivery), attempts: attempts.map(toAttempt), body });
    },

    replayDelivery: async (tx, { service, principal, params }) => {
      const webhook = await findSubscription(tx, principal, params.id);
      const delivery = await replayDelivery(service, webhook, params.delivery_id, tx);
      const details = { delivery_id: params.delivery_id, event_type: delivery.event_type };
      await audit(tx, principal, 'webhook.replayed', webhook.id, service.clock.now(), details);
      return { status: 201, body: toDelivery(delivery) };
    },

    replayDeliveries: async (tx, { service, principal, params, body }) => {
      const webhook = await findSubscription(tx, principal, params.id);
      const result = await replayPeriod(service, webhook, body, tx);
      if (!result.dry_run && result.count > 0) {
        const { since, until = null, status = null } = body;
        const details = { count: result.count, since, until, status };
        await audit(tx, principal, 'webhook.replayed', webhook.id, service.clock.now(), details);
      }
      return ok(result);
    },
  } satisfies Handlers;
}
