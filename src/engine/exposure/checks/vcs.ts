import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureVcs = defineCheck({
  meta: {
    id: 'exposure.vcs',
    title: 'The version control folder of the site is readable',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-538', 'CWE-527'],
    requirements: { asvs: ['13.4.1'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves the folder in which git, Subversion or Mercurial keeps the history of the site (.git, .svn, .hg). It came along when the site was deployed by a checkout or a copy of the working directory.',
    why: 'Whoever fetches these files can rebuild the source code with its whole history: server-side code, configuration, and every secret that was ever committed, also those removed since.',
    proof:
      'A finding needs three things: status 200, content that parses as what that tool writes (a git HEAD or configuration, an SQLite working copy, a list of formats), and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. The history itself is not downloaded.',
    fix: 'Deploy a build instead of a checkout, and let the web server refuse hidden folders. Then treat every secret in the history as known: replace it.',
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
      'https://git-scm.com/docs/gitrepository-layout',
      'https://cwe.mitre.org/data/definitions/527.html',
    ],
  },
  needs: ['exposure'],
  evaluate: ({ exposure }) =>
    // HEAD and config of one repository are one finding.
    provenExposures(exposure.probes, 'vcs').map((proven) =>
      exposureDraft(proven, (path) => path.replace(/\/(\.\w+)\/.*/s, '/$1/')),
    ),
});
