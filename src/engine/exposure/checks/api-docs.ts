import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureApiDocs = defineCheck({
  meta: {
    id: 'exposure.api-docs',
    title: 'The description of an interface is public',
    severity: 'info',
    confidence: 'certain',
    cwe: ['CWE-200'],
    requirements: { asvs: ['13.4.5'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site answers with the machine-readable description of its interface: an OpenAPI (Swagger) document, the page that shows one, or the schema of GraphQL by introspection.',
    why: 'It lists every operation with its parameters, internal ones included. For a public interface that is wanted; for an internal one it saves an attacker the guessing.',
    proof:
      'A finding needs three things: status 200, content that parses as an OpenAPI document with its paths, loads Swagger UI, or is the answer to an introspection query, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. The GraphQL query reads only the names of types.',
    fix: 'If the interface is not meant for others, offer the description inside your network only and turn introspection off in production.',
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
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'api-docs').map((proven) => exposureDraft(proven)),
});
