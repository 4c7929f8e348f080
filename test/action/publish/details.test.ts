import { describe, expect, it } from 'vitest';
import { decideDetails } from '../../../src/action/publish/details.ts';

type Place = Parameters<typeof decideDetails>[1];
const place = (visibility: Place['visibility'], event: string, production = false): Place => ({
  visibility,
  event,
  production,
});

describe('how much may be published', () => {
  it.each([
    ['private, nightly', place('private', 'schedule'), 'full'],
    ['public, pull request', place('public', 'pull_request'), 'full'],
    ['public, merge queue', place('public', 'merge_group'), 'full'],
    ['public, preview deployment', place('public', 'deployment_status'), 'full'],
    ['public, production deployment', place('public', 'deployment_status', true), 'counts'],
    ['public, nightly', place('public', 'schedule'), 'counts'],
    ['public, push', place('public', 'push'), 'counts'],
    ['nobody knows, nightly', place('unknown', 'schedule'), 'counts'],
  ] as const)('%s', (_name, where, expected) => {
    expect(decideDetails('auto', where).level).toBe(expected);
  });

  it.each([
    ['an application of the job', ['localhost:8080', '127.0.0.1', '[::1]:3000'], 'full'],
    ['one that others reach besides', ['localhost:8080', 'shop.example'], 'counts'],
    ['a host of the runner’s network', ['10.0.0.7', 'app.internal'], 'counts'],
    ['a name that only looks local', ['localhost.shop.example'], 'counts'],
    ['nothing', [], 'counts'],
  ] as const)('public, push, %s', (_name, hosts, expected) => {
    expect(decideDetails('auto', place('public', 'push'), hosts).level).toBe(expected);
    expect(decideDetails('counts', place('public', 'push'), hosts).level).toBe('counts');
  });

  it('follows the input if it is set', () => {
    expect(decideDetails('full', place('public', 'schedule')).level).toBe('full');
    expect(decideDetails('counts', place('private', 'pull_request'))).toMatchObject({ level: 'counts' });
  });

  it('gives the reason and the alternatives', () => {
    expect(decideDetails('auto', place('public', 'schedule')).reason).toMatch(/public.*schedule.*code scanning/s);
  });
});
