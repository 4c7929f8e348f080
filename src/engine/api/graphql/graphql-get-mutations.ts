import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeGraphql } from './judge-graphql.ts';

export const apiGraphqlGetMutations = defineCheck({
  meta: {
    id: 'api.graphql-get-mutations',
    title: 'GraphQL mutations are executed by GET',
    subject: 'GraphQL mutations by GET',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-352'],
    requirements: { asvs: ['4.3.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The endpoint executes mutations that arrive in the query of a GET request.',
    why: 'A link or an image on another site makes the browser of a visitor change data with their session: protections against cross-site requests leave GET alone.',
    proof:
      'GET with mutation{__typename} returns the name of the mutation type, and GET with {__typename} another name. The mutation selects no field with an effect, so nothing is changed.',
    fix: 'Execute only queries for GET requests, as the GraphQL over HTTP specification demands, and require a Content-Type that forms cannot send.',
    references: [
      'https://graphql.github.io/graphql-over-http/draft/#sec-GET',
      'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) =>
    judgeGraphql(api, 'get_mutations', 'GET with mutation{__typename} returns the name of the mutation type.'),
});
