import { RATINGS } from '../../core/ratings.ts';
import { exposureCheck, OLD_FILES_GUIDE, threeGates } from '../exposure-check.ts';

export const exposureMetadata = exposureCheck(
  {
    id: 'exposure.metadata',
    title: 'Development or build file is publicly readable',
    subject: 'Publicly readable development and build files',
    rating: RATINGS.hint,
    confidence: 'certain',
    cwe: ['CWE-538'],
    requirements: { asvs: ['13.4.7'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The web server serves files that belong to the project, not to the site: package manifests (composer.json, package.json, requirements.txt), pipeline and container definitions, editor settings, macOS folder data, web.config.',
    why: 'They reveal components with versions, internal hosts and paths, and sometimes a password. If the file contains a secret, the finding is high.',
    proof: `${threeGates('content that parses as that kind of file')} File names in a .DS_Store are not followed.`,
    fix: 'Publish a folder that contains only what visitors need (a build output), and configure the web server to refuse the rest.',
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
    references: [OLD_FILES_GUIDE, 'https://cwe.mitre.org/data/definitions/538.html'],
  },
  'metadata',
);
