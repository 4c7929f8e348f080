interface ParsedVersion {
  readonly numbers: readonly number[];
  readonly prerelease: readonly string[];
}

function parse(version: string): ParsedVersion {
  const match = /^v?(\d+(?:\.\d+)*)(?:[-.]?([A-Za-z][\w.-]*))?/.exec(version.slice(0, 100));
  return {
    numbers: (match?.[1] ?? '0').split('.').map(Number),
    prerelease: match?.[2] === undefined ? [] : match[2].split(/[.-]/),
  };
}

/** Order of two versions by Semantic Versioning 2.0, section 11; missing numbers count as 0. Negative when `a` is older. */
export function compareVersions(a: string, b: string): number {
  const left = parse(a);
  const right = parse(b);
  const length = Math.max(left.numbers.length, right.numbers.length);
  const numbers = firstDifference(length, (index) => (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0));
  if (numbers !== 0) return numbers;
  // A version without a prerelease part is newer than one with it.
  if (left.prerelease.length === 0 || right.prerelease.length === 0)
    return right.prerelease.length - left.prerelease.length;
  return firstDifference(Math.max(left.prerelease.length, right.prerelease.length), (index) =>
    compareIdentifiers(left.prerelease[index], right.prerelease[index]),
  );
}

function firstDifference(length: number, differenceAt: (index: number) => number): number {
  for (let index = 0; index < length; index += 1) {
    const difference = differenceAt(index);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Numbers by value and before words, words by their characters; the shorter list is older. */
function compareIdentifiers(mine: string | undefined, other: string | undefined): number {
  if (mine === other) return 0;
  if (mine === undefined || other === undefined) return mine === undefined ? -1 : 1;
  const isNumber = (part: string) => /^\d+$/.test(part);
  if (isNumber(mine) !== isNumber(other)) return isNumber(mine) ? -1 : 1;
  if (isNumber(mine)) return Number(mine) - Number(other);
  return mine < other ? -1 : 1;
}
