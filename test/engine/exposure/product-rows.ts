import type { RuleName } from '../../../src/engine/exposure/signatures.ts';
import type { SiteAnswer } from './site.ts';

/** Shortened responses of a product: the page that shows it, and the response that proves it open, or protected. */
export interface ProductRow {
  readonly rule: RuleName;
  readonly start: SiteAnswer;
  /** Null if the page itself is the proof. */
  readonly path: string | null;
  readonly open: SiteAnswer;
  /** Also what looks alike. */
  readonly closed: readonly SiteAnswer[];
}

const json = (value: unknown): SiteAnswer => ({ type: 'application/json', body: JSON.stringify(value) });
const html = (body: string): SiteAnswer => ({ type: 'text/html', body: `<!DOCTYPE html><html>${body}</html>` });
const titled = (title: string, rest = ''): SiteAnswer =>
  html(`<head><title>${title}</title></head><body>${rest}</body>`);
const refused: SiteAnswer = { status: 401, type: 'application/json', body: '{"error":"Unauthorized"}' };
const signIn = titled('Sign in', '<form><input type="password" name="password"></form>');

/** A product whose interface responds with JSON; protected, it refuses or shows a sign-in page. */
const api = (rule: RuleName, start: SiteAnswer, path: string, open: unknown, ...alike: unknown[]): ProductRow => ({
  rule,
  start,
  path,
  open: json(open),
  closed: [refused, signIn, json({}), ...alike.map(json)],
});

export const PRODUCT_ROWS: readonly ProductRow[] = [
  api(
    'marimo',
    html('<marimo-filename hidden></marimo-filename><marimo-server-token data-token="x" hidden></marimo-server-token>'),
    '/api/status',
    { status: 'healthy', filenames: ['__new__'], mode: 'edit', sessions: 1, version: '0.25.2', python_version: '3.13' },
    { status: 'healthy', filenames: [], mode: 'run', sessions: 1, version: '0.25.2', python_version: '3.13' },
  ),
  api(
    'glances',
    titled('Glances'),
    '/api/4/system',
    { os_name: 'Linux', hostname: 'web1', platform: '64bit', os_version: '6.1', hr_name: 'Debian 12 64bit' },
    { os_name: 'Linux' },
  ),
  api(
    'glances-3',
    titled('Glances'),
    '/api/3/system',
    { os_name: 'Linux', hostname: 'web1', platform: '64bit', os_version: '6.1', hr_name: 'Debian 12 64bit' },
    { os_name: 'Linux' },
  ),
  api(
    'glances-2',
    html('<title ng-bind="title">Glances</title>'),
    '/api/2/system',
    { os_name: 'Linux', hostname: 'web1', platform: '64bit', os_version: '6.1', hr_name: 'Debian 12 64bit' },
    { os_name: 'Linux' },
  ),
  api(
    'flower',
    titled('Flower'),
    '/api/workers',
    { 'celery@worker1': { active_queues: [], registered: ['tasks.add'], stats: { pid: 90494 } } },
    { error: { registered: 'no', stats: {} } },
  ),
  api('luigi', titled('Luigi Task Visualiser'), '/api/resource_list', { response: [] }, { response: [], error: 1 }),
  api(
    'prefect',
    titled('Prefect Server'),
    '/api/admin/settings',
    {
      home: '/var/lib/prefect',
      profiles_path: '/var/lib/prefect/profiles.toml',
      api: { url: null },
      server: { api: {} },
      deployments: {},
    },
    { exception_message: 'Unauthorized' },
  ),
  api(
    'dagster',
    html('<head><title data-next-head="">Dagster</title></head>'),
    '/server_info',
    { dagster_webserver_version: '1.13.28', dagster_version: '1.13.28', dagster_graphql_version: '1.13.28' },
    { dagster_version: '1.13.28' },
  ),
  api(
    'litellm',
    titled('LiteLLM API - Swagger UI'),
    '/v1/models',
    { data: [{ id: 'gpt', object: 'model', created: 1, owned_by: 'openai' }], object: 'list' },
    { data: [], object: 'list' },
    { error: { message: 'Authentication Error', type: 'auth_error', code: '401' } },
  ),
  {
    ...api(
      'vllm',
      { ...json({ detail: 'Not Found' }), status: 404, headers: { server: 'uvicorn' } },
      '/v1/models',
      { object: 'list', data: [{ id: 'small', object: 'model', created: 1, owned_by: 'vllm', root: 'small' }] },
      { object: 'list', data: [{ id: 'small', object: 'model', created: 1, owned_by: 'system' }] },
    ),
  },
  api(
    'tensorboard',
    titled('TensorBoard'),
    '/data/environment',
    { version: '2.21.0', data_location: '/runs', window_title: '', experiment_name: '', creation_time: 0 },
    { version: '2.21.0' },
  ),
  {
    rule: 'dask',
    start: titled('Dask Diagnostic UI'),
    path: '/info/main/workers.html',
    open: html(
      '<head><title> Workers </title><link rel="stylesheet" href="../../statics/css/sortable.min.css" /></head>',
    ),
    closed: [refused, signIn, titled('Workers')],
  },
  api(
    'locust',
    titled('Locust'),
    '/stats/requests',
    { stats: [], errors: [], total_rps: 0, fail_ratio: 0, state: 'ready', user_count: 0 },
    { stats: [], errors: [] },
  ),
  {
    rule: 'pyxtermjs',
    start: titled('pyxterm.js', '<script>const socket = io.connect("/pty");</script>'),
    path: null,
    open: titled('pyxterm.js', '<script>const socket = io.connect("/pty");</script>'),
    closed: [signIn, titled('pyxterm.js', 'An article about its page')],
  },
  {
    rule: 'mountebank',
    start: titled('mountebank - over the wire test doubles'),
    path: '/config',
    open: titled(
      'mountebank - configuration',
      '<table><tr>\n<td>localOnly</td>\n<td>false\n</td></tr><tr>\n<td>allowInjection</td>\n<td>true\n</td></tr></table>',
    ),
    closed: [refused, signIn, titled('mountebank - configuration', 'An article about it')],
  },
  {
    rule: 'supervisor',
    start: titled('Supervisor Status', '<a href="index.html?action=restartall">Restart All</a>'),
    path: null,
    open: titled('Supervisor Status', '<a href="index.html?action=restartall">Restart All</a>'),
    closed: [signIn, titled('Supervisor Status', 'An article about its page')],
  },
  api(
    'rq-dashboard',
    titled('RQ dashboard'),
    '/0/data/queues.json',
    { queues: [{ name: 'default', count: 3, queued_url: '/0/view/jobs/default', failed_job_registry_count: 1 }] },
    { queues: [{ name: 'default' }] },
  ),
  api(
    'esphome',
    titled('Dashboard - ESPHome'),
    '/devices',
    { configured: [{ name: 'door', configuration: 'door.yaml' }], importable: [] },
    { configured: [] },
  ),
  api(
    'prometheus-server',
    titled('Prometheus Time Series Collection and Processing Server'),
    '/api/v1/status/config',
    { status: 'success', data: { yaml: 'global:\n  scrape_interval: 15s\n' } },
    { status: 'error', errorType: 'unavailable' },
  ),
  api(
    'alertmanager',
    titled('Alertmanager'),
    '/api/v2/status',
    {
      cluster: { name: 'a', status: 'ready', peers: [] },
      config: { original: 'route: {}' },
      uptime: '2026-01-01T00:00:00Z',
      versionInfo: { version: '0.28.0' },
    },
    { cluster: { status: 'ready' } },
  ),
  api(
    'zipkin',
    titled('Zipkin'),
    '/config.json',
    { environment: '', queryLimit: 10, defaultLookback: 900000, searchEnabled: true, dependency: { enabled: true } },
    { environment: '', queryLimit: 10, defaultLookback: 900000, searchEnabled: false, dependency: { enabled: true } },
  ),
  api(
    'cadvisor',
    titled('cAdvisor - /'),
    '/api/v1.3/machine',
    { num_cores: 2, machine_id: 'a1', memory_capacity: 4096, filesystems: [] },
    { num_cores: 2 },
  ),
  {
    rule: 'mongo-express',
    start: titled('Home - Mongo Express', '<form method="POST"><input id="database" name="database"></form>'),
    path: null,
    open: titled('Home - Mongo Express', '<form method="POST"><input id="database" name="database"></form>'),
    closed: [refused, titled('Home - Mongo Express')],
  },
  api(
    'mailpit',
    titled('Mailpit'),
    '/api/v1/info',
    { Version: 'v1.27', LatestVersion: '', Database: '/tmp/m.db', Messages: 3, Unread: 1, RuntimeStats: { Uptime: 9 } },
    { Version: 'v1.27' },
  ),
  api(
    'mailhog',
    titled('MailHog'),
    '/api/v2/messages?limit=1',
    { total: 4, count: 1, start: 0, items: [] },
    { total: 4 },
  ),
  api(
    'maildev',
    titled('MailDev'),
    '/api/email',
    [{ id: 'XwgKAxto', subject: 'Welcome', to: [{ address: 'kim@shop.example' }], text: 'Hello' }],
    [{ id: 'XwgKAxto' }],
  ),
  api(
    'maildev-1',
    titled("{{ unreadItems > 0 ? '(' + unreadItems + ') ' : '' }}MailDev"),
    '/email',
    [{ id: 'XwgKAxto', subject: 'Welcome', to: [{ address: 'kim@shop.example' }], text: 'Hello' }],
    [{ id: 'XwgKAxto' }],
  ),
  {
    rule: 'mockserver',
    start: titled('MockServer Dashboard'),
    path: null,
    open: titled('MockServer Dashboard'),
    closed: [refused, titled('The dashboard of MockServer')],
  },
  api(
    'redis-commander',
    titled('Redis Commander: Home'),
    '/connections',
    { ok: true, connections: [{ label: 'local' }] },
    { ok: false },
  ),
  api(
    'kafdrop',
    titled('Kafdrop: Broker List'),
    '/broker',
    [{ id: 1, host: 'kafka', port: 9092, controller: true, rack: null }],
    [{ id: 1, host: 'kafka' }],
  ),
  api(
    'zeppelin',
    html('<head><title ng-bind="$root.pageTitle">Zeppelin</title></head>'),
    '/api/notebook',
    { status: 'OK', message: '', body: [{ path: 'Homepage', id: '2AV4WUEMK' }] },
    { status: 'FORBIDDEN', message: 'Authentication error' },
  ),
  api(
    'pgweb',
    titled('pgweb'),
    '/api/connection',
    { session_user: 'shop', current_user: 'shop', session_lock: false },
    { error: 'Not connected', status: 400 },
  ),
  api(
    'jaeger',
    html('<head><title>Jaeger UI</title></head><script>const JAEGER_VERSION = {"gitVersion":"2.0"};</script>'),
    '/api/services',
    { data: ['shop'], total: 1, limit: 0, offset: 0, errors: null },
    { data: null, total: 0 },
  ),
  api('ttyd', titled('ttyd - Terminal'), '/token', { token: '' }, { token: 'dXNlcjpwYXNz' }, { token: '', user: 'x' }),
  api(
    'comfyui',
    titled('ComfyUI'),
    '/system_stats',
    { system: { os: 'posix', comfyui_version: '0.3.1', python_version: '3.12', argv: ['main.py'] }, devices: [] },
    { system: {} },
  ),
  api(
    'selenium-grid',
    titled('Selenium Grid'),
    '/status',
    { value: { ready: true, message: 'Selenium Grid ready.', nodes: [] } },
    { value: { ready: true, message: 'ChromeDriver ready for new sessions.' } },
  ),
  api(
    'open-webui',
    titled('Open WebUI'),
    '/api/config',
    { status: true, name: 'Open WebUI', version: '0.6.5', features: { auth: false, auth_trusted_header: false } },
    { status: true, name: 'Open WebUI', version: '0.6.5', features: { auth: true, auth_trusted_header: false } },
  ),
  api(
    'weaviate',
    json({ links: [{ href: '/v1/meta' }, { href: '/v1/.well-known/ready' }] }),
    '/v1/meta',
    { hostname: 'http://[::]:8080', version: '1.30.1', modules: {} },
    { version: '1.30.1' },
  ),
  api(
    'netdata',
    titled('netdata dashboard'),
    '/api/v1/info',
    { version: 'v1.47.0', uid: 'a1', mirrored_hosts: ['web1'], alarms: { normal: 9, warning: 0, critical: 0 } },
    { version: 'v1.47.0' },
  ),
  {
    rule: 'spark-master',
    start: titled('Spark Master at spark://node:7077'),
    path: null,
    open: titled('Spark Master at spark://node:7077'),
    closed: [refused, titled('How to read the page Spark Master')],
  },
];
