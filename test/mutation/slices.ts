export interface Slice {
  /** Sources to be mutated, as globs. */
  readonly mutate: readonly string[];
  /** Test files that cover them, as globs. */
  readonly tests: readonly string[];
  /** Also mutates texts. Elsewhere they are prose, which tests do not repeat. */
  readonly texts?: boolean;
  /** Tries one change of so many, by default each. For tests that start a service with a database. */
  readonly every?: number;
}

/** Families whose checks are beside their probes, in a folder of one subject. */
const SIDE_BY_SIDE: Readonly<Record<string, readonly string[]>> = {
  active: ['src/engine/active/!(kit)/!(probe-*).ts'],
  api: ['src/engine/api/{access,accounts,data,graphql,tokens}/!(probe-*|identities).ts'],
};

/** The parts on which the verdict depends, in pieces of some minutes each. Tests are pure or need loopback only. */
export const SLICES: Readonly<Record<string, Slice>> = {
  escape: {
    mutate: ['src/reports/escape/*.ts'],
    tests: ['test/reports/escape/*.test.ts', 'test/reports/injection.test.ts'],
    texts: true,
  },
  contract: {
    mutate: ['src/contract/{scan-states,signature,signature-header,string-map,target-address,route-parameters}.ts'],
    tests: ['test/contract/*.test.ts', 'test/gate/target-grammar.test.ts'],
  },
  verdict: {
    mutate: ['src/gate/*/{judge,ignore,classify,severity-override,build-result,match-response,nearest,bounded-map}.ts'],
    tests: [
      'test/gate/**/{judge,ignore,match-response,nearest,bounded-map,build-result,documents,untrue-service,render-reports}.test.ts',
    ],
  },
  policy: {
    mutate: ['src/gate/{model,policy,verdict}/{policy-*,judge-proposal,weakenings,git-history}.ts'],
    tests: ['test/gate/**/{weakenings,git-history,policy-changes,policy-lines,judge-proposal}.test.ts'],
  },
  settings: {
    mutate: [
      'src/gate/{inputs,model,settings}/{settings,settings-sources,setting-values,gate-policy,proposal,target-*,inputs,input-values,parse-target,login-*,request-headers,api-description}.ts',
    ],
    tests: [
      'test/gate/**/{settings,inputs,policy-changes,weakenings,target-grammar,parse-target.fuzz,login-input,api-description}.test.ts',
    ],
  },
  service: {
    mutate: ['src/service/{targets,webhooks,keys}/{hostname,schedule,webhook-url,key-secret}.ts'],
    tests: ['test/service/{hostname,key-secret}.test.ts', 'test/service/webhooks/{schedule,webhook-url}.test.ts'],
  },
  'service-scans': {
    mutate: [
      'src/service/{ledger,ids,validate}.ts',
      'src/service/scans/{create-scans,bulk,findings,scan-row,target-finder,transitions,build-report}.ts',
      'src/service/worker/scan-queue.ts',
    ],
    tests: [
      'test/service/{tokens,ledger,bulk,scans,scan-transitions,scan-queue,ids,validate,bad-input,tenants,concurrent-creations}.test.ts',
    ],
    every: 4,
  },
  'service-requests': {
    mutate: [
      'src/service/http/{idempotency,cursor,page,rate-limit,query-string,sealed-response,json-body}.ts',
      'src/service/targets/{verify-target,proofs,target-row,reverify-targets}.ts',
      'src/service/keys/{keys,key-lookup}.ts',
    ],
    tests: [
      'test/service/{idempotency,concurrent-creations,cursor,json-body,query-string,rate-limit,targets,proofs,reverify,authentication,key-lookup,key-rotation}.test.ts',
    ],
    every: 4,
  },
  'service-deliveries': {
    mutate: [
      'src/service/events.ts',
      'src/service/webhooks/{deliveries,delivery-queue,delivery-lanes,delivery-worker,record-attempts,subscriptions,sweep-deliveries,sender,webhook-row}.ts',
    ],
    tests: ['test/service/webhooks/*.test.ts'],
    every: 4,
  },
  ...Object.fromEntries(
    [
      ['access', 'active', 'api', 'browser'],
      ['content', 'cookies', 'cors', 'crawl', 'csp'],
      ['disclosure', 'exposure', 'http'],
      ['leaks', 'libraries', 'network', 'session', 'tls'],
    ].map((families) => [
      `checks-${families[0]}`,
      {
        mutate: families.flatMap((family) => [`src/engine/${family}/checks/*.ts`, ...(SIDE_BY_SIDE[family] ?? [])]),
        tests: families.map((family) => `test/engine/${family}/*/**/*.test.ts`),
      },
    ]),
  ),
};
