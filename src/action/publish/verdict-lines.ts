import { severityRank } from '../../contract/primitives.ts';
import { proofParagraphs } from '../../gate/model/ownership-proofs.ts';
import { policyLines } from '../../gate/policy/policy-lines.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { reachInWords, reachLines } from '../../shared/reach-words.ts';
import { plural, truncate } from '../../shared/text.ts';
import { unprovenHostsOf } from '../markdown/headline.ts';
import { countsInWords } from '../markdown/words.ts';

const SHOWN_MAX = 50;

/** The verdict for the log, as plain text. Lists findings only if details may be published: logs are as public as the repository. */
export function verdictLines(result: ResultDocument, details: 'full' | 'counts'): string[] {
  const { counts, outcome } = result;
  const found = counts.total === 0 ? 'no findings' : `${plural(counts.total, 'finding')} (${countsInWords(counts)})`;
  const coverages = result.scans.map(({ coverage }) => coverage);
  const reached = reachInWords(coverages);
  const lines = [`${outcome}: ${found}${reached === '' ? '' : ` · ${reached}`}`];
  lines.push(...result.reasons.map((reason) => `  ${reason}`), ...proofLines(result).map((line) => `  ${line}`));
  lines.push(...reachLines(coverages, details === 'full').map((line) => `  ${line}`));
  if (result.policy !== undefined)
    lines.push(...policyLines(result.policy, details === 'full').map((line) => `  ${line}`));
  if (details === 'counts') return lines;
  const findings = result.findings
    .filter((finding) => finding.ignored_by === null)
    .sort((left, right) => severityRank(left.severity) - severityRank(right.severity));
  for (const finding of findings.slice(0, SHOWN_MAX)) {
    const mark = finding.blocking ? 'x' : '-';
    lines.push(
      `  ${mark} ${finding.severity.padEnd(8)} ${finding.check_id}  ${truncate(finding.title, 120)}  ${truncate(finding.location.url, 160)}`,
    );
  }
  if (findings.length > SHOWN_MAX) lines.push(`  and ${findings.length - SHOWN_MAX} more`);
  const accepted = result.findings.filter(({ acceptance }) => acceptance !== undefined);
  for (const { check_id: check, title, ignored_by: why } of accepted.slice(0, SHOWN_MAX))
    lines.push(`  - ignored  ${check}  ${truncate(title, 120)}: ${truncate(why ?? '', 300)}`);
  return lines;
}

/** The reason of a failed step, with its list if it has one. */
export function failureText(result: ResultDocument): string {
  const [reason = result.outcome] = result.reasons;
  const proofs = result.reason_codes?.[0] === 'target_not_verified' ? proofLines(result) : [];
  return [`Scan Gate: ${reason}`, ...proofs].join('\n');
}

function proofLines(result: ResultDocument): string[] {
  return proofParagraphs(unprovenHostsOf(result)).flatMap(({ text, items }) => [
    text,
    ...items.map((item) => `- ${item}`),
  ]);
}
