import { HOME, NOT_FOUND, type SiteAnswer } from './site.ts';

const json = (value: unknown): SiteAnswer => ({ type: 'application/json', body: JSON.stringify(value) });
const html = (body: string, headers: Readonly<Record<string, string>> = {}): SiteAnswer => ({
  type: 'text/html; charset=utf-8',
  headers,
  body,
});
const refused = (status: 401 | 403, type = 'application/json', body = '{"error":"Unauthorized"}'): SiteAnswer => ({
  status,
  type,
  body,
});
/** The forms of Tomcat's manager, with the slashes of attributes written as Tomcat 11 does. */
const form = (action: string) =>
  `<form class="inline" method="POST" action="${action}?path=&amp;org.apache.catalina.filters.CSRF_NONCE=8A"><input type="submit" value="Stop"></form>`;
const TOMCAT = html(
  '<!DOCTYPE html><html lang="en"><head><title>Apache Tomcat/11.0.24</title></head><body></body></html>',
);
const list = (kind: string) => ({ kind, apiVersion: 'v1', metadata: {}, items: [{ metadata: { name: 'default' } }] });

/** Shortened responses of products: the start page, and the response that proves it open, or protected. */
export interface ProductSite {
  readonly name: string;
  readonly start: SiteAnswer;
  readonly path: string;
  readonly open: SiteAnswer;
  readonly protected: SiteAnswer;
  readonly severity?: 'high' | 'medium';
}

export const PRODUCT_SITES: readonly ProductSite[] = [
  {
    name: 'Node-RED',
    start: html(
      '<!DOCTYPE html><html lang="en"><head><title>Node-RED</title></head><body spellcheck="false"></body></html>',
    ),
    path: '/settings',
    open: json({
      httpNodeRoot: '/',
      version: '5.0.7',
      context: { default: 'memory', stores: ['memory'] },
      flowFilePretty: true,
    }),
    protected: refused(401, 'text/plain', 'Unauthorized'),
  },
  {
    name: 'Node-RED with the permission to read',
    start: html(
      '<!DOCTYPE html><html lang="en"><head><title>Node-RED</title></head><body spellcheck="false"></body></html>',
    ),
    path: '/settings',
    open: json({
      httpNodeRoot: '/',
      version: '5.0.7',
      user: { anonymous: true, permissions: 'read' },
      flowFilePretty: true,
    }),
    // No project has this response, which no anonymous user gets.
    protected: json({
      httpNodeRoot: '/',
      version: '5.0.7',
      user: { username: 'admin', permissions: '*' },
      flowFilePretty: true,
    }),
    severity: 'high',
  },
  {
    name: 'JupyterLab',
    start: html(
      '<!doctype html><html lang="en"><head><title>JupyterLab</title><script id="jupyter-config-data" type="application/json">{"appName": "JupyterLab", "baseUrl": "/lab/", "token": ""}</script></head></html>',
    ),
    path: '/lab/api/kernelspecs',
    open: json({
      default: 'python3',
      kernelspecs: {
        python3: { name: 'python3', spec: { argv: ['python', '-m', 'ipykernel_launcher'], language: 'python' } },
      },
    }),
    protected: refused(403, 'application/json', '{"message": "Forbidden", "reason": null}'),
  },
  {
    name: 'MLflow',
    start: html(
      '<!doctype html><html lang="en"><head><title>MLflow</title></head><body><div id="root"></div></body></html>',
    ),
    path: '/api/2.0/mlflow/experiments/search?max_results=1',
    open: json({
      experiments: [
        { experiment_id: '0', name: 'Default', artifact_location: 'mlflow-artifacts:/0', lifecycle_stage: 'active' },
      ],
    }),
    protected: refused(401, 'text/html', 'You are not authenticated.'),
  },
  {
    name: 'Tomcat Manager',
    start: TOMCAT,
    path: '/manager/html',
    open: html(
      `<html><body><font size="+2">Tomcat Web Application Manager</font>${form('&#47;manager&#47;html&#47;stop')}</body></html>`,
    ),
    protected: {
      ...refused(401, 'text/html', '<h1>401 Unauthorized</h1>'),
      headers: { 'WWW-Authenticate': 'Basic realm="Tomcat Manager Application"' },
    },
  },
  {
    name: 'Tomcat Host Manager',
    start: TOMCAT,
    path: '/host-manager/html',
    open: html(
      `<html><body><font size="+2">Tomcat Virtual Host Manager</font>${form('/host-manager/html/add')}</body></html>`,
    ),
    protected: refused(403, 'text/html', '<h1>403 Access Denied</h1>'),
  },
  {
    name: 'Kibana',
    start: {
      ...html('<!DOCTYPE html><html><kbn-injected-metadata data="{}"></kbn-injected-metadata></html>'),
      headers: { 'kbn-name': 'search' },
    },
    path: '/api/saved_objects/_find?type=index-pattern&per_page=1',
    open: json({ page: 1, per_page: 1, total: 3, saved_objects: [] }),
    protected: refused(401),
    severity: 'high',
  },
  {
    name: 'Grafana',
    start: html(
      '<!DOCTYPE html><html lang="en"><script>window.grafanaBootData = {"settings":{"appSubUrl":"/grafana"}};</script></html>',
    ),
    path: '/grafana/api/org/users',
    open: json([{ orgId: 1, userId: 1, email: 'admin@localhost', login: 'admin', role: 'Admin' }]),
    protected: refused(403),
  },
  {
    name: 'Elasticsearch',
    start: json({ name: 'node', cluster_name: 'shop', version: { number: '8.17.0' }, tagline: 'You Know, for Search' }),
    path: '/_search?size=0&terminate_after=1',
    open: json({ took: 1, timed_out: false, _shards: { total: 2, successful: 2 }, hits: { hits: [] } }),
    protected: refused(403, 'application/json', '{"error":{"type":"security_exception"},"status":403}'),
  },
  {
    name: 'Solr',
    start: html('<!DOCTYPE html><html lang="en"><head><title>Solr Admin</title></head></html>'),
    path: '/solr/admin/info/system?wt=json',
    open: json({
      mode: 'std',
      lucene: { 'solr-spec-version': '9.7.0' },
      jvm: { version: '17' },
      security: { tls: false },
    }),
    protected: refused(401),
  },
  {
    name: 'Consul',
    start: html('<!DOCTYPE html><html lang="en"><head><title>Consul by HashiCorp</title></head></html>'),
    path: '/v1/agent/self',
    open: json({ Config: { Datacenter: 'dc1', NodeName: 'a' }, DebugConfig: { ACLsEnabled: false } }),
    protected: refused(403, 'text/plain', 'Permission denied'),
  },
  {
    name: 'Consul with access control',
    start: html('<!DOCTYPE html><html lang="en"><head><title>Consul by HashiCorp</title></head></html>'),
    path: '/v1/agent/self',
    open: json({ Config: { Datacenter: 'dc1', NodeName: 'a' }, DebugConfig: { ACLsEnabled: true } }),
    protected: refused(403, 'text/plain', 'Permission denied'),
    severity: 'medium',
  },
  {
    name: 'Docker',
    start: {
      ...json({ message: 'page not found' }),
      status: 404,
      headers: { 'Api-Version': '1.41', 'Docker-Experimental': 'false' },
    },
    path: '/version',
    open: json({ Version: '20.10.24', ApiVersion: '1.41', MinAPIVersion: '1.12' }),
    protected: refused(403),
  },
  {
    name: 'Kubernetes',
    start: {
      ...json({ kind: 'Status', apiVersion: 'v1', message: 'forbidden: User "system:anonymous" cannot get path "/"' }),
      status: 403,
    },
    path: '/api/v1/namespaces?limit=1',
    open: json(list('NamespaceList')),
    protected: { ...json({ kind: 'Status', apiVersion: 'v1', code: 403 }), status: 403 },
    severity: 'high',
  },
  {
    name: 'InfluxDB',
    start: { ...NOT_FOUND, headers: { 'X-Influxdb-Version': '1.6.7' } },
    path: '/query?q=SHOW+DATABASES',
    open: json({ results: [{ statement_id: 0, series: [{ name: 'databases', columns: ['name'] }] }] }),
    protected: refused(401, 'application/json', '{"error":"unable to parse authentication credentials"}'),
  },
  {
    name: 'Jenkins',
    start: { ...HOME, headers: { 'X-Jenkins': '2.528' } },
    path: '/script',
    open: html(
      '<h1>Script Console</h1><pre>println(Jenkins.instance.pluginManager.plugins)</pre><form action="script" method="post"><textarea id="script" name="script" class="script"></textarea></form>',
    ),
    protected: refused(
      403,
      'text/html',
      "<html><head><meta http-equiv='refresh' content='1;url=/login?from=%2Fscript'/></head></html>",
    ),
  },
  {
    name: 'Ollama',
    start: { type: 'text/plain; charset=utf-8', body: 'Ollama is running' },
    path: '/api/tags',
    open: json({
      models: [
        { name: 'gemma3:latest', model: 'gemma3:latest', size: 3338801804, digest: 'a2af6cc3eb7f', details: {} },
      ],
    }),
    protected: refused(401),
    severity: 'high',
  },
  {
    name: 'Qdrant',
    start: json({ title: 'qdrant - vector search engine', version: '1.15.4', commit: '20db14f8' }),
    path: '/collections',
    open: json({ result: { collections: [{ name: 'notes' }] }, status: 'ok', time: 0.00001 }),
    protected: refused(401, 'text/plain', 'Must provide an API key or an Authorization bearer token'),
  },
  {
    name: 'Meilisearch',
    start: json({ status: 'Meilisearch is running' }),
    path: '/indexes?limit=1',
    open: json({ results: [], offset: 0, limit: 1, total: 0 }),
    protected: refused(401, 'application/json', '{"code":"missing_authorization_header","type":"auth"}'),
  },
  {
    name: 'Flink',
    start: html('<!doctype html><html lang="en"><head><title>Apache Flink Web Dashboard</title></head></html>'),
    path: '/config',
    open: json({ 'flink-version': '2.1.0', features: { 'web-submit': true, 'web-cancel': true } }),
    protected: refused(401),
  },
  {
    name: 'Flink that accepts no jobs',
    start: html('<!doctype html><html lang="en"><head><title>Apache Flink Web Dashboard</title></head></html>'),
    path: '/config',
    open: json({ 'flink-version': '2.1.0', features: { 'web-submit': false, 'web-cancel': true } }),
    protected: refused(401),
    severity: 'high',
  },
  {
    name: 'YARN',
    start: html('<html><link rel="stylesheet" href="/static/yarn.css"><title>All Applications</title></html>'),
    path: '/ws/v1/cluster/info',
    open: json({ clusterInfo: { id: 1324053971963, state: 'STARTED', resourceManagerVersion: '3.4.1' } }),
    protected: refused(401, 'text/html', 'Authentication required'),
    severity: 'high',
  },
  {
    name: 'Ray',
    start: html('<!doctype html><html lang="en"><head><title>Ray Dashboard</title></head></html>'),
    path: '/api/version',
    open: json({ version: '4', ray_version: '2.50.0', ray_commit: '1a2b3c', session_name: 'session_1' }),
    protected: refused(401),
    severity: 'high',
  },
  {
    name: "Traefik's dashboard",
    start: html('<!doctype html><html><head><title>Traefik Proxy</title></head></html>'),
    path: '/api/overview',
    open: json({
      http: { routers: { total: 3, warnings: 0, errors: 0 }, services: { total: 3 }, middlewares: { total: 1 } },
      features: { tracing: '', metrics: '', accessLog: false },
      providers: ['Docker'],
    }),
    protected: refused(401, 'text/plain', '401 Unauthorized'),
    severity: 'medium',
  },
  {
    name: 'WireMock',
    start: {
      status: 404,
      type: 'text/plain',
      body: 'No response could be served as there are no stub mappings in this WireMock instance.',
    },
    path: '/__admin/mappings',
    open: json({ mappings: [], meta: { total: 0 } }),
    protected: refused(401, 'text/plain', ''),
    severity: 'high',
  },
  {
    name: 'Nomad',
    start: html('<!DOCTYPE html><html><title>Nomad</title><meta name="nomad-ui/config/environment" content=""></html>'),
    path: '/v1/agent/self',
    open: json({ config: { Region: 'global', ACL: { Enabled: false } }, member: { Name: 'a' }, stats: { raft: {} } }),
    protected: refused(403, 'text/plain', 'Permission denied'),
  },
];

const settings = (isSignedIn: boolean) =>
  `CommonParams.setAll({common_query:"lang=en",server:"1",token:"1a2b",logged_in:${isSignedIn},auth_type:"config"});`;
/** phpMyAdmin 5.2 with the account in its configuration, and with its sign-in page. */
export const PHPMYADMIN = {
  open: html(`<!doctype html><title>127.0.0.1 | phpMyAdmin 5.2.1</title><script>\n${settings(true)}\n</script>`),
  protected: html(
    `<!doctype html><title>phpMyAdmin</title><script>\n${settings(false)}\n</script><body id=loginform><form><input type="password" name="pma_password"></form>`,
  ),
};

export const H2_CONSOLE = html(
  "<html><head><title>H2 Console</title><script>\nlocation.href = 'login.jsp?jsessionid=d52a56ae74667980539d877f2de9defb';\n</script></head><h1>Welcome to H2</h1></html>",
);
/** What H2 sends to other computers unless `webAllowOthers` is set. */
export const H2_NOT_ALLOWED = html(
  '<html><head><title>H2 Console</title></head><body><h1>H2 Console</h1>Sorry, remote connections are disabled on this server.</body></html>',
);
export const ADMINER = html(
  `<title>Login - Adminer</title><form action='' method='post'><select name='auth[driver]'><option value="server">MySQL</select><input name="auth[server]" value=""><input name="auth[username]" id="username"><input type="password" name="auth[password]"></form>`,
);
export const COOKIE_EXAMPLE = html(
  '<!DOCTYPE html><html><head><title>Cookies Example</title></head><body><form action="CookieExample" method=POST>Name: <input type=text name=cookiename></form></body></html>',
);
export { TOMCAT };
