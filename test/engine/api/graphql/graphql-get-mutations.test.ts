import { describe, expect, it } from 'vitest';
import { apiGraphqlGetMutations } from '../../../../src/engine/api/graphql/graphql-get-mutations.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const exchange = json({ data: {} }, '/graphql?query=a');

describe('a GraphQL endpoint', () => {
  it('is reported for this fault only, without the query', () => {
    expect(faults(apiGraphqlGetMutations, probed({ kind: 'graphql', fault: 'get_mutations', exchange }))).toEqual([
      '/graphql low',
    ]);
    expect(faults(apiGraphqlGetMutations, probed({ kind: 'graphql', fault: 'depth', exchange }))).toEqual([]);
  });

  it('is not judged where there is none', () => {
    expect(faults(apiGraphqlGetMutations, unprobed({ graphql: 'no endpoint' }))).toBe('no endpoint');
  });
});
