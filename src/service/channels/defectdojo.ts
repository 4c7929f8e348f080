import { renderGitlabDast } from '../../reports/gitlab-dast.ts';
import { isComplete } from '../../shared/examined.ts';
import { parsedJson, record } from '../../shared/records.ts';
import { buildReport } from '../scans/build-report.ts';
import { findScan } from '../scans/scan-row.ts';
import type { AttemptResult } from '../webhooks/sender.ts';
import type { Attempt } from './attempt.ts';

/** DefectDojo stores the findings before it responds. */
const IMPORT_MS = 30_000;

/**
 * Imports the GitLab report of a scan into the test of its target and scan type, which a first import creates. A repeated import
 * finds its own findings and adds none. What is missing is closed only after a scan that examined everything.
 * @see https://docs.defectdojo.com/en/connecting_your_tools/import_scan_files/api_pipeline_modelling/
 * @see https://demo.defectdojo.org/api/v2/oa3/swagger-ui/ `/api/v2/reimport-scan/`
 */
export async function importReport({ service, exchange, workspaceId, url, token, terms, notice, signal }: Attempt) {
  const { product = '', engagement = 'Scan Gate' } = terms.settings;
  const principal = { keyId: 'service', workspaceId, livemode: true, scopes: [] };
  const report = await buildReport(service, await findScan(service.store, principal, notice.scanId ?? ''));
  const { include_paths: included = [], exclude_paths: excluded = [] } = report.scan.options;
  const isWhole = included.length === 0 && excluded.length === 0 && report.checks.every(isComplete);
  const fields = {
    scan_type: 'GitLab DAST Report',
    product_name: product,
    engagement_name: engagement,
    test_title: `${report.scan.target} (${report.scan.scan_type})`,
    auto_create_context: 'true',
    minimum_severity: `${terms.min_severity.charAt(0).toUpperCase()}${terms.min_severity.slice(1)}`,
    close_old_findings: String(isWhole),
    active: 'true',
    verified: 'false',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([renderGitlabDast([report])], { type: 'application/json' }), 'gl-dast-report.json');
  const encoded = new Response(form);
  return exchange({
    url: addressOf(url, 'reimport-scan/'),
    headers: { ...headersOf(token), 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
    timeoutMs: IMPORT_MS,
    signal,
  });
}

/** Whether the token may see the product. */
export async function checkDefectDojo({ exchange, url, token, terms }: Attempt): Promise<AttemptResult> {
  const name = encodeURIComponent(terms.settings.product ?? '');
  const address = addressOf(url, `products/?name_exact=${name}&limit=1`);
  const found = await exchange({ method: 'GET', url: address, headers: headersOf(token), reads: true });
  if (!found.ok || Number(record(parsedJson(found.text))['count']) > 0) return found;
  return { ...found, ok: false, error: 'there is no such product, or the token may not see it' };
}

function headersOf(token: string) {
  return { accept: 'application/json', authorization: `Token ${token}` };
}

function addressOf(url: string, path: string): string {
  return `${url.replace(/(?<!\/)\/+$/, '')}/api/v2/${path}`;
}
