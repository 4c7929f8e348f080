import { isLoopback } from '../../client/client-options.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { assertWritable, type BootstrapFile, findBootstrapFile, writeBootstrapFile } from '../bootstrap-file.ts';
import { StartError } from '../exit-status.ts';
import { assertFlagsOnly, type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { readStoreFlags, STORE_FLAGS } from '../store-flags.ts';

const FLAGS: FlagTable = {
  ...STORE_FLAGS,
  bootstrap: {
    type: 'string',
    value: 'FILE',
    description: 'Bootstrap file to write the token to (mode 0600). Without it, the token is printed.',
  },
  'admin-url': {
    type: 'string',
    value: 'URL',
    description: 'Admin API URL of a running service, for the bootstrap file. serve prints it when it is ready.',
  },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['admin-token --data DIR [--bootstrap FILE]', 'admin-token --database-url URL [--bootstrap FILE] [--admin-url URL]'],
  `Issues a new admin token; earlier ones stop working. Needs access to the data of the service. Use it if the
bootstrap file is lost. Services on the same PostgreSQL database accept the token immediately. With --data, stop
the service first. Then create an API key with scan-gate keys create.`,
  FLAGS,
);

/** `scan-gate admin-token`. Prints JSON. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  assertFlagsOnly(flags, 'admin-token takes flags only.');
  const store = readStoreFlags(flags, io);
  const path = flags.text('bootstrap');
  const adminUrl = readAdminUrl(flags.text('admin-url'), path);
  const earlier = path === undefined ? null : await earlierFile(path, io.directory);
  const { issueAdminToken } = await import('../../embedded.ts');
  let written: BootstrapFile | null = null;
  let printed: object | null = null;
  try {
    await issueAdminToken(store, async ({ workspaceId, adminToken }) => {
      if (path === undefined) {
        printed = { workspace_id: workspaceId, admin_token: adminToken };
        return;
      }
      if (earlier !== null && earlier.workspace_id !== workspaceId) {
        throw new UsageError('--bootstrap', `${shown(path)} belongs to another database; give another file.`);
      }
      written = {
        url: earlier?.url ?? null,
        workspace_id: workspaceId,
        api_key: earlier?.api_key ?? null,
        admin_token: adminToken,
        admin_url: adminUrl ?? earlier?.admin_url ?? null,
      };
      await writeBootstrapFile(path, io.directory, written);
      printed = { workspace_id: workspaceId, bootstrap: path };
    });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const again = written === null ? '' : ' The token in the bootstrap file is not valid: run the command again.';
    throw new StartError(`${error instanceof Error ? error.message : String(error)}${again}`, { cause: error });
  }
  io.out(`${JSON.stringify(printed, null, 2)}\n`);
  if (adminUrlIsMissing(written)) {
    io.err(
      'scan-gate: the file has no admin_url yet. The next start of the service with this file adds it, or give it with --admin-url.\n',
    );
  }
  return 0;
}

function adminUrlIsMissing(file: BootstrapFile | null): boolean {
  return file !== null && file.admin_url === null;
}

async function earlierFile(path: string, directory: string): Promise<BootstrapFile | null> {
  await assertWritable(path, directory);
  return findBootstrapFile(path, directory);
}

/** @throws UsageError */
function readAdminUrl(text: string | undefined, path: string | undefined): string | null {
  if (text === undefined) return null;
  if (path === undefined) throw new UsageError('--admin-url', 'is only valid with --bootstrap.');
  if (!/^http:\/\//.test(text) || !URL.canParse(text) || !isLoopback(new URL(text).hostname)) {
    throw new UsageError('--admin-url', 'not an http:// URL of this machine.');
  }
  return text;
}
