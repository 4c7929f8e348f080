import { describe, expect, it } from 'vitest';
import { apiGraphqlIntrospection } from '../../../../src/engine/api/graphql/graphql-introspection.ts';
import type { Attempt } from '../../../../src/engine/core/evidence/http.ts';
import { faults } from '../../../helpers/recorded.ts';
import { json, probed, unprobed } from '../evidence.ts';

const exchange = json({ data: { __schema: {} } }, '/graphql');
const situation = probed({ kind: 'graphql', fault: 'introspection', exchange });
const exposed = (path: string, sibling: Attempt | null = null) => ({
  probes: [{ family: 'api-docs', path, signature: 'graphql', attempt: exchange, sibling } as const],
  skipped: [],
});

describe('GraphQL introspection', () => {
  it('is reported where it is enabled', () => {
    expect(faults(apiGraphqlIntrospection, situation)).toEqual(['/graphql info']);
    const evidence = { ...situation.evidence, exposure: exposed('/other') };
    expect(faults(apiGraphqlIntrospection, { evidence })).toEqual(['/graphql info']);
  });

  it('is not reported twice where the endpoint is a public description', () => {
    const evidence = { ...situation.evidence, exposure: exposed('/graphql') };
    expect(faults(apiGraphqlIntrospection, { evidence })).toEqual([]);
  });

  it('is reported where the server responds with its schema at every path', () => {
    const evidence = { ...situation.evidence, exposure: exposed('/graphql', exchange) };
    expect(faults(apiGraphqlIntrospection, { evidence })).toEqual(['/graphql info']);
  });

  it('is not judged without an endpoint', () => {
    expect(faults(apiGraphqlIntrospection, probed())).toEqual([]);
    expect(faults(apiGraphqlIntrospection, unprobed({ graphql: 'no endpoint' }))).toBe('no endpoint');
  });
});
