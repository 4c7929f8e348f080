import {
  kindOfProof,
  type OwnershipProof,
  PROVABLE_HOSTS_MAX,
  type UnprovenHost,
  WITHOUT_PROOF,
} from '../../gate/model/ownership-proofs.ts';
import { markdownCode } from '../../reports/escape/markdown.ts';
import { plural } from '../../shared/text.ts';

/** How to prove ownership: a table per host. Names and values are shown in full, because a part of one proves nothing. */
export function proofTables(hosts: readonly UnprovenHost[]): string[] {
  const provable = hosts.filter(({ proofs }) => proofs.length > 0);
  if (provable.length === 0) return [];
  const rest = provable.length - PROVABLE_HOSTS_MAX;
  return [
    ...provable.slice(0, PROVABLE_HOSTS_MAX).map(proofTable),
    ...(rest > 0 ? [`The JSON result has the records of ${plural(rest, 'more host')}.`] : []),
    `Or set ${markdownCode(WITHOUT_PROOF)}`,
  ];
}

function proofTable({ hostname, proofs }: UnprovenHost): string {
  const title = `**To prove that ${markdownCode(hostname)} is yours, publish one of these:**`;
  return [`${title}\n`, '| record | value |', '|:--|:--|', ...proofs.map(row)].join('\n');
}

function row(proof: OwnershipProof): string {
  const name = markdownCode(proof.name, { table: true });
  const value = proof.value === '' ? '' : markdownCode(proof.value, { table: true });
  return `| ${`${kindOfProof(proof)} ${name}`.trim()} | ${value} |`;
}
