import PDFDocument from 'pdfkit';
import type { Report } from '../../contract/report.ts';
import { formatTime } from '../report-facts.ts';
import { drawCharacterNote, drawComplianceAppendix, drawCoverageAppendix } from './appendices.ts';
import type { BoundedReport } from './bounded-report.ts';
import { drawContentsPages, drawCover } from './cover.ts';
import { drawFindings } from './findings-section.ts';
import { loadFonts } from './fonts.ts';
import { PageFlow, STYLES } from './page-flow.ts';
import { metadataText, PDF_UA, withoutGlyphList } from './pdfkit-options.ts';
import { drawSummary } from './summary-page.ts';
import { CONTENT_WIDTH, PAGE } from './theme.ts';

/**
 * Draws the document: PDF 1.7, tagged, with outline and title, as PDF/UA-1 asks (ISO 14289-1). Its time is the report's, so that equal reports produce equal
 * bytes. Takes seconds for several hundred findings: run it in a worker thread.
 */
export async function drawReport(bounded: BoundedReport): Promise<Uint8Array<ArrayBuffer>> {
  const { report } = bounded;
  const fonts = loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    // PageFlow breaks the pages; with margins pdfkit would add page breaks of its own.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    ...PDF_UA,
    lang: 'en',
    displayTitle: true,
    // pdfkit's standard fonts need files that the bundle does not include; PageFlow registers ours.
    font: '',
    info: {
      Title: metadataText(`Security scan report of ${report.scan.target}`),
      Subject: metadataText(
        `${report.scan.scan_type} scan ${report.scan.id}, findings digest ${report.summary.digest}`,
      ),
      Author: metadataText(report.tool.name),
      Creator: metadataText(`${report.tool.name} ${report.tool.version}`),
      CreationDate: new Date(report.generated_at),
      ModDate: new Date(report.generated_at),
    },
  });
  withoutGlyphList(doc);
  const parts: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });

  const flow = new PageFlow(doc, fonts);
  flow.newPage();
  const root = doc.struct('Document', { title: 'Security scan report', lang: 'en' });
  doc.addStructure(root);
  const contents = drawCover(flow, root, report);
  drawSummary(flow, root, bounded);
  drawFindings(flow, root, bounded);
  drawComplianceAppendix(flow, root, report);
  drawCoverageAppendix(flow, root, report);
  drawCharacterNote(flow, root);
  root.end();
  drawContentsPages(flow, contents);
  drawPageFooters(flow, report);
  doc.end();
  await finished;
  // Not a pooled buffer: those cannot be transferred to another thread.
  const pdf = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    pdf.set(part, offset);
    offset += part.length;
  }
  return pdf;
}

/** Page numbers on every page; target and time on every page except the cover. Tagged as pagination artifacts. */
function drawPageFooters(flow: PageFlow, report: Report): void {
  const { doc } = flow;
  const { start, count } = doc.bufferedPageRange();
  const width = CONTENT_WIDTH - 90;
  const footer = `${report.scan.target} · ${formatTime(report.scan.finished_at)}`;
  const left = flow.clamp(flow.lines(footer, STYLES.muted, width), 1, STYLES.muted, width);
  const top = PAGE.height - PAGE.bottom + 22;
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const right = `Page ${page + 1} of ${count}`;
    const x = PAGE.left + CONTENT_WIDTH - flow.width(right, STYLES.muted);
    doc.markContent('Artifact', { type: 'Pagination' });
    if (page > start) flow.drawLines(left, STYLES.muted, PAGE.left, top);
    flow.drawLines([right], STYLES.muted, x, top);
    doc.endMarkedContent();
  }
}
