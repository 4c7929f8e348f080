import { severityRank } from '../../contract/primitives.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { truncate } from '../../shared/text.ts';
import type { Log } from '../log.ts';

/** GitHub shows ten annotations per level and step. */
const SHOWN_MAX = 10;

/** One annotation per blocking finding, most severe first, without a file. */
export function annotate(result: ResultDocument, maximum: number, log: Log): void {
  const blocking = result.findings
    .filter((finding) => finding.blocking)
    .sort((left, right) => severityRank(left.severity) - severityRank(right.severity));
  const shown = blocking.slice(0, Math.min(maximum, SHOWN_MAX));
  for (const finding of shown) {
    const message = [
      truncate(finding.location.url, 300),
      truncate(finding.evidence, 1_200),
      `Fix: ${truncate(finding.remediation, 300)}`,
    ]
      .filter((part) => part.trim() !== '')
      .join('\n');
    const place = { title: truncate(`${finding.severity}: ${finding.title}`, 200) };
    if (result.warn_only) log.warning(message, place);
    else log.error(message, place);
  }
  if (blocking.length > shown.length)
    log.notice(`${blocking.length - shown.length} more blocking findings are in the summary and the reports.`);
}
