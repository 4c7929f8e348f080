import { RATINGS } from '../../core/ratings.ts';
import { exposureCheck, OLD_FILES_GUIDE, threeGates } from '../exposure-check.ts';

export const exposureDatabaseDump = exposureCheck(
  {
    id: 'exposure.database-dump',
    title: 'Database dump is publicly readable',
    subject: 'Publicly readable database dumps',
    rating: RATINGS.credentials,
    confidence: 'certain',
    cwe: ['CWE-552', 'CWE-530'],
    requirements: { asvs: ['13.4.7'], pci: ['2.2.6'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The web server serves a database dump (SQL, plain or compressed), a database file (SQLite) or the memory of the application (a Java heap dump).',
    why: 'It contains all data of the site: customers, password hashes, sessions. A heap dump contains whatever is in memory, including passwords and keys.',
    proof: `${threeGates('content that starts with the magic bytes of such a file or with the SQL statements of a dump')} Only the first bytes are read. A heap dump of Spring Boot Actuator is proven by its index or list of mappings and never requested, not even by HEAD, because the application would create it; it is firm, because access to the dump itself may be restricted.`,
    fix: 'Move dumps out of the document root, restrict management endpoints to an internal port, and check the logs for who downloaded the file.',
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
      OLD_FILES_GUIDE,
      'https://docs.spring.io/spring-boot/reference/actuator/endpoints.html',
      'https://cwe.mitre.org/data/definitions/530.html',
    ],
  },
  'database-dump',
  // The index of Spring Boot Actuator and its list of mappings offer the same dump.
  (path) => path.replace(/\/actuator\/mappings$/, '/actuator'),
);
