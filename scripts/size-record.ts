import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomSize } from './room-sizes.ts';

/** `scripts/size.json`: the sizes at the last release, and why rooms have grown since. */
export interface SizeRecord {
  readonly release: { readonly version: string; readonly rooms: Readonly<Record<string, RoomSize>> };
  /** `size` is the growth that the reason covers. */
  readonly reasons: Readonly<Record<string, { readonly why: string; readonly size: RoomSize }>>;
}

const GROWTH_MAX = 1.03;
const MEASURES = ['lines', 'cognitive', 'words'] as const;
const file = join(import.meta.dirname, 'size.json');

export function readSizeRecord(): SizeRecord {
  return JSON.parse(readFileSync(file, 'utf8')) as SizeRecord;
}

export function writeSizeRecord(record: SizeRecord): void {
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** What grew more than 3 % beyond the last release and beyond the reasons, one sentence per room. */
export function unexplainedGrowth(rooms: ReadonlyMap<string, RoomSize>, { release, reasons }: SizeRecord): string[] {
  return [...rooms].flatMap(([room, size]) => {
    const allowed = reasons[room]?.size ?? release.rooms[room];
    if (allowed === undefined) return [`${room} is new`];
    const grown = MEASURES.filter((measure) => size[measure] > Math.ceil(allowed[measure] * GROWTH_MAX));
    if (grown.length === 0) return [];
    return [`${room}: ${grown.map((measure) => `${allowed[measure]} to ${size[measure]} ${measure}`).join(', ')}`];
  });
}

/** Whether a room needs a reason at all. */
export function hasGrown(room: string, size: RoomSize, { release }: SizeRecord): boolean {
  return unexplainedGrowth(new Map([[room, size]]), { release, reasons: {} }).length > 0;
}
