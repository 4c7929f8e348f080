/** Who may import whom: see docs/ARCHITECTURE.md. `test/conventions.test.ts` runs this. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
});

export default {
  forbidden: [
    only('contract-imports-nothing-of-ours', '^src/contract/', '^src/contract/'),
    only('shared-imports-contract', '^src/shared/', '^src/(shared|contract)/'),
    only('client-imports-contract', '^src/client/', '^src/(client|contract)/'),
    only('reports-import-contract', '^src/reports/', '^src/(reports|contract)/'),
    only('engine-imports-contract', '^src/engine/', '^src/(engine|shared|contract)/'),
    only('service-imports-engine-reports-contract', '^src/service/', '^src/(service|engine|reports|shared|contract)/'),
    only('gate-imports-client-reports-contract', '^src/gate/', '^src/(gate|client|reports|shared|contract)/'),
    only(
      'action-imports-gate-client-reports-contract',
      '^src/action/',
      '^src/(action|gate|client|reports|shared|contract)/|^src/embedded\\.ts$',
    ),
    only(
      'cli-imports-gate-client-reports-contract',
      '^src/cli/',
      '^src/(cli|gate|client|reports|shared|contract)/|^src/embedded\\.ts$|^src/engine/(check-page|registry|check)\\.ts$',
    ),
    only(
      'a-check-imports-its-type-evidence-and-facts',
      '^src/engine/checks/',
      '^src/contract/|^src/engine/(check\\.ts$|evidence/|facts/|data/)',
    ),
    {
      // node:net is left out: its isIP() is pure.
      name: 'facts-are-pure',
      severity: 'error',
      from: { path: '^src/engine/facts/' },
      to: { path: '^src/engine/(probes|checks)/|^(node:)?(tls|http|https|http2|fs|child_process|dgram|dns)$' },
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
