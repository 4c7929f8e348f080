import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureEnv = defineCheck({
  meta: {
    id: 'exposure.env',
    title: 'An environment file with settings is readable',
    severity: 'critical',
    confidence: 'certain',
    cwe: ['CWE-538', 'CWE-200'],
    requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves an environment file (.env or a variant of it). Frameworks read their settings from it: addresses of databases, passwords, keys of other services.',
    why: 'What stands in it usually opens the database, the mail account or the cloud account of the site at once. Robots ask every site for these files all day.',
    proof:
      'A finding needs three things: status 200, content that is not HTML and consists almost entirely of KEY=value lines, and a random path of the same shape whose response has no such content. This rules out servers that respond with 200 to everything, echo the path or show a login page. A documentation page that quotes such a file is not a finding. A single variable is enough if its name is that of a secret or its value is a token of a known format, unless the value is a placeholder. Values are masked in the evidence.',
    fix: 'Keep the file outside the document root, or hand the settings to the process by its environment. Replace every secret that stood in it: it has to be taken as known.',
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
      'https://12factor.net/config',
      'https://cwe.mitre.org/data/definitions/538.html',
    ],
  },
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'env').map((proven) => exposureDraft(proven)),
});
