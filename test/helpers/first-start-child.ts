import { bootstrapKeeper } from '../../src/cli/bootstrap-file.ts';
import type { StoreOptions } from '../../src/service/options.ts';
import { startService } from '../../src/service/start.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import type { Sql, Store } from '../../src/service/store/store.ts';

/**
 * A first start that dies at a step: `first-start-child.ts <options as JSON>`. The steps are every statement and commit of
 * the database and both ends of the writing of the file. Prints a line per step and `ready`.
 */
const { store, file, dieAt } = JSON.parse(process.argv[2] ?? '') as {
  readonly store: StoreOptions;
  readonly file: string;
  /** Name of the step, which it does not survive when it first gets there; null for none. */
  readonly dieAt: string | null;
};

let isReady = false;
function step(name: string): void {
  if (isReady) return;
  process.stdout.write(`${name}\n`);
  if (name === dieAt) process.kill(process.pid, 'SIGKILL');
}

function stepping(sql: Sql): Sql['query'] {
  return (text, params) => {
    step(`before ${text.slice(0, 40).trim()}`);
    return sql.query(text, params);
  };
}

const opened = await openStore(store, () => {});
step('opened');
const stepped: Store = {
  ...opened,
  query: stepping(opened),
  async transaction(work) {
    const result = await opened.transaction((tx) => work({ ...tx, query: stepping(tx) }));
    step('committed');
    return result;
  },
};
const keeper = bootstrapKeeper(file, process.cwd());
await startService(
  {
    mode: 'server',
    role: 'api',
    store,
    keyKeeper: {
      ...keeper,
      async keep(keys) {
        step('before the file');
        await keeper.keep(keys);
        step('after the file');
      },
      async locate(...where) {
        step('before the address');
        const outcome = await keeper.locate(...where);
        step('after the address');
        return outcome;
      },
    },
    log: () => {},
  },
  { store: stepped },
);
isReady = true;
process.stdout.write('ready\n');
process.exit(0);
