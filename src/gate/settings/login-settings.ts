import { IDENTITY_NAMES, LOGIN_OPTIONS } from '../../contract/login.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { loginLines, parseLogin } from '../inputs/login-input.ts';
import type { SettingsSources } from '../inputs/settings-sources.ts';
import { UsageError } from '../model/usage-error.ts';

export const LOGIN_INPUTS = { user: 'login', second: 'second-login', admin: 'admin-login' } as const;
type LoginInputName = (typeof LOGIN_INPUTS)[keyof typeof LOGIN_INPUTS];

/** The files that logins name as recordings, with the input that names each. */
export function recordingsOf(raw: SettingsSources['raw']): { readonly input: LoginInputName; readonly path: string }[] {
  return Object.values(LOGIN_INPUTS).flatMap((input) =>
    loginLines(raw[input] ?? '').flatMap(({ key, value }) =>
      key === 'recording' && value !== '' ? [{ input, path: value }] : [],
    ),
  );
}

/**
 * The logins of a target.
 * @throws UsageError
 */
export function loginsOf(
  { raw, naming, readFile, readRecording }: SettingsSources,
  { hostname, scheme = null }: { readonly hostname: string; readonly scheme?: 'http' | 'https' | null | undefined },
): Pick<ScanOptions, 'login' | 'second_login' | 'admin_login' | 'login_check'> {
  const logins = IDENTITY_NAMES.flatMap((name) => {
    const input = LOGIN_INPUTS[name];
    const text = raw[input] ?? '';
    const login = parseLogin({ input: naming(input), text, hostname, scheme, readFile, readRecording });
    return login === null ? [] : [[LOGIN_OPTIONS[name], login] as const];
  });
  const given = Object.fromEntries(logins) as Pick<ScanOptions, 'login' | 'second_login' | 'admin_login'>;
  for (const name of ['second', 'admin'] as const)
    if (given[LOGIN_OPTIONS[name]] !== undefined && given.login === undefined)
      throw new UsageError(naming(LOGIN_INPUTS[name]), `needs ${naming('login')} too: it is compared with that user.`);
  const check = (raw['login-check'] ?? '').trim();
  if (check === '') return given;
  if (given.login === undefined) throw new UsageError(naming('login-check'), `needs ${naming('login')}.`);
  if (!/^\/\S{0,1999}$/.test(check)) throw new UsageError(naming('login-check'), 'is not a path such as /account.');
  return { ...given, login_check: check };
}
