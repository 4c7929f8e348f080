/**
 * Which test file runs in which lane.
 * - `fast` (`npm test`): needs Node and npm alone, installs nothing, and still gates a vulnerable and a fixed site by the bundle.
 * - `full` (`npm run test:full`): what needs PostgreSQL, Chromium, nginx or another runtime, and the slow situations.
 * - `all` (`npx vitest run FILE`): whatever the file holds, with the programs that are on this machine.
 */
export type Lane = 'fast' | 'full' | 'all';

const LANES: readonly Lane[] = ['fast', 'full', 'all'];

/** The lane of this run, from SCAN_GATE_LANE. @throws Error when that names no lane */
export function laneOfRun(named = process.env['SCAN_GATE_LANE']): Lane {
  if (named === undefined || named === '') return 'all';
  const lane = LANES.find((one) => one === named);
  if (lane === undefined) throw new Error(`SCAN_GATE_LANE is ${named}, but must be one of ${LANES.join(', ')}`);
  return lane;
}

/** Files of the full lane, by what makes them slow or dependent. CI runs each group as a job of its own. */
export const FULL = {
  /** A real Chromium, or the programs that judge a PDF. */
  browser: [
    'test/action/comment-look.test.ts',
    'test/console/actions.test.ts',
    'test/console/layout.test.ts',
    'test/console/pages.test.ts',
    'test/console/sso.test.ts',
    'test/engine/active/injections.test.ts',
    'test/engine/browser/{browser-process,crawl,foreign-sources,hostile-pages,late-pages,planted-apps,popups,proofs,rendered-sign-in,screenshot,time-left,unannounced}.test.ts',
    'test/engine/coverage/drawn-page.test.ts',
    'test/engine/crawl/acts-by-get.test.ts',
    'test/engine/session/{products,provider,recording,scripted,signed-in-view}.test.ts',
    'test/reports/custom-checks.test.ts',
    'test/reports/html/render-html.test.ts',
    'test/reports/pdf/render-pdf.test.ts',
    'test/reports/reproduce.test.ts',
  ],
  /** Clients and programs of other languages, runtimes and servers. */
  clients: [
    'test/clients/*.test.ts',
    'test/engine/core/fix-snippets.test.ts',
    'test/engine/tls/real-servers.test.ts',
    'test/patterns/feed/feed.test.ts',
  ],
  /** Programs of this project started, stopped and killed, and peers that respond slowly or never. */
  programs: [
    'test/cli/admin-token.test.ts',
    'test/cli/backup.test.ts',
    'test/cli/callbacks.test.ts',
    'test/cli/check-import.test.ts',
    'test/cli/config-ref.test.ts',
    'test/cli/ctrl-c.test.ts',
    'test/cli/documented-api.test.ts',
    'test/cli/embedded.test.ts',
    'test/cli/first-start.test.ts',
    'test/cli/init-repositories.test.ts',
    'test/cli/mcp.test.ts',
    'test/cli/npx.test.ts',
    'test/cli/own-rules.test.ts',
    'test/cli/reproduce-demo.test.ts',
    'test/cli/routes.test.ts',
    'test/cli/secrets.test.ts',
    'test/cli/serve*.test.ts',
    'test/cli/workload-key.test.ts',
    'test/deploy/container.test.ts',
    'test/deploy/monitoring.test.ts',
    'test/engine/active/callbacks.test.ts',
    'test/engine/core/hostile.test.ts',
    'test/engine/isolation/isolated-engine.test.ts',
    'test/engine/tls/hostile.test.ts',
    'test/routes/hostile-sources.test.ts',
    'test/service/channel-email.test.ts',
    'test/service/database-servers.test.ts',
    'test/service/hostile-bodies.test.ts',
    'test/service/http-manners.test.ts',
    'test/service/identity.test.ts',
    'test/service/migrations.test.ts',
    'test/service/outage.test.ts',
    'test/service/read-only-database.test.ts',
    'test/service/schedules.test.ts',
    'test/service/silent-database.test.ts',
    'test/service/silent-service.test.ts',
    'test/service/skewed-clock.test.ts',
    'test/service/sso.test.ts',
  ],
  /** Whole runs of the action in a runner double, and of the engine on large sites. */
  scenarios: [
    'test/engine/active/levels.test.ts',
    'test/engine/active/shared-cache.test.ts',
    'test/engine/active/stored.test.ts',
    'test/engine/crawl/forge-forms.test.ts',
    'test/engine/api/tokens/forgeries.test.ts',
    'test/engine/crawl/reach.test.ts',
    'test/engine/limits.test.ts',
    'test/engine/rules/imported.test.ts',
    'test/gate/policy-table.test.ts',
    'test/scenarios/!(api-workflow|outcomes|pull-request).test.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const FULL_FILES: readonly string[] = Object.values(FULL).flat();

/** Files that run in both lanes: the fast one on the embedded store, the full one on PostgreSQL, or with a program that judges more. */
export const BOTH: readonly string[] = [
  'test/cli/init-preview.test.ts',
  'test/gate/acceptance.test.ts',
  'test/reports/formats.test.ts',
  'test/reports/partial.test.ts',
  'test/reports/reach.test.ts',
  'test/scenarios/api-workflow.test.ts',
  'test/service/audit.test.ts',
  'test/service/authentication.test.ts',
  'test/service/bulk.test.ts',
  'test/service/checks.test.ts',
  'test/service/concurrent-creations.test.ts',
  'test/service/console/admin-api.test.ts',
  'test/service/console/sessions.test.ts',
  'test/service/delete-scans.test.ts',
  'test/service/exhausted-database.test.ts',
  'test/service/finding-events.test.ts',
  'test/service/findings-of-targets.test.ts',
  'test/service/idempotency.test.ts',
  'test/service/key-rotation.test.ts',
  'test/service/order-of-events.test.ts',
  'test/service/recurring-jobs.test.ts',
  'test/service/reverify.test.ts',
  'test/service/scan-queue.test.ts',
  'test/service/scan-transitions.test.ts',
  'test/service/scans.test.ts',
  'test/service/store.test.ts',
  'test/service/targets.test.ts',
  'test/service/channels.test.ts',
  'test/service/tenants.test.ts',
  'test/service/tokens.test.ts',
  'test/service/traces.test.ts',
  'test/service/webhooks/delivery-queue.test.ts',
  'test/service/workspaces.test.ts',
];

/**
 * The files of one group of the full lane, or of all; `both` is what the fast lane has too.
 * @param named from SCAN_GATE_GROUP
 * @throws Error when that names no group
 */
export function filesOfGroup(named: string | undefined): string[] {
  const groups: Readonly<Record<string, readonly string[]>> = { ...FULL, both: BOTH };
  if (named === undefined || named === '') return Object.values(groups).flat();
  const files = groups[named];
  if (files === undefined)
    throw new Error(`SCAN_GATE_GROUP is ${named}, but must be one of ${Object.keys(groups).join(', ')}`);
  return [...files];
}
