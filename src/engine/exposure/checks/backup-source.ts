import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureBackupSource = defineCheck({
  meta: {
    id: 'exposure.backup-source',
    title: 'A backup copy or source code of the site is readable',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-552', 'CWE-530'],
    requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The web server serves an archive of the site, or a copy of a script under a name that it does not run as a script (wp-config.php.bak, index.php~, the swap file of an editor). Such a copy is sent as text.',
    why: 'Source code shows how the site can be attacked, and configuration scripts hold the password of the database.',
    proof:
      'A finding needs three things: status 200, content that is an archive (zip, tar, 7z, RAR by its header) or source code with the opening tag that a running script never sends, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. Copies are looked for under common names, beside scripts that the crawl met, and where links, listings, comments or a readable package.json name them.',
    fix: 'Remove the copies, keep backups on another machine, and edit in a checkout instead of on the server. Replace the passwords that stood in it.',
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
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      'https://cwe.mitre.org/data/definitions/530.html',
    ],
  },
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'backup-source').map((proven) => exposureDraft(proven)),
});
