import type { FindingContent } from '../../contract/finding.ts';
import type { EngineResult } from '../core/engine.ts';

/**
 * Truncates a result to `bytes` of JSON: the least severe findings beyond it are counted as omitted.
 * The number of checks bounds the rest of a report.
 */
export function boundedResult(result: EngineResult, bytes: number): EngineResult {
  if (result.status !== 'completed') return result;
  const { report } = result;
  let left = bytes - sizeOf({ ...result, report: { ...report, findings: [] } });
  const kept: FindingContent[] = [];
  for (const finding of report.findings) {
    left -= sizeOf(finding) + 1;
    if (left < 100) break;
    kept.push(finding);
  }
  const omitted = report.omitted + report.findings.length - kept.length;
  return { status: 'completed', report: { ...report, findings: kept, omitted } };
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
