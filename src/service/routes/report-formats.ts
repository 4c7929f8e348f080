import manifest from '../../../package.json' with { type: 'json' };
import type { Report } from '../../contract/report.ts';
import { type Representation, textRepresentation, versionOf } from '../http/representation.ts';

/** Of a page that is not the service's own: it may run its script, but not as this origin. */
const HTML_POLICY = 'sandbox allow-scripts';

/** A report as a media type of `getReport`. Renderers load with their first report. */
export async function reportAs(mediaType: string, report: Report): Promise<Representation> {
  const type = `${mediaType}; charset=utf-8`;
  switch (mediaType) {
    case 'text/html': {
      const { renderHtml } = await import('../../reports/html/render-html.ts');
      return textRepresentation(renderHtml(report), { 'content-type': type, 'content-security-policy': HTML_POLICY });
    }
    case 'application/sarif+json': {
      const { renderSarif } = await import('../../reports/sarif/render-sarif.ts');
      return textRepresentation(renderSarif([report]), { 'content-type': mediaType });
    }
    default:
      return textRepresentation(JSON.stringify(report), { 'content-type': type });
  }
}

/** Drawing a PDF takes seconds, and the same program draws the same report alike, so the report is its version. */
export function pdfVersion(report: Report): string {
  return versionOf(manifest.version, JSON.stringify(report));
}
