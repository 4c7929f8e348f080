import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Login } from '../../contract/login.ts';
import { parsedJson } from '../../shared/records.ts';
import { UsageError } from '../model/usage-error.ts';

/** What Playwright's `storageState` writes; further members are ignored. */
const StorageState = Type.Object({
  cookies: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.String(),
        domain: Type.String(),
        path: Type.Optional(Type.String()),
        expires: Type.Optional(Type.Number()),
        secure: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  origins: Type.Optional(
    Type.Array(
      Type.Object({
        origin: Type.String(),
        localStorage: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
      }),
    ),
  ),
});
type StorageState = Static<typeof StorageState>;

const COOKIES_MAX = 100;
const STORED_MAX = 100;
const VALUE_MAX = 16_384;

export interface StorageStateInput {
  readonly input: string;
  readonly path: string;
  /** The target, `host` or `host:port`. */
  readonly hostname: string;
  /** Scheme of the target, or null if it has none: HTTPS is then tried first. */
  readonly scheme: 'http' | 'https' | null;
  readonly readFile: ((path: string) => string) | undefined;
}

/**
 * The cookies and the local storage of a target in a file of Playwright.
 * @throws UsageError; no message contains a value
 */
export function readStorageState({
  input,
  path,
  hostname,
  scheme,
  readFile,
}: StorageStateInput): Pick<Login, 'cookies' | 'local_storage'> {
  const state = stateOf(input, path, readFile);
  const { host, hostname: name } = new URL(`http://${hostname}`);
  const cookies = (state.cookies ?? [])
    .filter(({ domain }) => isFor(name, domain))
    .filter(
      (cookie) =>
        /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}$/.test(cookie.name) && /^[\x20-\x3a\x3c-\x7e]{0,4096}$/.test(cookie.value),
    )
    .slice(0, COOKIES_MAX)
    .map((cookie) => ({
      name: cookie.name,
      value: cookie.value,
      ...(cookie.domain.startsWith('.') ? { domain: cookie.domain.slice(1) } : {}),
      ...(/^\/[\x20-\x3a\x3c-\x7e]{0,1023}$/.test(cookie.path ?? '') ? { path: cookie.path } : {}),
      ...(cookie.expires === undefined ? {} : { expires: Math.floor(cookie.expires) }),
      ...(cookie.secure === undefined ? {} : { secure: cookie.secure }),
    }));
  // What a page of HTTPS stored is not for pages of HTTP.
  const origins = (state.origins ?? []).filter(({ origin }) => URL.parse(origin)?.host === host);
  const isSecure = ({ origin }: { readonly origin: string }) => /^https:/i.test(origin);
  const wanted = scheme === 'http' || (scheme === null && !origins.some(isSecure)) ? 'http' : 'https';
  const stored = origins
    .filter((origin) => isSecure(origin) === (wanted === 'https'))
    .flatMap(({ localStorage = [] }) => localStorage)
    .filter(
      (entry) =>
        /^[^\u0000-\u001f]{1,200}$/.test(entry.name) &&
        entry.value.length <= VALUE_MAX &&
        !entry.value.includes('\u0000'),
    )
    .slice(0, STORED_MAX);
  if (cookies.length === 0 && stored.length === 0)
    throw new UsageError(input, `storage-state has neither cookies nor local storage for ${hostname}.`);
  return {
    ...(cookies.length === 0 ? {} : { cookies }),
    ...(stored.length === 0
      ? {}
      : { local_storage: Object.fromEntries(stored.map((entry) => [entry.name, entry.value])) }),
  };
}

/** The values that must be masked in logs. */
export function storageStateSecrets(text: string): string[] {
  const state = parsed(text);
  return [
    ...(state?.cookies ?? []).map(({ value }) => value),
    ...(state?.origins ?? []).flatMap(({ localStorage = [] }) => localStorage.map(({ value }) => value)),
  ];
}

function stateOf(input: string, path: string, readFile: StorageStateInput['readFile']): StorageState {
  let text: string;
  try {
    if (readFile === undefined) throw new Error('no files');
    text = readFile(path);
  } catch {
    throw new UsageError(input, 'the file of storage-state cannot be read.');
  }
  const state = parsed(text);
  if (state === null) throw new UsageError(input, 'the file of storage-state is not what Playwright writes.');
  return state;
}

function parsed(text: string): StorageState | null {
  const value = parsedJson(text);
  return Check(StorageState, value) ? value : null;
}

function isFor(host: string, domain: string): boolean {
  const plain = domain.toLowerCase().replace(/^\./, '');
  return host === plain || (domain.startsWith('.') && host.endsWith(`.${plain}`));
}
