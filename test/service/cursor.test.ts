import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Cursors } from '../../src/service/http/cursor.ts';
import { page, pageBy } from '../../src/service/http/page.ts';
import type { PageQuery } from '../../src/service/store/store.ts';

const SECRET = 'a secret of the service';
const LIST = ['scans', 'wsp_1', { status: 'queued' }];
const ISSUED = Date.parse('2026-11-21T08:00:00Z');
const DAY = 24 * 3_600_000;

const cursors = (now = ISSUED, secret = SECRET) => new Cursors(secret, () => new Date(now));

/** A cursor with any content, signed with the secret of the service. */
function signed(payload: unknown): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${createHmac('sha256', SECRET).update(`cursor.${text}`).digest('base64url').slice(0, 22)}`;
}

const boundTo = (list: unknown) => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16);

const refusal = (cursor: string, at = ISSUED) => {
  try {
    cursors(at).decode(LIST, cursor);
  } catch (error) {
    return error;
  }
  return null;
};

test('a cursor returns its position for a day, also a number', () => {
  for (const position of [['2026-11-21T07:00:00.000Z', 'scn_1'] as const, [3, 'fnd_1'] as const]) {
    const cursor = cursors().encode(LIST, position);
    expect(cursors(ISSUED + DAY).decode(LIST, cursor)).toEqual(position);
    expect(refusal(cursor, ISSUED + DAY + 1)).toMatchObject({
      code: 'invalid_cursor',
      message: expect.stringContaining('has expired'),
      extras: { param: 'cursor' },
    });
  }
});

test('a cursor is valid for its list, its filters and its service only', () => {
  const cursor = cursors().encode(LIST, [1, 'a']);
  expect(() => cursors().decode(['scans', 'wsp_2', { status: 'queued' }], cursor)).toThrow(/another list/);
  expect(() => cursors(ISSUED, 'another secret').decode(LIST, cursor)).toThrow(/is malformed/);
});

test.each([
  '',
  '.',
  'a',
  'a.b',
  `${cursors().encode(LIST, [1, 'a'])}.`,
  `${cursors().encode(LIST, [1, 'a'])}x`,
  `x${cursors().encode(LIST, [1, 'a'])}`,
  cursors().encode(LIST, [1, 'a']).slice(0, -1),
])('%j is malformed', (cursor) => {
  expect(refusal(cursor)).toMatchObject({ code: 'invalid_cursor', message: expect.stringContaining('is malformed') });
});

test.each([
  ['of another version', [2, ISSUED, boundTo(LIST), 1, 'a'], 'unknown version'],
  ['without a time', [1, null, boundTo(LIST), 1, 'a'], 'has expired'],
  ['without a position', [1, ISSUED, boundTo(LIST), null, 'a'], 'is malformed'],
  ['without an id', [1, ISSUED, boundTo(LIST), 1], 'is malformed'],
  ['with a number as its id', [1, ISSUED, boundTo(LIST), 'x', 2], 'is malformed'],
])('a signed cursor %s is refused', (_name, payload, why) => {
  expect(refusal(signed(payload))).toMatchObject({ code: 'invalid_cursor', message: expect.stringContaining(why) });
});

const rows = Array.from({ length: 60 }, (_, n) => ({
  id: `row_${String(n).padStart(2, '0')}`,
  created_at: new Date(ISSUED + n),
}));
type Row = (typeof rows)[number];

/** Reads rows that follow the position, as the database does. */
const read = async ({ after: [time, id], limit }: PageQuery) => {
  const from = rows.findIndex((row) => row.created_at.toISOString() === time && row.id === id) + 1;
  return rows.slice(from, from + limit);
};
const show = ({ id }: Row) => id;

test('pages of a list follow each other without a gap, and the last has no cursor, even when it is full', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  const sizes: number[] = [];
  do {
    const query = { limit: 20, ...(cursor === undefined ? {} : { cursor }) };
    const { status, body } = await page({ cursors: cursors(), query }, LIST, read, show);
    expect(status).toBe(200);
    const { data, next_cursor } = body as { data: string[]; next_cursor?: string };
    sizes.push(data.length);
    seen.push(...data);
    cursor = next_cursor;
  } while (cursor !== undefined);
  expect(sizes).toEqual([20, 20, 20]);
  expect(seen).toEqual(rows.map(show));
});

test('without a limit a page has the default size, and an empty list has no cursor', async () => {
  const context = { cursors: cursors(), query: {} };
  const first = (await page(context, LIST, read, show)).body as { data: string[]; next_cursor: string };
  expect(first.data).toHaveLength(20);
  expect(cursors().decode(LIST, first.next_cursor)).toEqual([rows[19]?.created_at.toISOString(), 'row_19']);
  expect((await page(context, LIST, async () => [], show)).body).toEqual({ data: [] });
});

test('a list can be sorted by something else than time', async () => {
  const query = { limit: 1 };
  const byNumber = (row: Row) => [Number(row.id.slice(4)), row.id] as const;
  const { body } = await pageBy(byNumber, { cursors: cursors(), query }, LIST, read, show);
  expect(cursors().decode(LIST, (body as { next_cursor: string }).next_cursor)).toEqual([0, 'row_00']);
});
