import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { measure, run } from '../vulnerable/programs.ts';
import { type KubeObject, Kubernetes, type Reply } from './kube-apiserver.ts';
import { etcd, helm, KUBERNETES, kubeApiserver, operatorResources } from './kubernetes-tools.ts';

/**
 * Applies the chart to real kube-apiservers with etcd: each value set of its folder `ci`, in a namespace that enforces the restricted Pod
 * security profile. A warning of the server is a fault. Nothing runs, because there are no controllers.
 *
 *   SCAN_GATE_INSTALL=1 node bench/deploy/kubernetes.ts [VERSION[/EMULATED]…]
 *
 * `1.37.2/1.34` is kube-apiserver 1.37.2 that emulates the APIs and features of 1.34; `1.34.4` builds the older one.
 * Needs Go; the first run builds each kube-apiserver from its Go module, which takes 15 minutes on two cores and 3 GB of cache.
 */
const RELEASES = [KUBERNETES, `${KUBERNETES}/1.34`];
const chart = join(import.meta.dirname, '../../deploy/helm/scan-gate');
const RELEASE = 'scan-gate';

/**
 * What the chart uses of `Cluster`, as the reference of CloudNativePG describes it; its Go module cannot be had everywhere.
 * https://cloudnative-pg.io/documentation/current/cloudnative-pg.v1/
 */
const text = { type: 'string' };
const fields = (properties: object) => ({ type: 'object', properties });
const initdb = fields({ database: text, owner: text });
const storage = fields({ size: text, storageClass: text });
const clusterSpec = fields({ instances: { type: 'integer', minimum: 1 }, bootstrap: fields({ initdb }), storage });
const CLUSTER: KubeObject = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'clusters.postgresql.cnpg.io' },
  spec: {
    group: 'postgresql.cnpg.io',
    scope: 'Namespaced',
    names: { plural: 'clusters', singular: 'cluster', kind: 'Cluster', listKind: 'ClusterList' },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: fields({ spec: clusterSpec }) } }],
  },
};

interface PodTemplate {
  readonly metadata: Record<string, unknown>;
  readonly spec: { readonly containers: readonly Record<string, unknown>[]; readonly [field: string]: unknown };
}

const faults: string[] = [];

function judge(what: string, { status, message, warnings }: Reply): void {
  if (status >= 300) faults.push(`${what}: ${status} ${messageOf(message)}`);
  for (const warning of warnings) faults.push(`${what}: warning: ${warning}`);
}

function messageOf(text: string): string {
  return (JSON.parse(text) as { message?: string }).message ?? text;
}

function rendered(program: string, values: string, version: string): KubeObject[] {
  const args = ['template', RELEASE, chart, '--values', values, '--kube-version', version];
  const documents = parseAllDocuments(run(program, args), { version: '1.1' });
  return documents.map((document) => document.toJS() as KubeObject | null).filter((object) => object !== null);
}

function podOf({ kind, metadata, spec }: KubeObject): KubeObject | null {
  if (kind !== 'Deployment' && kind !== 'Job') return null;
  const { template } = spec as { template: PodTemplate };
  const pod = { ...template.metadata, name: `${metadata.name}-pod` };
  return { apiVersion: 'v1', kind: 'Pod', metadata: pod, spec: template.spec };
}

function namespaceOf(name: string): KubeObject {
  const modes = ['enforce', 'audit', 'warn'].map((mode) => [`pod-security.kubernetes.io/${mode}`, 'restricted']);
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels: Object.fromEntries(modes) } };
}

/** The controllers make this account in every namespace; here there are none. */
const DEFAULT_ACCOUNT: KubeObject = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };

/** A server that accepts everything would prove nothing. */
async function proveThatItRefuses(
  kubernetes: Kubernetes,
  objects: readonly KubeObject[],
  namespace: string,
): Promise<void> {
  const deployment = objects.find(({ kind }) => kind === 'Deployment');
  if (deployment === undefined) throw new Error('the chart has no Deployment');
  // Another name: what Helm owns in the installed one stays when it is left out.
  const weak = structuredClone({ ...deployment, metadata: { ...deployment.metadata, name: 'weak' } }) as KubeObject & {
    spec: { template: PodTemplate; unknown?: boolean };
  };
  for (const container of weak.spec.template.spec.containers as Record<string, unknown>[])
    delete container['securityContext'];
  const warned = await kubernetes.apply(weak, namespace, { dryRun: true });
  if (!warned.warnings.some((warning) => warning.includes('would violate PodSecurity')))
    faults.push('the server does not warn of a Deployment that violates the restricted profile');
  const refused = await kubernetes.admits(podOf(weak) as KubeObject, namespace);
  if (refused.status !== 403 || !refused.message.includes('violates PodSecurity'))
    faults.push(`the server admits a pod that violates the restricted profile: ${refused.message}`);
  const misspelt = { ...deployment, spec: { ...(deployment['spec'] as object), replica: 1 } };
  const invalid = await kubernetes.apply(misspelt, namespace, { dryRun: true });
  if (invalid.status < 400) faults.push(`the server takes an unknown field: ${invalid.status}`);
}

/** Helm itself, against the server; its hooks wait for a Job that nothing would run. */
function byHelm(program: string, kubernetes: Kubernetes, namespace: string, args: readonly string[]): void {
  const common = ['--no-hooks', '--kubeconfig', kubernetes.kubeconfig, '--namespace', namespace];
  const { status, stderr } = spawnSync(program, [...args, ...common], { encoding: 'utf8', timeout: 300_000 });
  if (status !== 0 || /warning/i.test(stderr)) faults.push(`${namespace}: helm ${args[0]}: ${stderr.trim()}`);
}

async function applyValues(kubernetes: Kubernetes, program: string, file: string, version: string): Promise<string> {
  const name = file.replace('-values.yaml', '');
  const values = join(chart, 'ci', file);
  const objects = rendered(program, values, version);
  await kubernetes.apply(namespaceOf(name), name, { dryRun: false });
  judge(`${name}: account`, await kubernetes.apply(DEFAULT_ACCOUNT, name, { dryRun: false }));
  for (const object of objects) {
    const what = `${name}: ${object.kind}/${object.metadata.name ?? ''}`;
    judge(what, await kubernetes.apply(object, name, { dryRun: true }));
  }
  byHelm(program, kubernetes, name, ['install', RELEASE, chart, '--values', values]);
  const pods = objects.map(podOf).filter((pod) => pod !== null);
  for (const pod of pods) judge(`${name}: Pod/${pod.metadata.name}`, await kubernetes.admits(pod, name));
  await proveThatItRefuses(kubernetes, objects, name);
  byHelm(program, kubernetes, name, ['upgrade', RELEASE, chart, '--values', values]);
  byHelm(program, kubernetes, name, ['uninstall', RELEASE]);
  const kinds = [...new Set(objects.map(({ kind }) => kind))].sort().join(', ');
  return `  ${name}: ${objects.length} objects, ${pods.length} pods (${kinds})`;
}

const USED = /_(?:servicemonitors|prometheusrules|scaledobjects|triggerauthentications)\.yaml$/;

/** The resources of operators that the chart makes. */
function definitions(): KubeObject[] {
  const folder = operatorResources();
  const files = readdirSync(folder).filter((name) => USED.test(name));
  return [CLUSTER, ...files.map((name) => parse(readFileSync(join(folder, name), 'utf8')) as KubeObject)];
}

async function applyTo(release: string): Promise<void> {
  const program = helm();
  const [binary = '', emulated] = release.split('/');
  const version = emulated === undefined ? binary : `${emulated}.0`;
  const kubernetes = await Kubernetes.start(etcd(), kubeApiserver(binary), emulated);
  try {
    for (const definition of definitions())
      judge(definition.metadata.name ?? '', await kubernetes.apply(definition, '', { dryRun: false }));
    console.log(`kube-apiserver ${binary}${emulated === undefined ? '' : ` as ${emulated}`}`);
    for (const file of readdirSync(join(chart, 'ci')))
      console.log(await applyValues(kubernetes, program, file, version));
  } finally {
    await kubernetes.close();
  }
}

await measure('the chart', async () => {
  const asked = process.argv.slice(2);
  for (const release of asked.length > 0 ? asked : RELEASES) await applyTo(release);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exit(1);
});
