import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureCredentials = defineCheck({
  meta: {
    id: 'exposure.credentials',
    title: 'A file with credentials or a private key is readable',
    severity: 'critical',
    confidence: 'certain',
    cwe: ['CWE-538'],
    requirements: { asvs: ['13.4.7'], pci: ['8.3.2'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves a file that exists to hold credentials: password hashes (.htpasswd), tokens (.npmrc, .git-credentials, .netrc), cloud keys (.aws/credentials), database passwords (.pgpass), private keys (id_rsa, *.key, *.pem) or the upload settings of an editor.',
    why: "The credentials can be used as they are, or after guessing the password behind a hash offline. A private key of the site's certificate lets anybody pose as the site.",
    proof:
      'A finding needs three things: status 200, content that has the exact form of that file with a value in it (a hash that htpasswd writes, a token that is no variable, a key in PEM form), and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. A public certificate is no finding. Values are masked in the evidence.',
    fix: 'Remove the file from the document root and replace what it held: change the passwords, revoke the tokens, have the certificate issued anew for a new key. Let the web server refuse hidden files.',
    snippets: {
      nginx: `location ~ /\\.(?!well-known(?:/|$)) {
  return 404;
}`,
      apache: `RedirectMatch 404 "/\\.(?!well-known(?:/|$))"`,
      express: `// express.static leaves dot files out unless told otherwise.
app.use(express.static('public', { dotfiles: 'ignore' }));`,
      caddy: `@hidden {
  path */.*
  not path /.well-known/*
}
respond @hidden 404`,
    },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/538.html',
    ],
  },
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'credentials').map((proven) => exposureDraft(proven)),
});
