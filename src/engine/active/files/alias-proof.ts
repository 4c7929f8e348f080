import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Exchange } from '../../core/evidence/http.ts';

const BYTES_MIN = 20;
const BYTES_MAX = 64 * 1024;

/** A folder from which two appended dots lead to the parent of the directory that its files are in. */
export interface ProvenAlias {
  readonly hit: ActiveProbe;
  readonly controls: readonly (ActiveProbe | undefined)[];
  /** The canonical path of the file. */
  readonly file: string;
}

/** True when both responses are the same file. */
export function isSameFile(one: Exchange, other: Exchange): boolean {
  if (one.response.status !== 200 || other.response.status !== 200) return false;
  const [a, b] = [one.response.body.subarray(0, BYTES_MAX), other.response.body.subarray(0, BYTES_MAX)];
  return a.length >= BYTES_MIN && a.equals(b);
}

/**
 * The folders from which a path up and down again returned a file of the site. The path with letters in place of the dots, without
 * the dots, or with a random file name must not return the same file.
 */
export function provenAliases(probes: readonly ActiveProbe[]): ProvenAlias[] {
  const groups = Map.groupBy(
    probes.filter(({ family, step }) => family === 'path-traversal' && step.startsWith('alias')),
    ({ url }) => url,
  );
  return [...groups.values()].flatMap((group) => {
    const of = (step: string) => group.find((probe) => probe.step === step);
    const [hit, original] = [of('alias'), of('alias-original')];
    const controls = [of('alias-letters'), of('alias-without'), of('alias-missing')];
    if (hit === undefined || original === undefined || !isSameFile(hit.exchange, original.exchange)) return [];
    const isClear = controls.every((control) => control !== undefined && !isSameFile(control.exchange, hit.exchange));
    return isClear
      ? [{ hit, controls: [original, ...controls], file: new URL(original.exchange.request.url).pathname }]
      : [];
  });
}
