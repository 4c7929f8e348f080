import type PDFDocument from 'pdfkit';

/** Options of pdfkit 0.20 that its published types lack. */

type Structure = ReturnType<InstanceType<typeof PDFDocument>['struct']>;
type ElementOptions = PDFKit.Mixins.StructureElementOptions;

/** Declares PDF/UA-1 in the metadata (ISO 14289-1, 5). */
export const PDF_UA = { subset: 'PDF/UA' } as unknown as { readonly subset?: never };

/**
 * For PDF/UA pdfkit also writes a list of glyphs (CIDSet), which only PDF/A-1 asks for and which lacks the parts of composed glyphs
 * (ISO 14289-1, 7.21.4.2). It does so when the part of the standard is a number.
 */
export function withoutGlyphList(doc: InstanceType<typeof PDFDocument>): void {
  Object.assign(doc, { subset: '1' });
}

/** Text for the metadata, which pdfkit also writes into an XML document without escaping it (XML 1.0, 2.2 and 2.4). */
export function metadataText(text: string): string {
  return text.toWellFormed().replace(/[<>&\p{Cc}\ufffe\uffff]/gu, ' ');
}

/** Marks a table header as that of its column (ISO 32000-1, 14.8.5.7). */
export const COLUMN_HEADER: ElementOptions & { readonly scope: string } = { scope: 'Column' };

/** A figure with its text alternative and bounding box: left, top, right, bottom in points from the top of the page. */
export function figureOptions(
  alt: string,
  bbox: readonly [number, number, number, number],
): ElementOptions & { readonly bbox: readonly number[] } {
  return { alt, bbox };
}

/** Destination of an outline entry: `top` points below the upper edge of the current page, at its left edge. */
export function outlinePlace(top: number, pageWidth: number, expanded = false): { expanded: boolean } {
  const options = { expanded, top, left: pageWidth };
  return options;
}

/** Ties a link annotation to its tagged text, and describes it (ISO 14289-1, 7.18.5). */
export function linkOptions(structParent: Structure, description: string): PDFKit.Mixins.AnnotationOption {
  // pdfkit writes a String object as a PDF string, and a primitive string as a name.
  const Contents = new String(description) as string;
  const options = { structParent, Contents };
  return options;
}
