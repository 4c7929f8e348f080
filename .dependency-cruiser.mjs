import { PROBES } from './test/helpers/engine-files.ts';

/** Who may import whom: see docs/ARCHITECTURE.md. `test/conventions.test.ts` runs this. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
});

/** What every family may import. */
const KIT = 'core|transport|data';
const FAMILIES =
  'tls|http|csp|cookies|cors|content|leaks|exposure|active|libraries|network|disclosure|session|access|browser|api';
/** Lowest first: a room imports only itself and those below. */
const GATE_ROOMS = ['model', 'inputs', 'policy', 'settings', 'scan', 'verdict'];
const IO = '^(node:)?(tls|http|https|http2|fs|child_process|dgram|dns)(/|$)';

export default {
  forbidden: [
    only('contract-imports-nothing-of-ours', '^src/contract/', '^src/contract/'),
    only('shared-imports-contract', '^src/shared/', '^src/(shared|contract)/'),
    only('client-imports-contract', '^src/client/', '^src/(client|shared|contract|generated)/'),
    {
      name: 'client-runs-without-node',
      severity: 'error',
      from: { path: '^src/client/', pathNot: '^src/client/undici-client\\.ts$' },
      to: { path: '/undici/|^src/contract/signature\\.ts$|^src/client/undici-client\\.ts$' },
    },
    {
      name: 'client-imports-nothing-of-node',
      severity: 'error',
      from: { path: '^src/client/', pathNot: '^src/client/undici-client\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    only('console-imports-client-contract', '^src/console/', '^src/(console|client|shared|contract|generated)/'),
    only('reports-import-contract', '^src/reports/', '^src/(reports|shared|contract)/'),
    only('engine-imports-contract', '^src/engine/', '^src/(engine|shared|contract|generated)/'),
    only('service-imports-engine-reports-contract', '^src/service/', '^src/(service|engine|reports|shared|contract)/'),
    only('gate-imports-client-reports-contract', '^src/gate/', '^src/(gate|client|reports|shared|contract)/'),
    only('fixes-import-gate', '^src/fixes/', '^src/(fixes|shared|contract)/|^src/gate/policy/git-history\\.ts$'),
    only(
      'routes-import-gate',
      '^src/routes/',
      '^src/(routes|shared|contract)/|^src/fixes/(stack|checkout-files|code-text)\\.ts$|^src/gate/(model/model|policy/git-history)\\.ts$|^src/engine/crawl/link-policy\\.ts$',
    ),
    ...GATE_ROOMS.map((room, floor) => ({
      name: `gate-${room}-imports-rooms-below`,
      severity: 'error',
      from: { path: `^src/gate/${room}/` },
      to: { path: '^src/gate/', pathNot: `^src/gate/(${GATE_ROOMS.slice(0, floor + 1).join('|')})/` },
    })),
    only(
      'action-imports-gate-client-reports-contract',
      '^src/action/',
      '^src/(action|fixes|routes|gate|client|reports|shared|contract)/|^src/embedded\\.ts$',
    ),
    only(
      'cli-imports-gate-client-reports-contract',
      '^src/cli/',
      '^src/(cli|fixes|routes|gate|client|reports|shared|contract)/|^src/embedded\\.ts$|^src/engine/(check-page|registry|replay|try-rules|core/check)\\.ts$|^src/engine/rules/',
    ),
    // The engine: the composition root on top, families of checks on a small kit (core, transport, web, data).
    // Tables of data are JSON; the code that reads them stays above core.
    only(
      'engine-core-imports-core',
      '^src/engine/core/',
      '^src/(contract|shared|engine/core)/|^src/engine/data/[\\w-]+\\.json$',
    ),
    only('engine-transport-imports-core', '^src/engine/transport/', '^src/(contract|shared|engine/(transport|core))/'),
    only('engine-data-imports-core', '^src/engine/data/', '^src/(contract|shared|engine/(data|core))/'),
    only('engine-web-imports-the-kit', '^src/engine/web/', `^src/(contract|shared|engine/(web|${KIT}))/`),
    only('engine-rules-imports-web', '^src/engine/rules/', `^src/(contract|shared|engine/(rules|web|${KIT}))/`),
    only('engine-crawl-imports-web', '^src/engine/crawl/', `^src/(contract|shared|engine/(crawl|web|${KIT}))/`),
    {
      name: 'a-family-imports-no-other-family-but-web-rules-and-crawl',
      severity: 'error',
      from: { path: `^src/engine/(${FAMILIES})/` },
      to: { path: '^src/', pathNot: `^src/(contract|shared|generated|engine/($1|crawl|rules|web|${KIT}))/` },
    },
    {
      name: 'a-check-is-pure',
      severity: 'error',
      from: { path: '^src/engine/[^/]+/checks/' },
      to: {
        path: [...PROBES, '^src/engine/transport/', '^src/engine/[^/]+/checks/', IO],
        pathNot: '^src/engine/core/',
      },
    },
    {
      // node:net is left out: its isIP() is pure.
      name: 'only-probes-do-input-and-output',
      severity: 'error',
      from: { path: `^src/engine/(web|data|crawl|rules|${FAMILIES})/`, pathNot: PROBES },
      to: { path: [...PROBES, '^src/engine/transport/', IO], pathNot: '^src/engine/core/' },
    },
    // The rooms of the browser are a staircase: each imports those before it.
    ...['page', 'cdp', 'visit', 'prove', 'checks'].map((room, step, rooms) => ({
      name: `browser-${room}-imports-the-rooms-below`,
      severity: 'error',
      from: { path: `^src/engine/browser/${room}/` },
      to: {
        path: '^src/engine/browser/',
        pathNot: `^src/engine/browser/(${rooms.slice(1, step).concat(room).join('|')})/|/page-(messages|script)\\.ts$`,
      },
    })),
    {
      name: 'service-domain-never-imports-http',
      severity: 'error',
      from: {
        path: '^src/service/',
        pathNot:
          '^src/service/((http|routes|console/routes)/|admin/admin-(server|handlers)\\.ts$|(start|metrics-server)\\.ts$)',
      },
      to: { path: '^src/service/(http|routes|console/routes|admin/admin-(server|handlers)\\.ts)' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '(index|worker|start)\\.ts$|\\.d\\.ts$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
