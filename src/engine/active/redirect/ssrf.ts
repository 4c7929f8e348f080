import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { findingPlace, insertionPoint, parameterGroups } from '../kit/groups.ts';

export const activeSsrf = defineCheck({
  meta: {
    id: 'active.ssrf',
    title: 'Server-side request forgery (SSRF)',
    rating: RATINGS.internalRequests,
    confidence: 'certain',
    cwe: ['CWE-918'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A parameter names a URL that the server requests, and internal addresses are accepted.',
    why: 'An attacker reaches services that only the server can reach: metadata of the cloud with its keys, databases, administration pages.',
    proof:
      'The URL of a listener that the scan opened on the loopback interface, with a random path, was sent as the value. The server requested this path, twice with different paths. Only targets on the same machine are probed; for others the check is not carried out.',
    fix: 'Request only hosts of an allowlist. Resolve the name, reject loopback, private and link-local addresses, and connect to the address that was checked; do not follow redirects.',
    references: [
      'https://owasp.org/www-community/attacks/Server_Side_Request_Forgery',
      'https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    if (active.listens !== true) return notApplicable('the target is not on the machine of the scan');
    return parameterGroups(active.probes, 'ssrf').flatMap((group) => {
      const [hit] = group;
      if (hit === undefined || group.every(({ marker }) => marker === hit.marker)) return [];
      return {
        ...findingPlace(hit, { again: group.find(({ marker }) => marker !== hit.marker) }),
        evidence: `${insertionPoint(hit)} = a URL on the loopback interface: the server requested the random path of it, twice`,
      };
    });
  },
});
