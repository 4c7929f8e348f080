import { type PageFlow, STYLES, type Structure, type TextStyle } from './page-flow.ts';
import { COLUMN_HEADER } from './pdfkit-options.ts';
import { COLORS, CONTENT_WIDTH, PAGE } from './theme.ts';

export interface Column {
  readonly title: string;
  /** Share of the content width; the shares of a table add up to 1. */
  readonly share: number;
  readonly style?: TextStyle;
}

export interface Cell {
  readonly text: string;
  readonly style?: TextStyle;
}

const PADDING = 5;
/** Limits a row to about a third of a page. */
const CELL_LINES_MAX = 18;

/** Points between a heading and its table. */
const TITLE_SPACE = 8;

/**
 * A tagged table (Table, TR, TH with column scope, TD) whose header is repeated on every page.
 * @param title heading above the table, on the page of its first row
 */
export function drawTable(
  flow: PageFlow,
  parent: Structure,
  columns: readonly Column[],
  rows: readonly (readonly (string | Cell)[])[],
  title: string | null = null,
): void {
  const { doc } = flow;
  const edges: number[] = [PAGE.left];
  for (const column of columns) edges.push((edges.at(-1) ?? 0) + column.share * CONTENT_WIDTH);
  const cellWidth = (index: number): number => (columns[index]?.share ?? 0) * CONTENT_WIDTH - 2 * PADDING;
  const lineHeight = (style: TextStyle): number => style.size * style.leading;

  const header = columns.map((column, index) => flow.lines(column.title, STYLES.label, cellWidth(index)));
  const headerHeight = Math.max(...header.map((lines) => lines.length)) * lineHeight(STYLES.label) + PADDING * 1.4;
  const drawHeaderCell = (index: number, top: number): void =>
    flow.drawLines(header[index] ?? [], STYLES.label, (edges[index] ?? 0) + PADDING, top + PADDING * 0.7);

  const layout = rows.map((row) =>
    row.map((cell, index) => {
      const text = typeof cell === 'string' ? cell : cell.text;
      const style = (typeof cell === 'string' ? undefined : cell.style) ?? columns[index]?.style ?? STYLES.cell;
      return {
        style,
        lines: flow.clamp(flow.lines(text, style, cellWidth(index)), CELL_LINES_MAX, style, cellWidth(index)),
      };
    }),
  );
  const heightOf = (row: (typeof layout)[number]): number =>
    Math.max(...row.map((cell) => cell.lines.length * lineHeight(cell.style))) + PADDING * 1.4;

  const [first] = layout;
  const begin = headerHeight + (first === undefined ? 0 : heightOf(first));
  if (title === null) flow.ensure(begin);
  else flow.heading(parent, 2, title, { keep: begin + TITLE_SPACE });
  const table = doc.struct('Table');
  parent.add(table);
  const startHeader = (tagged: boolean): void => {
    const top = flow.y;
    flow.rectangle(PAGE.left, top, CONTENT_WIDTH, headerHeight, COLORS.panel);
    if (tagged) {
      const head = doc.struct('TR');
      table.add(head);
      columns.forEach((_column, index) => {
        head.add(doc.struct('TH', COLUMN_HEADER, () => drawHeaderCell(index, top)));
      });
      head.end();
    } else {
      flow.artifact(() => {
        for (const index of columns.keys()) drawHeaderCell(index, top);
      });
    }
    flow.y += headerHeight;
  };
  startHeader(true);

  for (const row of layout) {
    const height = heightOf(row);
    if (flow.y + height > flow.bottom) {
      flow.newPage();
      startHeader(false);
    }
    const top = flow.y;
    const line = doc.struct('TR');
    table.add(line);
    row.forEach((cell, index) => {
      const x = (edges[index] ?? 0) + PADDING;
      line.add(doc.struct('TD', {}, () => flow.drawLines(cell.lines, cell.style, x, top + PADDING * 0.7)));
    });
    line.end();
    flow.y += height;
    flow.rectangle(PAGE.left, flow.y - 0.5, CONTENT_WIDTH, 0.5, COLORS.line);
  }
  table.end();
  flow.space(12);
}
