import type { GateFinding } from '../../src/gate/model/model.ts';
import { exampleFinding } from '../helpers/action-scenario.ts';

/** A finding as the gate judged it. */
export function sampleFinding(values: Partial<GateFinding>): GateFinding {
  return {
    ...(exampleFinding() as unknown as GateFinding),
    target: 'shop.example',
    scan_type: 'quick',
    status: 'new',
    ...values,
  };
}
