import { describe, expect, it } from 'vitest';
import { portsPlaintextAdmin } from '../../../../src/engine/network/checks/ports-plaintext-admin.ts';
import { keys, port } from '../network-evidence.ts';

describe('portsPlaintextAdmin', () => {
  it.each([
    ['FTP', port({ kind: 'admin', service: 'FTP', port: 21 }), ['FTP:21']],
    ['an open port without the greeting', port({ kind: 'admin', service: 'FTP', port: 21, proved: false }), []],
    ['a database is another check', port(), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(portsPlaintextAdmin, evidence)).toEqual(expected));
});
