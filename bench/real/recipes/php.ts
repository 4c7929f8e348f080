import type { Recipe } from '../recipe.ts';
import { behindApache } from './apache.ts';

const MARIADB = [
  'mkdir -p run db && chown mysql run db',
  '[ -d db/mysql ] || mariadb-install-db --user=mysql --datadir="$APP/db" --auth-root-authentication-method=normal >/dev/null',
  'mariadbd --no-defaults --user=mysql --datadir="$APP/db" --socket="$APP/run/db.sock" --skip-networking --pid-file="$APP/run/db.pid" --innodb-buffer-pool-size=16M &',
  'for _ in $(seq 100); do mariadb-admin -u root --socket="$APP/run/db.sock" ping >/dev/null 2>&1 && break; sleep 0.3; done',
].join('\n');

const WORDPRESS = `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . __DIR__ . '/run/db.sock');
define('WP_CONTENT_DIR', '/var/lib/wordpress/wp-content');
define('AUTH_KEY', 'garden'); define('SECURE_AUTH_KEY', 'garden'); define('LOGGED_IN_KEY', 'garden'); define('NONCE_KEY', 'garden');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
define('WP_SITEURL', 'http://127.0.0.1:@PORT@');
define('WP_HOME', WP_SITEURL);
if (!defined('ABSPATH')) define('ABSPATH', '/usr/share/wordpress/');
require_once ABSPATH . 'wp-settings.php';
`;

const WORDPRESS_SETUP = `<?php
define('WP_INSTALLING', true);
require $argv[1];
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Garden', 'garden', 'garden@example.org', true, '', 'garden-gate');
`;

export const PHP: readonly Recipe[] = [
  behindApache('apache', [], {}),
  {
    ...behindApache('wordpress', ['wordpress=6.1.9+dfsg1-0+deb12u1', 'wordpress-theme-twentytwentythree'], {
      prepare: [
        "sed -i '/DocumentRoot/d' etc/sites-available/000-default.conf",
        MARIADB,
        'mariadb -u root --socket="$APP/run/db.sock" -e "create database wordpress"',
        'php setup.php "$APP/wp-config.php" > /dev/null',
        'mariadb-admin -u root --socket="$APP/run/db.sock" shutdown; wait',
      ].join('\n'),
      before: `${MARIADB}\nsed "s#@PORT@#$PORT#; s#__DIR__#'$APP'#" wp-config.php > /etc/wordpress/config-default.php`,
    }),
    files: {
      'site.conf':
        'DocumentRoot /usr/share/wordpress\nAlias /wp-content /var/lib/wordpress/wp-content\n<Directory /usr/share/wordpress>\nOptions FollowSymLinks\nAllowOverride All\nDirectoryIndex index.php\nRequire all granted\n</Directory>\n<Directory /var/lib/wordpress/wp-content>\nOptions FollowSymLinks\nRequire all granted\n</Directory>\n',
      'wp-config.php': WORDPRESS,
      'setup.php': WORDPRESS_SETUP,
    },
  },
  behindApache('mediawiki', ['mediawiki=1:1.39.17-1+deb12u2'], {
    conf: ['mediawiki'],
    prepare: [
      'mkdir data',
      'php /usr/share/mediawiki/maintenance/install.php --dbtype sqlite --dbpath "$APP/data" --confpath "$APP" --server http://127.0.0.1 --scriptpath /mediawiki --pass garden-gate-2026 --with-extensions=no Garden gardener',
      'chown -R www-data data && echo "SetEnv MW_CONFIG_FILE $APP/LocalSettings.php" >> etc/conf-enabled/scan-gate.conf',
    ].join('\n'),
    before: 'sed -i "s#^.wgServer = .*#\\$wgServer = \'http://127.0.0.1:$PORT\';#" LocalSettings.php',
    path: '/mediawiki/index.php',
  }),
  behindApache('phpmyadmin', ['phpmyadmin=4:5.2.1+dfsg-1+deb12u1', 'dbconfig-no-thanks'], {
    site: 'Include /etc/phpmyadmin/apache.conf',
    path: '/phpmyadmin/',
  }),
  behindApache('dokuwiki', ['dokuwiki=0.0.20220731.a-2'], { conf: ['dokuwiki'], path: '/dokuwiki/doku.php' }),
  behindApache('adminer', ['adminer=4.8.1-1', 'php-sqlite3'], { conf: ['adminer'], path: '/adminer/' }),
  behindApache('roundcube', ['roundcube-core=1.6.5+dfsg-1+deb12u13', 'roundcube-sqlite3', 'dbconfig-no-thanks'], {
    site: 'Alias /roundcube /var/lib/roundcube/public_html\nInclude /etc/roundcube/apache.conf',
    prepare:
      "mkdir data && sqlite3 data/roundcube.db < /usr/share/roundcube/SQL/sqlite.initial.sql && chown -R www-data data && printf \"<?php \\$dbtype='sqlite3'; \\$basepath='%s'; \\$dbname='roundcube.db'; \\$dbuser=''; \\$dbpass=''; \\$dbserver=''; \\$dbport='';\" \"$APP/data\" > /etc/roundcube/debian-db.php && chmod 644 /etc/roundcube/*.php && chown -R www-data /var/lib/roundcube/temp /var/log/roundcube",
    path: '/roundcube/',
  }),
  behindApache('phpldapadmin', ['phpldapadmin=1.2.6.3-0.3+deb12u1'], {
    conf: ['phpldapadmin'],
    path: '/phpldapadmin/',
  }),
  behindApache('shaarli', ['shaarli=0.12.1+dfsg-8+deb12u2'], { conf: ['shaarli'], path: '/shaarli/' }),
  behindApache('nagios', ['nagios4-cgi=4.4.6-4+deb12u2', 'nagios4-core'], {
    conf: ['nagios4-cgi'],
    modules: ['cgid', 'auth_digest', 'authz_groupfile'],
    path: '/nagios4/',
  }),
  behindApache('gitweb', ['gitweb=1:2.39.5-0+deb12u3'], {
    conf: ['gitweb'],
    modules: ['cgid'],
    prepare: `${repository('/var/lib/git/garden.git')}`,
    path: '/gitweb/',
  }),
  behindApache('cgit', ['cgit=1.2.3+git20221219.50.91f2590+git2.39.1-1'], {
    conf: ['cgit'],
    modules: ['cgid'],
    prepare: `${repository('/var/lib/git/garden.git')}\ngrep -q scan-path /etc/cgitrc || echo scan-path=/var/lib/git >> /etc/cgitrc`,
    path: '/cgit/',
  }),
];

function repository(path: string): string {
  return [
    `if [ ! -d ${path} ]; then git init -q work && cd work && echo Garden > README`,
    'git add README && git -c user.name=garden -c user.email=garden@example.org commit -q -m Garden && cd ..',
    `git clone -q --bare work ${path}; chown -R www-data ${path}; fi`,
  ].join('\n');
}
