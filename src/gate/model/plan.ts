import type { ScanType } from '../../contract/primitives.ts';
import type { ScanCreate } from '../../contract/scan.ts';
import type { TargetSpec } from './model.ts';

/** One scan to create: a target and a scan type. */
export interface PlannedScan {
  /** Position in the plan, from 0. */
  readonly index: number;
  readonly target: TargetSpec;
  readonly scanType: ScanType;
}

/** Every target with each of its scan types, in the given order. */
export function planScans(targets: readonly TargetSpec[]): PlannedScan[] {
  return targets
    .flatMap((target) => target.scanTypes.map((scanType) => ({ target, scanType })))
    .map((scan, index) => ({ index, ...scan }));
}

/** Entry of a bulk request. Omits empty options and metadata, which a service may not know. */
export function bulkEntry(scan: PlannedScan, metadata: Readonly<Record<string, string>>): ScanCreate {
  return {
    target: scan.target.hostname,
    scan_type: scan.scanType,
    ...(Object.keys(scan.target.options).length === 0 ? {} : { options: scan.target.options }),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata: { ...metadata } }),
  };
}
