const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Text of a string literal of JavaScript or JSON as the program reads it (ECMA-262, section 12.9.4), without its quotation marks. */
export function unescapeLiteral(literal: string): string {
  return literal.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi,
    (_, byte: string | undefined, unit: string | undefined, character: string | undefined) => {
      const code = byte ?? unit;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return ESCAPES[character ?? ''] ?? character ?? '';
    },
  );
}
