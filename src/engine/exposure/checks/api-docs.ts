import { RATINGS } from '../../core/ratings.ts';
import { exposureCheck, threeGates } from '../exposure-check.ts';

export const exposureApiDocs = exposureCheck(
  {
    id: 'exposure.api-docs',
    title: 'API description is public',
    subject: 'Public API descriptions',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-200'],
    requirements: { asvs: ['13.4.5'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site serves a machine-readable description of its API: an OpenAPI (Swagger) document, a page that renders one, or the GraphQL schema through introspection.',
    why: 'It lists every operation with its parameters, including internal ones. This is fine for a public API; for an internal one it saves an attacker the guesswork.',
    proof: `${threeGates('content that is an OpenAPI document, loads Swagger UI, or is the response to an introspection query')} The GraphQL query reads only type names.`,
    fix: 'If the API is internal, serve the description inside your network only and disable introspection in production.',
    snippets: {
      express: `// Only outside production.
if (process.env.NODE_ENV !== 'production') app.use('/docs', swaggerUi.serve, swaggerUi.setup(spec));`,
      nginx: `location ~ ^/(?:swagger|openapi|v[23]/api-docs) {
  allow 10.0.0.0/8;
  deny all;
}`,
    },
    references: [
      'https://spec.openapis.org/oas/latest.html',
      'https://graphql.org/learn/introspection/',
      'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
    ],
  },
  'api-docs',
);
