import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Quote } from '../../core/proof.ts';
import { isServerFile } from '../../web/server-file.ts';
import { knownFile } from './file-proof.ts';

/** What the files with known content hold. */
const BEGINNINGS = ['root:', '[fonts]', '<web-app'];

/** A file that a parameter returned, with its controls. */
export interface ProvenRead {
  readonly hit: ActiveProbe;
  readonly controls: readonly ActiveProbe[];
  readonly quote: () => Quote;
  /** The file, for people. */
  readonly file: string;
  /** The web server itself sent the file, as after a forward within the application: nothing outside of it is reachable. */
  readonly isForward: boolean;
}

/** The files with known content that probes returned and their controls did not. */
export function provenReads(probes: readonly ActiveProbe[]): ProvenRead[] {
  const groups = Map.groupBy(
    probes.filter(({ family }) => family === 'path-traversal'),
    ({ method, url, parameter }) => JSON.stringify([method, url, parameter]),
  );
  return [...groups.values()].flatMap((group) => {
    const hit = group.find(({ step }) => step === 'file');
    const controls = group.filter(({ step }) => step !== 'file');
    if (hit === undefined || controls.length < 2) return [];
    const file = knownFile(hit.exchange.response.text);
    const isOwnFile = hit.marker !== '' && hit.exchange.response.text.includes(hit.marker);
    const isInControl = controls.some(({ exchange }) =>
      file === null
        ? exchange.response.text.includes(hit.marker)
        : knownFile(exchange.response.text)?.file === file.file,
    );
    if ((file === null && !isOwnFile) || isInControl) return [];
    const isForward =
      file?.file === 'WEB-INF/web.xml' &&
      isServerFile(hit.exchange.response) &&
      !controls.some(({ step, exchange }) => step === 'baseline' && isServerFile(exchange.response));
    const words = file === null ? `a static file of the site: ${hit.marker}` : `${file.file}: ${file.words}`;
    const quote = () => ({ texts: file === null ? [hit.marker] : [file.words.slice(0, 20), ...BEGINNINGS] });
    return [{ hit, controls, quote, file: words, isForward }];
  });
}
