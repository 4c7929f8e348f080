import { exposureCheck } from '../exposure-check.ts';

export const exposureCredentials = exposureCheck('exposure.credentials');
