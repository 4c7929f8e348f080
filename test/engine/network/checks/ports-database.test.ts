import { describe, expect, it } from 'vitest';
import { portsDatabase } from '../../../../src/engine/network/checks/ports-database.ts';
import { keys, port } from '../network-evidence.ts';

describe('portsDatabase', () => {
  it.each([
    ['a database that wants a password', port(), ['Redis:6379']],
    ['an open port with another protocol', port({ proved: false }), []],
    ['an administration service is another check', port({ kind: 'admin', service: 'FTP', port: 21 }), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(portsDatabase, evidence)).toEqual(expected));
});
