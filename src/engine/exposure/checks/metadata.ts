import { exposureCheck } from '../exposure-check.ts';

export const exposureMetadata = exposureCheck('exposure.metadata');
