const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The value of a JavaScript or JSON string literal without its quotation marks (ECMA-262, section 12.9.4). */
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
