import { IDENTITY_NAMES, type IdentityName, LOGIN_OPTIONS, type Login } from '../../../contract/login.ts';
import { methodOf } from '../../../contract/login-method.ts';
import type { ScanOptions } from '../../../contract/scan.ts';
import { SecretMasker } from '../../../shared/secrets/secret-masker.ts';
import { type NamedSecret, secretsOfLogin, valuesOf, withPrefix } from '../../../shared/secrets/secret-values.ts';
import type { Credentials } from '../../core/credentials.ts';
import type { DescribedLogin, DescribeLogin } from '../../core/described-login.ts';
import type { SessionTrial } from '../../core/evidence/access.ts';
import type { Attempt, RecordedRequest } from '../../core/evidence/http.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import type { UseLoginBrowser } from '../../core/login-browser.ts';
import type { PageStorage } from '../../core/login-view.ts';
import type { ProbeRequest, SessionToken } from '../../core/probe-context.ts';
import { SessionCredentials } from '../session-credentials.ts';
import { sessionTokenIn } from '../session-token.ts';
import { fetchAs, trySession } from './own-session.ts';
import { isValid, type Proof } from './prove-session.ts';
import { SessionKeeper } from './session-keeper.ts';
import { signIn } from './sign-in.ts';
import { type SignInContext, SignInError } from './sign-in-context.ts';

interface Transport {
  fetch(request: ProbeRequest): Promise<Attempt>;
  assume(name: IdentityName, credentials: Credentials): void;
  drop(name: IdentityName): void;
}

interface Options {
  readonly target: TargetInfo;
  readonly options: ScanOptions;
  readonly transport: Transport;
  /** Sends a request to an identity provider that a login names. */
  fetchProvider(request: RecordedRequest): Promise<Attempt>;
  /** The user gave https, but the port speaks plain HTTP: send no credentials. */
  readonly withhold: boolean;
  /** For sign-ins that scripts render; null if this scan has no browser. */
  readonly useBrowser: UseLoginBrowser | null;
  /** A quick scan has few requests. */
  readonly isQuick: boolean;
  readonly now: () => Date;
  /** Reads descriptions of the API; by default there are none. */
  readonly describe?: DescribeLogin;
}

interface Issued {
  readonly identity: IdentityName;
  readonly credentials: SessionCredentials;
}

interface SignedIn {
  readonly context: SignInContext;
  readonly proof: Proof;
}

/** The identities of a scan, those that signed in and those that did not. */
export interface Identities {
  /** Those that signed in. */
  readonly names: readonly IdentityName[];
  /** A login was given. */
  readonly isAsked: boolean;
  /** Why the first identity that failed is not signed in. */
  readonly failure: SignInError | null;
  /** Sends a request and watches the session of the user. */
  fetch(request: ProbeRequest): Promise<Attempt>;
  /** The token that the requests of the user carry now, if it is a JSON Web Token. */
  token(): SessionToken | null;
  /** What the application keeps in the browser of the user, or null. */
  pageStorage(): PageStorage | null;
  /** See {@link ProbeContext.trySession}; null if the user did not sign in with a password alone. */
  readonly trySession: (() => Promise<SessionTrial>) | null;
  /** Checks every session a last time. @returns why one of them failed or was lost, or null */
  end(): Promise<SignInError | null>;
  /** Values that must not appear in a report. */
  secrets(): readonly NamedSecret[];
}

/** Signs in every identity that the options of the scan have, one after the other. */
export async function signInAll(all: Options): Promise<Identities> {
  const { options, transport } = all;
  const given = IDENTITY_NAMES.flatMap((name) => {
    const login = options[LOGIN_OPTIONS[name]];
    return login === undefined ? [] : [{ name, login }];
  });
  const issued: Issued[] = [];
  let described: Promise<DescribedLogin> | null = null;
  const describe = () => {
    described ??=
      all.describe?.({ ...all, fetch: (request) => transport.fetch(request) }) ?? Promise.resolve(UNDESCRIBED);
    return described;
  };
  const known = new Set<string>();
  const start = async (name: IdentityName, login: Login): Promise<SignedIn> => {
    const begun = await begin({ ...all, describe }, name, login, issued, [...known]);
    if (begun.proof.by === 'refused') known.add(begun.proof.url);
    return begun;
  };
  const signedIn = new Map<IdentityName, SignedIn>();
  let failure: SignInError | null = null;
  for (const { name, login } of given) {
    try {
      if (all.withhold)
        throw new SignInError('sign_in_off_host', 'the target was given as https, but speaks plain HTTP on its port');
      signedIn.set(name, await start(name, login));
    } catch (error) {
      if (!(error instanceof SignInError)) throw error;
      transport.drop(name);
      failure ??= named(name, cleaned(error, login));
    }
  }
  const user = signedIn.get('user');
  const ofUser = () => issued.findLast(({ identity }) => identity === 'user')?.credentials;
  const others = [...signedIn].filter(([name]) => name !== 'user');
  const trials: SessionCredentials[] = [];
  const keeper =
    user === undefined
      ? null
      : new SessionKeeper({
          ...user,
          renew: async () => {
            const { login } = user.context;
            const again = await start('user', login).catch((error: unknown) => {
              throw error instanceof SignInError ? cleaned(error, login) : error;
            });
            return again.proof;
          },
        });
  return {
    names: [...signedIn.keys()],
    isAsked: given.length > 0,
    failure,
    fetch: (request) => keeper?.fetch(request) ?? transport.fetch(request),
    token: () => {
      const headers = signedIn.has('user') ? (ofUser()?.headersFor(all.target.startUrl) ?? []) : [];
      return sessionTokenIn([...headers, ...(all.withhold ? [] : Object.entries(options.request_headers ?? {}))]);
    },
    pageStorage: () => (signedIn.has('user') ? (ofUser()?.storage ?? null) : null),
    trySession:
      user === undefined || keeper === null || !isByPassword(user.context.login)
        ? null
        : () => tryOwn(user, keeper, trials),
    end: async () => {
      if (failure !== null) return failure;
      const loss = (await keeper?.end()) ?? null;
      if (loss !== null) return loss;
      for (const [name, { context, proof }] of others)
        if ((await isValid(context, proof)) === false)
          return named(name, new SignInError('sign_in_lost', 'the session was no longer valid at the end of the scan'));
      return null;
    },
    secrets: () => [
      ...issued.flatMap(({ identity, credentials }) => withPrefix(identity, credentials.secrets())),
      ...trials.flatMap((credentials) => withPrefix('user', credentials.secrets())),
    ],
  };
}

/** Codes are valid once, and an identity provider or a recording needs the browser. */
function isByPassword(login: Login): boolean {
  const method = methodOf(login);
  return 'method' in method && method.method === 'password' && login.totp === undefined && !login.identity_provider;
}

function tryOwn(
  { context, proof }: SignedIn,
  keeper: SessionKeeper,
  trials: SessionCredentials[],
): Promise<SessionTrial> {
  const { target, login, now } = context;
  const credentials = new SessionCredentials(target.host, login, () => now().getTime());
  trials.push(credentials);
  const own = { ...context, credentials, attempts: { passwords: 0 } };
  return trySession({
    own: { ...own, fetch: fetchAs(own) },
    proof,
    isScanAlive: async () => (await isValid(context, proof)) !== false,
    restore: () => keeper.restore(),
  });
}

const UNDESCRIBED: DescribedLogin = { signIns: [], carriers: [], proofs: [] };

type Beginning = Omit<Options, 'describe'> & { readonly describe: () => Promise<DescribedLogin> };

async function begin(
  { target, options, transport, fetchProvider, useBrowser, isQuick, now, describe }: Beginning,
  identity: IdentityName,
  login: Login,
  issued: Issued[],
  known: readonly string[],
): Promise<SignedIn> {
  const credentials = new SessionCredentials(target.host, login, () => now().getTime());
  issued.push({ identity, credentials });
  transport.assume(identity, credentials);
  const context: SignInContext = {
    target,
    identity,
    login,
    check: options.login_check,
    known,
    credentials,
    useBrowser,
    isQuick,
    attempts: { passwords: 0 },
    options,
    fetch: (request) => transport.fetch(request),
    fetchProvider,
    describe,
    now,
  };
  return { context, proof: await signIn(context) };
}

/** A page may have the password in its path or in the name of a host. */
function cleaned({ code, message }: SignInError, login: Login): SignInError {
  return new SignInError(code, new SecretMasker(valuesOf(secretsOfLogin(login))).mask(message));
}

function named(name: IdentityName, { code, message }: SignInError): SignInError {
  return name === 'user'
    ? new SignInError(code, message)
    : new SignInError(code, `${LOGIN_OPTIONS[name].replace('_', '-')}: ${message}`);
}
