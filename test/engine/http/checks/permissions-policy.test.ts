import { describe, expect, it } from 'vitest';
import {
  httpPermissionsPolicy,
  parseFeaturePolicy,
  parsePermissionsPolicy,
} from '../../../../src/engine/http/checks/permissions-policy.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { HTTP_VECTORS } from '../vectors.ts';

describe('http.permissions-policy', () => {
  judgesVectors(HTTP_VECTORS['http.permissions-policy'], httpPermissionsPolicy);

  it.each([
    [{}, ['missing info']],
    [{ 'Permissions-Policy': 'camera=*' }, ['open info']],
    [{ 'Permissions-Policy': 'camera=(), bad thing' }, ['invalid info']],
    [{ 'Permissions-Policy': 'camera=*, payment=none' }, ['open info', 'invalid info']],
    [{ 'Permissions-Policy': ['camera=*', 'camera=()'] }, []],
    [{ 'Permissions-Policy': 'camera=()', 'Feature-Policy': 'camera *' }, []],
  ])('%j', (headers, expected) => expect(pageFaults(httpPermissionsPolicy, { headers })).toEqual(expected));
});

describe('Permissions-Policy', () => {
  it('is a structured dictionary, also over several header fields', () => {
    const { features, fault } = parsePermissionsPolicy([
      'camera=(), geolocation=(self "https://a.example, b"), payment=*;report-to=x',
      'usb=self, midi="https://a.example"',
    ]);
    expect(fault).toBeNull();
    expect(Object.fromEntries(features)).toEqual({
      camera: [],
      geolocation: ['self', 'https://a.example, b'],
      payment: ['*'],
      usb: ['self'],
      midi: ['https://a.example'],
    });
  });

  it.each(['camera', 'camera=none', 'camera=1', 'camera=(1)'])('%s has no meaning for browsers', (text) => {
    const { features, fault } = parsePermissionsPolicy([`${text}, usb=()`]);
    expect(fault).toContain('camera');
    expect([...features.keys()]).toEqual(['usb']);
  });

  it.each(["camera 'none'", 'camera=(', 'camera=(),', 'Camera=()', 'camera="x', 'camera=%"%zz"'])(
    'a syntax error drops the whole header: %s',
    (text) =>
      expect(parsePermissionsPolicy([`usb=*, ${text}`])).toMatchObject({
        features: new Map(),
        fault: expect.any(String),
      }),
  );

  it('has an older form of its own', () => {
    expect(
      Object.fromEntries(parseFeaturePolicy(["camera 'none'; microphone *", "usb 'self' https://a.example"]).features),
    ).toEqual({ camera: ['none'], microphone: ['*'], usb: ['self', 'https://a.example'] });
  });
});
