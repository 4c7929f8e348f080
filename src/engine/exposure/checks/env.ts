import { exposureCheck } from '../exposure-check.ts';

export const exposureEnv = exposureCheck('exposure.env');
