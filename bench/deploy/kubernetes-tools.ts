import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianProgram, which } from '../../test/helpers/debian.ts';
import { cacheFolder } from '../cache-folder.ts';
import { NotMeasured, requirePrograms, run } from '../vulnerable/programs.ts';

/** Not newer: it would raise versions that the libraries of Kubernetes share, and compile them all again. */
const HELM = 'v3.20.2';
const CONTROLLER_GEN = 'v0.23.0';
/** Go packages with the types of the operators' resources. */
const OPERATORS = {
  'github.com/prometheus-operator/prometheus-operator/pkg/apis/monitoring': { version: 'v0.95.2', types: 'v1' },
  'github.com/kedacore/keda/v2': { version: 'v2.21.0', types: 'apis/keda/v1alpha1' },
} as const;

const folder = cacheFolder('kubernetes');

/** Builds below the cache folder, at low priority; two compilers at once need 4 GiB. */
function go(args: readonly string[], cwd: string): string {
  return run('nice', ['-n', '10', 'env', 'GOFLAGS=-mod=mod -p=2 -buildvcs=false', 'go', ...args], {
    cwd,
  });
}

export function etcd(): string {
  const program = debianProgram('etcd', ['etcd-server']);
  if (program === null) throw new NotMeasured('etcd is missing: apt-get install etcd-server');
  return program;
}

/** The release of Kubernetes whose libraries all tools share, so that they are compiled once. */
export const KUBERNETES = '1.37.2';

export function helm(): string {
  return which('helm') ?? built('helm', 'helm.sh/helm/v3/cmd/helm', ['helm.sh/helm/v3', HELM]);
}

/** Builds kube-apiserver of a release from its Go module. @param version `1.37.2` */
export function kubeApiserver(version: string): string {
  const set = (name: string, value: string) => `-X k8s.io/component-base/version.${name}=${value}`;
  const [major = '', minor = ''] = version.split('.');
  const flags = ['-s -w', set('gitVersion', `v${version}`), set('gitMajor', major), set('gitMinor', minor)].join(' ');
  return built(`kube-apiserver-${version}`, 'k8s.io/kubernetes/cmd/kube-apiserver', null, version, flags);
}

/** Builds a program in a module that requires Kubernetes and, if it is of another module, that one. */
function built(
  name: string,
  program: string,
  module: readonly [name: string, version: string] | null,
  version = KUBERNETES,
  flags = '-s -w',
): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  requirePrograms({ go: 'golang' });
  const place = join(folder, `build-${name}`);
  mkdirSync(place, { recursive: true });
  const kubernetes = readFileSync(download('k8s.io/kubernetes', `v${version}`).GoMod, 'utf8');
  // Its own directives name folders of its repository; each library is a module, too.
  const staged = [...kubernetes.matchAll(/^\t(k8s\.io\/\S+) v0\.0\.0\b/gm)].map(([, library]) => library ?? '');
  const lines = [
    'module example.com/tools',
    ...(kubernetes.match(/^(go|godebug) .*$/gm) ?? []),
    `require k8s.io/kubernetes v${version}`,
    ...(module === null ? [] : [`require ${module.join(' ')}`]),
    ...staged.map((library) => `replace ${library} => ${library} v0.${version.slice(2)}`),
  ];
  writeFileSync(join(place, 'go.mod'), `${lines.join('\n')}\n`);
  go(['build', '-ldflags', flags, '-o', path, program], place);
  return path;
}

function download(module: string, version: string): { readonly GoMod: string; readonly Dir: string } {
  mkdirSync(folder, { recursive: true });
  return JSON.parse(go(['mod', 'download', '-json', `${module}@${version}`], folder)) as { GoMod: string; Dir: string };
}

/** Generates the CustomResourceDefinitions of the operators from their Go types, as they do. @returns their folder */
export function operatorResources(): string {
  const out = join(folder, 'crds');
  if (existsSync(join(out, 'complete'))) return out;
  const module = 'sigs.k8s.io/controller-tools';
  const generator = built('controller-gen', `${module}/cmd/controller-gen`, [module, CONTROLLER_GEN]);
  for (const [name, { version, types }] of Object.entries(OPERATORS)) {
    const { Dir } = download(name, version);
    const args = ['crd:allowDangerousTypes=true', `paths=./${types}`, `output:crd:dir=${out}`];
    run('nice', ['-n', '10', generator, ...args], { cwd: Dir });
  }
  writeFileSync(join(out, 'complete'), '');
  return out;
}
