import { exposureCheck } from '../exposure-check.ts';

export const exposureDatabaseDump = exposureCheck('exposure.database-dump');
