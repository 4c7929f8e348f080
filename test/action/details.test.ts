import { describe, expect, it } from 'vitest';
import { decideDetails } from '../../src/action/details.ts';

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

  it('is what was asked for where something was', () => {
    expect(decideDetails('full', place('public', 'schedule')).level).toBe('full');
    expect(decideDetails('counts', place('private', 'pull_request'))).toMatchObject({ level: 'counts' });
  });

  it('says why and where else', () => {
    expect(decideDetails('auto', place('public', 'schedule')).reason).toMatch(/public.*schedule.*code scanning/s);
  });
});
