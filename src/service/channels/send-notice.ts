import { randomUUID } from 'node:crypto';
import type { ChannelKind } from '../../contract/channel.ts';
import { errorFields } from '../log.ts';
import type { ServiceContext } from '../service-context.ts';
import type { ClaimedDelivery } from '../webhooks/delivery-queue.ts';
import type { AttemptResult, WebhookSender } from '../webhooks/sender.ts';
import type { Attempt } from './attempt.ts';
import { checkDefectDojo, importReport } from './defectdojo.ts';
import { sendEmail } from './email.ts';
import { checkJira, createIssue } from './jira.ts';
import { exampleNotice, readNotice } from './notice.ts';
import type { ChannelTerms } from './queue-notices.ts';
import { postToSlack } from './slack.ts';
import { postToTeams } from './teams.ts';

interface Adapter {
  readonly send: (attempt: Attempt) => Promise<AttemptResult>;
  /** A test that changes nothing, where an example would be work for someone. Default: the example is sent. */
  readonly check?: (attempt: Attempt) => Promise<AttemptResult>;
}

const ADAPTERS: Readonly<Record<ChannelKind, Adapter>> = {
  slack: { send: postToSlack },
  teams: { send: postToTeams },
  email: { send: sendEmail },
  jira: { send: createIssue, check: checkJira },
  defectdojo: { send: importReport, check: checkDefectDojo },
};

/** Makes an attempt of a delivery. Never rejects. */
export async function sendDelivery(
  service: ServiceContext,
  { exchange }: WebhookSender,
  delivery: ClaimedDelivery & { readonly channel: ChannelTerms },
  signal: AbortSignal,
): Promise<AttemptResult> {
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  try {
    const notice = await readNotice(service.store, service.config, delivery);
    if (notice === null) return { ok: true, statusCode: null, error: null, durationMs: durationMs() };
    const { workspace_id: workspaceId, url, secret: token, channel: terms } = delivery;
    const attempt = { service, exchange, workspaceId, url, token, terms, notice, signal };
    const result = await ADAPTERS[terms.kind].send(attempt);
    return { ...result, durationMs: durationMs() };
  } catch (error) {
    service.log('error', 'channel.failed', { channel: delivery.webhook_id, ...errorFields(error) });
    return { ok: false, statusCode: null, error: 'the notification could not be made', durationMs: durationMs() };
  }
}

/** Sends an example, or checks what can be checked without one. */
export async function testAttempt(
  service: ServiceContext,
  { exchange }: WebhookSender,
  channel: Pick<Attempt, 'workspaceId' | 'url' | 'token' | 'terms'>,
): Promise<AttemptResult> {
  const started = performance.now();
  const { send, check = send } = ADAPTERS[channel.terms.kind];
  const notice = exampleNotice(randomUUID(), service.config);
  const result = await check({ service, exchange, ...channel, notice });
  return { ...result, durationMs: Math.round(performance.now() - started) };
}
