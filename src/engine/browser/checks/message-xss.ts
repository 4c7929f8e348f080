import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { keyOfProof, locationOfProof, stepsOf, wordsOf } from '../prove/proof-words.ts';

export const browserMessageXss = defineCheck({
  meta: {
    id: 'browser.message-xss',
    title: 'postMessage data is executed',
    subject: 'Cross-site scripting by postMessage',
    rating: RATINGS.scriptInSession,
    confidence: 'certain',
    cwe: ['CWE-346', 'CWE-79'],
    requirements: { asvs: ['3.5.5'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The page listens for messages of other windows (postMessage) and executes what they contain, although the sender is on another site.',
    why: "Any site that opens or frames the page can send it a message, which runs the attacker's code within the session of the visitor.",
    proof:
      'A message as from a host that does not exist was delivered to the handler; where the handler compares the origin, as from a host that passes a weak comparison (endsWith, an unanchored regular expression). Its payload called a function with a random name in the origin of the target. A message that is ignored or only shown is not reported.',
    fix: 'Compare event.origin with the exact origins that may send messages, and treat their data as text.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#web-messaging',
      'https://developer.mozilla.org/en-US/docs/Web/API/Window/postMessage#security_concerns',
    ],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    if (!browser.isProbed) return notApplicable('ownership of the target is not proven');
    return browser.proofs
      .filter(({ effect, source }) => effect === 'script' && source.kind === 'message')
      .map((proof) => ({
        location: locationOfProof(proof),
        proof: stepsOf(proof, 'the payload ran in the origin of the target'),
        evidence: `${wordsOf(proof)}: the payload was executed in the origin of the target`,
        key: keyOfProof(proof),
      }));
  },
});
