import { RATINGS } from '../../core/ratings.ts';
import { exposureCheck, OLD_FILES_GUIDE, threeGates } from '../exposure-check.ts';

export const exposureBackupSource = exposureCheck(
  {
    id: 'exposure.backup-source',
    title: 'Backup or source code is publicly readable',
    subject: 'Publicly readable backups and source code',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-552', 'CWE-530'],
    requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
    scanTypes: ['standard', 'compliance'],
    what: "The web server serves an archive of the site, or a copy of a script under a name that it does not execute (wp-config.php.bak, index.php~, an editor's swap file). It sends such a copy as text.",
    why: 'Source code reveals vulnerabilities, and configuration scripts contain the database password.',
    proof: `${threeGates('content that is an archive (zip, tar, 7z, RAR by its header) or source code that a running script never sends')} Requests common names, copies of crawled scripts, and names from links, listings, comments and a readable package.json.`,
    fix: 'Remove the copies, keep backups on another machine, and deploy instead of editing on the server. Replace the passwords in the exposed files.',
    snippets: {
      nginx: `location ~* (?:\\.(?:bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$ {
  return 404;
}`,
      apache: `<FilesMatch "(\\.(bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$">
  Require all denied
</FilesMatch>`,
      caddy: `@copies path_regexp (\\.(bak|old|orig|save|swp|zip|tar|tgz|gz|7z|rar)|~)$
respond @copies 404`,
    },
    references: [OLD_FILES_GUIDE, 'https://cwe.mitre.org/data/definitions/530.html'],
  },
  'backup-source',
);
