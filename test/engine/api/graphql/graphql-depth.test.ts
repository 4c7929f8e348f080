import { describe, expect, it } from 'vitest';
import { apiGraphqlDepth } from '../../../../src/engine/api/graphql/graphql-depth.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const exchange = json({ data: {} }, '/graphql?query=a');

describe('a GraphQL endpoint', () => {
  it('is reported for this fault only, without the query', () => {
    expect(faults(apiGraphqlDepth, probed({ kind: 'graphql', fault: 'depth', exchange }))).toEqual(['/graphql info']);
    expect(faults(apiGraphqlDepth, probed({ kind: 'graphql', fault: 'batching', exchange }))).toEqual([]);
  });

  it('is not judged where there is none', () => {
    expect(faults(apiGraphqlDepth, unprobed({ graphql: 'no endpoint' }))).toBe('no endpoint');
  });
});
