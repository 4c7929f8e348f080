import { describe, expect, it } from 'vitest';
import { apiGraphqlSuggestions } from '../../../../src/engine/api/graphql/graphql-suggestions.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const exchange = json({ data: {} }, '/graphql?query=a');

describe('a GraphQL endpoint', () => {
  it('is reported for this fault only, without the query', () => {
    expect(faults(apiGraphqlSuggestions, probed({ kind: 'graphql', fault: 'suggestions', exchange }))).toEqual([
      '/graphql info',
    ]);
    expect(faults(apiGraphqlSuggestions, probed({ kind: 'graphql', fault: 'depth', exchange }))).toEqual([]);
  });

  it('is not judged where there is none', () => {
    expect(faults(apiGraphqlSuggestions, unprobed({ graphql: 'no endpoint' }))).toBe('no endpoint');
  });
});
