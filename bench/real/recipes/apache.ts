import type { Recipe } from '../recipe.ts';

/**
 * An application behind Debian's Apache as its package configures it, but on a free port of loopback: a copy of `/etc/apache2` with its own
 * log and run folders, and of the configurations for single applications this one only.
 */
export function behindApache(
  name: string,
  packages: readonly string[],
  options: {
    conf?: readonly string[];
    modules?: readonly string[];
    prepare?: string;
    site?: string;
    before?: string;
    path?: string;
  },
): Recipe {
  const { conf = [], modules = [], prepare = '', site = '', before = '', path = '/' } = options;
  const keep = ['charset', 'localized-error-pages', 'other-vhosts-access-log', 'security', 'serve-cgi-bin', ...conf];
  return {
    name,
    registry: 'debian',
    packages: [...packages, 'apache2=2.4.71-1~deb12u1', 'libapache2-mod-php=2:8.2+93'],
    files: { 'site.conf': `${site}\n` },
    prepare: [
      'cp -a /etc/apache2 etc && rm -f etc/conf-enabled/*',
      `for conf in ${keep.join(' ')}; do [ ! -e "etc/conf-available/$conf.conf" ] || ln -s "../conf-available/$conf.conf" etc/conf-enabled/; done`,
      'cp site.conf etc/conf-enabled/scan-gate.conf',
      `for module in ${['rewrite', ...modules].join(' ')}; do for file in etc/mods-available/$module.*; do ln -sf "../mods-available/\${file##*/}" etc/mods-enabled/; done; done`,
      'mkdir -p run log && chown www-data run log',
      prepare,
    ]
      .filter(Boolean)
      .join('\n'),
    start: [
      before,
      'echo "Listen 127.0.0.1:$PORT" > etc/ports.conf && sed "s/:80>/:$PORT>/" -i etc/sites-available/000-default.conf',
      'sed -i "s/<VirtualHost .*>/<VirtualHost *:$PORT>/" etc/sites-available/000-default.conf',
      'export APACHE_RUN_USER=www-data APACHE_RUN_GROUP=www-data APACHE_PID_FILE="$APP/run/apache2.pid" APACHE_RUN_DIR="$APP/run" APACHE_LOCK_DIR="$APP/run" APACHE_LOG_DIR="$APP/log"',
      'exec apache2 -d "$APP/etc" -f "$APP/etc/apache2.conf" -k start -DFOREGROUND',
    ]
      .filter(Boolean)
      .join('\n'),
    ...(path === '/' ? {} : { ready: path, startPath: path }),
  };
}
