import { describe, expect, it } from 'vitest';
import { portsUnauthenticated } from '../../../../src/engine/network/checks/ports-unauthenticated.ts';
import { keys, port } from '../network-evidence.ts';

describe('portsUnauthenticated', () => {
  it.each([
    ['Redis without a password', port({ unauthenticated: true, opened: 'INFO' }), ['Redis:6379']],
    [
      'VNC without a password',
      port({ kind: 'admin', service: 'VNC', port: 5900, unauthenticated: true }),
      ['VNC:5900'],
    ],
    ['Redis with a password', port(), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(portsUnauthenticated, evidence)).toEqual(expected));
});
