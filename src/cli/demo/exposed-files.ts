import table from './exposed-files.json' with { type: 'json' };

/** What both shops sell. */
export const PRODUCTS = [
  { id: 1, name: 'Oak desk lamp', price: '49.00', text: 'Warm light, linen shade.' },
  { id: 2, name: 'Wool blanket', price: '79.00', text: 'Woven in small batches.' },
  { id: 3, name: 'Stoneware mug', price: '18.00', text: 'Holds a third of a litre.' },
] as const;

export const STYLE = `body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 42rem; color: #222; }
nav a { margin-right: 1rem; }
article { border-top: 1px solid #ddd; padding: 1rem 0; }
`;

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export interface ExposedFile {
  readonly type: string;
  readonly body: string | Buffer;
}

const FAKES: Readonly<Record<string, string>> = {
  key: ['AKIA', 'Q7XN4TZP', 'D2WLC6HR'].join(''),
  secret: ['n4Qw8Ld0Zk2V', 'x6Rb1Tj9Ys3H', 'c7Mf5Pa4GuE2', 'Xo8W'].join(''),
};

/** Files that a careless deployment leaves behind. */
export const EXPOSED_FILES: ReadonlyMap<string, ExposedFile> = new Map([
  ...table.files.map(({ path, type, body }): [string, ExposedFile] => [
    path,
    { type, body: body.replace(/\{(key|secret)\}/g, (_, name: string) => FAKES[name] ?? '') },
  ]),
  ['/static/style.css', { type: 'text/css', body: STYLE }],
]);
