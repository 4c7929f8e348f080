import { isLiveSecret, SECRET_FORMATS, type SecretFormat } from './secret-formats.ts';

export interface FoundSecret {
  readonly format: SecretFormat;
  readonly secret: string;
  /** 1-based line of the text. */
  readonly line: number;
}

const FOUND_MAX = 20;
const MATCHES_MAX = 200;
/** Words right before a value that is shown as an example. */
const QUOTED =
  /(?:\bexample\b|\be\.g\.|\bsuch as\b|\bsample\b|\blooks? like\b|\bfake\b|\bdummy\b|\bplaceholder\b)[^;{}]{0,80}$/i;

/** Live-looking secrets in a text, each value once. */
export function findSecrets(text: string): FoundSecret[] {
  const found = new Map<string, FoundSecret>();
  for (const format of SECRET_FORMATS) {
    if (!format.hints.some((hint) => text.includes(hint))) continue;
    let matches = 0;
    for (const match of text.matchAll(format.pattern)) {
      matches += 1;
      if (found.size >= FOUND_MAX || matches > MATCHES_MAX) break;
      const secret = match[1] ?? match[0];
      if (found.has(secret) || [...found.keys()].some((known) => known.includes(secret))) continue;
      const start = match.index + match[0].indexOf(secret);
      const before = text.slice(Math.max(0, start - 200), start);
      const after = text.slice(start + secret.length, start + secret.length + 300);
      if (QUOTED.test(before.replace(/<[^>]{0,200}>/g, ' ')) || !isLiveSecret(format, secret, before, after)) continue;
      found.set(secret, { format, secret, line: lineAt(text, start) });
    }
  }
  return [...found.values()];
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
