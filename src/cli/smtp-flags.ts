import { UsageError } from '../gate/model/usage-error.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { environmentSecret } from './secret-files.ts';

/** Flag of `serve` for the email of notification channels. The server comes from the environment only. */
export const SMTP_FLAGS: FlagTable = {
  'smtp-from': {
    type: 'string',
    value: 'ADDRESS',
    description:
      'Sender of the email of notification channels. The mail server comes from SCAN_GATE_SMTP_URL, or the file in SCAN_GATE_SMTP_URL_FILE: smtp://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… (TLS), or smtp://HOST:25?tls=none.',
  },
};

type Smtp = NonNullable<Parameters<typeof import('../embedded.ts')['startEmbeddedService']>[0]['smtp']>;

const URL_NAME = 'SCAN_GATE_SMTP_URL';

/** The mail server, or undefined. No message has its password. @throws UsageError */
export function readSmtp(flags: ParsedFlags, io: Io): Smtp | undefined {
  const from = flags.text('smtp-from');
  const text = environmentSecret(io, URL_NAME);
  if (from === undefined && text === undefined) return undefined;
  if (text === undefined) throw new UsageError(URL_NAME, 'missing: --smtp-from needs it.');
  if (from === undefined) throw new UsageError('--smtp-from', `missing: ${URL_NAME} needs it.`);
  if (!/^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+$/.test(from)) throw new UsageError('--smtp-from', 'not an address.');
  return { ...serverOf(text), from };
}

/** @throws UsageError */
function serverOf(text: string): Omit<Smtp, 'from'> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new UsageError(URL_NAME, 'not a URL such as smtp://USER:PASSWORD@HOST:587.');
  const tls = TLS[`${url.protocol}${url.search}`];
  if (tls === undefined) throw new UsageError(URL_NAME, 'may only have ?tls=none, with smtp://.');
  if (tls === 'none' && url.username !== '') throw new UsageError(URL_NAME, 'must not send a password without TLS.');
  const port = url.port === '' ? (tls === 'implicit' ? 465 : 587) : Number(url.port);
  const user = url.username === '' ? {} : { user: decoded(url.username), password: decoded(url.password) };
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, tls, ...user };
}

const TLS: Readonly<Record<string, Smtp['tls']>> = {
  'smtp:': 'starttls',
  'smtps:': 'implicit',
  'smtp:?tls=none': 'none',
};

/** @throws UsageError */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UsageError(URL_NAME, 'has a % in its user or password that begins no escape: write %25.');
  }
}
