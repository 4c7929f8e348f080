import { Resolver } from 'node:dns/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FindingContent } from '../contract/finding.ts';
import { IDENTITY_NAMES, LOGIN_OPTIONS } from '../contract/login.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { ScanFailureReason, ScanOptions } from '../contract/scan.ts';
import { parseTargetAddress, type TargetAddress } from '../contract/target-address.ts';
import { SecretMasker } from '../shared/secrets/secret-masker.ts';
import { secretsOfOptions, valuesOf } from '../shared/secrets/secret-values.ts';
import { USER_AGENT } from '../shared/user-agent.ts';
import { analyseResponse } from './analyse-response.ts';
import { describeLogin } from './api/sign-in/describe-login.ts';
import { loginBrowser } from './browser/visit/login-browser.ts';
import { complianceRows } from './compliance.ts';
import { Budget, budgetOf } from './core/budget.ts';
import type { CallbackLog } from './core/callbacks.ts';
import type { Check } from './core/check.ts';
import type { EngineRequest, EngineResult, RunScan } from './core/engine.ts';
import type { Attempt } from './core/evidence/http.ts';
import type { TargetInfo } from './core/evidence/target.ts';
import { sortFindings } from './core/findings.ts';
import { ProbeError } from './core/probe-context.ts';
import type { ProofCleaner } from './core/proof.ts';
import { TextCleaner } from './core/text-cleaner.ts';
import { Tokens } from './core/tokens.ts';
import { completeCoverage } from './coverage/contributors.ts';
import {
  coverageWithoutSecrets,
  downgradeToInconclusive,
  outcomeWithoutSecrets,
  passInPart,
} from './coverage/coverage-outcomes.ts';
import { CLOSING_REQUESTS, CLOSING_REQUESTS_SIGNED_IN, CoverageWatch } from './coverage/coverage-watch.ts';
import { placeObstacle } from './coverage/place-obstacle.ts';
import { EvidenceStore, type SharedContext } from './evidence-store.ts';
import { outcomeOf } from './outcome.ts';
import { ProgressMeter } from './progress-meter.ts';
import { CHECKS } from './registry.ts';
import type { Rule } from './rules/format.ts';
import { gatherRules } from './rules/probe/gather-rules.ts';
import { ruleCheck } from './rules/rule-check.ts';
import { type Identities, signInAll } from './session/probe/sign-in-all.ts';
import { targetInfo } from './target-info.ts';
import { ENGINE_TOOL } from './tool.ts';
import { openLoopback } from './transport/callbacks/loopback-callbacks.ts';
import { RemoteCallbacks } from './transport/callbacks/remote-callbacks.ts';
import { ForeignClient } from './transport/foreign-client.ts';
import { locate } from './transport/locate.ts';
import { ProviderClient } from './transport/provider-client.ts';
import { HostError, resolveHost } from './transport/resolve-host.ts';
import { Session } from './transport/session.ts';
import { findSiteSecrets } from './web/site-secrets.ts';

/** Checks that run without a break, in milliseconds; there may be thousands. */
const TURN_MS = 5;
/** Letters of a scan's marker behind `scangate`; short enough for the fields of most forms. */
const MARKER_LETTERS = 6;

/** Ends the scan with a failed result. */
class ScanStop extends Error {
  readonly reason: ScanFailureReason;
  constructor(reason: ScanFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ScanStop';
    this.reason = reason;
  }
}

/**
 * Scans one target. Faults of the target are results.
 * @throws TargetSyntaxError, CidrError for an invalid request
 */
export const runScan: RunScan = async (request) => {
  const address = parseTargetAddress(request.target);
  if (isCancelled(request)) return { status: 'aborted' };
  const { limits } = request;
  const budget = new Budget({ ...budgetOf(request.scanType, request.options?.scan_minutes), ...limits });
  const wall = new AbortController();
  const timer = setTimeout(() => {
    budget.endWallClock();
    wall.abort(new ScanStop('timeout', `The scan did not end within ${budget.limits.seconds} seconds.`));
  }, budget.millisecondsLeft);
  const cancel = () => wall.abort(new ScanStop('lost', 'The scan was cancelled.'));
  request.signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await scan(request, address, budget, wall.signal);
  } catch (error) {
    if (isCancelled(request)) return { status: 'aborted' };
    const stop = asStop(error, wall.signal);
    if (stop === null) throw error;
    const secrets = new SecretMasker(valuesOf(secretsOfOptions(request.options ?? {})));
    return { status: 'failed', reason: stop.reason, message: secrets.mask(stop.message) };
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
    wall.abort(new ScanStop('lost', 'The scan is over.'));
  }
};

async function scan(
  request: EngineRequest,
  address: TargetAddress,
  budget: Budget,
  signal: AbortSignal,
): Promise<EngineResult> {
  const options = request.options ?? {};
  const meter = new ProgressMeter(request.onProgress ?? (() => {}), budget);
  meter.tick();
  const addresses = await resolveHost(address.host, request.addressPolicy, request.resolver, signal);
  const endpoint = await locate(address, addresses, { budget, signal, scheme: options.scheme, userAgent: USER_AGENT });
  const target = targetInfo(address, endpoint, options);
  if (request.limits?.requests === undefined)
    budget.raiseRequests(budgetOf(request.scanType, options.scan_minutes, target.isLocal).requests);
  const tokens = new Tokens(request.seed);
  const withholdHeaders = address.scheme === 'https' && endpoint.scheme === 'http';
  const session = new Session({ target, endpoint, options, budget, signal, withholdHeaders });
  const { addressPolicy, resolver, browserPath = null } = request;
  const others = { budget, signal, addressPolicy, resolver };
  const foreign = new ForeignClient({ ...others, targetAddress: endpoint.address });
  const providers = new ProviderClient({ ...others, trustedRoots: request.trustedRoots });
  let watch: CoverageWatch | null = null;
  const callbacks = { log: null as CallbackLog | null };
  try {
    const startedAt = performance.now();
    const start = (request.now ?? new Date()).getTime();
    if (IDENTITY_NAMES.some((name) => options[LOGIN_OPTIONS[name]] !== undefined)) meter.enter('sign-in');
    const identities = await signInAll({
      target,
      options,
      transport: session,
      fetchProvider: (sent) => providers.fetch(sent),
      withhold: withholdHeaders,
      useBrowser: browserPath === null || options.browser === 'off' ? null : loginBrowser(browserPath, signal),
      isQuick: request.scanType === 'quick',
      now: () => new Date(start + performance.now() - startedAt),
      describe: describeLogin,
    });
    const cleaner = new TextCleaner(tokens, options, target.origin, identities.secrets);
    const rules = rulesOf(request);
    const shared: SharedContext = {
      target,
      address: endpoint.address,
      scanType: request.scanType,
      options,
      ...(request.place === undefined ? {} : { place: request.place }),
      ownershipProven: request.ownershipProven,
      identities: identities.names,
      now: request.now ?? new Date(),
      signal,
      resolver: request.resolver ?? new Resolver({ timeout: 2_000, tries: 2 }),
      trustedRoots: request.trustedRoots,
      fetch: async (probe) => {
        const attempt = await identities.fetch(probe);
        meter.tick();
        if (probe.identity === undefined || probe.identity === 'none' || !identities.names.includes('user'))
          watch?.note(attempt, probe.identity === 'none' ? 'none' : 'user');
        return attempt;
      },
      ...(options.third_parties === 'load'
        ? {
            // A page that shows a payload must not make the scan itself call back.
            fetchForeign: async (url: string) =>
              callbacks.log?.isOwn(url) === true ? refused(url) : foreign.fetch(url),
          }
        : {}),
      browserPath,
      connect: (port) => session.connect(port),
      bytesLeft: () => budget.bytesLeft,
      requestsLeft: () => budget.requestsLeft,
      room: (phase) => budget.room(phase),
      marker: `scangate${tokens.next(MARKER_LETTERS)}`,
      token: (length, extend) => tokens.next(length, extend),
      openCallbacks: async () => {
        callbacks.log = await openCallbacks(request, shared);
        return callbacks.log;
      },
      sessionToken: () => identities.token(),
      pageStorage: () => identities.pageStorage(),
      ...(identities.trySession === null ? {} : { trySession: identities.trySession }),
      hasSecret: (text) => cleaner.hasSecret(text),
      analyse: analyseResponse,
    };
    const store = new EvidenceStore(shared, gatherRules(rules, request.onRule));
    const checks = [...builtInChecks(request), ...rules.map(ruleCheck)];
    await requireLanding(store, target, checks, options);
    watch = new CoverageWatch({
      store,
      target,
      scanType: request.scanType,
      fetch: (probe) => session.fetch(probe),
      missingPrefix: missingPrefix(options),
      isSignedIn: identities.names.includes('user'),
      token: () => tokens.next(12),
      isTimeOver: () => signal.aborted,
    });
    const closing = identities.names.includes('user') ? CLOSING_REQUESTS_SIGNED_IN : CLOSING_REQUESTS;
    budget.hold(Math.min(closing, Math.floor(budget.limits.requests / 4)));
    return await judge({ request, checks, target, store, budget, cleaner, watch, identities, meter });
  } finally {
    session.close();
    await Promise.all([foreign.close(), providers.close(), callbacks.log?.close()]);
  }
}

/** The listener that the user names, else one of this process where the target can reach it. */
async function openCallbacks(
  { callbackUrl, resolver, trustedRoots }: EngineRequest,
  { address, signal, token }: SharedContext,
): Promise<CallbackLog | null> {
  if (callbackUrl === undefined) return openLoopback({ address, token });
  return new RemoteCallbacks({ url: callbackUrl, resolver, trustedRoots, signal, token }).open();
}

function refused(url: string): Attempt {
  const message = 'an address of the callback listener';
  return { request: { method: 'GET', url, headers: [] }, failure: { code: 'blocked', message } };
}

/** The rules of users, of which a replay runs one. The caller has read them by the shape of rules. */
function rulesOf({ place, rules = [] }: EngineRequest): readonly Rule[] {
  const chosen = place === undefined ? rules : rules.filter(({ id }) => id === place.checkId);
  return chosen as unknown as readonly Rule[];
}

function builtInChecks({ place, scanType }: EngineRequest): Check[] {
  return CHECKS.filter(({ meta }) =>
    place === undefined ? meta.scanTypes.includes(scanType) : meta.id === place.checkId,
  );
}

/** Where random paths begin, within `include_paths`. Below a file (`/page.php/x`), many servers show the file itself. */
function missingPrefix({ include_paths: included }: ScanOptions): string {
  const path = (included?.[0] ?? '/').split('?')[0] ?? '/';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === '' || name.includes('.') ? path : `${path}/`;
}

/**
 * A scan that cannot reach its target fails, with one exception: if the port speaks TLS that OpenSSL does not support, or requires
 * a client certificate, the TLS checks still run.
 */
async function requireLanding(
  store: EvidenceStore,
  target: TargetInfo,
  checks: readonly Check[],
  options: ScanOptions,
): Promise<void> {
  const wantsTls = target.scheme === 'https' && enabled(checks, options).some(({ needs }) => needs.includes('tls'));
  const tls = wantsTls ? store.gather('tls') : null;
  const landing = await store.gather('landing');
  if (landing.state === 'available') return;
  if (landing.state === 'failed' && landing.code === 'tls' && tls !== null) {
    const evidence = await tls;
    if (evidence.state === 'available' && evidence.value.versions.some(({ accepted }) => accepted)) return;
  }
  const isLate = landing.state === 'failed' && (landing.code === 'timeout' || landing.code === 'budget');
  throw new ScanStop(
    isLate ? 'timeout' : 'unreachable',
    `${target.origin} sent no usable response: ${landing.reason}.`,
  );
}

interface Judged {
  readonly request: EngineRequest;
  readonly checks: readonly Check[];
  readonly target: TargetInfo;
  readonly store: EvidenceStore;
  readonly budget: Budget;
  readonly cleaner: TextCleaner;
  readonly watch: CoverageWatch;
  readonly identities: Identities;
  readonly meter: ProgressMeter;
}

async function judge(judged: Judged): Promise<EngineResult> {
  const { request, checks, target, store, budget, cleaner, watch, identities, meter } = judged;
  const clean = (text: string) => cleaner.clean(text);
  const proof: ProofCleaner = {
    find: (text) => cleaner.find(text),
    findOfSite: findSiteSecrets,
    erase: (text) => cleaner.erase(text),
    get longest() {
      return cleaner.longest;
    },
  };
  const options = request.options ?? {};
  const disabled = new Set(options.disable_checks ?? []);
  const authenticated =
    identities.names.includes('user') ||
    Object.keys(options.request_headers ?? {}).some((name) => /^(cookie|authorization)$/i.test(name));
  const context = { target, scanType: request.scanType, now: request.now ?? new Date(), authenticated };
  let turns: Promise<void> = Promise.resolve();
  let turn = performance.now();
  const yieldToEventLoop = () => {
    turns = turns.then(async () => {
      if (performance.now() - turn < TURN_MS) return;
      await nextTurn();
      turn = performance.now();
    });
    return turns;
  };
  const found: FindingContent[] = [];
  let outcomes: CheckOutcome[] = [];
  const wanted = new Set(enabled(checks, options).flatMap((check) => check.needs));
  if (options.first_paths !== undefined && wanted.has('active')) {
    meter.enter('probe');
    await store.begin();
  }
  // Start all gatherers before awaiting any.
  for (const kind of wanted) meter.follow(kind, store.gather(kind));
  if (wanted.has('browser')) meter.follow('views', store.gather('views'));
  meter.followed();
  await Promise.all(
    checks.map(async (check) => {
      const { outcome, findings } = await outcomeOf(check, store, context, {
        wanted,
        isDisabled: disabled.has(check.meta.id),
        yieldToEventLoop,
        findings: { target, options, clean, proof },
      });
      outcomes.push(outcome);
      found.push(...findings);
      meter.found(found.length);
    }),
  );
  if (isCancelled(request)) return { status: 'aborted' };
  budget.hold(0);
  const endSession = identities.isAsked ? () => identities.end() : null;
  const seen = await watch.end();
  const { summary, doubt, wall } = await completeCoverage(seen, { store, wanted, options, endSession, clean });
  if (doubt !== null) outcomes = downgradeToInconclusive(outcomes, checks, doubt);
  else if (wall !== undefined) outcomes = passInPart(outcomes, checks, wall);
  const { kept, omitted } = sortFindings(found);
  outcomes.sort((a, b) => (a.check_id < b.check_id ? -1 : 1));
  return {
    status: 'completed',
    report: {
      target,
      findings: kept,
      omitted,
      checks: outcomes.map((outcome) => outcomeWithoutSecrets(outcome, clean)),
      budget: budget.toReport(),
      coverage: coverageWithoutSecrets(summary, clean),
      compliance: complianceRows({
        scanType: request.scanType,
        outcomes,
        findings: found,
        metas: checks.map(({ meta }) => meta),
      }),
      tool: ENGINE_TOOL,
      ...(request.place === undefined ? {} : { placeObstacle: await placeObstacle(request.place, target, identities) }),
    },
  };
}

function isCancelled(request: EngineRequest): boolean {
  return request.signal?.aborted === true;
}

function enabled(checks: readonly Check[], options: ScanOptions): Check[] {
  return checks.filter((check) => options.disable_checks?.includes(check.meta.id) !== true);
}

function asStop(error: unknown, signal: AbortSignal): ScanStop | null {
  if (error instanceof ScanStop) return error;
  if (signal.aborted && signal.reason instanceof ScanStop) return signal.reason;
  if (error instanceof HostError) return new ScanStop(error.reason, error.message, { cause: error });
  if (error instanceof ProbeError) {
    const reason = error.code === 'timeout' || error.code === 'budget' ? 'timeout' : 'unreachable';
    return new ScanStop(reason, `The target cannot be reached: ${error.message}.`, { cause: error });
  }
  return null;
}
