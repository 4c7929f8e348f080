import type { Client } from '../client/client.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import { escapeTerminal } from '../reports/escape/terminal.ts';
import { readTrustedRoots } from './connect.ts';
import { type FlagTable, HELP_FLAG, type ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { SCAN_FLAGS } from './scan-flags.ts';
import { VERSION } from './version.ts';

const NAMES = ['api-url', 'api-key', 'ca-file', 'insecure-http'];

/** Flags of every command that calls a service with a key. */
export const SERVICE_FLAGS: FlagTable = {
  ...Object.fromEntries(Object.entries(SCAN_FLAGS).filter(([name]) => NAMES.includes(name))),
  help: HELP_FLAG,
};

export type Call = (client: Client) => Promise<unknown>;

/** Prints the result of a call as JSON. @returns the exit status @throws UsageError */
export async function printResult(call: Call, flags: ParsedFlags, io: Io): Promise<number> {
  const client = await clientOf(flags, io);
  const { ApiError, ServiceError } = await import('../client/errors.ts');
  try {
    io.out(`${JSON.stringify((await call(client)) ?? {}, null, 2)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    io.err(`scan-gate: ${escapeTerminal(error.message)}\n`);
    return error instanceof ApiError && error.code === 'validation_error' ? 2 : 1;
  } finally {
    await client.close();
  }
}

/** All pages of a list. */
export async function allOf(pages: AsyncIterable<unknown>): Promise<{ readonly data: readonly unknown[] }> {
  const data: unknown[] = [];
  for await (const entry of pages) data.push(entry);
  return { data };
}

/** @throws UsageError */
async function clientOf(flags: ParsedFlags, io: Io): Promise<Client> {
  const baseUrl = flags.text('api-url') ?? io.environment['SCAN_GATE_API_URL'] ?? '';
  const apiKey = flags.text('api-key') ?? io.environment['SCAN_GATE_API_KEY'] ?? '';
  if (baseUrl === '') throw new UsageError('--api-url', 'missing: the URL of the service.');
  const [{ createUndiciClient }, { ClientConfigurationError }] = await Promise.all([
    import('../client/undici-client.ts'),
    import('../client/errors.ts'),
  ]);
  try {
    return createUndiciClient({
      baseUrl,
      apiKey,
      userAgent: `scan-gate/${VERSION}`,
      allowInsecure: flags.flag('insecure-http') === true,
      trustedRoots: await readTrustedRoots(flags.text('ca-file'), io),
    });
  } catch (error) {
    if (error instanceof ClientConfigurationError) throw new UsageError('--api-url', error.message, { cause: error });
    throw error;
  }
}
