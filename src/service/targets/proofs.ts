import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { VERIFICATION } from '../../contract/target.ts';
import { isLocalAddress } from '../../shared/address-guard.ts';
import { isLocalHost, isLocalhostName } from '../../shared/local-names.ts';
import { fetchProof, ProofFetchError, type ProofRequest } from './proof-fetch.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Outcome of a proof check. */
export type Proof =
  | { readonly state: 'verified' }
  | { readonly state: 'failed' | 'unreachable'; readonly reason: string };

const START_PAGE_BYTES = 512 * 1024;
const FILE_BYTES = 4 * 1024;
/** DNS errors that mean there is no such record. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND', 'NOTFOUND']);

/** Checks the proof once. Faults of the host are outcomes, not errors. */
export async function checkProof(request: ProofRequest): Promise<Proof> {
  try {
    switch (request.method) {
      case 'dns':
        return await dnsProof(request);
      case 'http_file':
        return await fileProof(request);
      case 'meta_tag':
        return await metaProof(request);
      case 'local':
        return await localProof(request);
    }
  } catch (error) {
    if (error instanceof ProofFetchError) return { state: 'unreachable', reason: error.message };
    throw error;
  }
}

async function dnsProof({ hostname, token, resolver }: ProofRequest): Promise<Proof> {
  if (isIP(hostname.host) !== 0) return failed('An IP address has no TXT record: use http_file or meta_tag.');
  const name = `${VERIFICATION.dnsRecordPrefix}${hostname.host}`;
  let records: string[][];
  try {
    records = await resolver.resolveTxt(name);
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'unknown';
    if (NO_RECORD.has(code)) return failed(`There is no TXT record at ${name}.`);
    return { state: 'unreachable', reason: `The name servers did not respond for ${name} (${code}).` };
  }
  const expected = VERIFICATION.dnsRecordValue(token);
  // A record may be split into several strings (as in RFC 7208, section 3.3).
  if (records.some((parts) => parts.join('').trim() === expected)) return { state: 'verified' };
  return failed(`No TXT record at ${name} equals "${expected}".`);
}

async function fileProof(request: ProofRequest): Promise<Proof> {
  const page = await fetchProof(request, VERIFICATION.httpFilePath, FILE_BYTES);
  if (page.status !== 200) return failed(`${VERIFICATION.httpFilePath} responded with status ${page.status}, not 200.`);
  const lines = page.body.replace(/^\uFEFF/, '').trim();
  if (lines === request.token || lines === VERIFICATION.dnsRecordValue(request.token)) return { state: 'verified' };
  return failed(`${VERIFICATION.httpFilePath} does not contain exactly the token.`);
}

async function metaProof(request: ProofRequest): Promise<Proof> {
  const page = await fetchProof(request, '/', START_PAGE_BYTES);
  if (page.status !== 200) return failed(`The start page responded with status ${page.status}, not 200.`);
  const contents = metaContents(page.body, VERIFICATION.metaTagName);
  if (contents.includes(request.token)) return { state: 'verified' };
  return failed(
    contents.length === 0
      ? `The head of the start page has no <meta name="${VERIFICATION.metaTagName}">.`
      : `The <meta name="${VERIFICATION.metaTagName}"> contains a different token.`,
  );
}

/** Embedded service only: the machine and network of the job need no proof. */
async function localProof({ hostname }: ProofRequest): Promise<Proof> {
  const { host } = hostname;
  if (isIP(host) !== 0) {
    return isLocalAddress(host) ? { state: 'verified' } : failed(`${host} is not a loopback or private address.`);
  }
  if (isLocalhostName(host)) return { state: 'verified' };
  try {
    const addresses = await lookup(host, { all: true });
    if (addresses.length > 0 && addresses.every(({ address }) => isLocalAddress(address))) return { state: 'verified' };
    return failed(
      `${host} is at ${addresses[0]?.address ?? 'no address'}, which is not a loopback or private address.`,
    );
  } catch {
    if (isLocalHost(host)) return { state: 'unreachable', reason: `${host} has no address here.` };
    return { state: 'unreachable', reason: `The name ${host} does not resolve.` };
  }
}

function failed(reason: string): Proof {
  return { state: 'failed', reason };
}

/** `content` of every `<meta name=…>` in the head: content in the body may come from visitors and proves nothing. */
function metaContents(html: string, name: string): string[] {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html') as Element | undefined;
  const head = root?.childNodes.find((node) => node.nodeName === 'head') as Element | undefined;
  return (head?.childNodes ?? [])
    .filter((node: DefaultTreeAdapterTypes.Node): node is Element => node.nodeName === 'meta')
    .filter((meta) => attribute(meta, 'name')?.toLowerCase() === name)
    .map((meta) => attribute(meta, 'content')?.trim() ?? '');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
