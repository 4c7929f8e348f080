import PDFDocument from 'pdfkit';
import { drawCharacterNote, drawComplianceAppendix, drawCoverageAppendix } from './appendices.ts';
import type { BoundedReport } from './bounded-report.ts';
import { drawCover } from './cover.ts';
import { drawFindings } from './findings-section.ts';
import { loadFonts } from './fonts.ts';
import { PageFlow } from './page-flow.ts';
import { drawPageFooters } from './page-footers.ts';
import { drawSummary } from './summary-page.ts';

/**
 * Draws the whole document: PDF 1.7, tagged, with outline and title. The time in it is the report's, so that the same
 * report gives the same bytes. It takes seconds for some hundred findings: it belongs into a worker thread.
 */
export async function drawReport(bounded: BoundedReport): Promise<Uint8Array<ArrayBuffer>> {
  const { report } = bounded;
  const fonts = loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    // Our own layout breaks the pages; with margins pdfkit would add some of its own.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    // None at the start: the standard ones need files that a bundle does not hold, ours are registered by name below.
    font: '',
    info: {
      Title: `Security scan report of ${report.scan.target}`,
      Subject: `${report.scan.scan_type} scan ${report.scan.id}, findings digest ${report.summary.digest}`,
      Author: report.tool.name,
      Creator: `${report.tool.name} ${report.tool.version}`,
      CreationDate: new Date(report.generated_at),
      ModDate: new Date(report.generated_at),
    },
  });
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
  drawCover(flow, root, report);
  drawSummary(flow, root, bounded);
  drawFindings(flow, root, bounded);
  drawComplianceAppendix(flow, root, report);
  drawCoverageAppendix(flow, root, report);
  drawCharacterNote(flow, root);
  root.end();
  drawPageFooters(flow, report);
  doc.end();
  await finished;
  // A buffer of its own: a pooled one could not be transferred to another thread.
  const pdf = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    pdf.set(part, offset);
    offset += part.length;
  }
  return pdf;
}
