import { describe, expect, it } from 'vitest';
import { apiGraphqlBatching } from '../../../../src/engine/api/graphql/graphql-batching.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const exchange = json({ data: {} }, '/graphql?query=a');

describe('a GraphQL endpoint', () => {
  it('is reported for this fault only, without the query', () => {
    expect(faults(apiGraphqlBatching, probed({ kind: 'graphql', fault: 'batching', exchange }))).toEqual([
      '/graphql low',
    ]);
    expect(faults(apiGraphqlBatching, probed({ kind: 'graphql', fault: 'depth', exchange }))).toEqual([]);
  });

  it('is not judged where there is none', () => {
    expect(faults(apiGraphqlBatching, unprobed({ graphql: 'no endpoint' }))).toBe('no endpoint');
  });
});
