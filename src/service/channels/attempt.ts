import type { ServiceContext } from '../service-context.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import type { Notice } from './notice.ts';
import type { ChannelTerms } from './queue-notices.ts';

/** One attempt to tell a channel something. */
export interface Attempt {
  readonly service: ServiceContext;
  readonly exchange: WebhookSender['exchange'];
  readonly workspaceId: string;
  readonly url: string;
  /** API token; empty where the URL is the secret. */
  readonly token: string;
  readonly terms: ChannelTerms;
  readonly notice: Notice;
  readonly signal?: AbortSignal;
}
