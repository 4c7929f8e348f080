import { type Recipe, SITE } from '../recipe.ts';
import { PHP } from './php.ts';

export const DEBIAN: readonly Recipe[] = [
  ...PHP,
  {
    name: 'nginx',
    registry: 'debian',
    packages: ['nginx=1.22.1-9+deb12u11'],
    prepare: 'cp -a /etc/nginx etc && mkdir -p log',
    start: [
      'sed "s#/etc/nginx#$APP/etc#; s#/var/log/nginx#$APP/log#; s#/run/nginx.pid#$APP/nginx.pid#" /etc/nginx/nginx.conf > etc/nginx.conf',
      'rm -f etc/sites-enabled/* && sed "s/listen 80/listen 127.0.0.1:$PORT/; /listen \\[::\\]/d" /etc/nginx/sites-available/default > etc/sites-enabled/default',
      'exec nginx -c "$APP/etc/nginx.conf" -g "daemon off;"',
    ].join('\n'),
  },
  {
    name: 'lighttpd',
    registry: 'debian',
    packages: ['lighttpd=1.4.69-1'],
    files: SITE,
    start:
      'sed "s#/var/www/html#$APP/site#; s#/run/lighttpd.pid#$APP/lighttpd.pid#; s#/var/log/lighttpd#$APP#; s#server.port .*#server.port = $PORT#; /use-ipv6/d; /username\\|groupname/d" /etc/lighttpd/lighttpd.conf > lighttpd.conf; echo "server.bind = \\"127.0.0.1\\"" >> lighttpd.conf; exec lighttpd -D -f lighttpd.conf',
  },
  {
    name: 'caddy',
    registry: 'debian',
    packages: ['caddy=2.6.2-5'],
    start:
      'printf "{\\n admin off\\n}\\nhttp://127.0.0.1:%s {\\n root * /usr/share/caddy\\n file_server\\n}\\n" "$PORT" > Caddyfile; exec caddy run --config Caddyfile --adapter caddyfile',
  },
  {
    name: 'haproxy',
    registry: 'debian',
    packages: ['haproxy=2.6.12-1+deb12u4'],
    start:
      'printf "defaults\\n mode http\\n timeout client 5s\\n timeout server 5s\\n timeout connect 5s\\nfrontend stats\\n bind 127.0.0.1:%s\\n stats enable\\n stats uri /\\n" "$PORT" > haproxy.cfg; exec haproxy -db -f haproxy.cfg',
  },
  {
    name: 'prometheus',
    registry: 'debian',
    packages: ['prometheus=2.42.0+ds-5+deb12u1'],
    start:
      'exec prometheus --config.file /etc/prometheus/prometheus.yml --storage.tsdb.path "$APP/data" --web.listen-address "127.0.0.1:$PORT"',
  },
  {
    name: 'alertmanager',
    registry: 'debian',
    packages: ['prometheus-alertmanager=0.25.0-1+b4'],
    start:
      'exec prometheus-alertmanager --config.file /etc/prometheus/alertmanager.yml --storage.path "$APP/data" --web.listen-address "127.0.0.1:$PORT" --cluster.listen-address=',
  },
  {
    name: 'pushgateway',
    registry: 'debian',
    packages: ['prometheus-pushgateway=1.5.1-2+b5'],
    start: 'exec prometheus-pushgateway --web.listen-address "127.0.0.1:$PORT"',
  },
  {
    name: 'transmission',
    registry: 'debian',
    packages: ['transmission-daemon=3.00-2.1+deb12u1'],
    start:
      'exec transmission-daemon --foreground --config-dir "$APP/data" --download-dir "$APP/home" --port "$PORT" --rpc-bind-address 127.0.0.1 --bind-address-ipv4 127.0.0.1 --peerport "$PORT2" --no-dht --no-lpd --no-portmap',
    startPath: '/transmission/web/',
  },
  {
    name: 'syncthing',
    registry: 'debian',
    packages: ['syncthing=1.19.2~ds1-1+b4'],
    start:
      'STNORESTART=1 exec syncthing serve --home "$APP/data" --gui-address "http://127.0.0.1:$PORT" --no-browser --no-upgrade',
  },
  {
    name: 'fossil',
    registry: 'debian',
    packages: ['fossil=1:2.21-1+deb12u1'],
    prepare: 'USER=garden fossil init --user garden garden.fossil',
    start: 'exec fossil server --localhost --port "$PORT" --nojail garden.fossil',
  },
  {
    name: 'icecast',
    registry: 'debian',
    packages: ['icecast2=2.4.4-4+b1'],
    start:
      'mkdir -p log && sed "s#<port>8000</port>#<port>$PORT</port><bind-address>127.0.0.1</bind-address>#; s#/var/log/icecast2#$APP/log#; s#<changeowner>.*#&#" /etc/icecast2/icecast.xml | sed "s#<chroot>0</chroot>#&<changeowner><user>www-data</user><group>www-data</group></changeowner>#" > icecast.xml && chown -R www-data log icecast.xml; exec icecast2 -c icecast.xml',
  },
  {
    name: 'darkstat',
    registry: 'debian',
    packages: ['darkstat=3.0.719-1.1'],
    start: 'exec darkstat -i lo -b 127.0.0.1 -p "$PORT" --no-daemon --no-dns --chroot "$APP/home" --user root',
  },
  {
    name: 'influxdb',
    registry: 'debian',
    packages: ['influxdb=1.6.7~rc0-1+b13'],
    start:
      'printf "reporting-disabled = true\\nbind-address = \\"127.0.0.1:%s\\"\\n[meta]\\ndir = \\"%s/meta\\"\\n[data]\\ndir = \\"%s/data\\"\\nwal-dir = \\"%s/wal\\"\\n[http]\\nbind-address = \\"127.0.0.1:%s\\"\\n" "$PORT2" "$APP" "$APP" "$APP" "$PORT" > influxdb.conf; exec influxd -config influxdb.conf',
    ready: '/ping',
  },
  {
    name: 'cups',
    registry: 'debian',
    packages: ['cups=2.4.2-3+deb12u9'],
    start:
      'mkdir -p etc run spool cache log && sed "s#^Listen localhost.*#Listen 127.0.0.1:$PORT#; /cups.sock/d; s/^Browsing .*/Browsing No/" /etc/cups/cupsd.conf > etc/cupsd.conf && printf "ServerRoot %s\\nStateDir %s\\nRequestRoot %s\\nCacheDir %s\\nAccessLog %s\\nErrorLog %s\\nPageLog %s\\n" "$APP/etc" "$APP/run" "$APP/spool" "$APP/cache" "$APP/log/access" "$APP/log/error" "$APP/log/page" > etc/cups-files.conf && exec cupsd -f -c "$APP/etc/cupsd.conf" -s "$APP/etc/cups-files.conf"',
  },
];
