import type { Login } from './login.ts';
import { parseRecording, placeholdersOf } from './recording.ts';

type LoginMethod = 'password' | 'recording' | 'session' | 'client-credentials';

/** The method of a login, or what is wrong with it, as the end of a sentence that begins with its name. */
export function methodOf(login: Login): { readonly method: LoginMethod } | { readonly fault: string } {
  const has = (...names: readonly (keyof Login)[]) => names.some((name) => login[name] !== undefined);
  const methods: LoginMethod[] = [
    ...(has('recording') ? (['recording'] as const) : has('username', 'password') ? (['password'] as const) : []),
    ...(has('headers', 'cookies', 'local_storage') ? (['session'] as const) : []),
    ...(has('client_id', 'client_secret', 'token_url') ? (['client-credentials'] as const) : []),
  ];
  const [method] = methods;
  if (method === undefined) return { fault: 'needs username and password, a recording, a session, or a client' };
  if (methods.length > 1) return { fault: 'mixes a password, a session and a client; one of them is enough' };
  const missing = MEMBERS[method].find((name) => !has(name));
  if (missing !== undefined) return { fault: `has no ${missing}` };
  const stray = STRAY[method].find((name) => has(name));
  if (stray !== undefined) return { fault: `has ${stray}, which is of no use to it` };
  const fault = providerFault(login) ?? recordingFault(login);
  return fault === null ? { method } : { fault };
}

function providerFault({ identity_provider: origins = [] }: Login): string | null {
  const isOrigin = (text: string) => URL.parse(text)?.origin === text;
  return origins.every(isOrigin)
    ? null
    : 'has an identity_provider that is no origin such as https://login.example.com';
}

function recordingFault(login: Login): string | null {
  if (login.recording === undefined) return null;
  const recording = parseRecording(login.recording);
  if ('fault' in recording) return `has a recording that ${recording.fault}`;
  const members = { username: 'username', password: 'password', code: 'totp' } as const;
  const missing = [...placeholdersOf(recording)].find((name) => login[members[name]] === undefined);
  return missing === undefined ? null : `has a recording with {{${missing}}}, but no ${members[missing]}`;
}

const MEMBERS: Readonly<Record<LoginMethod, readonly (keyof Login)[]>> = {
  password: ['username', 'password'],
  recording: [],
  session: [],
  'client-credentials': ['client_id', 'client_secret', 'token_url'],
};
const STRAY: Readonly<Record<LoginMethod, readonly (keyof Login)[]>> = {
  password: ['scope'],
  recording: ['url', 'scope'],
  session: ['url', 'totp', 'scope', 'identity_provider'],
  'client-credentials': ['url', 'totp', 'identity_provider'],
};
