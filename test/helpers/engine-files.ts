/**
 * What a file of a family does, by its path: in `checks/` and `probe/`, or side by side in a folder of one subject, such as an attack
 * class. Regular expressions, used by `.dependency-cruiser.mjs` and by tests.
 */

/** Files that do input or output: they send requests or drive the browser. */
export const PROBES: readonly string[] = [
  '/probe/',
  '/(probe|gather)-',
  '/active/kit/(active-evidence|callback-trials|injector|planned-points|scan-facts|seen|send-at|steady-value)\\.ts$',
  '/api/access/identities\\.ts$',
  '/api/describe/find-descriptions\\.ts$',
  '/api/operations/(operation-reader|survey)\\.ts$',
  '/api/sign-in/describe-login\\.ts$',
  '/browser/browsing\\.ts$',
  '/browser/cdp/',
  '/browser/prove/(examination|view-prover|(link|message|pollution)-prober)\\.ts$',
  '/browser/visit/(browser-page|browser-runner|explorer|foreign-sources|login-browser|page-reader|shown-page)\\.ts$',
  '/browser/visit/(provider-requests|recorded-page|request-gate|route-queue|sign-in-requests|start-picture)\\.ts$',
];
