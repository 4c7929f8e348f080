import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeGraphql } from './judge-graphql.ts';

export const apiGraphqlBatching = defineCheck({
  meta: {
    id: 'api.graphql-batching',
    title: 'GraphQL endpoint executes batches of queries',
    subject: 'GraphQL batching',
    rating: RATINGS.hint,
    confidence: 'certain',
    cwe: ['CWE-799', 'CWE-770'],
    requirements: { asvs: ['4.3.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The endpoint takes an array of operations and executes all of them in one request.',
    why: 'Limits that count requests do not see the operations: an attacker tries many passwords or codes at once.',
    proof: 'One request with an array of two queries for __typename returns an array of two results. No data is read.',
    fix: 'Disable batching, or limit the operations of a batch and count each of them.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
      'https://owasp.org/API-Security/editions/2023/en/0xa4-unrestricted-resource-consumption/',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeGraphql(api, 'batching', 'An array of two queries returns an array of two results.'),
});
