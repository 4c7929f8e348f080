import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeGraphql } from './judge-graphql.ts';

export const apiGraphqlDepth = defineCheck({
  meta: {
    id: 'api.graphql-depth',
    title: 'GraphQL queries have no limit of depth',
    subject: 'GraphQL query depth',
    rating: RATINGS.none,
    confidence: 'tentative',
    cwe: ['CWE-770', 'CWE-799'],
    requirements: { asvs: ['4.3.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The endpoint executes a query of 20 levels.',
    why: 'A short query of nested lists makes the server load data out of proportion.',
    proof:
      'One query nests ofType 20 times below a scalar type, which costs nothing to execute. Limits may leave out introspection fields, so the finding is tentative.',
    fix: 'Limit depth and complexity of queries before they run.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
      'https://owasp.org/API-Security/editions/2023/en/0xa4-unrestricted-resource-consumption/',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeGraphql(api, 'depth', 'A query of 20 levels is executed.'),
});
