import { alert, quiet, type Vector, withHeader } from '../../helpers/scanner-vectors.ts';

const server = withHeader('Server');
const powered = withHeader('X-Powered-By');

/** By check id. */
export const DISCLOSURE_VECTORS = {
  'disclosure.server-version': [
    ...[
      'nginx/1.18.0',
      'Apache/2.4.41 (Ubuntu)',
      'Microsoft-IIS/10.0',
      'Apache/2.2',
      'gunicorn/20.0.4',
      'Jetty(9.4.z-1.2)',
      'Werkzeug/2.0.1 Python/3.9.2',
      'Apache-Coyote/1.1',
      'lighttpd/1.4.55',
      'PasteWSGIServer/0.5',
      'nginx 1.18',
      'WEBrick/1.4 (Ruby/2.7)',
      'openresty/1.19.3.1',
      'Kestrel/2',
    ].map((value) => alert(server(value))),
    ...[
      'nginx',
      'Apache',
      'cloudflare',
      'Microsoft-IIS',
      'Apache (Ubuntu)',
      'gws',
      'ECS (dcb/EA)',
      'AmazonS3',
      'Kestrel',
      '',
    ].map((value) => quiet(server(value))),
    ...['PHP/7.4.3', 'Express', 'ASP.NET', 'Next.js', 'PHP/5.6.40-1', 'Servlet/3.0', 'Phusion Passenger 6.0.4'].map(
      (value) => alert(powered(value)),
    ),
    alert({ headers: { 'X-AspNet-Version': '4.0.30319' } }),
    alert({ headers: { 'X-AspNetMvc-Version': '5.2' } }),
    alert({ headers: { 'X-Generator': 'Drupal 7 (http://drupal.org)' } }),
    alert({ headers: { 'X-Syncthing-Version': 'v1.19.2-ds1' } }),
    alert({ headers: { 'X-Jenkins': '2.440.1' } }),
    alert({ headers: { 'kbn-version': '7.17.0' } }),
    // Version of the site's API.
    quiet({ headers: { 'X-API-Version': '2.1' } }),
    quiet({}),
  ],
} satisfies Record<string, readonly Vector[]>;
