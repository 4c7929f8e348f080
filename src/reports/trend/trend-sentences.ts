import { plural } from '../../shared/text.ts';
import type { Trend, TrendDay } from './trend.ts';

/**
 * Describes a trend in sentences. Includes untrusted titles and targets: escape it. Every sentence names its day, because an
 * unchanged issue may be read weeks later.
 */
export function trendSentences({ days, oldestOpen, fixed }: Trend): string[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const sentences = [change(days, first, last)];
  if (oldestOpen !== null) {
    const { ageDays, since, title, severity, target } = oldestOpen;
    sentences.push(
      ageDays === 0
        ? `The oldest open finding was first seen on ${since}: ${title} (${severity}, ${target}).`
        : `The oldest open finding is ${plural(ageDays, 'day')} old on ${last.date}, first seen on ${since}: ${title} (${severity}, ${target}).`,
    );
  } else if (last.counts.total > 0) {
    sentences.push(`There has been an open finding on every day since ${openSince(days)}.`);
  }
  if (fixed !== null) sentences.push(fixedSentence(fixed));
  return sentences;
}

function change(days: readonly TrendDay[], first: TrendDay, last: TrendDay): string {
  const now = `${plural(last.counts.total, 'open finding')} on ${last.date}`;
  if (days.length === 1) return `${now}, the first day of the history.`;
  const more = last.counts.total - first.counts.total;
  if (more === 0) return `${now}, as many as on ${first.date}.`;
  return `${now}, ${plural(Math.abs(more), 'finding')} ${more > 0 ? 'more' : 'fewer'} than on ${first.date}.`;
}

/** First day of the current run of days with open findings. */
function openSince(days: readonly TrendDay[]): string | undefined {
  const lastClean = days.findLastIndex(({ counts }) => counts.total === 0);
  return days[lastClean + 1]?.date;
}

function fixedSentence({ count, medianDays }: NonNullable<Trend['fixed']>): string {
  if (medianDays === null) return 'None has been fixed within the history.';
  const time = `${medianDays} ${medianDays === 1 ? 'day' : 'days'}`;
  return count === 1
    ? `Time to fix: ${time} for the 1 finding that was fixed.`
    : `Time to fix: ${time} in the median of the ${plural(count, 'finding')} that were fixed.`;
}
