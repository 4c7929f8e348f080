import { EXPOSURE_CATALOGUE } from '../../generated/exposure-rules.ts';
import type { ExposureFamily } from '../core/evidence/exposure.ts';
import type { Technology } from '../web/technologies.ts';
import { familyOf, type SignatureName } from './signatures.ts';

/** One path to request. */
export interface ExposurePath {
  readonly family: ExposureFamily;
  /** From the root of the site (or of the start folder); `{host}` is the first label of the host name. */
  readonly path: string;
  readonly signature: SignatureName;
  /** Requested in a quick scan too. */
  readonly quick?: boolean;
  /** Requested below the folder of the start path too, where that is not the root. */
  readonly below?: boolean;
  readonly method?: 'POST';
  /** Only sites in these languages expose the file: on a site that shows another language it is requested last. */
  readonly technologies?: readonly Technology[];
  /** Pages of the site link to it as a download, so it counts only with private data in it. */
  readonly isPublicDownload?: true;
}

interface Row extends Omit<ExposurePath, 'family' | 'signature'> {
  readonly rule: SignatureName;
  readonly family?: ExposureFamily;
}

/** The rows of `rules/exposure/catalogue.yml`, which says what each list is for. */
function pathsOf(rows: readonly Row[]): readonly ExposurePath[] {
  return rows.map(({ rule, family = familyOf(rule), ...row }) => ({ ...row, family, signature: rule }));
}

export const EXPOSURE_PATHS = pathsOf(EXPOSURE_CATALOGUE.everywhere);
export const SPRING_PATHS = pathsOf(EXPOSURE_CATALOGUE.spring);
export const TECHNOLOGY_PATHS = pathsOf(EXPOSURE_CATALOGUE.technology);
export const LAST_PATHS = pathsOf(EXPOSURE_CATALOGUE.last);
export const COMMON_FOLDERS: readonly string[] = EXPOSURE_CATALOGUE.folders;

/** Requests of the whole family, siblings included, per depth of scan (a quick scan has 60 in all). */
export const EXPOSURE_REQUESTS = { quick: 42, full: 80 } as const;
