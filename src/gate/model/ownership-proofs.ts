import type { ReceivedVerification } from '../../client/wire.ts';
import { ownValue } from '../../shared/records.ts';
import { oneLine, plural } from '../../shared/text.ts';

/** One way to prove ownership of a host. From the service: escape it. */
export interface OwnershipProof {
  /** Method of verification, for example `dns`. */
  readonly method: string;
  /** Name of the record, or URL of the file or page; what to do, in a sentence, if the service gives neither. */
  readonly name: string;
  /** What to publish there; '' if the name says all. */
  readonly value: string;
}

/** A host without a proof, and its ways to get one. */
export interface UnprovenHost {
  readonly hostname: string;
  readonly proofs: readonly OwnershipProof[];
}

export const PROOFS_MAX = 10;
/** A longer name or value is no record, URL or tag. It is omitted: a truncated one would prove nothing. */
export const PROOF_LENGTH_MAX = 2_000;

/** What to do instead of proving ownership. */
export const WITHOUT_PROOF = 'scan-types: quick';

const WHERE: Readonly<Record<string, string>> = {
  dns: 'TXT record',
  http_file: 'file',
  meta_tag: 'tag in the head of',
};

/** The ways to prove ownership that a verification names. */
export function proofsOf({ verification }: ReceivedVerification): OwnershipProof[] {
  const all = (verification?.instructions ?? []).map(({ method, text, value, record_name, url }) => ({
    method,
    name: oneLine(record_name || url || text),
    value: oneLine(value),
  }));
  const sound = all.filter(
    ({ method, name, value }) =>
      method !== 'local' &&
      `${name}${value}` !== '' &&
      name.length <= PROOF_LENGTH_MAX &&
      value.length <= PROOF_LENGTH_MAX,
  );
  return sound.slice(0, PROOFS_MAX);
}

/** What the name of a proof is, for example `TXT record`; '' if the name is a sentence. */
export function kindOfProof({ method, name }: OwnershipProof): string {
  return /\s/.test(name) ? '' : (ownValue(WHERE, method) ?? '');
}

/** The hosts of scans that were refused for want of a proof, each once. */
export function unprovenHosts(
  scans: readonly { readonly hostname: string; readonly proofs: readonly OwnershipProof[] | undefined }[],
): UnprovenHost[] {
  const hosts = new Map<string, UnprovenHost>();
  for (const { hostname, proofs } of scans)
    if (proofs !== undefined && !hosts.has(hostname)) hosts.set(hostname, { hostname, proofs });
  return [...hosts.values()];
}

/** Maximum number of hosts whose proofs are shown next to the verdict; the JSON document has all of them. */
export const PROVABLE_HOSTS_MAX = 10;

/** A paragraph and the list below it. */
export interface ProofParagraph {
  readonly text: string;
  readonly items: readonly string[];
}

/** How to prove ownership, for outputs without tables. */
export function proofParagraphs(hosts: readonly UnprovenHost[]): ProofParagraph[] {
  const provable = hosts.filter(({ proofs }) => proofs.length > 0);
  if (provable.length === 0) return [];
  const rest = provable.length - PROVABLE_HOSTS_MAX;
  return [
    ...provable.slice(0, PROVABLE_HOSTS_MAX).map(({ hostname, proofs }) => ({
      text: `To prove that ${hostname} is yours, publish one of these:`,
      items: proofs.map(inWords),
    })),
    ...(rest > 0 ? [{ text: `The JSON result has the records of ${plural(rest, 'more host')}.`, items: [] }] : []),
    { text: `Or set ${WITHOUT_PROOF}`, items: [] },
  ];
}

/** How to prove ownership of one host, in a sentence. */
export function proofSentence(proofs: readonly OwnershipProof[]): string {
  return `Publish one of these, or set ${WITHOUT_PROOF}. ${proofs.map(inWords).join('; ')}`;
}

function inWords(proof: OwnershipProof): string {
  const where = `${kindOfProof(proof)} ${proof.name}`.trim();
  return proof.value === '' || proof.name.includes(proof.value)
    ? where
    : `${where.replace(/[.:]$/, '')}: ${proof.value}`;
}
