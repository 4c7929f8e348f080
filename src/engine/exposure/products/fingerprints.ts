import { isRecord } from '../../../shared/records.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, type HeaderList, header } from '../../core/evidence/http.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import { jsonObjectOf } from '../../web/signature.ts';
import { type ExposurePath, SPRING_PATHS } from '../catalogue.ts';

interface Seen {
  readonly text: string;
  readonly headers: HeaderList;
  readonly exchange: Exchange;
}

interface Product {
  /** A sign of the product in a response that was read anyway. It proves nothing and costs nothing. */
  readonly isSeen: (seen: Seen) => boolean;
  readonly paths: readonly ExposurePath[];
  /** Folder that the paths start from; the root by default. */
  readonly base?: (seen: Seen) => string;
}

const open = (path: string, signature: ExposurePath['signature']): ExposurePath => ({
  family: 'open-product',
  path,
  signature,
});
const has =
  (...words: readonly string[]) =>
  ({ text }: Seen) =>
    words.some((word) => text.includes(word));
const sends =
  (...names: readonly string[]) =>
  ({ headers }: Seen) =>
    names.some((name) => header(headers, name) !== undefined);
/** Folder of the page. */
const folder = ({ exchange: { request } }: Seen) => {
  const { pathname } = new URL(request.url);
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
};
/** A folder that the page names; the root if it does not. */
const named =
  (pattern: RegExp) =>
  ({ text }: Seen) => {
    const path = pattern.exec(text)?.[1] ?? '/';
    return path.endsWith('/') ? path : `${path}/`;
  };

const PRODUCTS: readonly Product[] = [
  { isSeen: has('<title>Node-RED'), base: folder, paths: [open('/settings', 'node-red')] },
  {
    isSeen: ({ text }) =>
      text.includes('jupyter-config-data') || (/\bdata-base-url="/.test(text) && /jupyter/i.test(text)),
    base: named(/(?:"baseUrl"\s*:\s*|\bdata-base-url=)"(\/[\w./~-]{0,200})"/),
    paths: [open('/api/kernelspecs', 'jupyter')],
  },
  {
    isSeen: has('<title>MLflow'),
    base: folder,
    paths: [open('/api/2.0/mlflow/experiments/search?max_results=1', 'mlflow')],
  },
  {
    isSeen: has('Apache Tomcat/'),
    paths: [
      open('/manager/html', 'tomcat-manager'),
      open('/host-manager/html', 'tomcat-host-manager'),
      { family: 'admin-page', path: '/examples/servlets/servlet/CookieExample', signature: 'tomcat-examples' },
    ],
  },
  {
    isSeen: (seen) =>
      sends('kbn-name', 'kbn-license-sig', 'osd-name')(seen) ||
      has('<kbn-injected-metadata', '<osd-injected-metadata')(seen),
    paths: [open('/api/saved_objects/_find?type=index-pattern&per_page=1', 'kibana')],
  },
  {
    isSeen: has('grafanaBootData'),
    base: named(/"appSubUrl"\s*:\s*"(\/[\w./~-]{0,200})"/),
    paths: [open('/api/org/users', 'grafana')],
  },
  {
    isSeen: has('You Know, for Search', 'The OpenSearch Project'),
    paths: [open('/_search?size=0&terminate_after=1', 'elasticsearch')],
  },
  { isSeen: has('<title>Solr Admin'), paths: [open('/solr/admin/info/system?wt=json', 'solr')] },
  {
    isSeen: (seen) => has('<title>Consul', 'consul-ui/')(seen) || sends('x-consul-default-acl-policy')(seen),
    paths: [open('/v1/agent/self', 'consul')],
  },
  {
    isSeen: (seen) => sends('docker-experimental')(seen) || (sends('api-version')(seen) && isDocker(seen)),
    paths: [open('/version', 'docker')],
  },
  {
    isSeen: ({ exchange }) => isKubernetes(jsonObjectOf(exchange.response)),
    paths: [open('/api/v1/namespaces?limit=1', 'kubernetes')],
  },
  { isSeen: sends('x-influxdb-version'), paths: [open('/query?q=SHOW+DATABASES', 'influxdb')] },
  { isSeen: sends('x-jenkins'), paths: [open('/script', 'jenkins')] },
  { isSeen: ({ exchange }) => isSpringError(exchange), paths: SPRING_PATHS },
];

/** Ports of the kubelet, whose start page shows nothing of it. */
const KUBELET_PORTS: ReadonlySet<number> = new Set([10_250, 10_255]);
const TEXT_MAX = 64 * 1024;

/** Paths of the products that the responses of the crawl suggest. A finding needs the response of the path itself. */
export function productPaths(target: TargetInfo, crawl: CrawlEvidence | null): ExposurePath[] {
  const exchanges = [
    ...(crawl?.pages.map(({ exchange }) => exchange) ?? []),
    ...(crawl?.redirects ?? []),
    ...(crawl?.errorPages ?? []),
  ];
  const responses = exchanges.map((exchange) => ({
    text: exchange.response.text.slice(0, TEXT_MAX),
    headers: exchange.response.headers,
    exchange,
  }));
  const paths = PRODUCTS.flatMap(({ isSeen, base, paths: wanted }) => {
    const seen = responses.find(isSeen);
    if (seen === undefined) return [];
    const start = base?.(seen) ?? '/';
    return wanted.map((entry) => ({ ...entry, path: start + entry.path.slice(1) }));
  });
  return KUBELET_PORTS.has(target.port) ? [...paths, open('/pods', 'kubelet')] : paths;
}

function isDocker({ headers }: Seen): boolean {
  return /^(?:docker|libpod)\//i.test(header(headers, 'server') ?? '');
}

/** Its index, or the refusal of an anonymous request. */
function isKubernetes(content: Readonly<Record<string, unknown>> | null): boolean {
  const paths = content?.['paths'];
  const isRefusal = content?.['kind'] === 'Status' && String(content['message']).includes('system:anonymous');
  return isRefusal || (Array.isArray(paths) && paths.includes('/api/v1'));
}

/** The error page of Spring Boot, as HTML or as JSON. */
function isSpringError(exchange: Exchange): boolean {
  const { response } = exchange;
  if (response.status < 400) return false;
  if (response.text.includes('<h1>Whitelabel Error Page</h1>')) return true;
  const content = jsonObjectOf(response);
  return isRecord(content) && ['timestamp', 'status', 'error', 'path'].every((name) => name in content);
}
