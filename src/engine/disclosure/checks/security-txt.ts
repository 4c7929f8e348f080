import { defineCheck } from '../../core/check.ts';
import { type Attempt, answered } from '../../core/evidence/http.ts';
import { isHtml } from '../../web/html/html-document.ts';
import { parseSecurityTxt } from '../security-txt.ts';

export const disclosureSecurityTxt = defineCheck({
  meta: {
    id: 'disclosure.security-txt',
    title: 'security.txt missing or invalid',
    severity: 'info',
    confidence: 'certain',
    cwe: [],
    requirements: { pci: ['6.3.1'] },
    scanTypes: ['compliance'],
    what: 'The site has no security.txt file, or one that is expired or violates RFC 9116.',
    why: 'People who find a vulnerability do not know where to report it, and publish it or keep it to themselves.',
    proof:
      '/.well-known/security.txt and the legacy path /security.txt are requested. A response that is not plain text, or without the fields Contact and Expires, does not count.',
    fix: 'Publish /.well-known/security.txt with Contact and an Expires date less than a year ahead, and renew it.',
    snippets: {
      nginx:
        'location = /.well-known/security.txt {\n  default_type text/plain;\n  return 200 "Contact: mailto:security@example.com\\nExpires: 2027-06-30T00:00:00Z\\n";\n}',
      caddy: 'respond /.well-known/security.txt "Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z"',
    },
    references: ['https://www.rfc-editor.org/rfc/rfc9116', 'https://securitytxt.org/'],
  },
  needs: ['securityTxt'],
  evaluate({ securityTxt }, { now }) {
    const texts = [securityTxt.wellKnown, securityTxt.legacy].flatMap(textOf);
    const parsed = texts
      .map(({ url, text }) => ({ url, file: parseSecurityTxt(text, now) }))
      .find(({ file }) => file !== null);
    const location = { url: parsed?.url ?? securityTxt.wellKnown.request.url, method: 'GET' };
    if (parsed === undefined || parsed.file === null) {
      const evidence = 'Neither /.well-known/security.txt nor /security.txt is a valid security.txt file.';
      return [{ key: 'missing', location, evidence }];
    }
    const { faults } = parsed.file;
    if (faults.length === 0) return [];
    return [{ key: 'invalid', title: 'security.txt expired or invalid', location, evidence: faults.join('\n') }];
  },
});

function textOf(attempt: Attempt | null): { url: string; text: string }[] {
  if (attempt === null || !answered(attempt) || attempt.response.status !== 200 || isHtml(attempt)) return [];
  return [{ url: attempt.request.url, text: attempt.response.text }];
}
