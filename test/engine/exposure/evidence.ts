import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/engine/core/check.ts';
import type { ExposureFamily } from '../../../src/engine/core/evidence/exposure.ts';
import { EXPOSURE_PATHS, LAST_PATHS, SPRING_PATHS, TECHNOLOGY_PATHS } from '../../../src/engine/exposure/catalogue.ts';
import { linkedFiles } from '../../../src/engine/exposure/linked-files.ts';
import type { SignatureName } from '../../../src/engine/exposure/signatures.ts';
import { crawlOf, exchange, faults, type Headers } from '../../helpers/recorded.ts';
import { FILES } from './files.ts';

export interface FileOptions {
  readonly status?: number;
  readonly headers?: Headers;
  /** Body of the response to the random sibling; by default it is a 404. */
  readonly sibling?: string | Buffer;
  readonly isPublicDownload?: true;
}

/** Judges the response to one path. The signature is the one that a scan would use for it. */
export function fileFaults(check: Check, path: string, body: string | Buffer, options: FileOptions = {}) {
  const { status = 200, headers = {}, sibling, isPublicDownload } = options;
  const response = { status, body, headers: { 'Content-Type': 'application/octet-stream', ...headers } };
  const probe = {
    family: check.meta.id.replace('exposure.', '') as ExposureFamily,
    path,
    signature: signatureOf(path),
    ...(isPublicDownload === undefined ? {} : { isPublicDownload }),
    attempt: exchange({ url: `https://site.example${path}`, ...response }),
    sibling: sibling === undefined ? exchange({ status: 404 }) : exchange({ ...response, body: sibling }),
  };
  return faults(check, { evidence: { crawl: crawlOf([]), exposure: { probes: [probe], skipped: [] } } });
}

function signatureOf(path: string): SignatureName {
  const catalogue = [...EXPOSURE_PATHS, ...TECHNOLOGY_PATHS, ...SPRING_PATHS, ...LAST_PATHS];
  const known = catalogue.find((entry) => entry.path.replace('{host}', 'www') === path) ?? linkedFiles([path])[0];
  if (known !== undefined) return known.signature;
  if (path.endsWith('/')) return 'listing';
  throw new Error(`no scan requests ${path}`);
}

/** The files of the catalogue that the check is about: exposed, harmless, and on servers that are not what they seem. */
export function judgesFiles(check: Check): void {
  const files = FILES.filter((file) => file.check === check.meta.id);

  describe.each(files.map((file) => [file.path, file] as const))('%s', (path, { exposed, harmless }) => {
    it('is reported', () => expect(fileFaults(check, path, exposed)).toHaveLength(1));
    it('is silent for a harmless file', () => expect(fileFaults(check, path, harmless)).toEqual([]));
    it('is silent if a random sibling is the same', () =>
      expect(fileFaults(check, path, exposed, { sibling: exposed })).toEqual([]));
    it('is silent for another status', () => expect(fileFaults(check, path, exposed, { status: 403 })).toEqual([]));
  });

  it('has files in the catalogue', () => expect(files.length).toBeGreaterThan(0));
}
