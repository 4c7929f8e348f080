import { describe, expect, it } from 'vitest';
import { compareFindings } from '../../src/console/logic/compare-findings.ts';
import { explainError } from '../../src/console/logic/explain-error.ts';
import { duration, listed, relativeTime, words } from '../../src/console/logic/format.ts';
import { expiryAfter, isUsable, keyState } from '../../src/console/logic/key-state.ts';
import { hasTrend, latestByTarget, openFindings, openFindingsByDay } from '../../src/console/logic/open-findings.ts';
import { mayOpen, whyClosed } from '../../src/console/logic/permissions.ts';
import { hrefOf, linkCodeOf, parseRoute } from '../../src/console/logic/route.ts';
import { linkAddress, plainText } from '../../src/console/logic/untrusted.ts';
import { pollDelay } from '../../src/console/ui/polling.ts';
import type { AdminKey } from '../../src/contract/admin.ts';
import { SCOPES } from '../../src/contract/key.ts';

const NOW = Date.parse('2026-11-21T14:05:00Z');

describe('comparison of two scans', () => {
  const finding = (fingerprint: string, scan: string) => ({ id: `${scan}-${fingerprint}`, fingerprint });

  it('groups by fingerprint: new, still there, gone', () => {
    const current = [finding('a', 'now'), finding('b', 'now')];
    const previous = [finding('b', 'before'), finding('c', 'before')];
    expect(compareFindings(current, previous)).toEqual({
      added: [finding('a', 'now')],
      kept: [finding('b', 'now')],
      gone: [finding('c', 'before')],
    });
  });

  it('counts a fingerprint once, and a finding without one by its id', () => {
    const twice = [finding('a', 'now'), finding('a', 'again')];
    expect(compareFindings(twice, []).added).toEqual([finding('a', 'now')]);
    const nameless = [{ id: 'x' }, { id: 'y' }];
    expect(compareFindings(nameless, [{ id: 'y' }])).toEqual({ added: [{ id: 'x' }], kept: [{ id: 'y' }], gone: [] });
  });
});

describe('addresses of pages', () => {
  it.each([
    ['', { page: 'overview', id: null, filters: {} }],
    ['#/', { page: 'overview', id: null, filters: {} }],
    ['#/scans?status=running&target=a%26b', { page: 'scans', id: null, filters: { status: 'running', target: 'a&b' } }],
    ['#/scans/scn_01jd3k9x5v8w2m4n6p7q', { page: 'scans', id: 'scn_01jd3k9x5v8w2m4n6p7q', filters: {} }],
    ['#/scans/../../v1/keys', { page: 'unknown', id: null, filters: {} }],
    ['#/scans/%2e%2e', { page: 'unknown', id: null, filters: {} }],
    ['#/keys/key_01jd3k9x5v8w2m4n6p7q', { page: 'unknown', id: null, filters: {} }],
    ['#/constructor', { page: 'unknown', id: null, filters: {} }],
    ['#link=abc_-1', { page: 'overview', id: null, filters: {} }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('are read back as they were written', () => {
    const filters = { status: 'failed', target: '[2001:db8::1]:8443' };
    expect(parseRoute(hrefOf('scans', null, { ...filters, type: '' }))).toEqual({ page: 'scans', id: null, filters });
  });

  it('carry the code of a one-time link apart from pages', () => {
    expect(linkCodeOf('#link=abc_-1')).toBe('abc_-1');
    expect(linkCodeOf('#/link=abc')).toBeNull();
    expect(linkCodeOf('#link=a b')).toBeNull();
    expect(linkCodeOf(`#link=${'x'.repeat(201)}`)).toBeNull();
  });
});

describe('text of scanned sites', () => {
  it('loses what reorders or hides, keeps lines, and is cut', () => {
    expect(plainText('a\u202Eb\u0000c\u2066d\u200Be', 50)).toBe('abcde');
    expect(plainText('one\n\ttwo', 50)).toBe('one\n\ttwo');
    expect(plainText('x'.repeat(500), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it.each([
    ['https://example.com/a?b', 'https://example.com/a?b'],
    ['http://example.com', 'http://example.com/'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt://%0aalert(1)', null],
    ['data:text/html,<b>', null],
    ['https://user:password@example.com/', null],
    ['tls://example.com:443', null],
    ['//example.com', null],
  ])('%s links to %s', (text, address) => {
    expect(linkAddress(text)).toBe(address);
  });
});

describe('open findings', () => {
  const scan = (target: string, day: string, high: number) => ({
    target,
    finished_at: `2026-11-${day}T12:00:00Z`,
    findings_count: { critical: 0, high, medium: 0, low: 1, info: 0 },
  });
  const scans = [scan('a', '20', 1), scan('b', '10', 4), scan('a', '12', 3)];

  it('are those of the latest scan of each target', () => {
    expect(latestByTarget(scans)).toEqual([scans[0], scans[1]]);
    expect(openFindings(scans)).toEqual({ critical: 0, high: 5, medium: 0, low: 2, info: 0 });
  });

  it('change on the day of a scan', () => {
    const days = openFindingsByDay(scans, NOW, 12);
    expect(days.map(({ counts }) => counts.high)).toEqual([4, 4, 7, 7, 7, 7, 7, 7, 7, 7, 5, 5]);
    expect(days.flatMap(({ isMeasured }, index) => (isMeasured ? [index] : []))).toEqual([0, 2, 10]);
  });

  it('are not known before the first scan, which is not zero', () => {
    const days = openFindingsByDay(scans, NOW, 30);
    expect(days.map(({ counts }) => counts.high)).toEqual([4, 4, 7, 7, 7, 7, 7, 7, 7, 7, 5, 5]);
    expect(new Date(days[0]?.day ?? 0).getDate()).toBe(10);
    expect(openFindingsByDay([], NOW, 30)).toEqual([]);
    const older = openFindingsByDay([...scans, scan('c', '01', 2)], NOW, 5);
    expect(older).toHaveLength(5);
  });

  it('have a trend when scans ended on two days', () => {
    expect([hasTrend([]), hasTrend([scan('a', '20', 1), scan('b', '20', 4)]), hasTrend(scans)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('state of a key', () => {
  const key = { revoked_at: null, expires_at: null, revoked_reason: null };

  it('is active, expiring, expired or revoked', () => {
    expect(keyState(key, NOW)).toBe('active');
    expect(keyState({ ...key, expires_at: '2026-11-21T14:05:00.000Z' }, NOW)).toBe('expired');
    expect(keyState({ ...key, revoked_at: '2026-11-21T14:00:00.000Z' }, NOW)).toBe('revoked');
    expect(keyState({ ...key, revoked_at: '2026-11-22T14:00:00.000Z' }, NOW)).toBe('expiring');
  });

  it('leaves the key of the console alone', () => {
    expect(isUsable({ ...key, managed_by: 'console' } as AdminKey, NOW)).toBe(false);
    expect(isUsable({ ...key, managed_by: null } as AdminKey, NOW)).toBe(true);
  });

  it('ends after so many days, or never', () => {
    expect(expiryAfter('30', NOW)).toBe('2026-12-21T14:05:00.000Z');
    expect(expiryAfter('', NOW)).toBeUndefined();
  });
});

describe('permissions', () => {
  const viewer = { scopes: ['scans:read', 'targets:read'] as const, admin_api: false };

  it('open pages by scope', () => {
    const session = { ...viewer, scopes: [...viewer.scopes] };
    const open = ['overview', 'scans', 'targets', 'webhooks', 'channels', 'usage', 'keys', 'members', 'audit'] as const;
    expect(open.filter((page) => mayOpen(session, page))).toEqual(['overview', 'scans', 'targets']);
    expect(open.filter((page) => mayOpen({ scopes: [...SCOPES], admin_api: true }, page))).toEqual([...open]);
  });

  it('say what is missing', () => {
    expect(whyClosed('usage')).toContain('usage:read');
    expect(whyClosed('keys')).toContain('admin');
  });
});

describe('texts', () => {
  it('of durations', () => {
    expect([0, 999, 1_000, 59_400, 60_000, 185_000].map(duration)).toEqual([
      '0 ms',
      '999 ms',
      '1 s',
      '59 s',
      '1 min',
      '3 min 5 s',
    ]);
  });

  it('of times near now', () => {
    const at = (seconds: number) => relativeTime(new Date(NOW + seconds * 1_000).toISOString(), NOW);
    expect([-10, 30, -300, 7_200, -2 * 86_400, -8 * 86_400].map(at)).toEqual([
      'just now',
      'in less than a minute',
      '5 minutes ago',
      'in 2 hours',
      '2 days ago',
      null,
    ]);
    expect(relativeTime('never', NOW)).toBeNull();
  });

  it('of codes and lists', () => {
    expect([words('dead_lettered'), words('scan.completed'), listed(['a', 'b', 'c'])]).toEqual([
      'Dead lettered',
      'Scan completed',
      'a, b and c',
    ]);
  });
});

describe('errors', () => {
  it('are shown with code, message, what to do and request id', () => {
    const error = Object.assign(
      new Error('POST /v1/scans: The balance is 3. (402 insufficient_tokens, request req_1)'),
      {
        code: 'insufficient_tokens',
        requestId: 'req_1',
      },
    );
    expect(explainError(error)).toEqual({
      code: 'insufficient_tokens',
      message: 'The balance is 3.',
      hint: expect.stringContaining('grant tokens'),
      requestId: 'req_1',
    });
  });

  it.each([
    ['scopes', 'minItems', 'must not be empty', 'Choose at least one scope.'],
    ['events', 'minItems', 'must not be empty', 'Choose at least one event.'],
    ['url', 'url', 'must begin with https://', 'Address must begin with https://.'],
    ['name', 'minLength', 'must not be empty', 'Name must not be empty.'],
    [
      'options.start_path',
      'pattern',
      'must match the pattern ^/',
      'Start path must begin with / and must not contain spaces.',
    ],
    ['hostname', 'host', 'is not valid: A target must not contain spaces.', 'A target must not contain spaces.'],
    ['some_field', 'type', 'must be a string', 'Some field must be a string.'],
  ])('of a form are told in the words of its labels: %s, %s', (param, code, message, shown) => {
    const error = Object.assign(new Error(`POST /v1/keys: ${param} ${message}. (422 validation_error)`), {
      code: 'validation_error',
      details: [{ param, code, message }],
    });
    expect(explainError(error).message).toBe(shown);
  });

  it('of a form are told together, bounded, and as plain text', () => {
    const detail = (param: string) => ({ param, code: 'x', message: `is \u202Ewrong` });
    const details = [detail('url'), null, { param: 7 }, ...Array.from({ length: 50 }, () => detail('name'))];
    const { message } = explainError(Object.assign(new Error('x'), { code: 'validation_error', details }));
    expect(message).toBe('Address is wrong. Name is wrong. Name is wrong.');
  });

  it('do not name routes of the API', () => {
    const text = 'x.test is not a verified target, and … (POST /v1/targets, then POST /v1/targets/{target_id}/verify).';
    const { message, hint } = explainError(Object.assign(new Error(text), { code: 'target_not_verified' }));
    expect(`${message} ${hint}`).not.toContain('/v1/');
    expect(message).toBe('This type of scan needs proof that the target is yours.');
  });

  it('of another kind do not break the page', () => {
    expect(explainError('x')).toMatchObject({ code: 'unexpected_error', requestId: null });
    expect(explainError(new TypeError('boom'))).toMatchObject({ code: 'unexpected_error', message: 'boom' });
  });
});

describe('polling', () => {
  it('slows down while nothing changes, up to 15 seconds', () => {
    const delays = Array.from({ length: 20 }, (_, unchanged) => pollDelay(unchanged));
    expect(delays[0]).toBe(1_000);
    expect(delays).toEqual([...delays].sort((left, right) => left - right));
    expect(delays.at(-1)).toBe(15_000);
  });
});
