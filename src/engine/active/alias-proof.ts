import type { ActiveProbe } from '../core/evidence/active.ts';
import type { Exchange } from '../core/evidence/http.ts';

const BYTES_MIN = 20;
const BYTES_MAX = 64 * 1024;

/** A folder whose name, with two dots behind it, leads to the folder above the one that the server keeps its files in. */
export interface ProvenAlias {
  readonly hit: ActiveProbe;
  /** Path of the file at its own place. */
  readonly file: string;
}

/** True when both answers are the same file. */
export function isSameFile(one: Exchange, other: Exchange): boolean {
  if (one.response.status !== 200 || other.response.status !== 200) return false;
  const [a, b] = [one.response.body.subarray(0, BYTES_MAX), other.response.body.subarray(0, BYTES_MAX)];
  return a.length >= BYTES_MIN && a.equals(b);
}

/**
 * The folders in which a file of the site came back by a path that leads up and down again. Neither letters in place of the dots,
 * nor the path without them, nor a file nobody has may give the same.
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
    return isClear ? [{ hit, file: new URL(original.exchange.request.url).pathname }] : [];
  });
}
