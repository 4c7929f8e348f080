import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createEmulator } from 'emulate';
import { GitHubDescription } from './github-openapi.ts';
import { listen } from './listen.ts';

type Access = 'none' | 'read' | 'write';

export interface Permissions {
  readonly issues?: Access;
  readonly 'pull-requests'?: Access;
  readonly actions?: Access;
  readonly 'security-events'?: Access;
  readonly contents?: Access;
  readonly deployments?: Access;
  readonly statuses?: Access;
  readonly checks?: Access;
}

/** What hosts report about a commit. */
export interface CommitReports {
  readonly deployments?: readonly { readonly id: number; readonly statuses: readonly object[] }[];
  readonly statuses?: readonly object[];
  readonly checkRuns?: readonly object[];
}

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: string };
}

export interface Issue extends Comment {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'closed';
  readonly labels: readonly { readonly name: string }[];
}

/** A finished run of the workflow with what it uploaded, for the search of a baseline. */
export interface WorkflowRun {
  readonly id: number;
  readonly head_branch: string;
  readonly head_sha: string;
  readonly event: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly head_repository: { readonly id: number };
  readonly artifacts: readonly { readonly id: number; readonly name: string; readonly zip: Buffer }[];
}

const BOT = 'github-actions[bot]';
const COMMENT_CHARACTERS_MAX = 65_536;

/**
 * GitHub's API on loopback: the npm package `emulate` behind a thin layer with what it lacks and the action depends on:
 * tokens with permissions and the bot as author, the limit of a comment's length, code scanning, artifacts of earlier
 * runs, rate limits. Every request is held against GitHub's OpenAPI description.
 */
export class GitHubEmulator {
  static async start(): Promise<GitHubEmulator> {
    const backend = await createEmulator({
      service: 'github',
      port: 0,
      seed: {
        tokens: { [ADMIN]: { login: 'octocat', scopes: ['repo'] } },
        github: {
          users: [{ login: 'octocat', name: 'Octocat' }],
          repos: [{ owner: 'octocat', name: 'shop', auto_init: true }],
        },
      },
    });
    const emulator = new GitHubEmulator(backend);
    const { url, close } = await listen(createServer((request, response) => void emulator.#handle(request, response)));
    emulator.url = url;
    emulator.#closeServer = close;
    return emulator;
  }

  url = '';
  readonly repository = 'octocat/shop';
  readonly requests: LoggedRequest[] = [];
  readonly violations: string[] = [];
  readonly sarifUploads: { readonly commit_sha: string; readonly ref: string; readonly sarif: string }[] = [];
  /** Answer to the question how the processing of an upload went, one per poll; the last one stays. */
  sarifStatuses: { processing_status: string; errors: string[] | null }[] = [
    { processing_status: 'pending', errors: null },
    { processing_status: 'complete', errors: null },
  ];
  workflowRuns: WorkflowRun[] = [];
  /** Pull requests that hold a commit, by SHA. */
  pullsOfCommit: Record<string, readonly { readonly number: number; readonly state: string }[]> = {};
  /** Open pull requests by head, `owner:branch`. */
  pullsOfHead: Record<string, readonly { readonly number: number; readonly head: { readonly sha: string } }[]> = {};
  visibility: 'public' | 'private' = 'private';
  /** Reports of hosts, by SHA; a function is called once per request. */
  commitReports: (sha: string) => CommitReports = () => ({});

  readonly #backend: { readonly url: string; close(): Promise<void> };
  readonly #description = new GitHubDescription();
  readonly #tokens = new Map<string, { readonly login: string; readonly permissions: Permissions | null }>();
  readonly #authors = new Map<string, string>();
  readonly #faults: { pattern: RegExp; times: number; answer: (response: ServerResponse) => void }[] = [];
  #closeServer: () => Promise<void> = async () => {};

  private constructor(backend: { readonly url: string; close(): Promise<void> }) {
    this.#backend = backend;
  }

  /** A token of the Actions app with these permissions, as `permissions:` of a workflow gives them. */
  token(permissions: Permissions): string {
    const token = `ghs_${String(this.#tokens.size + 1).padStart(36, '0')}`;
    this.#tokens.set(token, { login: BOT, permissions });
    return token;
  }

  /** A token of a person, who may do everything. */
  personalToken(login: string): string {
    const token = `ghp_${String(this.#tokens.size + 1).padStart(36, '0')}`;
    this.#tokens.set(token, { login, permissions: null });
    return token;
  }

  /** @returns number of the pull request, its head and its base */
  async openPullRequest(
    branch: string,
  ): Promise<{ readonly number: number; readonly sha: string; readonly base: string }> {
    const repo = `/repos/${this.repository}`;
    const main = (await this.#ask('GET', `${repo}/git/ref/heads/main`)) as { object: { sha: string } };
    await this.#ask('POST', `${repo}/git/refs`, { ref: `refs/heads/${branch}`, sha: main.object.sha });
    const content = Buffer.from(branch).toString('base64');
    await this.#ask('PUT', `${repo}/contents/${branch}.txt`, { branch, message: branch, content });
    const pull = (await this.#ask('POST', `${repo}/pulls`, { title: branch, head: branch, base: 'main' })) as {
      number: number;
      head: { sha: string };
    };
    return { number: pull.number, sha: pull.head.sha, base: main.object.sha };
  }

  /** Writes a file on a branch, or removes it with null. @returns the branch's new tip */
  async commitFile(branch: string, path: string, text: string | null): Promise<string> {
    const place = `/repos/${this.repository}/contents/${path}`;
    const existing = await this.#ask('GET', `${place}?ref=${branch}`).catch(() => null);
    const sha = existing === null ? {} : { sha: (existing as { sha: string }).sha };
    const content = text === null ? {} : { content: Buffer.from(text).toString('base64') };
    if (text !== null || existing !== null)
      await this.#ask(text === null ? 'DELETE' : 'PUT', place, { branch, message: path, ...sha, ...content });
    const tip = (await this.#ask('GET', `/repos/${this.repository}/git/ref/heads/${branch}`)) as {
      object: { sha: string };
    };
    return tip.object.sha;
  }

  /** Comments of an issue or pull request, oldest first, with their real authors. */
  async comments(issue: number): Promise<readonly Comment[]> {
    const path = `/repos/${this.repository}/issues/${issue}/comments?per_page=100`;
    return this.#withAuthors(await this.#ask('GET', path), 'comment') as Comment[];
  }

  async issues(): Promise<readonly Issue[]> {
    const all = await this.#ask('GET', `/repos/${this.repository}/issues?state=all&per_page=100`);
    const items = this.#withAuthors(all, 'issue') as (Issue & { pull_request?: unknown })[];
    return items.filter((item) => item.pull_request === undefined);
  }

  async writeComment(token: string, issue: number, body: string): Promise<Comment> {
    const response = await fetch(`${this.url}/repos/${this.repository}/issues/${issue}/comments`, {
      method: 'POST',
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ body }),
    });
    if (response.status !== 201) throw new Error(`comment: ${response.status} ${await response.text()}`);
    return (await response.json()) as Comment;
  }

  async writeIssue(
    token: string,
    issue: { readonly title: string; readonly body: string; readonly labels: readonly string[] },
  ): Promise<Issue> {
    const response = await fetch(`${this.url}/repos/${this.repository}/issues`, {
      method: 'POST',
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(issue),
    });
    if (response.status !== 201) throw new Error(`issue: ${response.status} ${await response.text()}`);
    return (await response.json()) as Issue;
  }

  /** What a person does to an issue by hand. */
  async editIssue(
    issue: number,
    changes: { readonly body?: string; readonly labels?: readonly string[]; readonly state?: 'open' | 'closed' },
  ): Promise<void> {
    await this.#ask('PATCH', `/repos/${this.repository}/issues/${issue}`, changes);
  }

  /** The next `times` requests that match `METHOD /path` get this answer instead. */
  fail(pattern: RegExp, times: number, status: number, headers: Record<string, string>, message: string): void {
    const answer = (response: ServerResponse) => json(response, status, { message }, headers);
    this.#faults.push({ pattern, times, answer });
  }

  async close(): Promise<void> {
    await this.#closeServer();
    await this.#backend.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', this.url);
    response.on('finish', () =>
      this.requests.push({ method, path: url.pathname + url.search, status: response.statusCode, body }),
    );
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const who = this.#tokens.get(token);
    if (url.pathname.startsWith('/blobs/')) return this.#blob(url, token, response);
    if (url.pathname !== '/graphql') this.violations.push(...this.#description.violations(method, url, body));
    if (who === undefined) return json(response, 401, { message: 'Bad credentials' });
    const fault = this.#faults.find((item) => item.times > 0 && item.pattern.test(`${method} ${url.pathname}`));
    if (fault !== undefined) {
      fault.times -= 1;
      return fault.answer(response);
    }
    if (!allowed(method, url.pathname, who.permissions))
      return json(response, 403, { message: 'Resource not accessible by integration' });
    if (this.#own(method, url, body, who, response)) return;
    if (method !== 'GET' && body !== '' && JSON.parse(body).body?.length > COMMENT_CHARACTERS_MAX)
      return json(response, 422, {
        message: 'Validation Failed',
        errors: [{ code: 'custom', field: 'body', message: 'body is too long (maximum is 65536 characters)' }],
      });
    await this.#forward(method, url, body, who.login, response);
  }

  #blob(url: URL, token: string, response: ServerResponse): void {
    if (token !== '') this.violations.push('the token was sent to the blob store');
    const artifacts = this.workflowRuns.flatMap((run) => run.artifacts);
    const zip = artifacts.find((item) => url.pathname === `/blobs/${item.id}`);
    response.writeHead(zip === undefined ? 404 : 200).end(zip?.zip);
  }

  /** Answers what the package lacks; false for everything else. */
  #own(
    method: string,
    url: URL,
    body: string,
    who: { readonly login: string; readonly permissions: Permissions | null },
    response: ServerResponse,
  ): boolean {
    const asked = `${method} ${url.pathname.replace(`/repos/${this.repository}`, '')}`;
    const sarif = `${this.url}/repos/${this.repository}/code-scanning/sarifs/sarif-1`;
    const routes: readonly (readonly [RegExp, (part: string) => void])[] = [
      [/^POST \/graphql$/, () => json(response, 200, { data: { viewer: { login: who.login } } })],
      [
        /^GET \/user$/,
        () =>
          who.login === BOT
            ? json(response, 403, { message: 'Resource not accessible by integration' })
            : json(response, 200, { login: who.login, type: 'User' }),
      ],
      [
        /^POST \/code-scanning\/sarifs$/,
        () => {
          this.sarifUploads.push(JSON.parse(body));
          json(response, 202, { id: 'sarif-1', url: sarif });
        },
      ],
      [
        /^GET \/code-scanning\/sarifs\/sarif-1$/,
        () => json(response, 200, this.sarifStatuses.length > 1 ? this.sarifStatuses.shift() : this.sarifStatuses[0]),
      ],
      [/^GET \/commits\/([^/]+)\/pulls$/, (sha) => json(response, 200, this.pullsOfCommit[sha] ?? [])],
      [/^GET \/pulls$/, () => json(response, 200, this.pullsOfHead[url.searchParams.get('head') ?? ''] ?? [])],
      [
        /^GET \/deployments$/,
        () => json(response, 200, this.commitReports(url.searchParams.get('sha') ?? '').deployments ?? []),
      ],
      [/^GET \/deployments\/(\d+)\/statuses$/, (id) => json(response, 200, this.#deploymentStatuses(Number(id)))],
      [
        /^GET \/commits\/([^/]+)\/status$/,
        (sha) => json(response, 200, { state: 'success', statuses: this.commitReports(sha).statuses ?? [] }),
      ],
      [
        /^GET \/commits\/([^/]+)\/check-runs$/,
        (sha) => json(response, 200, { check_runs: this.commitReports(sha).checkRuns ?? [] }),
      ],
      [/^GET \/actions\/workflows\/[^/]+\/runs$/, () => json(response, 200, this.#runs(url.searchParams))],
      [/^GET \/actions\/runs\/(\d+)\/artifacts$/, (run) => json(response, 200, this.#artifacts(Number(run)))],
      [
        /^GET \/actions\/artifacts\/(\d+)\/zip$/,
        (id) => {
          const otherOrigin = this.url.replace('127.0.0.1', 'localhost');
          response.writeHead(302, { location: `${otherOrigin}/blobs/${id}` }).end();
        },
      ],
    ];
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(asked);
      if (match === null) continue;
      answer(match[1] ?? '');
      return true;
    }
    return false;
  }

  #deploymentStatuses(id: number): readonly object[] {
    const asked = this.requests.findLast(({ path }) => path.includes('/deployments?'))?.path ?? '';
    const sha = new URL(asked, this.url).searchParams.get('sha') ?? '';
    return this.commitReports(sha).deployments?.find((item) => item.id === id)?.statuses ?? [];
  }

  #runs(query: URLSearchParams) {
    const branch = query.get('branch');
    const event = query.get('event');
    const runs = this.workflowRuns.filter(
      (run) => (branch === null || run.head_branch === branch) && (event === null || run.event === event),
    );
    return { total_count: runs.length, workflow_runs: runs.map(({ artifacts: _uploaded, ...run }) => run) };
  }

  #artifacts(id: number) {
    const run = this.workflowRuns.find((item) => item.id === id);
    const artifacts = (run?.artifacts ?? []).map((item) => ({
      id: item.id,
      name: item.name,
      size_in_bytes: item.zip.length,
      expired: false,
      created_at: run?.created_at,
    }));
    return { total_count: artifacts.length, artifacts };
  }

  async #forward(method: string, url: URL, body: string, login: string, response: ServerResponse): Promise<void> {
    // The backend knows one account alone: who wrote what is told apart here.
    const creator = url.searchParams.get('creator');
    const asked = new URL(url.pathname + url.search, this.#backend.url);
    asked.searchParams.delete('creator');
    const answer = await fetch(asked, {
      method,
      headers: { authorization: `token ${ADMIN}`, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
      ...(body === '' ? {} : { body }),
    });
    const kind = url.pathname.includes('/comments') ? 'comment' : 'issue';
    let payload: unknown = answer.status === 204 ? null : await answer.json();
    if (method === 'POST' && answer.status === 201)
      this.#authors.set(`${kind} ${(payload as { id: number }).id}`, login);
    payload = this.#withAuthors(payload, kind);
    if (creator !== null && Array.isArray(payload)) payload = payload.filter((item) => item.user?.login === creator);
    if (/^\/repos\/[^/]+\/[^/]+$/.test(url.pathname))
      payload = { ...(payload as object), private: this.visibility === 'private', visibility: this.visibility };
    const again = creator === null ? '' : `&creator=${encodeURIComponent(creator)}`;
    const link = answer.headers
      .get('link')
      ?.replaceAll(this.#backend.url, this.url)
      .replace(/<([^>]+)>/g, `<$1${again}>`);
    json(response, answer.status, payload, link === undefined ? {} : { link });
  }

  #withAuthors(payload: unknown, kind: string): unknown {
    if (Array.isArray(payload)) return payload.map((item) => this.#withAuthors(item, kind));
    if (typeof payload !== 'object' || payload === null || !('id' in payload)) return payload;
    const login = this.#authors.get(`${kind} ${payload.id}`);
    if (login === undefined) return payload;
    return { ...payload, user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' } };
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#backend.url}${path}`, {
      method,
      headers: { authorization: `token ${ADMIN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

const ADMIN = 'ghp_emulator_admin';

/** GitHub's rule in short: reading needs `read`, everything else `write`, of the group that the path belongs to. */
function allowed(method: string, path: string, permissions: Permissions | null): boolean {
  if (permissions === null || path === '/graphql' || path === '/user' || /^\/repos\/[^/]+\/[^/]+$/.test(path))
    return true;
  const needed: readonly Access[] = method === 'GET' ? ['read', 'write'] : ['write'];
  const has = (group: keyof Permissions) => needed.includes(permissions[group] ?? 'none');
  if (path.includes('/code-scanning/')) return has('security-events');
  if (path.includes('/actions/')) return has('actions');
  if (path.includes('/deployments')) return has('deployments');
  if (path.endsWith('/status')) return has('statuses');
  if (path.endsWith('/check-runs')) return has('checks');
  if (path.includes('/contents/') || path.includes('/git/')) return has('contents');
  if (path.includes('/commits/') || path.includes('/pulls')) return has('pull-requests') || has('contents');
  return has('issues') || has('pull-requests');
}

function json(response: ServerResponse, status: number, payload: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(payload === null ? undefined : JSON.stringify(payload));
}
