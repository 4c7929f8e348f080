import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { sourcePatterns } from '../source-patterns.ts';
import { callOf } from './arguments.ts';
import { exportedCode } from './exports.ts';
import type { Line, Work } from './feed.ts';
import { type LoopPrefix, prefixesOf } from './prefixes.ts';

const SHARDS = 2;
/** Milliseconds without a sign of life after which a call counts as endless. */
const SILENCE_MAX = 120_000;
const PATIENCE = 1_800_000;

/** Classes are fed by what uses them. */
const CLASSES: Readonly<Record<string, string>> = {
  'src/engine/api/describe/schema-reader.ts SchemaReader': 'part of readDescription; bounded in nodes and depth',
  'src/engine/tls/certificate/der.ts DerError': 'an error',
  'src/engine/tls/certificate/trust-store.ts TrustStore': 'reads the certificates of the machine',
  'src/engine/crawl/frontier.ts CrawlFrontier': 'takes URLs of a bounded number and length; see test/engine/crawl',
  'src/engine/web/cookie-jar.ts CookieJar': 'bounded in cookies and length; see test/engine/session',
  'src/engine/session/session-credentials.ts SessionCredentials': 'the login of the user, and a CookieJar',
  'src/engine/web/html/page-text.ts PageText': 'part of parseHtmlDocument',
  'src/engine/web/html/hidden-region.ts HiddenRegion': 'part of parseHtmlDocument',
  'src/engine/active/kit/point-plan.ts PointPlan':
    'takes a bounded number of insertion points; see test/engine/active/kit',
  'src/engine/active/kit/cache-keys.ts CacheKeys':
    'examines a bounded number of addresses; see test/engine/active/cache',
  'src/engine/browser/visit/browser-time.ts BrowserTime': 'measures time',
  'src/engine/active/kit/write-log.ts WriteLog': 'counts requests by path; see test/engine/active/writes',
  'src/engine/web/html/document-base.ts DocumentBase': 'part of parseHtmlDocument',
  'src/engine/web/html/form-reader.ts FormReader': 'part of parseHtmlDocument',
  'src/engine/rules/condition.ts Subject': 'holds a response; read by the signatures of rules',
  'src/engine/browser/visit/in-flight.ts InFlight': 'compares times; see test/engine/browser',
  'src/engine/browser/visit/explored-page.ts PageComparison': 'reads scripts by codeValue and readsAddress',
  'src/engine/browser/visit/known-views.ts KnownViews': 'bounded in entries; see test/engine/browser',
  'src/engine/browser/visit/pressed-actions.ts PressedActions': 'bounded in entries; see test/engine/browser',
  'src/engine/browser/visit/sightings.ts Sightings': 'bounded in entries; see test/engine/browser',
  'src/engine/browser/visit/traffic.ts Traffic': 'bounded in entries; see test/engine/browser',
  'src/engine/browser/visit/visit.ts OpenVisit': 'bounded in entries; see test/engine/browser',
  'src/engine/web/html/link-reader.ts LinkReader': 'part of parseHtmlDocument',
  'src/engine/web/html/resource-reader.ts ResourceReader': 'part of parseHtmlDocument',
  'src/engine/tls/server-flight.ts FlightReader': 'bounded in bytes and records; see test/engine/tls',
};
/** Functions that read what another function made of bounded input. */
const MADE_ELSEWHERE: Readonly<Record<string, string>> = {
  validatePath: 'at most 32 certificates of parseChain, 64 signatures; see test/engine/tls',
  isValidAt: 'compares dates',
  textsOf: 'exports a key that publicKeysIn has read',
};

const { functions, classes } = exportedCode();
const fed = functions.filter(({ name }) => !Object.hasOwn(MADE_ELSEWHERE, name));

describe('pathological input', () => {
  it('is known to reach every exported function and class', () => {
    expect(fed.map(callOf).filter((call) => typeof call === 'string')).toEqual([]);
    expect(fed.filter((exported) => typeof callOf(exported) === 'object').length).toBeGreaterThan(200);
    expect(classes.filter((name) => !Object.hasOwn(CLASSES, name))).toEqual([]);
  });

  it(
    'of one length and of four times that length costs every analyzer and every check time in proportion',
    async () => {
      const prefixes: Record<string, LoopPrefix[]> = {};
      for (const { file, source, flags } of sourcePatterns().written)
        prefixes[file] = [...(prefixes[file] ?? []), ...prefixesOf(source, flags)];
      const results = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) => shardOf({ functions: fed, prefixes, shard, shards: SHARDS })),
      );
      expect(results.flatMap(({ faults }) => faults)).toEqual([]);
      expect(results.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(20_000);
    },
    PATIENCE,
  );
});

function shardOf(work: Work): Promise<{ readonly faults: readonly string[]; readonly calls: number }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'feed.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const faults: string[] = [];
    let last = 'loading the modules';
    let calls = 0;
    const onSilence = () => {
      faults.push(`no end within ${SILENCE_MAX / 1_000} s: ${last}`);
      child.kill('SIGKILL');
    };
    let timer = setTimeout(onSilence, SILENCE_MAX);
    createInterface({ input: child.stdout }).on('line', (text) => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MAX);
      const line = JSON.parse(text) as Line;
      if ('start' in line) last = line.start;
      else if ('fault' in line) faults.push(line.fault);
      else {
        calls = line.done.calls;
        console.info(
          `${calls} calls in ${Math.round(line.done.milliseconds / 1_000)} s, the slowest ${line.done.slowest}`,
        );
      }
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0 && faults.length === 0) faults.push(`ended with ${code}: ${last}`);
      resolve({ faults, calls });
    });
    child.stdin.end(JSON.stringify(work));
  });
}
