import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeGraphql } from './judge-graphql.ts';

export const apiGraphqlSuggestions = defineCheck({
  meta: {
    id: 'api.graphql-suggestions',
    title: 'GraphQL errors suggest the names of fields',
    subject: 'GraphQL field suggestions',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-209'],
    requirements: { asvs: ['4.3.2'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The error for an unknown field names similar fields of the schema ("Did you mean").',
    why: 'An attacker rebuilds the schema from the suggestions although introspection is disabled.',
    proof:
      'One query with a misspelled field of the description returns an error that suggests a field which the query did not have.',
    fix: 'Disable suggestions in production, for example with hideSchemaDetailsFromClientErrors in Apollo Server.',
    references: [
      'https://graphql.org/learn/validation/',
      'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) =>
    judgeGraphql(
      api,
      'suggestions',
      'A query with a misspelled field returns "Did you mean" with the name of a field.',
    ),
});
