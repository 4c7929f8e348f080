import { defineCheck, notApplicable } from '../../core/check.ts';
import { step } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';

export const accessSessionAfterSignOut = defineCheck({
  meta: {
    id: 'access.session-after-sign-out',
    title: 'Session is valid after the sign-out',
    subject: 'Session after the sign-out',
    rating: RATINGS.sharedDevice,
    confidence: 'firm',
    cwe: ['CWE-613'],
    requirements: { asvs: ['7.4.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The sign-out removes the cookies from the browser, but the server still accepts them.',
    why: 'Anyone who has a copy of the session, from a shared device, a log or malware, can use it although the user has signed out.',
    proof:
      'Needs login with user name and password. Signs in once more, with a session of its own, at the end of the scan, and signs that session out by the link or form of the page. The finding needs an address that the remaining cookies do not open, and that opens with the cookies of before. It is not tried where a second sign-in ends the first session; the session of the scan is never signed out.',
    fix: 'End the session on the server when the user signs out; keep a list of ended tokens, or short lifetimes, where sessions are stored in the browser alone.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/06-Session_Management_Testing/06-Testing_for_Logout_Functionality',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#session-expiration',
    ],
  },
  needs: ['access'],
  evaluate({ access: { session } }) {
    if (session === undefined || 'reason' in session) return notApplicable(session?.reason ?? 'no login was given');
    const { signOut } = session;
    if (typeof signOut === 'string') return notApplicable(signOut);
    const { url, ended, still } = signOut;
    if (still === null) return [];
    const { pathname } = new URL(still.request.url);
    return [
      {
        key: 'sign-out',
        // Not the address of the sign-out, which a replay must not read.
        location: { url: still.request.url, method: 'GET' },
        evidence: `After ${new URL(url).pathname}, ${pathname} refuses the cookies that remain, but opens with those of the session that was signed out.`,
        proof: { steps: [step('control', ended), step('proof', still)] },
      },
    ];
  },
});
