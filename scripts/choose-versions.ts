import { compareVersions } from '../src/engine/libraries/compare-versions.ts';

/**
 * The newest version of each line (`major.minor`), at most `linesMax` of them: the newest line, the newest line of each major, and
 * others spread evenly.
 *
 * @param versions stable versions, in any order
 * @returns newest first
 */
export function newestOfLines(versions: readonly string[], linesMax: number): string[] {
  const lines = new Map<string, string>();
  const sorted = [...versions].sort((a, b) => compareVersions(b, a));
  for (const version of sorted) {
    const line = version.split('.').slice(0, 2).join('.');
    if (!lines.has(line)) lines.set(line, version);
  }
  const newest = [...lines.values()];
  const majors = newest.filter(
    (version, index) => newest.findIndex((other) => other.split('.')[0] === version.split('.')[0]) === index,
  );
  const chosen = new Set(spread(majors, linesMax));
  const rest = newest.filter((version) => !chosen.has(version));
  for (const version of spread(rest, linesMax - chosen.size)) chosen.add(version);
  return [...chosen].sort((a, b) => compareVersions(b, a));
}

/** Members of a list at even distances, the first always among them. */
function spread(list: readonly string[], count: number): string[] {
  if (list.length <= count) return [...list];
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => list[Math.floor((index * list.length) / count)] ?? '',
  );
}
