import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../src/engine/core/evidence/http.ts';
import { type Controls, turnedAway } from '../../../src/engine/coverage/judge-coverage.ts';
import { runScan } from '../../../src/engine/run.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { exchange, landingOf, targetOf } from '../../helpers/recorded.ts';
import { type Site, serve } from '../../targets/serve.ts';

const URL_OF_SITE = 'https://site.example/';
const START = exchange({ url: URL_OF_SITE, body: '<!doctype html><title>Garden</title><h1>Garden</h1>' });
const MISSING = exchange({ url: `${URL_OF_SITE}none`, status: 404, body: 'none' });
const request = { method: 'GET', url: `${URL_OF_SITE}beds`, headers: [] } as const;
const PAGE = exchange({ url: request.url, body: '<!doctype html><title>Beds</title><h1>Beds</h1>' });
const failed = (code: 'timeout' | 'reset'): Attempt => ({ request, failure: { code, message: code } });

const garden: Site = ({ path }) =>
  path === '/' ? { headers: [['Content-Type', 'text/html']], body: '<h1>Garden</h1>' } : { status: 404, body: 'none' };

function obstacle(doubted: Controls['doubted'], more: Partial<Controls> = {}) {
  const controls = { early: MISSING, late: MISSING, start: START, page: null, doubted, isTimeOver: false, ...more };
  return turnedAway(landingOf([START]), controls, targetOf(URL_OF_SITE));
}

describe('requests that got no response in time', () => {
  it('were late if all of them get one at the end', () => {
    expect(obstacle([{ before: failed('timeout'), after: PAGE }])?.code).toBe('target_too_slow');
    expect(obstacle([{ before: failed('timeout'), after: failed('timeout') }])).toBeNull();
  });

  it('were refused if others were, or the start page is', () => {
    const late = { before: failed('timeout'), after: PAGE };
    expect(obstacle([late, { before: failed('reset'), after: PAGE }])?.code).toBe('target_turned_away');
    const banned = exchange({ url: URL_OF_SITE, status: 429, body: 'Too many requests' });
    expect(obstacle([late], { start: banned })?.code).toBe('target_turned_away');
  });
});

describe('requests that a scan could not send any more', () => {
  it('are left out, and do not make the others worthless', async () => {
    const served = await serve(garden);
    const url = `http://127.0.0.1:${served.port}`;
    const { store, close } = await evidenceStore(url, { browserPath: null, limits: { requests: 60 } });
    const exposure = await store.gather('exposure');
    await close();
    await served.close();
    if (exposure.state !== 'available') throw new Error(JSON.stringify(exposure));
    expect(exposure.value.skipped.length).toBeGreaterThan(0);
    const codes = exposure.value.probes.map(({ attempt }) => ('failure' in attempt ? attempt.failure.code : null));
    expect(new Set(codes)).toEqual(new Set([null]));
    expect(store.wasCutShort('exposure')).toBe(false);
    expect(exposure.value.unsent).toBeGreaterThan(0);
  });

  it('leave checks in part, or without a verdict if they were all of it', async () => {
    const served = await serve(garden);
    const result = await runScan({
      target: `http://127.0.0.1:${served.port}`,
      scanType: 'standard',
      ownershipProven: false,
      addressPolicy: { mode: 'any', allow: [] },
      options: { browser: 'off' },
      limits: { requests: 60 },
    });
    await served.close();
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const checks = result.report.checks.filter(({ check_id: id }) => id.startsWith('exposure.'));
    const cut = checks.filter(({ reason }) => reason?.includes('the scan budget ended') === true);
    expect(new Set(cut.map(({ status, partial = false }) => `${status} ${partial}`))).toEqual(
      new Set(['passed true', 'error false']),
    );
  });
});
