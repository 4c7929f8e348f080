import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';
import { parseFeaturePolicy, parsePermissionsPolicy } from '../permissions-policy.ts';

export const httpPermissionsPolicy = defineCheck({
  meta: {
    id: 'http.permissions-policy',
    title: 'Permissions-Policy is missing or too open',
    severity: 'info',
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'The page does not say which browser features it and its frames may use, or opens camera, microphone, location or payment to every site.',
    why: 'A script that was injected, or an embedded advertisement, can then ask for the camera or the position in the name of the site.',
    proof:
      'The Permissions-Policy header is read as a structured dictionary, the older Feature-Policy by its own grammar. Entries that are not of the form feature=(list) are named, for browsers drop the whole header.',
    fix: 'Send Permissions-Policy with an empty list for what the site does not use: camera=(), microphone=(), geolocation=(), payment=().',
    snippets: {
      nginx: 'add_header Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()" always;',
      apache: 'Header always set Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()"',
      express:
        "app.use((req, res, next) => {\n  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');\n  next();\n});",
      caddy: 'header Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=()"',
    },
    references: [
      'https://www.w3.org/TR/permissions-policy/',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const pages = htmlPages(crawl);
    return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultOf);
  },
});

const POWERFUL = ['camera', 'microphone', 'geolocation', 'payment'];

function faultOf({ request, response }: Exchange): FindingDraft[] {
  const values = headerValues(response.headers, 'permissions-policy');
  const legacy = headerValues(response.headers, 'feature-policy');
  const location = { url: request.url, method: request.method, parameter: 'Permissions-Policy' };
  if (values.length === 0 && legacy.length === 0) {
    return [{ key: 'missing', location, evidence: `${request.url} is sent without Permissions-Policy.` }];
  }
  const policy = values.length > 0 ? parsePermissionsPolicy(values) : parseFeaturePolicy(legacy);
  const shown = [
    ...values.map((value) => headerLine('Permissions-Policy', value)),
    ...legacy.map((value) => headerLine('Feature-Policy', value)),
  ].join('\n');
  const open = POWERFUL.filter((feature) => policy.features.get(feature)?.includes('*') === true);
  const drafts: FindingDraft[] = [];
  if (open.length > 0)
    drafts.push({ key: 'open', location, evidence: `${shown}\nOpen to every site: ${open.join(', ')}` });
  if (policy.invalid.length > 0) {
    const title = 'Permissions-Policy is not valid';
    drafts.push({ key: 'invalid', title, location, evidence: `${shown}\nNot understood: ${policy.invalid[0]}` });
  }
  return drafts;
}
