import type PDFDocument from 'pdfkit';
import type { FontFaces, FontName } from './fonts.ts';
import { linkOptions } from './pdfkit-options.ts';
import { clampLines, drawable, shortened, type UndrawableTally, widthOf, wrapText } from './text-layout.ts';
import { COLORS, CONTENT_WIDTH, PAGE } from './theme.ts';

type Doc = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Doc['struct']>;

export interface TextStyle {
  readonly font: FontName;
  /** Points. */
  readonly size: number;
  readonly color: string;
  /** Line height as a multiple of the size. */
  readonly leading: number;
}

export const STYLES = {
  body: { font: 'sans', size: 9, color: COLORS.text, leading: 1.38 },
  strong: { font: 'bold', size: 9, color: COLORS.text, leading: 1.38 },
  muted: { font: 'sans', size: 8, color: COLORS.muted, leading: 1.35 },
  label: { font: 'bold', size: 8, color: COLORS.muted, leading: 1.5 },
  code: { font: 'mono', size: 7.5, color: COLORS.text, leading: 1.38 },
  cell: { font: 'sans', size: 8.5, color: COLORS.text, leading: 1.35 },
  cellStrong: { font: 'bold', size: 8.5, color: COLORS.text, leading: 1.35 },
} as const satisfies Record<string, TextStyle>;

export interface BlockOptions {
  /** Structure type of ISO 32000-1, 14.8.4. Default P. */
  readonly tag?: string;
  /** Points left free below. */
  readonly after?: number;
  readonly multiline?: boolean;
  readonly maxLines?: number;
  /** A word in a column at the left of the text. */
  readonly label?: string;
  readonly link?: string;
  /** Named destination in this document that the text links to. */
  readonly goTo?: string;
  /** Background behind the lines, with padding around them. */
  readonly panel?: string;
  /** Points that must fit below the block on its page, so that no heading is the last line of a page. */
  readonly keep?: number;
  /** Named destination of links inside the document. */
  readonly destination?: string;
}

export interface PreparedBlock {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly options: BlockOptions;
  /** Points, with the space below, on one page. */
  readonly height: number;
}

interface BlockPart extends Omit<PreparedBlock, 'height'> {
  readonly isFirst: boolean;
}

type HeadingLevel = 1 | 2 | 3;

const PANEL_PADDING = 4;
/** Column of the labels, in points. */
const LABEL_WIDTH = 58;

/**
 * Lays out tagged text from top to bottom, over as many pages as needed. It breaks text into lines itself, before pdfkit sees
 * it, and draws nothing across a page break: untrusted text cannot leave its box, overlap or hide other text.
 */
export class PageFlow {
  readonly doc: Doc;
  /** Page of each named destination, from 1. */
  readonly pages = new Map<string, number>();
  readonly undrawable: UndrawableTally = { count: 0, examples: new Set() };
  readonly #faces: FontFaces;
  y: number = PAGE.top;

  constructor(doc: Doc, faces: FontFaces) {
    this.doc = doc;
    this.#faces = faces;
    for (const face of Object.values(faces)) doc.registerFont(face.name, face.bytes);
  }

  get bottom(): number {
    return PAGE.height - PAGE.bottom;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Starts a new page unless `height` points are free on the current one. */
  ensure(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  space(height: number): void {
    this.y = Math.min(this.y + height, this.bottom);
  }

  /** Lines of `text` as they will be drawn. */
  lines(text: string, style: TextStyle, width: number, multiline = false): string[] {
    const face = this.#faces[style.font];
    return wrapText(drawable(text, face, this.undrawable, multiline), face, style.size, width);
  }

  /** The first `limit` lines; the last one ends with an ellipsis if lines are omitted. */
  clamp(lines: readonly string[], limit: number, style: TextStyle, width: number): string[] {
    return clampLines(lines, limit, { face: this.#faces[style.font], size: style.size, width });
  }

  width(text: string, style: TextStyle): number {
    return widthOf(text, this.#faces[style.font], style.size);
  }

  /** Draws lines at a position without moving `y`. Call it inside a structure element or an artifact. */
  drawLines(lines: readonly string[], style: TextStyle, x: number, top: number): void {
    const { doc } = this;
    const height = style.size * style.leading;
    doc.font(style.font).fontSize(style.size).fillColor(style.color);
    lines.forEach((line, index) => {
      const baseline = top + index * height + height * 0.5 + style.size * 0.36;
      if (line.trim() !== '') doc.text(line, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    });
  }

  /** Draws decoration without content (PDF "artifact"). */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rectangle(x: number, top: number, width: number, height: number, color: string, radius = 0): void {
    this.artifact(() => {
      if (radius > 0) this.doc.roundedRect(x, top, width, height, radius).fill(color);
      else this.doc.rect(x, top, width, height).fill(color);
    });
  }

  /** Breaks a block into lines without drawing it. */
  prepare(text: string, style: TextStyle, options: BlockOptions = {}): PreparedBlock {
    const padding = options.panel === undefined ? 0 : PANEL_PADDING;
    const width = CONTENT_WIDTH - (options.label === undefined ? 0 : LABEL_WIDTH) - 2 * padding;
    const { multiline = false, maxLines } = options;
    const kept = maxLines === undefined ? text : shortened(text, maxLines, this.#faces[style.font], style.size, width);
    const all = this.lines(kept, style, width, multiline);
    const lines = maxLines === undefined ? all : this.clamp(all, maxLines, style, width);
    const height = lines.length * style.size * style.leading + 2 * padding + (options.after ?? 0);
    return { lines, style, options, height };
  }

  /** A block of text as one structure element, over as many pages as it needs. */
  block(parent: Structure, text: string, style: TextStyle, options: BlockOptions = {}): void {
    this.draw(parent, this.prepare(text, style, options));
  }

  draw(parent: Structure, { lines, style, options }: PreparedBlock): void {
    const padding = options.panel === undefined ? 0 : PANEL_PADDING;
    const height = style.size * style.leading;
    this.ensure(Math.min(lines.length, 2) * height + 2 * padding + (options.keep ?? 0));
    if (options.label !== undefined) this.#drawLabel(parent, options.label, padding, height);
    const isLink = options.link !== undefined || options.goTo !== undefined;
    const element = this.doc.struct(isLink ? 'Link' : (options.tag ?? 'P'));
    parent.add(element);
    for (let next = 0; next < lines.length; ) {
      this.ensure(height + 2 * padding);
      const count = Math.max(1, Math.floor((this.bottom - this.y - 2 * padding) / height));
      const part = lines.slice(next, next + count);
      this.#drawPart(element, part, { lines, style, options, isFirst: next === 0 });
      next += part.length;
    }
    element.end();
    this.space(options.after ?? 0);
  }

  #drawLabel(parent: Structure, label: string, padding: number, height: number): void {
    const caption = this.doc.struct('P');
    parent.add(caption);
    const top = this.y + padding + (height - STYLES.label.size * STYLES.label.leading) / 2;
    caption.add(() => this.drawLines([label], STYLES.label, PAGE.left, top));
    caption.end();
  }

  /** The lines of a block that fit on this page. */
  #drawPart(element: Structure, part: readonly string[], { lines, style, options, isFirst }: BlockPart): void {
    const padding = options.panel === undefined ? 0 : PANEL_PADDING;
    const left = PAGE.left + (options.label === undefined ? 0 : LABEL_WIDTH);
    const textHeight = part.length * style.size * style.leading;
    const boxHeight = textHeight + 2 * padding;
    if (options.panel !== undefined)
      this.rectangle(left, this.y, PAGE.left + CONTENT_WIDTH - left, boxHeight, options.panel, 3);
    const [x, top] = [left + padding, this.y + padding];
    if (options.destination !== undefined && isFirst) {
      this.doc.addNamedDestination(options.destination, 'XYZ', PAGE.left, top - 10, null);
      this.pages.set(options.destination, this.doc.bufferedPageRange().count);
    }
    element.add(() => this.drawLines(part, style, x, top));
    const widest = () => Math.max(...part.map((line) => this.width(line.trimEnd(), style)));
    if (options.link !== undefined)
      this.doc.link(x, top, widest(), textHeight, options.link, linkOptions(element, options.link));
    else if (options.goTo !== undefined)
      this.doc.goTo(x, top, widest(), textHeight, options.goTo, linkOptions(element, lines.join(' ')));
    this.y += boxHeight;
  }

  /** A heading that is never the last line of a page. */
  heading(parent: Structure, level: HeadingLevel, text: string, options: BlockOptions = {}): void {
    this.draw(parent, this.prepareHeading(level, text, options));
  }

  prepareHeading(level: HeadingLevel, text: string, options: BlockOptions = {}): PreparedBlock {
    const size = { 1: 18, 2: 13, 3: 10.5 }[level];
    const style = { font: 'bold', size, color: COLORS.text, leading: 1.3 } as const;
    const after = level === 3 ? 2 : 7;
    return this.prepare(text, style, { tag: `H${level}`, after, keep: level === 1 ? 90 : 45, ...options });
  }
}
