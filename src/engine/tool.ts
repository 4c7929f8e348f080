import manifest from '../../package.json' with { type: 'json' };
import type { ReportTool } from '../contract/report.ts';
import { LIBRARIES_DATE } from './data/library-fingerprints.ts';
import { ADVISORIES_DATE } from './web/library-advisories.ts';

/** Name and version as reports and the User-Agent carry them. */
export const ENGINE_TOOL: ReportTool = {
  name: manifest.name,
  version: manifest.version,
  advisories_date: ADVISORIES_DATE,
  libraries_date: LIBRARIES_DATE,
};
