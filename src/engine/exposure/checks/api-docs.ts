import { exposureCheck } from '../exposure-check.ts';

export const exposureApiDocs = exposureCheck('exposure.api-docs');
