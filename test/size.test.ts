import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { cognitiveComplexity } from '../scripts/cognitive-complexity.ts';
import { roomSizes } from '../scripts/room-sizes.ts';
import { readSizeRecord, type SizeRecord, unexplainedGrowth } from '../scripts/size-record.ts';

describe('the size of src', () => {
  const rooms = roomSizes(join(import.meta.dirname, '../src'));

  it('covers every room', () => {
    expect([...rooms.keys()]).toEqual(expect.arrayContaining(['action', 'engine', 'engine/tls', 'gate', 'src']));
    expect(rooms.get('generated')).toBeUndefined();
  });

  it('grew by no more than 3 % in a room without a reason in scripts/size.json', () => {
    expect(unexplainedGrowth(rooms, readSizeRecord()), 'see docs/SIZE.md').toEqual([]);
  });
});

describe('growth', () => {
  const size = (lines: number, words = 100) => ({ files: 1, lines, cognitive: 10, words });
  const record: SizeRecord = {
    release: { version: '1.0.0', rooms: { gate: size(1_000), cli: size(1_000) } },
    reasons: { cli: { why: 'A command.', size: size(2_000) } },
  };
  const growth = (room: string, now: ReturnType<typeof size>) => unexplainedGrowth(new Map([[room, now]]), record);

  it('needs a reason above 3 % of a measure', () => {
    expect(growth('gate', size(1_030, 103))).toEqual([]);
    expect(growth('gate', size(1_031))).toEqual(['gate: 1000 to 1031 lines']);
    expect(growth('gate', size(900, 104))).toEqual(['gate: 100 to 104 words']);
  });

  it('is covered by a reason up to the size that it was given for', () => {
    expect(growth('cli', size(2_060))).toEqual([]);
    expect(growth('cli', size(2_061))).toEqual(['cli: 2000 to 2061 lines']);
  });

  it('needs a reason for a new room', () => {
    expect(growth('robots', size(10))).toEqual(['robots is new']);
  });
});

describe('cognitive complexity', () => {
  const of = (code: string) => cognitiveComplexity(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));

  it.each([
    ['function f() { return 1; }', 0],
    ['function f(a) { if (a) return 1; else if (b) return 2; else return 3; }', 3],
    ['function f(a) { for (const b of a) if (b) for (;;) {} }', 6],
    ['function f(a) { return a ? b : c ? d : e; }', 3],
    ['function f(a) { return a && b && c || d; }', 2],
    ['function f(a) { switch (a) { case 1: return 1; case 2: return 2; } }', 1],
    ['function f(a) { try { g(); } catch { if (a) h(); } }', 3],
    ['function f(a) { outer: for (;;) for (;;) continue outer; }', 4],
    ['function f(a) { return a.map((b) => { if (b) return 1; }); }', 2],
    ['class A { m(a) { if (a) return 1; } }', 1],
  ])('of %s is %i', (code, expected) => {
    expect(of(code)).toBe(expected);
  });
});
