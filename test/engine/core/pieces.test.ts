import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/contract/limits.ts';
import type { Severity } from '../../../src/contract/primitives.ts';
import type { CheckMeta, FindingDraft } from '../../../src/engine/core/check.ts';
import { boundText, findingsOf, sortFindings } from '../../../src/engine/core/findings.ts';
import { fingerprintOf } from '../../../src/engine/core/fingerprint.ts';
import { RATINGS, type Rating } from '../../../src/engine/core/ratings.ts';
import { ratingOf, severityOf } from '../../../src/engine/core/severity.ts';
import { TextCleaner } from '../../../src/engine/core/text-cleaner.ts';
import { Tokens } from '../../../src/engine/core/tokens.ts';
import { RateLimiter } from '../../../src/engine/transport/rate-limiter.ts';
import { requestUrl } from '../../../src/engine/transport/request-url.ts';
import { proofCleaner } from '../../helpers/proof-cleaner.ts';
import { targetOf } from '../../helpers/recorded.ts';

const META: CheckMeta = {
  id: 'x.y',
  title: 'T',
  rating: RATINGS.someData,
  isDeploymentOnly: true,
  confidence: 'certain',
  cwe: ['CWE-79'],
  requirements: {},
  scanTypes: ['quick'],
  what: 'w',
  why: 'y',
  proof: 'p',
  fix: 'f',
  references: [],
};
const CONTEXT = {
  target: targetOf('https://site.example/'),
  options: {},
  clean: (text: string) => text,
  proof: proofCleaner(),
};
const draft = (more: Partial<FindingDraft> = {}): FindingDraft => ({
  key: 'k',
  evidence: 'e',
  location: { url: 'https://site.example/a' },
  ...more,
});

describe('findings', () => {
  it('join drafts of one key, whatever their order', () => {
    const drafts = ['b', 'a', 'c', 'a'].map((path) => draft({ location: { url: `https://site.example/${path}` } }));
    const [finding, ...more] = findingsOf(META, drafts, CONTEXT);
    expect(more).toEqual([]);
    expect(finding?.locations.map(({ url }) => url.slice(-1))).toEqual(['a', 'b', 'c']);
    expect(finding?.locations_total).toBe(3);
    expect(findingsOf(META, [...drafts].reverse(), CONTEXT)).toEqual([finding]);
  });

  it('take the most severe draft of a group for their text', () => {
    const [finding] = findingsOf(
      META,
      [draft({ rating: RATINGS.weakerDefence, evidence: 'a' }), draft({ rating: RATINGS.allData, evidence: 'z' })],
      CONTEXT,
    );
    expect(finding).toMatchObject({ severity: 'high', evidence: 'z' });
  });

  it('are bounded in text and number', () => {
    const [finding] = findingsOf(META, [draft({ evidence: 'x'.repeat(100_000), title: 't'.repeat(5_000) })], CONTEXT);
    expect(finding?.evidence.length).toBe(LIMITS.evidenceLengthMax);
    expect(finding?.title.length).toBeLessThanOrEqual(200);
    const many = Array.from({ length: LIMITS.findingsPerScanMax + 7 }, (_, index) => draft({ key: `k${index}` }));
    expect(sortFindings(findingsOf(META, many, CONTEXT))).toMatchObject({ omitted: 7 });
  });

  it('hold no control characters, direction marks or half characters', () => {
    expect(boundText('a\u0000b\u001b[31mc\u202ed\u200be\ud800', 100)).toBe('a b [31mc d e\ufffd');
    expect(boundText('a\r\nb\tc', 100)).toBe('a\nb\tc');
    expect(boundText('\u{1f600}'.repeat(10), 6).isWellFormed()).toBe(true);
  });
});

describe('a fingerprint', () => {
  const at = (host: string, port: number) => ({ host, port });
  it('leaves host and port out', () => {
    const one = fingerprintOf('x.y', 'form https://pr-1.preview.example/login', at('pr-1.preview.example', 443));
    const two = fingerprintOf('x.y', 'form http://pr-22.preview.example:8080/login', at('pr-22.preview.example', 8080));
    expect(one).toBe(two);
    expect(one).toMatch(/^[0-9a-f]{32}$/);
  });
  it('tells checks, keys and other hosts apart', () => {
    const target = at('site.example', 443);
    const prints = [
      fingerprintOf('x.y', 'a', target),
      fingerprintOf('x.z', 'a', target),
      fingerprintOf('x.y', 'b', target),
      fingerprintOf('x.y', 'https://cdn.example/a', target),
      fingerprintOf('x.y', 'https://site.example.evil.example/a', target),
      fingerprintOf('x.y', 'https://site.example/a', target),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });
  it('does not take a short host name out of other words', () => {
    expect(fingerprintOf('x.y', 'app-session', at('app', 80))).toBe(fingerprintOf('x.y', 'app-session', at('web', 80)));
    expect(fingerprintOf('x.y', 'http://[::1]:80/a', at('::1', 80))).toBe(
      fingerprintOf('x.y', 'http://web/a', at('web', 80)),
    );
  });
});

describe('severity', () => {
  const severityAt = (host: string, drafted?: Rating, override?: Severity) => {
    const rating = ratingOf(META, drafted, targetOf(`https://${host}/`));
    return severityOf(META, rating, override === undefined ? undefined : { 'x.y': override });
  };

  it('is the override, else that of the draft, else that of the check', () => {
    expect(severityAt('site.example')).toBe('medium');
    expect(severityAt('site.example', RATINGS.allData)).toBe('high');
    expect(severityAt('site.example', RATINGS.allData, 'low')).toBe('low');
  });

  it('is lowered on local names where only a deployment can have the fault', () => {
    expect(severityAt('127.0.0.1')).toBe('info');
    expect(severityAt('app.localhost', RATINGS.fullCompromise)).toBe('info');
    expect(severityAt('wiki.internal', RATINGS.fullCompromise)).toBe('low');
    expect(severityAt('wiki.internal', RATINGS.none)).toBe('info');
    expect(severityAt('127.0.0.1', undefined, 'critical')).toBe('critical');
  });
});

describe('tokens and secrets', () => {
  it('are equal for one seed, erased from texts', () => {
    const [a, b] = [new Tokens('s'), new Tokens('s')];
    const token = a.next(16);
    expect(b.next(16)).toBe(token);
    expect(token).toMatch(/^[a-z]{16}$/);
    expect(a.erase(`x${token}y`)).toBe('xscangatetokeny');
    expect(new Tokens(undefined).next(30)).not.toBe(new Tokens(undefined).next(30));
  });
  it('of the user never appear in a text, whole or in parts', () => {
    const cleaner = new TextCleaner(new Tokens('s'), {
      request_headers: { Cookie: 'sid=abcdef123456; b=1', Authorization: 'Bearer zyxwvut9876' },
    });
    const clean = (text: string) => cleaner.clean(text);
    expect(clean('Cookie: sid=abcdef123456; b=1')).toBe('Cookie: ***');
    expect(clean('echo abcdef123456 and zyxwvut9876')).toBe('echo *** and ***');
  });
});

describe('what may be requested', () => {
  const target = targetOf('https://site.example:8443/');
  const ask = (url: string, options = {}) => requestUrl(url, target, options);
  it.each([
    ['/a?b', 'https://site.example:8443/a?b'],
    ['?q', 'https://site.example:8443/?q'],
    ['https://site.example:8443/a#frag', 'https://site.example:8443/a'],
    ['https://SITE.example:8443', 'https://site.example:8443/'],
    ['http://site.example:8443/', 'http://site.example:8443/'],
    ['/a/../b/%2e%2e/c', 'https://site.example:8443/a/../b/%2e%2e/c'],
    ['/a b\r\nX: y', 'https://site.example:8443/a%20b%0D%0AX:%20y'],
    ['/é', 'https://site.example:8443/%C3%A9'],
    ['//evil.example/x', 'https://site.example:8443//evil.example/x'],
  ])('%j is %s', (url, expected) => expect(ask(url)).toMatchObject({ url: expected }));
  it.each([
    'https://evil.example/',
    'https://site.example/',
    'http://site.example/',
    'https://site.example:8444/',
    'https://site.example@evil.example:8443/',
    'https://user:pw@site.example:8443/',
    'https://site.example:8443.evil.example/',
    'ftp://site.example:8443/',
    'javascript:1',
    'x',
    'https://site.example:8443@127.0.0.1/',
  ])('%s is refused', (url) => expect(ask(url)).toHaveProperty('refusal'));
  it('is asked in plain HTTP on port 80 beside 443 only', () => {
    const plain = targetOf('https://site.example/');
    expect(requestUrl('http://site.example/', plain, {})).toMatchObject({ scheme: 'http', port: 80 });
    expect(requestUrl('http://site.example:8080/', plain, {})).toHaveProperty('refusal');
    expect(requestUrl('https://site.example/', targetOf('http://site.example/'), {})).toHaveProperty('refusal');
  });
  it.each(['/admin', '/admin/x', '/x/../admin', '/%61dmin', '//admin', '/a/%2e%2e/admin'])(
    '%s is excluded with /admin',
    (url) => {
      expect(ask(url, { exclude_paths: ['/admin'] })).toHaveProperty('refusal');
    },
  );
  it('is within the included paths, but for the start page', () => {
    const options = { include_paths: ['/shop'] };
    expect(ask('/shop/1', options)).toHaveProperty('url');
    expect(ask('/', options)).toHaveProperty('url');
    expect(ask('/other', options)).toHaveProperty('refusal');
    expect(ask('/shop/../other', options)).toHaveProperty('refusal');
  });
});

describe('the rate limiter', () => {
  it('never runs more at once than allowed, and keeps the order', async () => {
    const limiter = new RateLimiter({ size: 3 }, null);
    const { signal } = new AbortController();
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limiter.run(signal, async () => {
          running += 1;
          most = Math.max(most, running);
          order.push(index);
          await new Promise((done) => setImmediate(done));
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
  it('lets those go who wait when the scan ends, and frees places of work that failed', async () => {
    const limiter = new RateLimiter({ size: 1 }, null);
    const cancel = new AbortController();
    let finish = () => {};
    const first = limiter.run(cancel.signal, () => new Promise<void>((done) => (finish = done)));
    const second = limiter.run(cancel.signal, () => Promise.resolve());
    cancel.abort(new Error('over'));
    await expect(second).rejects.toThrow('over');
    finish();
    await first;
    const fresh = new AbortController().signal;
    await expect(limiter.run(fresh, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limiter.run(fresh, () => Promise.resolve(1))).resolves.toBe(1);
  });
});
