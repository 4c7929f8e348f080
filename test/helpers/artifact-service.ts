import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { unzipSync } from 'fflate';
import { listen } from './listen.ts';

interface StoredArtifact {
  readonly id: number;
  readonly run: string;
  readonly name: string;
  readonly blob: string;
  readonly expiresAt: string | null;
  readonly createdAt: string;
  finalized: boolean;
  size: number;
}

export interface ArtifactService {
  /** Value of ACTIONS_RESULTS_URL. */
  readonly url: string;
  /** Variables a job needs to upload as part of the run. */
  environment(run: string): Record<string, string>;
  list(run: string): readonly { readonly id: number; readonly name: string; readonly expiresAt: string | null }[];
  /** The zip archive of an artifact. */
  content(id: number): Buffer;
  /** One file of an artifact; null if it is missing. */
  file(id: number, name: string): Buffer | null;
  readonly calls: readonly string[];
  /** Answers every further Twirp call with this status. */
  breakWith(status: number | null): void;
  close(): Promise<void>;
}

const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/';

/**
 * The part of GitHub's Actions results service and of its blob store that `@actions/artifact` uses to upload: Twirp over
 * JSON, and Azure's block-blob PUTs. Names collide within a run (409), as they do there.
 */
export async function startArtifactService(): Promise<ArtifactService> {
  const artifacts: StoredArtifact[] = [];
  const blocks = new Map<string, Buffer>();
  const blobs = new Map<string, Buffer>();
  const calls: string[] = [];
  let broken: number | null = null;
  let origin = '';

  const find = (run: unknown, name: unknown) => artifacts.find((item) => item.run === run && item.name === name);

  function twirp(method: string, body: Record<string, unknown>): [number, unknown] {
    const run = body['workflow_run_backend_id'];
    const existing = find(run, body['name']);
    switch (method) {
      case 'CreateArtifact': {
        if (existing !== undefined)
          return [
            409,
            { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
          ];
        const id = artifacts.length + 1;
        const blob = `/blobs/${id}.zip`;
        const expires = body['expires_at'];
        artifacts.push({
          id,
          run: String(run),
          name: String(body['name']),
          blob,
          expiresAt: typeof expires === 'string' ? expires : null,
          createdAt: new Date().toISOString(),
          finalized: false,
          size: 0,
        });
        return [200, { ok: true, signed_upload_url: `${origin}${blob}?sig=test` }];
      }
      case 'FinalizeArtifact':
        if (existing === undefined) return [404, { code: 'not_found', msg: 'no such artifact' }];
        existing.finalized = true;
        existing.size = Number(body['size']);
        return [200, { ok: true, artifact_id: String(existing.id) }];
      default:
        return [404, { code: 'bad_route', msg: method }];
    }
  }

  function blob(request: IncomingMessage, url: URL, body: Buffer): [number, Buffer | string] {
    const step = url.searchParams.get('comp');
    if (request.method === 'PUT' && step === 'block') {
      blocks.set(`${url.pathname}#${url.searchParams.get('blockid')}`, body);
      return [201, ''];
    }
    if (request.method === 'PUT') {
      const ids = [...body.toString('utf8').matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1]);
      const parts = ids.map((id) => blocks.get(`${url.pathname}#${id}`) ?? Buffer.alloc(0));
      blobs.set(url.pathname, step === 'blocklist' ? Buffer.concat(parts) : body);
      return [201, ''];
    }
    const found = blobs.get(url.pathname);
    return found === undefined ? [404, ''] : [200, found];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith(TWIRP)) {
      const method = url.pathname.slice(TWIRP.length);
      calls.push(method);
      const [status, answer] =
        broken === null
          ? twirp(method, JSON.parse(body.toString('utf8')))
          : [broken, { code: 'unavailable', msg: 'down' }];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      return;
    }
    const [status, answer] = blob(request, url, body);
    const date = new Date().toUTCString();
    response
      .writeHead(status, {
        etag: '"1"',
        'last-modified': date,
        date,
        'x-ms-request-id': 'test',
        'x-ms-version': '2024-01-01',
      })
      .end(answer);
  }

  const server = createServer((request, response) => void handle(request, response));
  const { url, close } = await listen(server);
  origin = url;
  return {
    url: `${url}/`,
    environment: (run) => ({ ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: runtimeToken(run) }),
    list: (run) => artifacts.filter((item) => item.run === `run-${run}` && item.finalized),
    content: (id) => blobs.get(`/blobs/${id}.zip`) ?? Buffer.alloc(0),
    file: (id, name) => {
      const archive = blobs.get(`/blobs/${id}.zip`);
      const file = archive === undefined ? undefined : unzipSync(archive)[name];
      return file === undefined ? null : Buffer.from(file);
    },
    calls,
    breakWith: (status) => {
      broken = status;
    },
    close,
  };
}

/** The runner's token is a JWT whose `scp` names run and job; the client reads them and nobody here checks a signature. */
function runtimeToken(run: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp: `Actions.Results:run-${run}:job-1` })}.none`;
}
