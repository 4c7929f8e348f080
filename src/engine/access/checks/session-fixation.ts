import { defineCheck, notApplicable } from '../../core/check.ts';
import { step } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';

export const accessSessionFixation = defineCheck({
  meta: {
    id: 'access.session-fixation',
    title: 'Session of a visitor becomes that of the user',
    subject: 'Session identifier after the sign-in',
    rating: RATINGS.leakedSession,
    confidence: 'firm',
    cwe: ['CWE-384'],
    requirements: { asvs: ['7.2.4'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application keeps the session identifier that a visitor had before the sign-in, and only notes that the visitor is a user now.',
    why: 'An attacker who can set a cookie, by a subdomain, plain HTTP or markup, plants an identifier of their own, and has the session of the visitor after the sign-in.',
    proof:
      'Needs login with user name and password. Signs in once more, with a session of its own, at the end of the scan. The finding needs a cookie that the sign-in page set, that has the same value afterwards, and that alone opens an address which was refused before.',
    fix: 'Give every session a new identifier when the user signs in, and end the old one.',
    snippets: {
      express: 'req.session.regenerate(() => { req.session.userId = user.id; });',
      django: '# django.contrib.auth.login() does it: request.session.cycle_key()',
      rails: 'reset_session\nsession[:user_id] = user.id',
      spring: 'http.sessionManagement(s -> s.sessionFixation(f -> f.changeSessionId()));',
    },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/06-Session_Management_Testing/03-Testing_for_Session_Fixation',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#renew-the-session-id-after-any-privilege-level-change',
    ],
  },
  needs: ['access'],
  evaluate({ access: { session } }) {
    if (session === undefined || 'reason' in session) return notApplicable(session?.reason ?? 'no login was given');
    if (session.kept === null) return [];
    const { cookie, anonymous, signedIn } = session.kept;
    const { pathname } = new URL(signedIn.request.url);
    return [
      {
        key: cookie,
        location: { url: signedIn.request.url, method: 'GET', parameter: `cookie ${cookie}` },
        evidence: `The cookie ${cookie} has the same value before and after the sign-in. ${pathname} refused it before, and opens with it alone afterwards.`,
        proof: { steps: [step('control', anonymous), step('proof', signedIn)] },
      },
    ];
  },
});
