import { isRecord } from '../../shared/records.ts';
import { applicationService, composeFile, environmentOf } from './compose.ts';
import { calledProject, flyPort, previewProject } from './deployments.ts';
import { dockerfilePort } from './dockerfile.ts';
import { frontEndOf } from './front-end.ts';
import { nodeProject } from './node-project.ts';
import type { Project, StartedProject } from './project.ts';
import { ProjectFiles } from './project-files.ts';
import {
  goProject,
  laravelProject,
  pythonProject,
  railsProject,
  springProject,
  staticProject,
} from './server-projects.ts';

export interface Detection {
  readonly project: Project;
  /** Files that could not be read, and other applications of the repository. */
  readonly notes: readonly string[];
  /** Path of a description of the API in the repository, or null. */
  readonly description: string | null;
  /** Framework that renders the pages of the application in the browser, or null. */
  readonly frontEnd: string | null;
}

type Detected = Pick<Detection, 'project' | 'notes'>;

/** Where monorepos keep applications, and folders that often hold the only one. */
const APPLICATION_FOLDERS = ['apps', 'packages', 'services'];
const SINGLE_FOLDERS = ['web', 'www', 'site', 'app', 'frontend', 'client', 'backend', 'server', 'api'];
const FIRST = /^(?:web|www|site|app|frontend|client)/i;
const APPLICATIONS_MAX = 40;
const DESCRIPTION_FILES = ['openapi', 'swagger'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((type) => `${name}.${type}`),
);
const DESCRIPTION_FOLDERS = ['docs', 'api', 'spec', 'openapi'];

/** Detects from the files of a repository how to start its application in a job, or where it is deployed. Runs nothing. */
export async function detectProject(root: string): Promise<Detection> {
  const files = await ProjectFiles.open(root);
  const detected = await detectStart(files);
  const { project } = detected;
  const folder = project.kind === 'started' ? project.folder : '';
  return {
    ...detected,
    description: await descriptionFile(files, folder),
    frontEnd: await frontEndOf(files, folder),
  };
}

/** An OpenAPI file of the application, or of the repository. */
async function descriptionFile(files: ProjectFiles, folder: string): Promise<string | null> {
  const below = (parent: string) => [
    parent,
    ...DESCRIPTION_FOLDERS.map((name) => (parent === '' ? name : `${parent}/${name}`)),
  ];
  for (const place of new Set([...below(folder), ...below('')])) {
    const found = place === '' ? files : await files.in(place);
    const name = found.first(...DESCRIPTION_FILES);
    if (name !== null && /(?:^|[{,\n]\s{0,20})["']?(?:openapi|swagger)["']?\s{0,5}:/.test(await found.text(name)))
      return place === '' ? name : `${place}/${name}`;
  }
  return null;
}

async function detectStart(files: ProjectFiles): Promise<Detected> {
  const notes: string[] = [];
  const deployed = (await previewProject(files)) ?? (await calledProject(files));
  if (deployed !== null) return { project: deployed, notes };
  const own = await startedProject(files, [], notes);
  if (own !== null) return { project: { ...own, folder: '' }, notes };
  const found: StartedProject[] = [];
  for (const folder of await applicationFolders(files)) {
    const inner = await startedProject(await files.in(folder), [files], notes, folder);
    if (inner !== null) found.push({ ...inner, folder });
  }
  const [chosen, ...others] = found.toSorted((one, other) => rank(one) - rank(other));
  if (chosen !== undefined) {
    if (others.length > 0)
      notes.push(`${chosen.folder} was chosen; other applications: ${others.map(({ folder }) => folder).join(', ')}`);
    return { project: chosen, notes };
  }
  const page = await staticProject(files);
  return { project: page === null ? { kind: 'unknown' } : { ...page, folder: '' }, notes };
}

function rank({ folder }: StartedProject): number {
  return FIRST.test(folder.split('/').at(-1) ?? '') ? 0 : 1;
}

async function applicationFolders(files: ProjectFiles): Promise<string[]> {
  const nested = await Promise.all(
    APPLICATION_FOLDERS.map(async (parent) => (await files.folders(parent)).map((name) => `${parent}/${name}`)),
  );
  return [...nested.flat(), ...SINGLE_FOLDERS.filter((name) => files.has(name))].slice(0, APPLICATIONS_MAX);
}

type Found = Omit<StartedProject, 'folder'>;

async function startedProject(
  files: ProjectFiles,
  around: readonly ProjectFiles[],
  notes: string[],
  folder = '',
): Promise<Found | null> {
  const place = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  const compose = composeFile(files);
  if (compose !== null) {
    const variables = environmentOf((await files.text('.env')) || (await files.text('.env.example')));
    const service = applicationService(await files.text(compose), variables);
    if (typeof service === 'string') notes.push(`${place(compose)} was not used: ${service}`);
    else if (service !== null)
      return {
        kind: 'started',
        what: `service ${service.name} of ${place(compose)}`,
        steps: [{ run: 'docker compose up --detach --build --wait' }],
        url: service.url,
        guesses: service.guess === null ? [] : [service.guess],
      };
  }
  const manifest = await files.json('package.json');
  if (typeof manifest === 'string') notes.push(`${place('package.json')} was not used: ${manifest}`);
  const node = isRecord(manifest) ? await nodeProject(files, manifest, around) : null;
  if (files.has('Dockerfile')) return dockerProject(files, node?.url ?? null, place('Dockerfile'));
  return (
    (await railsProject(files)) ??
    laravelProject(files) ??
    (await pythonProject(files)) ??
    (await springProject(files)) ??
    (await goProject(files)) ??
    node
  );
}

async function dockerProject(files: ProjectFiles, nodeUrl: string | null, what: string): Promise<Found> {
  const exposed = dockerfilePort(await files.text('Dockerfile'));
  const fly = await flyPort(files);
  const fallback = Number(nodeUrl === null ? 8080 : new URL(nodeUrl).port);
  const port = exposed?.port ?? fly ?? fallback;
  const published = port < 1024 ? 8080 : port;
  const isRails = /^[ \t]{0,20}gem ["']rails["']/m.test(await files.text('Gemfile'));
  const environment = isRails ? ' --env SECRET_KEY_BASE_DUMMY=1' : '';
  const guesses = [
    ...(exposed === null && fly === null ? [`the port ${port}: the Dockerfile has no EXPOSE`] : []),
    ...(exposed?.guess == null ? [] : [exposed.guess]),
    ...(isRails ? ['the image of a Rails application needs its database and credentials'] : []),
  ];
  return {
    kind: 'started',
    what,
    steps: [
      { run: 'docker build --tag app .' },
      { run: `docker run --detach --publish ${published}:${port}${environment} app` },
    ],
    url: `http://localhost:${published}`,
    guesses,
  };
}
