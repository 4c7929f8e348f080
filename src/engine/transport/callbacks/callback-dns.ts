import { createSocket, type Socket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import packet, { type Answer, type Packet, type Question } from 'dns-packet';
import type { CallbackStore } from './callback-store.ts';

const NO_ERROR = 0;
const REFUSED = 5;
/** Seconds: nothing may be cached, for each name is looked up for a reason of its own. */
const TTL = 0;

export interface CallbackDnsOptions {
  /** The zone that is delegated to this server, in lower case. */
  readonly domain: string;
  /** Addresses of the listener for HTTP, which all names of the zone have. */
  readonly addresses: readonly string[];
  readonly store: CallbackStore;
}

/**
 * An authoritative server for one zone over UDP (RFC 1035), which notes lookups of names of the secret. It refuses all other zones,
 * resolves nothing for others, and its replies are hardly longer than the queries, so that it is of no use against a third party.
 */
export class CallbackDns {
  readonly #options: CallbackDnsOptions;
  readonly #socket: Socket;

  constructor(options: CallbackDnsOptions, host: string) {
    this.#options = options;
    this.#socket = createSocket(isIPv4(host) ? 'udp4' : 'udp6');
    this.#socket.on('message', (message, { port, address }) => {
      const reply = replyTo(message, this.#options);
      if (reply !== null) this.#socket.send(reply, port, address, () => undefined);
    });
  }

  /** @throws Error when the address cannot be listened on */
  async open(host: string, port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.bind(port, host, resolve);
    });
    this.#socket.on('error', () => undefined);
  }

  get port(): number {
    return this.#socket.address().port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }
}

/** The reply to a message; null for what is no query. */
export function replyTo(message: Uint8Array, options: CallbackDnsOptions): Uint8Array | null {
  const query = decoded(message);
  const question = query?.questions?.[0];
  if (query === null || query.type !== 'query' || question === undefined || query.questions?.length !== 1) return null;
  const name = question.name.toLowerCase();
  const { domain, store } = options;
  const isOurs = name === domain || name.endsWith(`.${domain}`);
  if (isOurs) store.note('dns', name.slice(0, -domain.length - 1).split('.'));
  const answers = isOurs ? answersTo(question, options) : [];
  const flags = (isOurs ? packet.AUTHORITATIVE_ANSWER : 0) | (isOurs ? NO_ERROR : REFUSED);
  const authorities = isOurs && answers.length === 0 ? [startOfAuthority(domain)] : [];
  return packet.encode({ type: 'response', id: query.id ?? 0, flags, questions: [question], answers, authorities });
}

function decoded(message: Uint8Array): Packet | null {
  try {
    return packet.decode(Buffer.from(message));
  } catch {
    return null;
  }
}

function answersTo({ name, type }: Question, { domain, addresses }: CallbackDnsOptions): Answer[] {
  if (type === 'A' || type === 'AAAA')
    return addresses
      .filter((address) => isIPv4(address) === (type === 'A'))
      .map((data) => ({ type, name, ttl: TTL, data }));
  if (name.toLowerCase() !== domain) return [];
  if (type === 'NS') return [{ type, name, ttl: TTL, data: `ns.${domain}` }];
  return type === 'SOA' ? [startOfAuthority(domain)] : [];
}

function startOfAuthority(domain: string): Answer {
  const times = { serial: 1, refresh: 3_600, retry: 600, expire: 86_400, minimum: TTL };
  return {
    type: 'SOA',
    name: domain,
    ttl: TTL,
    data: { mname: `ns.${domain}`, rname: `hostmaster.${domain}`, ...times },
  };
}
