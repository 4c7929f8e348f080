import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { exposureCheck, OLD_FILES_GUIDE, threeGates } from '../exposure-check.ts';

export const exposureVcs = exposureCheck(
  {
    id: 'exposure.vcs',
    title: 'Version control folder is publicly readable',
    subject: 'Publicly readable version control folders',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-538', 'CWE-527'],
    requirements: { asvs: ['13.4.1'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves the folder in which Git, Subversion or Mercurial keeps the history of the site (.git, .svn, .hg). It was deployed with a checkout or a copy of the working directory.',
    why: 'An attacker can rebuild the source code with its whole history: server-side code, configuration, and every secret that was ever committed, including removed ones.',
    proof: `${threeGates('content that parses as a file of that tool (a Git HEAD or configuration, an SQLite working copy, a list of formats)')} The history itself is not downloaded.`,
    fix: 'Deploy a build instead of a checkout, and configure the web server to refuse hidden folders. Consider every secret in the history compromised and replace it.',
    snippets: fixSnippets('hidden-files'),
    references: [
      OLD_FILES_GUIDE,
      'https://git-scm.com/docs/gitrepository-layout',
      'https://cwe.mitre.org/data/definitions/527.html',
    ],
  },
  'vcs',
  // HEAD and config of one repository are one finding.
  (path) => path.replace(/\/(\.\w+)\/.*/s, '/$1/'),
);
