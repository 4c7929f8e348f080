import type { Exchange } from '../../evidence/http.ts';
import { fileSample, knownFile } from '../../facts/active/file-proof.ts';
import { looksLikeFile, type ServerKind, traversalPayloads } from '../../facts/active/traversal-payloads.ts';
import type { Injector } from './injector.ts';

const PAYLOADS_MAX = 16;

export interface KnownResource {
  /** Path on the site. */
  readonly path: string;
  readonly body: string;
}

/** Asks for files that lie outside, if the parameter looks as if it names a file. */
export async function probeTraversal(
  injector: Injector,
  server: ServerKind,
  known: KnownResource | null,
): Promise<void> {
  const { name, example } = injector.parameter;
  if (!looksLikeFile(name, example)) return;
  const baseline = await injector.send(example);
  if (baseline === null) return;
  const sample = known === null ? null : fileSample(known.body);
  const payloads = traversalPayloads(example, server, known?.path ?? null);
  for (const payload of payloads.slice(0, PAYLOADS_MAX)) {
    const exchange = await injector.send(payload);
    if (exchange === null) return;
    const isKnownFile = knownFile(exchange.response.text) !== null;
    const isOwnFile =
      sample !== null && exchange.response.text.includes(sample) && !baseline.response.text.includes(sample);
    if (!isKnownFile && !isOwnFile) continue;
    await noteWithControls(injector, payload, exchange, baseline, isKnownFile ? '' : (sample ?? ''));
    return;
  }
}

/** The same payload with a file nobody has: what it answers too is no proof. */
async function noteWithControls(
  injector: Injector,
  payload: string,
  hit: Exchange,
  baseline: Exchange,
  sample: string,
): Promise<void> {
  const missing = payload.replace(/[\w.-]+(?=(?:\u0000[\w./]*|%00[\w./]*|\?|#)?$)/, injector.token());
  const control = await injector.send(missing);
  if (control === null) return;
  injector.note('path-traversal', 'file', payload, sample, hit);
  injector.note('path-traversal', 'baseline', injector.parameter.example, sample, baseline);
  injector.note('path-traversal', 'missing-file', missing, sample, control);
}
