import { defineCheck } from '../../core/check.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, nameQuote, operationDraft } from '../operations/operation-draft.ts';

export const apiUndocumentedProperties = defineCheck({
  meta: {
    id: 'api.undocumented-properties',
    title: 'API response has properties that its schema excludes',
    subject: 'Undocumented properties in API responses',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-201'],
    requirements: { asvs: ['15.3.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A response has properties although its schema is closed (additionalProperties: false) and does not name them.',
    why: 'A property that is not described was not reviewed either: it may be data that clients should not get.',
    proof:
      'Compares the responses to reading operations with the schemas of the description. Only closed schemas count, because all others allow further properties. The evidence names the properties, never their values.',
    fix: 'Build responses from the schema, or describe the properties.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa3-broken-object-property-level-authorization/',
      'https://json-schema.org/understanding-json-schema/reference/object#additionalproperties',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'undocumented_properties', ({ operation, exchange, properties }) => ({
      ...operationDraft(operation, seenIn(exchange, nameQuote(properties))),
      evidence: `${operation.id} returns ${properties.slice(0, 10).join(', ').slice(0, 500)}.`,
    }));
  },
});
