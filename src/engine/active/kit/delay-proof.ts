import type { ActiveProbe } from '../../core/evidence/active.ts';
import { isDelayProof } from './delay-procedure.ts';

/** A value that delays the response if it becomes part of a query or a command. */
export interface DelaySyntax {
  readonly name: string;
  suffix(seconds: number): string;
}

export interface RecordedDelay {
  readonly hit: ActiveProbe;
  /** A round without a delay. */
  readonly control: ActiveProbe | undefined;
  /** What delays. */
  readonly name: string;
}

/** Judges the rounds that a probe recorded, with steps such as `round: 0.8 0.852 PostgreSQL`. */
export function recordedDelay(probes: readonly ActiveProbe[]): RecordedDelay | null {
  const rounds = probes.flatMap(({ step }) => {
    const match = /^round: (\d\.?\d?) (\d{1,3}\.\d{3}) (.{1,60})$/.exec(step);
    return match === null ? [] : [{ requested: Number(match[1]), measured: Number(match[2]), name: match[3] ?? '' }];
  });
  const hit = probes.find((_probe, index) => (rounds[index]?.requested ?? 0) > 0);
  const name = rounds[0]?.name;
  if (hit === undefined || name === undefined || rounds.length !== probes.length || !isDelayProof(rounds)) return null;
  return { hit, control: probes.find((_probe, index) => rounds[index]?.requested === 0), name };
}

/** The payload for people: without its delay. */
export function withoutDelay(payload: string): string {
  return payload.replace(/(?<=SLEEP\(|pg_sleep\(|0:0:|sleep )\d\.\d/g, 's');
}
