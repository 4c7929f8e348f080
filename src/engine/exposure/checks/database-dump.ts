import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureDatabaseDump = defineCheck({
  meta: {
    id: 'exposure.database-dump',
    title: 'A dump or file of a database is readable',
    severity: 'critical',
    confidence: 'certain',
    cwe: ['CWE-552', 'CWE-530'],
    requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves a dump of a database (SQL, plain or compressed), a database file (SQLite) or the memory of the application (a Java heap dump).',
    why: 'It holds the data of the site in one piece: customers, password hashes, sessions. A heap dump holds what is in memory at that moment, passwords and keys included.',
    proof:
      'A finding needs three things: status 200, content that begins with the magic bytes of that kind of file or with SQL statements of a dump, and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. Only the first bytes are read. /actuator/heapdump is asked for in standard and compliance scans only, since an application that offers it makes the dump on request.',
    fix: 'Move dumps out of the document root, restrict management endpoints to an internal port, and find out from the logs who fetched the file.',
    snippets: {
      nginx: `location ~* \\.(?:sql|sqlite3?|db|dump)(?:\\.gz)?$ {
  return 404;
}`,
      apache: `<FilesMatch "\\.(sql|sqlite3?|db|dump)(\\.gz)?$">
  Require all denied
</FilesMatch>`,
      caddy: `@dumps path_regexp \\.(sql|sqlite3?|db|dump)(\\.gz)?$
respond @dumps 404`,
    },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      'https://docs.spring.io/spring-boot/reference/actuator/endpoints.html',
      'https://cwe.mitre.org/data/definitions/530.html',
    ],
  },
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'database-dump').map((proven) => exposureDraft(proven)),
});
