import { isIPv6 } from 'node:net';
import type { VerificationMethod } from '../../contract/target.ts';
import { formatTargetHost } from '../../contract/target-address.ts';
import type { DnsResolver } from '../../engine/core/resolver.ts';
import { HostError, resolveHost } from '../../engine/transport/resolve-host.ts';
import type { AddressPolicy } from '../../shared/address-guard.ts';
import type { Hostname } from './hostname.ts';

export interface ProofRequest {
  readonly method: VerificationMethod;
  readonly hostname: Hostname;
  readonly token: string;
  readonly policy: AddressPolicy;
  readonly resolver: DnsResolver;
  readonly signal: AbortSignal;
}

/** The host did not respond. */
export class ProofFetchError extends Error {}

const TIMEOUT_MS = 5_000;
const REDIRECTS_MAX = 3;

/**
 * GETs a path of the host over https, then http. Control over the host's responses proves control over the host, and a
 * proof over http is accepted, so certificates are not verified. The address is resolved and checked once; redirects are
 * followed on the same host only, to its own port or the default one of the scheme: others on the host may have other ports.
 * @throws ProofFetchError
 */
export async function fetchProof(
  request: ProofRequest,
  path: string,
  maxBytes: number,
): Promise<{ status: number; body: string }> {
  const { host } = request.hostname;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  let addresses: string[];
  try {
    addresses = await resolveHost(host, request.policy, request.resolver, signal);
  } catch (error) {
    if (error instanceof HostError) throw new ProofFetchError(error.message, { cause: error });
    throw new ProofFetchError(`${host} did not resolve in time.`, { cause: error });
  }
  const { Agent, request: send } = await import('undici');
  const agent = new Agent({
    connect: {
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
      lookup: (_name, options, done) => {
        const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        const [first] = found;
        if (options.all === true) done(null, found);
        else if (first !== undefined) done(null, first.address, first.family);
      },
    },
    maxResponseSize: 4 * 1024 * 1024,
  });
  const get = async (start: URL) => {
    let url = start;
    for (let hop = 0; ; hop += 1) {
      const response = await send(url.href, {
        dispatcher: agent,
        signal,
        headers: { 'user-agent': 'scan-gate-verification' },
      });
      const body = await readStart(response.body, maxBytes);
      const location = response.headers['location'];
      const next = typeof location === 'string' && URL.canParse(location, url.href) ? new URL(location, url) : null;
      const follows =
        response.statusCode >= 300 &&
        response.statusCode < 400 &&
        next !== null &&
        next.hostname === start.hostname &&
        (next.port === start.port || next.port === '');
      if (!follows || hop >= REDIRECTS_MAX || !/^https?:$/.test(next.protocol)) {
        return { status: response.statusCode, body };
      }
      url = next;
    }
  };
  try {
    const base = formatTargetHost(host, request.hostname.port);
    const overTls = await get(new URL(`https://${base}${path}`)).catch(() => null);
    if (overTls?.status === 200) return overTls;
    const plain = await get(new URL(`http://${base}${path}`)).catch((error: unknown) => {
      if (overTls !== null) return overTls;
      throw error;
    });
    return plain.status === 200 || overTls === null ? plain : overTls;
  } catch (error) {
    const code = (error as { code?: string }).code;
    throw new ProofFetchError(`${host} does not respond over https or http${code === undefined ? '' : ` (${code})`}.`, {
      cause: error,
    });
  } finally {
    await agent.destroy().catch(() => {});
  }
}

async function readStart(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
