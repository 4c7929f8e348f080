import { describe, expect, it } from 'vitest';
import { apiSecretProperties } from '../../../../src/engine/api/data/secret-properties.ts';
import { faults, reported } from '../../../helpers/recorded.ts';
import { json, operation, probed, unprobed } from '../evidence.ts';

const at = { kind: 'secret_properties', operation: operation(), exchange: json([{ password: 'hunter-22' }]) } as const;
const several = [{ path: '[].password', records: 2 }];

describe('passwords in a response', () => {
  it('are critical without a session, high for several users, and medium for one', () => {
    const found = (isAnonymous: boolean, records: number) =>
      faults(apiSecretProperties, probed({ ...at, isAnonymous, properties: [{ path: '[].password', records }] }));
    expect([found(true, 1), found(false, 2), found(false, 1)]).toEqual([
      ['GET /users critical'],
      ['GET /users high'],
      ['GET /users medium'],
    ]);
  });

  it('are named, and never shown', () => {
    const text = reported(apiSecretProperties, probed({ ...at, isAnonymous: true, properties: several }));
    expect(text).toContain('[].password (2)');
    expect(text).not.toContain('hunter');
  });

  it('are not looked for where no operation was requested', () => {
    expect(faults(apiSecretProperties, probed())).toEqual([]);
    expect(faults(apiSecretProperties, unprobed({}))).toContain('could be requested');
  });
});
