import { createServer, type IncomingMessage, request as send } from 'node:http';
import { listen } from '../../../helpers/listen.ts';

interface Stored {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface CacheOptions {
  /** The key of a request; requests with the same key get the same response. */
  keyOf(request: IncomingMessage): string;
  /** Says HIT or MISS in X-Cache. */
  readonly isNamed: boolean;
  /** How often a response is given before it expires; never by default. */
  readonly uses?: number;
}

/** What of a key no scan makes up: an address that visitors may open. */
const OWN = /[?&]scangate=[a-z]{10}/;

/** A shared cache in front of a site, that keeps every response to a GET. */
export async function startCache(origin: string, { keyOf, isNamed, uses = Number.POSITIVE_INFINITY }: CacheOptions) {
  const stored = new Map<string, Stored>();
  const counts = new Map<string, number>();
  const history: [key: string, body: string][] = [];
  const answer = async (key: string, request: IncomingMessage) => {
    const left = (counts.get(key) ?? uses) - 1;
    counts.set(key, left);
    const kept = stored.get(key);
    const given = kept ?? (await forwarded(origin, request));
    if (left > 0) stored.set(key, given);
    else for (const all of [stored, counts]) all.delete(key);
    return { given, isHit: kept !== undefined };
  };
  const server = createServer(async (request, response) => {
    const key = keyOf(request);
    const { given, isHit } =
      request.method === 'GET' ? await answer(key, request) : { given: await forwarded(origin, request), isHit: false };
    history.push([key, given.body.toString('utf8')]);
    if (isNamed) response.setHeader('X-Cache', isHit ? 'HIT' : 'MISS');
    response.writeHead(given.status, given.headers).end(given.body);
  });
  /** Responses that visitors get at addresses of their own, and that hold what only the scan sends. */
  const poisoned = (isHarmful: (body: string) => boolean) =>
    history.filter(([key, body]) => !OWN.test(key) && isHarmful(body)).map(([key]) => key);
  return { ...(await listen(server)), stored, poisoned };
}

function forwarded(origin: string, request: IncomingMessage): Promise<Stored> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    // The path as it came, with its dots.
    const own = {
      hostname,
      port,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, connection: 'close' },
    };
    const passed = send(own, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { location } = response.headers;
      resolve({
        status: response.statusCode ?? 502,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          ...(location === undefined ? {} : { Location: location }),
        },
        body: Buffer.concat(chunks),
      });
    });
    passed.once('error', () => resolve({ status: 502, headers: {}, body: Buffer.from('Bad gateway') }));
    request.pipe(passed);
  });
}
