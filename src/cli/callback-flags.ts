import { isIP } from 'node:net';
import { callbackUrlOf } from '../gate/inputs/callback-url.ts';
import { integerInput, listInput } from '../gate/model/input-values.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';
import { environmentSecret } from './secret-files.ts';

type CallbackServerOptions = Parameters<typeof import('../embedded.ts')['startCallbacks']>[0];

/** Flags of the listener that `callbacks` and `serve` run. */
export const CALLBACK_FLAGS: FlagTable = {
  'callback-url': {
    type: 'string',
    value: 'URL',
    description:
      'Public URL of a callback listener with its secret: https://callbacks:SECRET@callbacks.example.com. Prefer the environment: SCAN_GATE_CALLBACK_URL, or SCAN_GATE_CALLBACK_URL_FILE with the path of a file.',
  },
  'callback-listen': {
    type: 'string',
    value: '[ADDRESS:]PORT',
    description: 'Address on which this process is the listener, for HTTP. ADDRESS: 127.0.0.1 by default.',
  },
  'callback-dns-listen': {
    type: 'string',
    value: '[ADDRESS:]PORT',
    description:
      'Address (UDP) on which it is the DNS server of the host of --callback-url too, if that name is delegated to it.',
  },
  'callback-address': {
    type: 'string',
    multiple: true,
    value: 'IP',
    description: 'Public address of the listener, which its DNS server responds with.',
  },
};

export interface CallbackSettings {
  readonly callbackUrl?: string;
  readonly callbacks?: CallbackServerOptions;
}

/** @throws UsageError */
export function readCallbacks(flags: ParsedFlags, io: Io): CallbackSettings {
  const given = flags.text('callback-url') ?? environmentSecret(io, 'SCAN_GATE_CALLBACK_URL');
  const callbackUrl = callbackUrlOf('--callback-url', given);
  const http = listenAddress('--callback-listen', flags.text('callback-listen'));
  const dns = listenAddress('--callback-dns-listen', flags.text('callback-dns-listen'));
  if (http === undefined && dns !== undefined) throw new UsageError('--callback-listen', 'missing; it comes first.');
  if (callbackUrl === null && http !== undefined)
    throw new UsageError('--callback-url', 'missing: the listener needs its public URL with the secret.');
  if (callbackUrl === null) return {};
  if (http === undefined) return { callbackUrl };
  const addresses = flags.texts('callback-address').flatMap(listInput);
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong !== undefined) throw new UsageError('--callback-address', `${shown(wrong)} is no IP address.`);
  if (dns !== undefined && addresses.length === 0)
    throw new UsageError('--callback-address', 'missing: the DNS server responds with the address of the listener.');
  if (dns !== undefined && isIP(new URL(callbackUrl).hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new UsageError('--callback-url', 'has an IP address: a DNS server needs a name.');
  return { callbackUrl, callbacks: { url: callbackUrl, http, addresses, ...(dns === undefined ? {} : { dns }) } };
}

/** @throws UsageError */
export function listenAddress(flag: string, text: string | undefined) {
  if (text === undefined) return undefined;
  const match = /^(?:\[([0-9a-f:.]+)\]:|([0-9a-z.-]+):)?([0-9]{1,5})$/i.exec(text);
  if (match === null) throw new UsageError(flag, 'not [ADDRESS:]PORT, for example 0.0.0.0:9464.');
  return { host: match[1] ?? match[2] ?? '127.0.0.1', port: integerInput(flag, match[3] ?? '', 0, 65_535) };
}
