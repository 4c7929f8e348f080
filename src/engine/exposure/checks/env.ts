import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { exposureCheck, OLD_FILES_GUIDE, threeGates } from '../exposure-check.ts';

export const exposureEnv = exposureCheck(
  {
    id: 'exposure.env',
    title: '`.env` file is publicly readable',
    subject: 'Publicly readable `.env` files',
    rating: RATINGS.credentials,
    confidence: 'certain',
    cwe: ['CWE-538', 'CWE-200'],
    requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves an environment file (.env or a variant). Frameworks read their settings from it: database URLs, passwords, API keys.',
    why: 'Its contents usually give immediate access to the database, the mail account or the cloud account of the site. Bots request these files from every site all day.',
    proof: `${threeGates('content that is not HTML and consists almost entirely of KEY=value lines')} Documentation that quotes such a file is not a finding. A single variable is enough if its name is that of a secret or its value is a token of a known format, unless the value is a placeholder. Values are masked in the evidence.`,
    fix: 'Keep the file outside the document root, or pass the settings in the environment of the process. Replace every secret in it: consider them all compromised.',
    snippets: fixSnippets('hidden-files'),
    references: [OLD_FILES_GUIDE, 'https://12factor.net/config', 'https://cwe.mitre.org/data/definitions/538.html'],
  },
  'env',
);
