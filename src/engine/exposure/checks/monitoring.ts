import { exposureCheck } from '../exposure-check.ts';

export const exposureMonitoring = exposureCheck('exposure.monitoring');
