import { isRecord } from '../../shared/records.ts';
import { type ComposeFindings, composeFindings } from './compose-project.ts';
import { declaredProject } from './declared-start.ts';
import { calledProject, previewProjects } from './deployments.ts';
import { databasesOf, dockerProject } from './docker-project.ts';
import { gitView } from './git-view.ts';
import { hostHints, unknownProject } from './hints.ts';
import { nodeProject } from './node-project.ts';
import type { Found, PreviewProject, Project, StartedProject } from './project.ts';
import { ProjectFiles } from './project-files.ts';
import { pythonProject } from './python-project.ts';
import { goProject, laravelProject, railsProject, staticProject } from './server-projects.ts';
import { springProject } from './spring-project.ts';
import { stackProject } from './stacks.ts';
import { workspaceFolders } from './workspaces.ts';

/** Packages of frameworks whose pages scripts render, with the name for people; those that contain others come first. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  '@angular/core': 'Angular',
  nuxt: 'Vue',
  vue: 'Vue',
  'react-dom': 'React',
  preact: 'Preact',
  svelte: 'Svelte',
  'solid-js': 'Solid',
  '@builder.io/qwik': 'Qwik',
  'ember-source': 'Ember',
};

/** Where an application keeps the code of its pages. */
const FOLDERS = ['frontend', 'client', 'web', 'ui', 'webapp'];

/**
 * The framework that renders the pages of an application in the browser.
 * @param folder folder of the application, relative to the root of the repository; empty for the root
 * @returns its name, or null
 */
async function frontEndOf(files: ProjectFiles, folder: string): Promise<string | null> {
  const below = FOLDERS.map((name) => (folder === '' ? name : `${folder}/${name}`));
  for (const place of [folder, ...below]) {
    const manifest = await (place === '' ? files : await files.in(place)).json('package.json');
    if (!isRecord(manifest)) continue;
    const packages = [manifest['dependencies'], manifest['devDependencies']].flatMap((list) =>
      isRecord(list) ? Object.keys(list) : [],
    );
    const known = Object.keys(FRAMEWORKS).find((name) => packages.includes(name));
    if (known !== undefined) return FRAMEWORKS[known] ?? null;
  }
  return null;
}

export interface Detection {
  readonly project: Project;
  /** Files that could not be used, and other applications of the repository. */
  readonly notes: readonly string[];
  /** Path of a description of the API in the repository, or null. */
  readonly description: string | null;
  /** Framework that renders the pages of the application in the browser, or null. */
  readonly frontEnd: string | null;
}

type Detected = Pick<Detection, 'project' | 'notes'>;

/** Where monorepos keep applications, and folders that often hold the only one. */
const APPLICATION_FOLDERS = ['apps', 'packages', 'services', 'src'];
const SINGLE_FOLDERS = ['web', 'www', 'site', 'app', 'frontend', 'client', 'backend', 'server', 'api', 'src'];
/** Folders of a repository that hold no application, or one for show. */
const NO_APPLICATION =
  /^(?:docs?|documentation|examples?|samples?|demos?|tests?|specs?|e2e|fixtures|bench(?:marks?)?|scripts?|tools?|vendor|third_party|infra(?:structure)?|deploy(?:ment)?s?|terraform|charts?|helm|k8s|lib|libs|dist|build|public|static|assets|node_modules)$/i;
const FIRST = /^(?:web|www|site|app|frontend|client)/i;
const DOCUMENTATION = /^(?:docs?|storybook)$/i;
const APPLICATIONS_MAX = 60;
const NAMES_SHOWN = 8;
const DESCRIPTION_FILES = ['openapi', 'swagger'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((type) => `${name}.${type}`),
);
const DESCRIPTION_FOLDERS = ['docs', 'api', 'spec', 'openapi'];

/**
 * Detects from the files of a repository how to start its application in a job, or where it is deployed. Runs nothing of it.
 * @param environment for `PATH`, to ask git which files a job has
 */
export async function detectProject(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Detection> {
  const files = await ProjectFiles.open(root, await gitView(root, environment));
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
  const declared = await workspaceFolders(files);
  const folders = await applicationFolders(files, declared);
  const previews = await previewProjects(files, folders);
  const deployed = previews[0] ?? (await calledProject(files));
  if (deployed !== null) return { project: deployed, notes: otherPreviews(previews) };
  const notes = hostHints(files);
  const isWorkspace = declared.length > 0;
  const compose = await composeFindings(files);
  notes.push(...compose.notes);
  const own = compose.project ?? (await startedProject(files, { files, around: [], isWorkspace, notes }));
  if (own !== null) return { project: await completed({ ...own, folder: '' }, files, compose), notes };
  const found = await startedIn(files, folders, notes);
  const [chosen, ...others] = found.toSorted((one, other) => rank(one) - rank(other));
  if (chosen !== undefined) {
    if (others.length > 0) notes.push(choice(chosen, others));
    return { project: await completed(chosen, files, compose), notes };
  }
  const last =
    (isWorkspace ? await startedProject(files, { files, around: [], isWorkspace: false, notes: [] }) : null) ??
    (await declaredProject(files, files)) ??
    (await staticProject(files));
  if (last !== null) return { project: await completed({ ...last, folder: '' }, files, compose), notes };
  const further = (await files.folders()).filter((name) => !folders.includes(name) && !NO_APPLICATION.test(name));
  const [only, ...more] = await startedIn(files, further.slice(0, APPLICATIONS_MAX), notes);
  if (only === undefined) return { project: await unknownProject(files), notes };
  if (more.length > 0) notes.push(choice(only, more));
  return { project: await completed(only, files, compose), notes };
}

async function startedIn(files: ProjectFiles, folders: readonly string[], notes: string[]): Promise<StartedProject[]> {
  const found: StartedProject[] = [];
  for (const folder of folders) {
    const inner = await files.in(folder);
    const nested = await composeFindings(inner);
    const project =
      nested.project ?? (await startedProject(inner, { files, around: [files], isWorkspace: false, notes }));
    if (project === null) continue;
    found.push({ ...project, folder });
    if (nested.dependencies.length === 0) notes.push(...nested.notes);
    else notes.push(`the job does not start the services of the compose file in ${folder}: add them if it needs them`);
  }
  return found;
}

function choice(chosen: StartedProject, others: readonly StartedProject[]): string {
  const names = others.slice(0, NAMES_SHOWN).map(({ folder, url }) => `${folder} (${url})`);
  return `${chosen.folder} was chosen; other applications: ${names.join(', ')}`;
}

function otherPreviews(previews: readonly PreviewProject[]): string[] {
  const [chosen, ...others] = previews;
  return others.map(
    ({ provider, reason }) =>
      `${chosen?.provider.name} was chosen; ${provider.name} may have previews, too (${reason})`,
  );
}

function rank({ folder }: StartedProject): number {
  const name = folder.split('/').at(-1) ?? '';
  if (DOCUMENTATION.test(name)) return 3;
  return FIRST.test(name) ? 0 : folder.startsWith('packages/') ? 2 : 1;
}

async function applicationFolders(files: ProjectFiles, declared: readonly string[]): Promise<string[]> {
  const usual = await Promise.all(
    APPLICATION_FOLDERS.map(async (parent) => (await files.folders(parent)).map((name) => `${parent}/${name}`)),
  );
  const single = SINGLE_FOLDERS.filter((name) => files.has(name));
  return [...new Set([...declared, ...usual.flat(), ...single])].slice(0, APPLICATIONS_MAX);
}

/** Adds what the application needs around its own start: services of the compose file, databases, variables. */
async function completed(
  project: StartedProject,
  root: ProjectFiles,
  compose: ComposeFindings,
): Promise<StartedProject> {
  if (compose.project !== null) return project;
  const files = project.folder === '' ? root : await root.in(project.folder);
  const steps = [...compose.dependencies.map((step) => ({ ...step, isAtRoot: true })), ...project.steps];
  const isServed = compose.dependencies.length > 0 || project.services !== undefined;
  const missing = isServed ? [] : await databasesOf(files);
  const example = files.first('.env.example', '.env.sample', '.env.template', '.env.dist');
  const isCopied = steps.some((step) => 'run' in step && step.run.includes('.env'));
  return {
    ...project,
    steps,
    guesses: [
      ...project.guesses,
      ...(missing.length === 0
        ? []
        : [
            `the application may need ${missing.join(', ')}, which the job does not start: add it to the job under services`,
          ]),
      ...(example === null || isCopied || files.has('.env')
        ? []
        : [`the application may need the variables of ${files.path(example)}, which the job does not set`]),
    ],
  };
}

interface Surroundings {
  readonly files: ProjectFiles;
  /** Folders around this one up to the root. */
  readonly around: readonly ProjectFiles[];
  /** The applications are in packages of their own. */
  readonly isWorkspace: boolean;
  readonly notes: string[];
}

async function startedProject(files: ProjectFiles, surroundings: Surroundings): Promise<Found | null> {
  const { around, isWorkspace, notes, files: root } = surroundings;
  const manifest = await files.json('package.json');
  if (typeof manifest === 'string') notes.push(`${files.path('package.json')} was not used: ${manifest}`);
  const node = isRecord(manifest) ? await nodeProject(files, manifest, around, isWorkspace) : null;
  if (files.has('Dockerfile')) return dockerProject(files, node?.url ?? null, files.path('Dockerfile'));
  return (
    (await railsProject(files)) ??
    (await laravelProject(files)) ??
    (await pythonProject(files, root)) ??
    (await springProject(files)) ??
    (await goProject(files)) ??
    node ??
    (await stackProject(files, root))
  );
}
