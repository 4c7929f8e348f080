import type { EngineFinding, EngineResult } from '../core/engine.ts';

/**
 * A result that fits into `bytes` of JSON: findings past it, the least severe, are counted as omitted.
 * What else a report holds is bounded by the number of checks.
 */
export function boundedResult(result: EngineResult, bytes: number): EngineResult {
  if (result.status !== 'completed') return result;
  const { report } = result;
  let left = bytes - sizeOf({ ...result, report: { ...report, findings: [] } });
  const kept: EngineFinding[] = [];
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
