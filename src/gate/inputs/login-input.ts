import { type Login, PROVIDERS_MAX } from '../../contract/login.ts';
import { methodOf } from '../../contract/login-method.ts';
import { UsageError } from '../model/usage-error.ts';
import { inputTable } from './input-definition.ts';
import { parseRequestHeaders } from './request-headers.ts';
import { readStorageState } from './storage-state.ts';

/** Inputs by which the scans get access to the targets. Their values are secrets, except for the path. */
export const SIGN_IN_INPUTS = inputTable({
  'request-headers': {
    group: 'running',
    description:
      'Headers to send with every request to the targets, one `Name: value` per line, for example to pass a preview’s access control. Values are masked, and sent only to hosts named by an input or by the trusted configuration file.',
    value: 'LINES',
    secret: 'SCAN_GATE_REQUEST_HEADERS',
  },
  login: {
    group: 'running',
    description:
      'How to sign in to the targets, one `key: value` per line: `username` and `password`, with `url` (the sign-in page, if the scan cannot find it), `totp` (secret of one-time codes), `identity-provider` (the origin of Keycloak, Okta, Entra or the like) and `recording` (a file of the Recorder of Chrome DevTools); or a session, as `storage-state` (a file of Playwright), `cookie` or `header`; or `client-id`, `client-secret`, `token-url` and `scope`. Values are masked, and sent only to the target and the identity provider. If the sign-in fails, the outcome is `inconclusive`.',
    value: 'LINES',
    secret: 'SCAN_GATE_LOGIN',
  },
  'second-login': {
    group: 'running',
    description:
      'A second user of the same role, in the form of `login`: the scan checks that users cannot read what belongs to others. It only reads.',
    value: 'LINES',
    secret: 'SCAN_GATE_SECOND_LOGIN',
  },
  'admin-login': {
    group: 'running',
    description:
      'An administrator, in the form of `login`: the scan checks that the user of `login` cannot read what only administrators may. It only reads.',
    value: 'LINES',
    secret: 'SCAN_GATE_ADMIN_LOGIN',
  },
  'login-check': {
    group: 'running',
    description: 'Path that responds only to a signed-in user, such as `/account`. If empty, the scan looks for one.',
    value: 'PATH',
  },
});

/** Keys of a login with the texts that they set; `header`, `cookie` and `storage-state` hold a session. */
const KEYS = {
  username: 'username',
  password: 'password',
  url: 'url',
  totp: 'totp',
  'client-id': 'client_id',
  'client-secret': 'client_secret',
  'token-url': 'token_url',
  scope: 'scope',
} as const satisfies Readonly<Record<string, keyof Login>>;
const OTHER_KEYS = ['identity-provider', 'recording', 'header', 'cookie', 'storage-state'] as const;
const ALL_KEYS = [...Object.keys(KEYS), ...OTHER_KEYS];

/** Maximum lengths as in the API. */
const LENGTHS_MAX: Readonly<Partial<Record<keyof Login, number>>> = {
  username: 500,
  totp: 200,
  url: 2_000,
  token_url: 2_000,
  client_id: 500,
};
const LENGTH_MAX = 1_000;

/** One `key: value` line. */
export interface LoginLine {
  readonly key: string;
  readonly value: string;
}

/** The lines of a login, for masking and parsing; lines of another form have an empty key. */
export function loginLines(text: string): LoginLine[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .map((line) => {
      const match = /^\s*([a-z-]{1,30})\s*:(.*)$/s.exec(line);
      return { key: match?.[1] ?? '', value: (match?.[2] ?? line).trim() };
    });
}

export interface LoginInput {
  /** Name of the input in messages. */
  readonly input: string;
  readonly text: string;
  /** The target, `host` or `host:port`: what a storage state holds for others is left out. */
  readonly hostname: string;
  /** Scheme of the target, or null if it has none. */
  readonly scheme: 'http' | 'https' | null;
  /** Reads a file of the repository. @throws Error */
  readonly readFile: ((path: string) => string) | undefined;
  /** Reads a recording, which no proposed change may have written. @throws UsageError */
  readonly readRecording: ((path: string) => string) | undefined;
}

/**
 * Parses `key: value` lines. Values are secret: no message contains them.
 * @returns null without a login
 * @throws UsageError
 */
export function parseLogin(given: LoginInput): Login | null {
  const { input } = given;
  const lines = loginLines(given.text);
  if (lines.length === 0) return null;
  const seen = new Set<string>();
  const headers: string[] = [];
  const parts = lines.map(({ key, value }, index) => {
    const where = `line ${index + 1}`;
    checkLine(input, where, { key, value }, seen);
    seen.add(key);
    if (key === 'header') headers.push(value);
    return partOf(given, where, key, value);
  });
  if (seen.has('cookie') && seen.has('storage-state'))
    throw new UsageError(input, 'give cookie or storage-state, not both.');
  const own = headers.length === 0 ? {} : { headers: parseRequestHeaders(input, headers.join('\n')) };
  const login: Login = Object.assign({}, ...parts, own);
  const method = methodOf(login);
  if ('fault' in method) throw new UsageError(input, `the login ${method.fault.replaceAll('_', '-')}.`);
  return login;
}

function checkLine(input: string, where: string, { key, value }: LoginLine, seen: ReadonlySet<string>): void {
  if (!ALL_KEYS.includes(key))
    throw new UsageError(input, `${where} is not "key: value" with one of the keys ${ALL_KEYS.join(', ')}.`);
  if (value === '')
    throw new UsageError(
      input,
      `${where}: ${key} is empty. Is the secret set? Runs of pull requests from forks get none.`,
    );
  if (seen.has(key) && key !== 'header') throw new UsageError(input, `${where}: ${key} is given twice.`);
}

/** What one line says; headers are read together. */
function partOf(given: LoginInput, where: string, key: string, value: string): Login {
  const { input, hostname, scheme, readFile } = given;
  if (key === 'header') return {};
  if (key === 'identity-provider') return { identity_provider: originsOf(input, where, value) };
  if (key === 'recording') return { recording: recordingAt(given, where, value) };
  if (key === 'cookie') return { cookies: cookiesOf(input, where, value) };
  if (key === 'storage-state') return readStorageState({ input, path: value, hostname, scheme, readFile });
  return optionOf(input, where, key as keyof typeof KEYS, value);
}

function optionOf(input: string, where: string, key: keyof typeof KEYS, value: string): Login {
  const name = KEYS[key];
  const maximum = LENGTHS_MAX[name] ?? LENGTH_MAX;
  if (value.length > maximum) throw new UsageError(input, `${where}: ${key} is longer than ${maximum} characters.`);
  if (/[\u0000-\u001f\u007f]/.test(value)) throw new UsageError(input, `${where}: ${key} has control characters.`);
  const isPlace = key === 'url' || key === 'token-url';
  if (isPlace && !/^(?:\/|https?:\/\/)\S*$/i.test(value))
    throw new UsageError(input, `${where}: ${key} is neither a path nor an http(s) URL.`);
  return { [name]: value };
}

function originsOf(input: string, where: string, text: string): string[] {
  const origins = text.split(/[\s,]+/).map((one) => {
    const url = URL.parse(one);
    return url !== null && /^https?:\/\/[^/?#@]+\/?$/i.test(one) ? url.origin : null;
  });
  const known = origins.filter((origin) => origin !== null);
  if (known.length < origins.length || known.length > PROVIDERS_MAX)
    throw new UsageError(
      input,
      `${where}: identity-provider is not one to ${PROVIDERS_MAX} origins such as https://login.example.com, without a path.`,
    );
  return [...new Set(known)];
}

function recordingAt({ input, readRecording }: LoginInput, where: string, path: string): string {
  if (readRecording === undefined) throw new UsageError(input, `${where}: recordings cannot be read here.`);
  return readRecording(path);
}

/** `name=value; other=value`, as a Cookie header has them. */
function cookiesOf(input: string, where: string, text: string): NonNullable<Login['cookies']> {
  const pairs = text
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,256})=([\x20-\x7e]{0,4096})$/.exec(pair);
    if (match === null || pairs.length > 100)
      throw new UsageError(input, `${where}: the cookie is not "name=value; name=value".`);
    return { name: match[1] ?? '', value: match[2] ?? '' };
  });
}
