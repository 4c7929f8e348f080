import { exposureCheck } from '../exposure-check.ts';

export const exposureBackupSource = exposureCheck('exposure.backup-source');
