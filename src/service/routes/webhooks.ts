import { auditAtCommit } from '../audit.ts';
import { page } from '../http/page.ts';
import type { Handlers, Reply } from '../http/route-context.ts';
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

    listWebhooks: (context) => {
      const { service, principal } = context;
      return page(
        context,
        ['webhooks', principal.keyId],
        (query) => listSubscriptions(service.store, principal, query),
        toWebhook,
      );
    },

    getWebhook: async ({ service, principal, params }) =>
      ok(toWebhook(await findSubscription(service.store, principal, params.id))),

    updateWebhook: async (tx, { service, principal, params, body }) =>
      ok(await updateSubscription(service, principal, params.id, body, tx)),

    deleteWebhook: async (tx, { service, principal, params }) => {
      await deleteSubscription(service, principal, params.id, tx);
      return { status: 204 };
    },

    rotateWebhookSecret: async (tx, { service, principal, params, body }) =>
      ok(await rotateSecret(service, principal, params.id, body ?? {}, tx)),

    testWebhook: {
      prepare: async ({ service, principal, params }) => {
        const result = await testSubscription(service, principal, params.id, sender);
        return async () => ok(result);
      },
    },

    listDeliveries: async (context) => {
      const { service, principal, params, query } = context;
      const webhook = await findSubscription(service.store, principal, params.id);
      const status = query.status ?? null;
      return page(
        context,
        ['deliveries', webhook.id, status],
        (rows) => listDeliveries(service.store, webhook.id, status, rows),
        toDelivery,
      );
    },

    getDelivery: async ({ service, principal, params }) => {
      const webhook = await findSubscription(service.store, principal, params.id);
      const delivery = await findDelivery(service.store, webhook.id, params.delivery_id);
      const attempts = await attemptsOf(service.store, delivery.id);
      const body = await bodyOf(service.store, delivery);
      return ok({ ...toDelivery(delivery), attempts: attempts.map(toAttempt), body });
    },

    replayDelivery: async (tx, { service, principal, params }) => {
      const webhook = await findSubscription(tx, principal, params.id);
      const delivery = await replayDelivery(service, webhook, params.delivery_id, tx);
      const details = { delivery_id: params.delivery_id, event_type: delivery.event_type };
      const entry = { action: 'webhook.replayed', subject: webhook.id, details } as const;
      auditAtCommit(tx, principal, [entry], service.clock.now());
      return { status: 201, body: toDelivery(delivery) };
    },

    replayDeliveries: async (tx, { service, principal, params, body }) => {
      const webhook = await findSubscription(tx, principal, params.id);
      const result = await replayPeriod(service, webhook, body, tx);
      if (!result.dry_run && result.count > 0) {
        const { since, until = null, status = null } = body;
        const details = { count: result.count, since, until, status };
        const entry = { action: 'webhook.replayed', subject: webhook.id, details } as const;
        auditAtCommit(tx, principal, [entry], service.clock.now());
      }
      return ok(result);
    },
  } satisfies Handlers;
}
