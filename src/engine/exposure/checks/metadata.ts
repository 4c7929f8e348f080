import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureMetadata = defineCheck({
  meta: {
    id: 'exposure.metadata',
    title: 'A file of the development or build of the site is readable',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-538'],
    requirements: { asvs: ['13.4.7'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The web server serves files that belong to the making of the site, not to the site: manifests of packages (composer.json, package.json, requirements.txt), definitions of pipelines and containers, settings of editors, folder data of macOS, web.config.',
    why: 'They name the parts the site is made of with their versions, internal hosts and paths, and now and then a password. Where one is found to hold a secret, the finding is high.',
    proof:
      'A finding needs three things: status 200, content that parses as that kind of file, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. The names of files in a .DS_Store are not followed.',
    fix: 'Publish a folder that holds nothing but what visitors need (a build output), and let the web server refuse the rest.',
    snippets: {
      nginx: `location ~* /(?:composer\\.(?:json|lock)|package(?:-lock)?\\.json|Dockerfile|docker-compose\\.ya?ml|web\\.config)$ {
  return 404;
}`,
      apache: `<FilesMatch "^(composer\\.(json|lock)|package(-lock)?\\.json|Dockerfile|docker-compose\\.ya?ml)$">
  Require all denied
</FilesMatch>`,
      express: `// Serve the build output, never the project folder.
app.use(express.static('dist'));`,
    },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      'https://cwe.mitre.org/data/definitions/538.html',
    ],
  },
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'metadata').map((proven) => exposureDraft(proven)),
});
