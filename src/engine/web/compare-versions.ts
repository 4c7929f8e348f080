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
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index += 1) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.prerelease.length === 0 || right.prerelease.length === 0)
    return right.prerelease.length - left.prerelease.length;
  for (let index = 0; index < Math.max(left.prerelease.length, right.prerelease.length); index += 1) {
    const [mine, other] = [left.prerelease[index], right.prerelease[index]];
    if (mine === other) continue;
    if (mine === undefined) return -1;
    if (other === undefined) return 1;
    const isNumber = [mine, other].map((part) => /^\d+$/.test(part));
    if (isNumber[0] === true && isNumber[1] === true) return Number(mine) - Number(other);
    if (isNumber[0] !== isNumber[1]) return isNumber[0] === true ? -1 : 1;
    return mine < other ? -1 : 1;
  }
  return 0;
}
