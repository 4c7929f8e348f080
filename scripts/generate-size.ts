import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RoomSize, roomSizes } from './room-sizes.ts';
import { hasGrown, readSizeRecord, type SizeRecord, writeSizeRecord } from './size-record.ts';

/**
 * Writes docs/SIZE.md.
 *   --accept   also covers the present sizes by the reasons in scripts/size.json
 *   --release  also makes the present sizes those of the last release, and drops the reasons
 */
const { values: flags } = parseArgs({ options: { accept: { type: 'boolean' }, release: { type: 'boolean' } } });
const root = join(import.meta.dirname, '..');
const rooms = roomSizes(join(root, 'src'));
const record = updated(readSizeRecord());
writeSizeRecord(record);
writeFileSync(join(root, 'docs/SIZE.md'), page());

function updated(read: SizeRecord): SizeRecord {
  if (flags.release === true) {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { release: { version, rooms: Object.fromEntries(rooms) }, reasons: {} };
  }
  if (flags.accept !== true) return read;
  const reasons = Object.entries(read.reasons).flatMap(([room, { why }]) => {
    const size = rooms.get(room);
    return size === undefined || !hasGrown(room, size, read) ? [] : [[room, { why, size }] as const];
  });
  return { ...read, reasons: Object.fromEntries(reasons) };
}

function page(): string {
  const { release, reasons } = record;
  const rows = [...rooms].map(([room, size]) =>
    row(`\`${room}\``, size, release.rooms[room], reasons[room]?.why ?? ''),
  );
  const total = row('all', sum(rooms.values()), sum(Object.values(release.rooms)), '');
  return [
    '# Size',
    '',
    `Rooms of \`src\`, now and at release ${release.version}: TypeScript files, their lines, the sum of the cognitive complexity of`,
    'their functions, and the words in their regular expressions. Generated code and data do not count. A room that grew by more than',
    '3 % in lines, complexity or words needs a reason in `scripts/size.json`; a test compares. Written by `npm run generate`.',
    '',
    '| room | files | lines | complexity | words in patterns | why it grew |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    total,
    '',
  ].join('\n');
}

function row(name: string, now: RoomSize, then: RoomSize | undefined, why: string): string {
  const cells = (['files', 'lines', 'cognitive', 'words'] as const).map((measure) =>
    then === undefined || then[measure] === now[measure] ? String(now[measure]) : `${then[measure]} → ${now[measure]}`,
  );
  return `| ${[name, ...cells, why].join(' | ')} |`;
}

function sum(sizes: Iterable<RoomSize>): RoomSize {
  return [...sizes].reduce((one, other) => ({
    files: one.files + other.files,
    lines: one.lines + other.lines,
    cognitive: one.cognitive + other.cognitive,
    words: one.words + other.words,
  }));
}
