/** The name most similar to `text`, or null if none is similar enough. */
export function nearest(text: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let lowest = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const name of names) {
    const edits = distance(text, name);
    if (edits < lowest) {
      lowest = edits;
      best = name;
    }
  }
  return best;
}

/** Levenshtein distance. Inputs are truncated to 60 characters to bound the cost. */
function distance(left: string, right: string): number {
  const a = left.slice(0, 60);
  const b = right.slice(0, 60);
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
