import { defineCheck } from '../../core/check.ts';
import { type Attempt, hasResponse } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeGraphql } from './judge-graphql.ts';

export const apiGraphqlIntrospection = defineCheck({
  meta: {
    id: 'api.graphql-introspection',
    title: 'GraphQL introspection is enabled',
    subject: 'GraphQL introspection',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-200'],
    requirements: { asvs: ['4.3.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The GraphQL endpoint returns its schema to anyone who asks (introspection).',
    why: 'It lists every field with its arguments, including internal ones. This is fine for a public API; for an internal one it saves an attacker the guesswork.',
    proof:
      'One introspection query returns the name of the query type. Endpoints that exposure.api-docs reports are left out.',
    fix: 'Disable introspection in production unless the API is public.',
    snippets: {
      express: `const isProduction = process.env.NODE_ENV === 'production';
const server = new ApolloServer({ typeDefs, resolvers, introspection: !isProduction });`,
    },
    references: [
      'https://graphql.org/learn/introspection/',
      'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  uses: ['exposure'],
  evaluate({ api, exposure }) {
    const verdict = judgeGraphql(api, 'introspection', 'An introspection query returns the schema.');
    if ('notApplicable' in verdict) return verdict;
    // One cause is one finding.
    const reported = (exposure?.probes ?? []).filter(
      ({ signature, attempt, sibling }) => signature === 'graphql' && isSchema(attempt) && !isSchema(sibling),
    );
    const paths = new Set(reported.map(({ path }) => path.split('?')[0]));
    return verdict.filter(({ key }) => !paths.has(key));
  },
});

/** A server that responds to every path has no public description at one of them. */
function isSchema(attempt: Attempt | null): boolean {
  return attempt !== null && hasResponse(attempt) && attempt.response.status === 200;
}
