import { isRecord } from '../../../shared/records.ts';
import { jsonListOf, jsonObjectOf, quote, type Signature, textOf } from '../../web/signature.ts';

/**
 * Responses that a product gives only if it requires no sign-in, each to a request that reads. The pages of the products are
 * no proof: most are the same with and without a password. `high` where reading is proven but changing is not.
 */

type Json = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Node-RED's Admin API, GET /settings: `user` is there only if `adminAuth` is configured. */
export const nodeRed: Signature = (response) => {
  const settings = jsonObjectOf(response);
  if (settings === null || !isText(settings['version']) || typeof settings['httpNodeRoot'] !== 'string') return null;
  if (!['flowFilePretty', 'flowEncryptionType', 'editorTheme', 'context'].some((name) => name in settings)) return null;
  const title = 'Node-RED is open without a password';
  const { user } = settings;
  if (user === undefined)
    return {
      title,
      proof: `Node-RED ${quote(settings['version'], 20)} shows its settings, and no user is configured.`,
    };
  const permissions = isRecord(user) && user['anonymous'] === true ? JSON.stringify(user['permissions'] ?? '') : '';
  if (permissions === '' || permissions === '""') return null;
  const proof = `Node-RED ${quote(settings['version'], 20)} gives anonymous users the permission ${quote(permissions, 60)}.`;
  return /\*"|"flows\.write"/.test(permissions)
    ? { title, proof }
    : { title: 'Node-RED is readable without a password', proof, severity: 'high' };
};

/** Jupyter Server, GET /api/kernelspecs: the kernels that a client may start. */
export const jupyter: Signature = (response) => {
  const content = jsonObjectOf(response);
  const specs = content?.['kernelspecs'];
  if (!isText(content?.['default']) || !isRecord(specs)) return null;
  const names = Object.entries(specs).flatMap(([name, entry]) =>
    isRecord(entry) && isRecord(entry['spec']) && Array.isArray(entry['spec']['argv']) ? name : [],
  );
  if (names.length === 0) return null;
  const shown = names.slice(0, 3).map((name) => quote(name, 30));
  return {
    title: 'Jupyter is open without a token or password',
    proof: `Jupyter Server offers the kernels ${shown.join(', ')} without a token: programs that run any code. None was started.`,
  };
};

/** MLflow Tracking, GET experiments/search. */
export const mlflow: Signature = (response) => {
  const experiments = jsonObjectOf(response)?.['experiments'];
  const [first] = Array.isArray(experiments) ? experiments : [];
  if (!isRecord(first) || !isText(first['experiment_id']) || !('lifecycle_stage' in first)) return null;
  if (!('artifact_location' in first)) return null;
  return {
    title: 'MLflow is open without a password',
    proof: `MLflow lists its experiments, the first is ${quote(String(first['name'] ?? ''), 40)}.`,
  };
};

/** The list of applications of Tomcat's manager, with the forms that stop and deploy them. Tomcat 11 writes slashes as `&#47;`. */
export const tomcatManager: Signature = (response) => {
  const text = textOf(response);
  const hasForm = /action="[^"]{0,200}(?:\/|&#47;)html(?:\/|&#47;)(?:stop|start|upload|deploy)\b/.test(text);
  if (!text.includes('Tomcat Web Application Manager') || !hasForm) return null;
  return {
    title: 'Tomcat Manager is open without a password',
    proof: 'Tomcat Manager shows the forms that stop, start and deploy applications. None was submitted.',
  };
};

export const tomcatHostManager: Signature = (response) => {
  const text = textOf(response);
  const hasForm = /action="[^"]{0,200}(?:\/|&#47;)html(?:\/|&#47;)add\b/.test(text);
  if (!text.includes('Tomcat Virtual Host Manager') || !hasForm) return null;
  return {
    title: 'Tomcat Host Manager is open without a password',
    proof: 'Tomcat Host Manager shows the form that adds a host. It was not submitted.',
  };
};

/** Kibana and OpenSearch Dashboards: a page of saved objects. */
export const kibana: Signature = (response) => {
  const content = jsonObjectOf(response);
  const isPage = ['page', 'per_page', 'total'].every((name) => typeof content?.[name] === 'number');
  if (!isPage || !Array.isArray(content?.['saved_objects'])) return null;
  return {
    title: 'Kibana is open without a password',
    proof: `Kibana lists its saved objects: ${String(content['total'])} index patterns.`,
    severity: 'high',
  };
};

/** Grafana's list of the users of an organization, which only its administrators may read. */
export const grafana: Signature = (response) => {
  const users = jsonListOf(response);
  if (users.length === 0) return null;
  const isUser = (user: unknown) =>
    isRecord(user) && typeof user['orgId'] === 'number' && isText(user['login']) && isText(user['role']);
  if (!users.every(isUser)) return null;
  return {
    title: 'Grafana gives anonymous users the role Admin',
    proof: `Grafana lists the ${users.length} users of the organization, as only its administrators may.`,
  };
};

/** A search over all indices that returns the number of hits only. */
export const elasticsearch: Signature = (response) => {
  const content = jsonObjectOf(response);
  const shards = content?.['_shards'];
  if (typeof content?.['took'] !== 'number' || typeof content['timed_out'] !== 'boolean') return null;
  if (!isRecord(shards) || typeof shards['total'] !== 'number' || !isRecord(content['hits'])) return null;
  return {
    title: 'Elasticsearch or OpenSearch is open without a password',
    proof: `A search over all indices succeeds on ${shards['total']} shards. It returned no documents.`,
  };
};

/** Solr's system information: `security` names the plugin if there is one. */
export const solr: Signature = (response) => {
  const content = jsonObjectOf(response);
  const lucene = content?.['lucene'];
  if (!isRecord(lucene) || !isText(lucene['solr-spec-version']) || !isRecord(content?.['jvm'])) return null;
  const security = content['security'];
  const isSecured = isRecord(security) && isText(security['authenticationPlugin']);
  const proof = `Solr ${quote(lucene['solr-spec-version'], 20)} shows its system information`;
  const title = 'Solr is open without a password';
  return isSecured
    ? { title: 'Solr shows its system information', proof: `${proof}.`, severity: 'medium' }
    : { title, proof: `${proof}, and no authentication is configured.` };
};

/** Consul's agent with its configuration. */
export const consul: Signature = (response) => {
  const content = jsonObjectOf(response);
  const config = content?.['Config'];
  const debug = content?.['DebugConfig'];
  if (!isRecord(config) || !isText(config['Datacenter']) || !isText(config['NodeName']) || !isRecord(debug))
    return null;
  const proof = `Consul shows the configuration of the agent in ${quote(config['Datacenter'], 40)}`;
  return debug['ACLsEnabled'] === false
    ? { title: 'Consul is open without a token', proof: `${proof}: access control is disabled.` }
    : { title: 'Consul shows its configuration without a token', proof: `${proof}.`, severity: 'medium' };
};

/** Docker Engine API and Podman's copy of it, GET /version. */
export const docker: Signature = (response) => {
  const content = jsonObjectOf(response);
  if (!isText(content?.['ApiVersion']) || !isText(content['MinAPIVersion'])) return null;
  return {
    title: 'Docker Engine API is open without a certificate',
    proof: `Docker Engine API ${quote(content['ApiVersion'], 20)} responds without a client certificate.`,
  };
};

export const kubernetes: Signature = (response) => {
  const names = kubernetesList(jsonObjectOf(response), 'NamespaceList');
  return names === null
    ? null
    : {
        title: 'Kubernetes API is open to anonymous users',
        proof: `The Kubernetes API lists the namespaces of the cluster: ${names.join(', ')}.`,
        severity: 'high',
      };
};

export const kubelet: Signature = (response) => {
  const names = kubernetesList(jsonObjectOf(response), 'PodList');
  return names === null
    ? null
    : {
        title: 'Kubelet is open to anonymous users',
        proof: `The kubelet lists the pods of the node with their settings: ${names.join(', ')}.`,
        severity: 'high',
      };
};

function kubernetesList(content: Json | null, kind: string): string[] | null {
  const items = content?.['items'];
  if (content?.['kind'] !== kind || content['apiVersion'] !== 'v1' || !Array.isArray(items) || items.length === 0)
    return null;
  const names = items.map((item: unknown) =>
    isRecord(item) && isRecord(item['metadata']) ? item['metadata']['name'] : null,
  );
  return names.every(isText) ? names.slice(0, 3).map((name) => quote(name, 40)) : null;
}

/** InfluxDB 1.x, SHOW DATABASES. */
export const influxdb: Signature = (response) => {
  const results = jsonObjectOf(response)?.['results'];
  const [first] = Array.isArray(results) ? results : [];
  const series = isRecord(first) ? first['series'] : null;
  const [list] = Array.isArray(series) ? series : [];
  if (!isRecord(list) || list['name'] !== 'databases' || !Array.isArray(list['columns'])) return null;
  // Without a database there are no values.
  const values = Array.isArray(list['values']) ? list['values'] : [];
  return {
    title: 'InfluxDB is open without a password',
    proof: `InfluxDB lists its databases: ${values.length}.`,
  };
};

/** The page of Jenkins that runs Groovy scripts on the server. */
export const jenkins: Signature = (response) => {
  const text = textOf(response);
  const isConsole = /println\((?:Jenkins|Hudson)\.instance\.pluginManager\.plugins\)/.test(text);
  if (!isConsole || !/<textarea[^>]{0,200}\bname="script"/.test(text)) return null;
  return {
    title: 'Jenkins script console is open without a password',
    proof: 'Jenkins shows the form of its script console, which runs any code. It was not submitted.',
  };
};

/** A page of phpMyAdmin that says it is signed in: the configuration contains the account. */
export const phpMyAdmin: Signature = (response) => {
  const text = textOf(response);
  const settings = /\b(?:PMA_c|C)ommonParams\.setAll\(\{([^\n]{0,4000})/.exec(text)?.[1];
  if (settings === undefined || !/\blogged_in:\s*true\b/.test(settings)) return null;
  return {
    title: 'phpMyAdmin is open without a password',
    proof: 'phpMyAdmin shows its main page, signed in to the database (logged_in: true).',
  };
};
