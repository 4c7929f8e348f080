import { exposureCheck } from '../exposure-check.ts';

export const exposureVcs = exposureCheck('exposure.vcs');
