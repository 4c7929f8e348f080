import table from '../data/software-eol.json' with { type: 'json' };

export interface EolLine {
  readonly product: string;
  /** Leading numbers of the version, for example `7.4`; the line contains every version that starts with them. */
  readonly line: string;
  /** Last day with public security updates from the maker, as `YYYY-MM-DD`. */
  readonly until: string;
  /** Page of the maker with the date. */
  readonly source: string;
}

interface EolProduct {
  /** As banners name it, in lower case. */
  readonly names: readonly string[];
  readonly source: string;
  /** Last day by line. */
  readonly ends: Readonly<Record<string, string>>;
}

const PRODUCTS: readonly EolProduct[] = table.products;

export const EOL_LINES: readonly EolLine[] = PRODUCTS.flatMap(({ names, source, ends }) =>
  names.flatMap((product) => Object.entries(ends).map(([line, until]) => ({ product, line, until, source }))),
);

/** The line of a version, if its end is known; the longest match wins. */
export function eolLineOf(product: string, version: string): EolLine | null {
  const numbers = version.split(/[^0-9.]/)[0] ?? '';
  const matching = EOL_LINES.filter(
    ({ product: name, line }) => name === product && (numbers === line || numbers.startsWith(`${line}.`)),
  );
  return matching.sort((a, b) => b.line.length - a.line.length)[0] ?? null;
}
