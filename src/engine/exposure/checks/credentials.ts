import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { exposureCheck, OLD_FILES_GUIDE, threeGates } from '../exposure-check.ts';

export const exposureCredentials = exposureCheck(
  {
    id: 'exposure.credentials',
    title: 'Credentials or private key file is publicly readable',
    subject: 'Publicly readable credentials and private keys',
    rating: RATINGS.credentials,
    confidence: 'certain',
    cwe: ['CWE-538'],
    requirements: { asvs: ['13.4.7'], pci: ['8.3.2'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves a file that holds credentials: password hashes (.htpasswd), tokens (.npmrc, .git-credentials, .netrc), cloud keys (.aws/credentials), database passwords (.pgpass), private keys (id_rsa, *.key, *.pem) or the upload settings of an editor.',
    why: "The credentials work as they are, or after cracking the password hash offline. With the private key of the site's certificate, an attacker can impersonate the site.",
    proof: `${threeGates('content that has the exact form of that file with a value in it (a hash that htpasswd writes, a token that is not a variable, a key in PEM form)')} A public certificate is not a finding. Values are masked in the evidence.`,
    fix: 'Remove the file from the document root and replace its contents: change the passwords, revoke the tokens, reissue the certificate with a new key. Configure the web server to refuse hidden files.',
    snippets: fixSnippets('hidden-files'),
    references: [
      OLD_FILES_GUIDE,
      'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/538.html',
    ],
  },
  'credentials',
);
