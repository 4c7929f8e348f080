import { isLoopback } from '../client/client-options.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { isRecord, parsedJson } from '../shared/records.ts';
import { readBootstrapFile } from './bootstrap-file.ts';
import { type FlagTable, HELP_FLAG, type ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { environmentSecret } from './secret-files.ts';

/** Flags of every command of the admin API. */
export const ADMIN_FLAGS: FlagTable = {
  bootstrap: { type: 'string', value: 'FILE', description: 'Bootstrap file of the service (or SCAN_GATE_BOOTSTRAP).' },
  help: HELP_FLAG,
};

/** Flag of the commands that are about one workspace. */
export const WORKSPACE_FLAG: FlagTable = {
  workspace: { type: 'string', value: 'ID', description: 'Id of the workspace. Default: the first one.' },
};

/** Error response of the admin API, with its message. */
export class AdminError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'AdminError';
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface AdminClient {
  /** @throws AdminError, UsageError */
  call(method: Method, path: string, body?: unknown): Promise<unknown>;
}

interface Admin {
  readonly source: string;
  readonly admin_url: string | null;
  readonly admin_token: string;
}

/** The place and token of the admin API: of the bootstrap file, else of the environment. @throws UsageError */
async function adminOf(flags: ParsedFlags, io: Io): Promise<Admin> {
  const { environment, directory } = io;
  const path = flags.text('bootstrap') ?? (environment['SCAN_GATE_BOOTSTRAP'] || undefined);
  if (path !== undefined) return { source: '--bootstrap', ...(await readBootstrapFile(path, directory)) };
  const token = environmentSecret(io, 'SCAN_GATE_ADMIN_TOKEN');
  if (token === undefined) {
    throw new UsageError(
      '--bootstrap',
      'missing: give the file that scan-gate serve --bootstrap writes, or SCAN_GATE_ADMIN_URL and SCAN_GATE_ADMIN_TOKEN.',
    );
  }
  const url = environment['SCAN_GATE_ADMIN_URL'] ?? '';
  if (!URL.canParse(url))
    throw new UsageError('SCAN_GATE_ADMIN_URL', 'not a URL: give the admin_url that scan-gate serve prints.');
  return { source: 'SCAN_GATE_ADMIN_URL', admin_url: url, admin_token: token };
}

/** Client of the admin API, which is on loopback, also through a tunnel. */
async function adminClient(flags: ParsedFlags, io: Io): Promise<AdminClient> {
  const { source, admin_url: adminUrl, admin_token: token } = await adminOf(flags, io);
  if (adminUrl === null || !URL.canParse(adminUrl)) {
    throw new UsageError(source, 'has no admin_url: the service has not started its admin API yet.');
  }
  if (!isLoopback(new URL(adminUrl).hostname)) {
    throw new UsageError(source, 'its admin_url is not on this machine; the admin token is only sent to loopback.');
  }
  const { request } = await import('undici');
  return {
    async call(method, route, body) {
      let response: Awaited<ReturnType<typeof request>>;
      try {
        response = await request(`${adminUrl.replace(/(?<!\/)\/+$/, '')}${route}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: body === undefined ? null : JSON.stringify(body),
          signal: AbortSignal.any([io.signal, AbortSignal.timeout(30_000)]),
        });
      } catch {
        throw new AdminError(
          'connection_failed',
          `No response from the admin API at ${adminUrl}; is the service running?`,
        );
      }
      const text = await response.body.text();
      const value = parsedJson(text);
      if (response.statusCode < 400) return value;
      const error = isRecord(value) && isRecord(value['error']) ? value['error'] : {};
      const code = typeof error['code'] === 'string' ? error['code'] : `http_${response.statusCode}`;
      const message = typeof error['message'] === 'string' ? error['message'] : 'The admin API refused the request.';
      throw new AdminError(code, `${message} (${code})`);
    },
  };
}

/** A path with the workspace of the flags, and a cursor. */
function withQuery(path: string, flags: ParsedFlags, cursor = ''): string {
  const given = Object.entries({ workspace_id: flags.text('workspace') ?? '', cursor });
  const query = new URLSearchParams(given.filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Prints the response of one call as JSON; an API error is one line on standard error and status 1. */
export async function printCall(
  flags: ParsedFlags,
  io: Io,
  method: Method,
  path: string,
  body?: unknown,
): Promise<number> {
  return printing(flags, io, async (admin) => {
    const result = await admin.call(method, withQuery(path, flags), body);
    io.out(`${JSON.stringify(result ?? {}, null, 2)}\n`);
  });
}

/** Prints all pages of a list as one. */
export async function printList(flags: ParsedFlags, io: Io, path: string): Promise<number> {
  return printing(flags, io, async (admin) => {
    const data: unknown[] = [];
    for (let cursor = ''; ; ) {
      const page = await admin.call('GET', withQuery(path, flags, cursor));
      if (!isRecord(page) || !Array.isArray(page['data'])) throw new AdminError('response_malformed', 'No list came.');
      data.push(...page['data']);
      if (typeof page['next_cursor'] !== 'string' || page['data'].length === 0) break;
      cursor = page['next_cursor'];
    }
    io.out(`${JSON.stringify({ data }, null, 2)}\n`);
  });
}

/** Runs calls of the admin API; an API error is one line on standard error and status 1, or 2 for invalid input. */
export async function printing(
  flags: ParsedFlags,
  io: Io,
  work: (admin: AdminClient) => Promise<void>,
): Promise<number> {
  const admin = await adminClient(flags, io);
  try {
    await work(admin);
    return 0;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    io.err(`scan-gate: ${escapeTerminal(error.message)}\n`);
    return error.code === 'validation_error' ? 2 : 1;
  }
}

/** Encodes user input as one path segment. @throws UsageError if it is missing */
export function pathArgument(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(name, 'missing.');
  return encodeURIComponent(value);
}
