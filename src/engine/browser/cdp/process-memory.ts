import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

/**
 * Memory in bytes of all processes of a session (setsid), by /proc; 0 where there is none.
 * @param session its id, which is the process id of its leader
 * @param measure `proportional`: with what they share, which takes the kernel tens of milliseconds. `own`: without it, at once
 */
export function sessionMemory(session: number, measure: 'proportional' | 'own' = 'proportional'): number {
  let sum = 0;
  for (const name of entries()) {
    if (!/^\d+$/.test(name)) continue;
    // The command in parentheses may contain spaces.
    const fields = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (Number(fields[3]) === session) sum += measure === 'own' ? own(name) : proportional(name);
  }
  return sum;
}

function proportional(pid: string): number {
  const kibibytes = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
  if (kibibytes !== undefined) return Number(kibibytes) * 1024;
  // A sandboxed process hides its map.
  return own(pid);
}

function own(pid: string): number {
  const [, resident = '0', shared = '0'] = read(`/proc/${pid}/statm`).split(' ');
  return Math.max(0, Number(resident) - Number(shared)) * PAGE_BYTES;
}

function entries(): string[] {
  try {
    return readdirSync('/proc');
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
