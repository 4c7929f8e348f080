import type { ExposureFamily } from '../core/evidence/exposure.ts';
import type { Technology } from '../web/technologies.ts';
import type { SignatureName } from './signatures.ts';

/** One path to request. */
export interface ExposurePath {
  readonly family: ExposureFamily;
  /** From the root of the site (or of the start folder); `{host}` is the first label of the host name. */
  readonly path: string;
  readonly signature: SignatureName;
  /** Requested in a quick scan too. */
  readonly quick?: true;
  /** Requested below the folder of the start path too, where that is not the root. */
  readonly below?: true;
  readonly method?: 'POST';
  /** Only sites in these languages expose the file: on a site that shows another language it is requested last. */
  readonly technologies?: readonly Technology[];
  /** Pages of the site link to it as a download, so it counts only with private data in it. */
  readonly isPublicDownload?: true;
}

const quick = true as const;
const below = true as const;
const TRAVIS = {
  family: 'metadata',
  path: '/.travis.yml',
  signature: 'pipeline',
  technologies: ['ruby', 'node'],
} as const;

/**
 * Paths to request, the most serious first: a scan that runs out of budget skips the end of the list. Each line costs every
 * scanned site a request, so a path earns its place by how often it is exposed in the field.
 */
export const EXPOSURE_PATHS: readonly ExposurePath[] = [
  { family: 'vcs', path: '/.git/HEAD', signature: 'git-head', quick, below },
  { family: 'vcs', path: '/.git/config', signature: 'git-config', quick, below },
  { family: 'env', path: '/.env', signature: 'environment', quick, below },
  { family: 'env', path: '/.env.local', signature: 'environment', quick },
  { family: 'env', path: '/.env.production', signature: 'environment', quick },
  { family: 'credentials', path: '/.htpasswd', signature: 'htpasswd', quick, below },
  { family: 'credentials', path: '/.npmrc', signature: 'npmrc', quick },
  { family: 'credentials', path: '/.aws/credentials', signature: 'aws-credentials', quick },
  { family: 'credentials', path: '/.ssh/id_rsa', signature: 'private-key', quick },
  { family: 'credentials', path: '/id_rsa', signature: 'private-key', quick },
  { family: 'credentials', path: '/server.key', signature: 'private-key', quick },
  { family: 'database-dump', path: '/dump.sql', signature: 'sql', quick, below },
  { family: 'database-dump', path: '/backup.sql', signature: 'sql', quick, below },
  { family: 'database-dump', path: '/database.sql', signature: 'sql', quick },
  { family: 'database-dump', path: '/db.sqlite3', signature: 'sqlite', quick, below },
  { family: 'monitoring', path: '/actuator', signature: 'actuator-index', quick, below },
  { family: 'monitoring', path: '/actuator/env', signature: 'actuator-environment', quick },
  // Cached: the request for the index is above.
  { family: 'database-dump', path: '/actuator', signature: 'actuator-heap-dump', quick, below },
  { family: 'monitoring', path: '/metrics', signature: 'prometheus', quick, below },
  { family: 'monitoring', path: '/server-status', signature: 'apache-status', quick },
  { family: 'monitoring', path: '/phpinfo.php', signature: 'phpinfo', quick, below },
  { family: 'monitoring', path: '/debug/pprof/', signature: 'pprof', quick },
  { family: 'vcs', path: '/.svn/wc.db', signature: 'svn-database', quick },
  { family: 'vcs', path: '/.svn/entries', signature: 'svn-entries', quick },
  { family: 'vcs', path: '/.hg/requires', signature: 'hg-requires', quick },

  { family: 'api-docs', path: '/swagger.json', signature: 'openapi', below },
  { family: 'api-docs', path: '/openapi.json', signature: 'openapi', below },
  { family: 'api-docs', path: '/openapi.yaml', signature: 'openapi' },
  { family: 'api-docs', path: '/v2/api-docs', signature: 'openapi' },
  { family: 'api-docs', path: '/v3/api-docs', signature: 'openapi' },
  { family: 'api-docs', path: '/graphql', signature: 'graphql', method: 'POST', below },
  { family: 'api-docs', path: '/api-docs', signature: 'openapi' },
  { family: 'api-docs', path: '/swagger-ui/index.html', signature: 'api-explorer' },
  { family: 'monitoring', path: '/actuator/health', signature: 'actuator-health' },
  { family: 'monitoring', path: '/info.php', signature: 'phpinfo', quick, technologies: ['php'] },
  { family: 'monitoring', path: '/nginx_status', signature: 'nginx-status', quick },
  { family: 'monitoring', path: '/debug/vars', signature: 'expvar' },
  { family: 'backup-source', path: '/wp-config.php.bak', signature: 'php-source', below, technologies: ['php'] },
  { family: 'backup-source', path: '/wp-config.php~', signature: 'php-source', technologies: ['php'] },
  { family: 'backup-source', path: '/.wp-config.php.swp', signature: 'vim-swap', technologies: ['php'] },
  { family: 'backup-source', path: '/config.php.bak', signature: 'php-source', technologies: ['php'] },
  { family: 'backup-source', path: '/index.php~', signature: 'php-source', technologies: ['php'] },
  { family: 'backup-source', path: '/backup.zip', signature: 'archive', below },
  { family: 'backup-source', path: '/site.zip', signature: 'archive' },
  { family: 'backup-source', path: '/backup.tar.gz', signature: 'archive' },
  { family: 'backup-source', path: '/{host}.zip', signature: 'archive' },
  { family: 'metadata', path: '/.DS_Store', signature: 'ds-store', below },
  { family: 'metadata', path: '/composer.json', signature: 'composer' },
  { family: 'metadata', path: '/package.json', signature: 'package', below },
  { family: 'metadata', path: '/.gitlab-ci.yml', signature: 'pipeline' },
  { family: 'metadata', path: '/Dockerfile', signature: 'dockerfile' },
  { family: 'metadata', path: '/docker-compose.yml', signature: 'compose' },
  { family: 'metadata', path: '/.idea/workspace.xml', signature: 'ide-workspace' },
  { family: 'metadata', path: '/web.config', signature: 'web-config', technologies: ['dotnet'] },
  { family: 'credentials', path: '/.netrc', signature: 'netrc' },
  { family: 'credentials', path: '/.pgpass', signature: 'pgpass' },
  { family: 'credentials', path: '/.git-credentials', signature: 'git-credentials' },
  { family: 'credentials', path: '/privkey.pem', signature: 'private-key', quick },
  { family: 'credentials', path: '/key.pem', signature: 'private-key' },
  { family: 'credentials', path: '/server.pem', signature: 'private-key', quick },
  { family: 'credentials', path: '/.vscode/sftp.json', signature: 'sftp-settings' },
  { family: 'database-dump', path: '/backup.sql.gz', signature: 'sql-gzip' },
  { family: 'database-dump', path: '/database.sqlite', signature: 'sqlite', quick },
  { family: 'env', path: '/.env.backup', signature: 'environment' },
  { family: 'env', path: '/.env.bak', signature: 'environment' },
];

/** Requested only where an error page of Spring Boot was seen. Each endpoint is exposed by itself, and the index may be disabled. */
export const SPRING_PATHS: readonly ExposurePath[] = [
  { family: 'monitoring', path: '/actuator/mappings', signature: 'actuator-mappings' },
  // Cached: the request for the mappings is above.
  { family: 'database-dump', path: '/actuator/mappings', signature: 'actuator-heap-dump' },
  { family: 'monitoring', path: '/actuator/configprops', signature: 'actuator-config-props' },
  { family: 'monitoring', path: '/actuator/threaddump', signature: 'actuator-threads' },
  { family: 'monitoring', path: '/actuator/loggers', signature: 'actuator-loggers' },
  { family: 'admin-page', path: '/h2-console/', signature: 'h2-console' },
];

/** Requested only where the site shows one of the technologies. */
export const TECHNOLOGY_PATHS: readonly (ExposurePath & { readonly technologies: readonly Technology[] })[] = [
  { family: 'open-product', path: '/phpmyadmin/', signature: 'phpmyadmin', technologies: ['php'] },
  { family: 'admin-page', path: '/adminer.php', signature: 'adminer', technologies: ['php'] },
  { family: 'backup-source', path: '/config.php~', signature: 'php-source', technologies: ['php'] },
  { family: 'backup-source', path: '/index.php.bak', signature: 'php-source', technologies: ['php'] },
  { family: 'metadata', path: '/composer.lock', signature: 'composer', technologies: ['php'] },
  { family: 'backup-source', path: '/config.inc.php.bak', signature: 'php-source', technologies: ['php'] },
  { family: 'backup-source', path: '/configuration.php~', signature: 'php-source', technologies: ['php'] },
  { family: 'backup-source', path: '/web.config.bak', signature: 'web-config', technologies: ['dotnet'] },
  { family: 'monitoring', path: '/elmah.axd', signature: 'elmah', technologies: ['dotnet'] },
  { family: 'monitoring', path: '/trace.axd', signature: 'aspnet-trace', technologies: ['dotnet'] },
  { family: 'credentials', path: '/config/database.yml', signature: 'rails-database', technologies: ['ruby'] },
  { family: 'database-dump', path: '/db/development.sqlite3', signature: 'sqlite', technologies: ['ruby'] },
  TRAVIS,
  { family: 'metadata', path: '/requirements.txt', signature: 'requirements', technologies: ['python'] },
  { family: 'backup-source', path: '/settings.py.bak', signature: 'script-source', technologies: ['python'] },
];

/** Requested from every site after everything else. */
export const LAST_PATHS: readonly ExposurePath[] = [TRAVIS];

/** Folders that often have a listing, requested after those that the crawl found. */
export const COMMON_FOLDERS: readonly string[] = ['/uploads/', '/backup/', '/files/', '/admin/', '/static/', '/logs/'];

/** Requests of the whole family, siblings included, per depth of scan (a quick scan has 60 in all). */
export const EXPOSURE_REQUESTS = { quick: 42, full: 80 } as const;
