import { plural } from '../report-facts.ts';
import type { Trend } from './trend.ts';

/** What a trend says, in plain sentences; titles and targets in them are untrusted and still to be escaped. */
export function trendSentences({ days, oldestOpen, fixed }: Trend): string[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const change = last.counts.total - first.counts.total;
  const sentences = [
    days.length === 1
      ? `${plural(last.counts.total, 'open finding')} on ${last.date}, the first day of the history.`
      : `${plural(last.counts.total, 'open finding')} on ${last.date}, ${change === 0 ? 'as many as' : `${plural(Math.abs(change), 'finding')} ${change > 0 ? 'more' : 'fewer'} than`} on ${first.date}.`,
  ];
  if (oldestOpen !== null)
    sentences.push(
      `The oldest open finding is ${plural(oldestOpen.ageDays, 'day')} old: ${oldestOpen.title} (${oldestOpen.severity}, ${oldestOpen.target}).`,
    );
  sentences.push(
    fixed.medianDays === null
      ? 'None has been fixed within the history.'
      : `${plural(fixed.count, 'finding was', 'findings were')} fixed, half of them within ${fixed.medianDays} ${fixed.medianDays === 1 ? 'day' : 'days'}.`,
  );
  return sentences;
}
