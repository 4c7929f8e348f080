import { parseArgs } from 'node:util';
import { pgbouncer } from '../../test/helpers/pgbouncer.ts';
import { hasPostgres } from '../../test/helpers/postgres.ts';
import { clocksJump, databaseRestarts, faultyNetworkIsSurvived, fullDiskIsSurvived } from './faults.ts';
import { deliveriesSurvive, firstKeysSurvive, repeatsAgree, scansSurvive } from './kills.ts';
import { Lab, type Outcome, type StoreName } from './lab.ts';
import { debitsAreExact, directoryIsLocked, memoryStaysFlat } from './limits.ts';
import { silenceIsSurvived } from './silence.ts';
import { organizationSurvives } from './soak.ts';

/**
 * `npm run test:reliability`: the promises R1 to R14 of the service, at their full size, with the counts printed. Shorter
 * forms of the same are in `npm test`. Exit code 1 when a promise is broken.
 *
 *   npm run test:reliability -- [--store pglite|postgres] [--kills 100] [--deliveries 10000] [--soak-minutes 30] [--organization-minutes 2] [--only R1,R8]
 */
const { values: flags } = parseArgs({
  options: {
    store: { type: 'string' },
    kills: { type: 'string', default: '100' },
    deliveries: { type: 'string', default: '10000' },
    'soak-minutes': { type: 'string', default: '30' },
    'organization-minutes': { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});
const kills = Number(flags.kills);
const deliveries = Number(flags.deliveries);
const only = flags.only?.split(',');
const BOTH = ['pglite', 'postgres'] as const;

interface Goal {
  readonly stores: readonly StoreName[];
  readonly prove: (lab: Lab, store: StoreName) => Promise<Outcome>;
  /** Says why it cannot be proven here. */
  readonly obstacle?: string | null;
}

const noRoot = process.getuid?.() === 0 ? null : 'a small file system can only be mounted as root';
const goals: Readonly<Record<string, Goal>> = {
  R1: { stores: BOTH, prove: (lab, store) => deliveriesSurvive(lab, store, { kills, deliveries }) },
  R2: { stores: BOTH, prove: (lab, store) => scansSurvive(lab, store, kills) },
  R3: { stores: BOTH, prove: repeatsAgree },
  R4: { stores: BOTH, prove: debitsAreExact },
  R6: { stores: ['pglite'], prove: directoryIsLocked },
  R7: { stores: BOTH, prove: (lab, store) => firstKeysSurvive(lab, store, kills) },
  R8: { stores: ['postgres'], prove: databaseRestarts },
  R9: { stores: BOTH, prove: (lab, store) => memoryStaysFlat(lab, store, Number(flags['soak-minutes'])) },
  R10: { stores: BOTH, prove: fullDiskIsSurvived, obstacle: noRoot },
  R11: { stores: BOTH, prove: clocksJump },
  R12: { stores: ['postgres'], prove: faultyNetworkIsSurvived },
  R13: { stores: ['postgres'], prove: silenceIsSurvived },
  R14: {
    stores: ['postgres'],
    prove: (lab) => organizationSurvives(lab, Number(flags['organization-minutes'])),
    obstacle: pgbouncer() === null ? 'no PgBouncer can be started here' : null,
  },
};

const lines: string[] = [];
let isBroken = false;
const lab = new Lab();
try {
  for (const [name, { stores, prove, obstacle }] of Object.entries(goals)) {
    if (only !== undefined && !only.includes(name)) continue;
    for (const store of stores) {
      if (flags.store !== undefined && flags.store !== store) continue;
      const why = store === 'postgres' && !hasPostgres() ? 'no PostgreSQL server can be started here' : obstacle;
      if (typeof why === 'string') {
        console.warn(`*** SKIPPED ${name} ${store}: ${why} ***`);
        lines.push(`| ${name} | ${store} | skipped | ${why} |`);
        continue;
      }
      const started = performance.now();
      const { held, counts } = await prove(lab, store).catch((error: unknown) => ({
        held: false,
        counts: `stopped: ${String(error).slice(0, 300)}`,
      }));
      isBroken ||= !held;
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      console.log(`${held ? 'held  ' : 'BROKEN'} ${name} ${store}: ${counts} (${seconds} s)`);
      lines.push(`| ${name} | ${store} | ${held ? 'yes' : 'NO'} | ${counts} |`);
    }
  }
} finally {
  lab.close();
}
console.log(
  'R5 (hostile webhook URLs, signatures, timeouts) is the tables in test/service/webhooks and test/contract/signature.test.ts.',
);
console.log(`\n| goal | store | held | counts |\n| --- | --- | --- | --- |\n${lines.join('\n')}`);
process.exitCode = isBroken ? 1 : 0;
