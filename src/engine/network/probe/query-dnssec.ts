import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';
import { type DnsResponse, dnsQuery, parseDnsResponse, RECORD_TYPES } from '../dns-message.ts';

const TIMEOUT_MS = 1_200;
const TRIES = 2;
const NO_ERROR = 0;

/**
 * Whether a zone is signed (RFC 4035). Queries its SOA record with DO: a validating resolver sets AD, any other returns the
 * signatures, and the parent zone must have a DS record.
 * @param server address of the resolver, `address` or `address:port` as Node returns it
 */
export async function queryDnssec(
  server: string,
  zone: string,
  signal: AbortSignal,
): Promise<{ readonly signed: boolean | null; readonly detail: string }> {
  const soa = await query(server, zone, RECORD_TYPES.SOA, signal);
  if (soa === null) return { signed: null, detail: 'the DNS server did not respond to a query with DO' };
  if (soa.responseCode !== NO_ERROR)
    return { signed: null, detail: `the DNS server responded with code ${soa.responseCode}` };
  if (soa.isAuthenticated) return { signed: true, detail: 'the resolver validated the zone (AD)' };
  const ds = await query(server, zone, RECORD_TYPES.DS, signal);
  const hasDs = ds?.responseTypes.includes(RECORD_TYPES.DS) === true;
  const hasSignature = soa.responseTypes.includes(RECORD_TYPES.RRSIG);
  if (hasDs) return { signed: true, detail: 'the parent zone has a DS record' };
  if (ds === null) return { signed: null, detail: 'the DNS server did not respond to the query for DS' };
  return {
    signed: false,
    detail: hasSignature
      ? 'the zone is signed, but its parent has no DS record'
      : 'the SOA record came without a signature, and the parent has no DS record',
  };
}

async function query(server: string, name: string, type: number, signal: AbortSignal): Promise<DnsResponse | null> {
  for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
    const response = await sendQuery(server, dnsQuery(randomInt(0x10000), name, type), signal);
    if (response !== null) return response;
  }
  return null;
}

function sendQuery(server: string, message: Buffer, signal: AbortSignal): Promise<DnsResponse | null> {
  const { address, port } = splitServer(server);
  return new Promise((resolve) => {
    const socket = createSocket(isIP(address) === 6 ? 'udp6' : 'udp4');
    const finish = (response: DnsResponse | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.close();
      resolve(response);
    };
    const onAbort = () => finish(null);
    const timer = setTimeout(onAbort, TIMEOUT_MS);
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('error', onAbort);
    socket.on('message', (data, from) => {
      // Ignore messages from other senders and for other queries.
      const response = from.port === port ? parseDnsResponse(data, message) : null;
      if (response !== null) finish(response);
    });
    socket.connect(port, address, () => socket.send(message));
  });
}

function splitServer(server: string): { readonly address: string; readonly port: number } {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(server);
  if (bracketed !== null) return { address: bracketed[1] ?? '', port: Number(bracketed[2] ?? 53) };
  const [address = '', port] = isIP(server) === 6 ? [server] : server.split(':');
  return { address, port: Number(port ?? 53) };
}
