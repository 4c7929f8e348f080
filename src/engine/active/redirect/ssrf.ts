import { defineCheck, NotCarriedOut, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { calledPoints, findingPlace, insertionPoint } from '../kit/groups.ts';

export const activeSsrf = defineCheck({
  meta: {
    id: 'active.ssrf',
    title: 'Server-side request forgery (SSRF)',
    rating: RATINGS.internalRequests,
    confidence: 'certain',
    cwe: ['CWE-918'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A parameter names a URL that the server requests. On targets of the same machine it was an internal address, which the server accepted.',
    why: 'Where internal addresses are accepted, an attacker reaches services that only the server can reach: metadata of the cloud with its keys, databases, administration pages.',
    proof:
      'The URL of a listener with a random name was sent as the value, and the server requested it, twice with different names. For targets on the same machine the scan listens on the loopback interface, which also shows that internal addresses are accepted. For others it needs a callback listener (`callback-url`): the finding is then of medium severity, because a service may be meant to request public URLs. A lookup of the name without a request is `tentative`: security products and mail systems look up names as well. Without a listener the check is not carried out.',
    fix: 'Request only hosts of an allowlist. Resolve the name, reject loopback, private and link-local addresses, and connect to the address that was checked; do not follow redirects.',
    references: [
      'https://owasp.org/www-community/attacks/Server_Side_Request_Forgery',
      'https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active: { probes, callbacks } }) {
    if (callbacks === undefined)
      return notApplicable('the target is not on the machine of the scan, and there is no callback-url');
    const found = calledPoints(probes, 'ssrf').map(({ hit, again, isLookup }) => {
      const place = { ...findingPlace(hit, { again }) };
      if (callbacks.isLoopback)
        return {
          ...place,
          evidence: `${insertionPoint(hit)} = a URL on the loopback interface: the server requested the random path of it, twice`,
        };
      return {
        ...place,
        title: 'Server requests URLs of visitors (SSRF)',
        rating: RATINGS.externalRequests,
        confidence: isLookup ? ('tentative' as const) : ('firm' as const),
        evidence: `${insertionPoint(hit)} = a URL of the callback listener: ${isLookup ? 'its unguessable name was looked up, twice; nothing was requested' : 'it was requested by its unguessable name, twice'}`,
      };
    });
    if (found.length === 0 && callbacks.problem !== null) throw new NotCarriedOut(callbacks.problem);
    return found;
  },
});
