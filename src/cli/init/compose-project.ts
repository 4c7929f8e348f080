import { isRecord } from '../../shared/records.ts';
import { applicationService, type ComposeService, isDependency, portVariables, urlOf } from './compose.ts';
import { type ComposeDocument, composeDocument, listOf } from './compose-document.ts';
import { composeNeeds, missingContext, otherComposeFiles } from './compose-needs.ts';
import { interpolated, portOf, requiredVariables, variablesWithoutDefault } from './compose-ports.ts';
import { type EnvironmentFile, environmentFile } from './environment-files.ts';
import type { Found, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';

/** What a compose file contributes to a job. */
export interface ComposeFindings {
  readonly project: Found | null;
  /** Steps that start what the application needs, when the file starts only that. */
  readonly dependencies: readonly Step[];
  readonly notes: readonly string[];
}

const NOTHING: ComposeFindings = { project: null, dependencies: [], notes: [] };
const NAMES_SHOWN = 8;
/** Value of a variable that the repository does not have. Real values stay out of the workflow. */
const PLACEHOLDER = 'only-for-this-job';

/** @param what the compose file, as messages name it */
export async function composeFindings(files: ProjectFiles): Promise<ComposeFindings> {
  const document = await composeDocument(files);
  if (document === null) return { ...NOTHING, notes: await otherComposeFiles(files) };
  if (typeof document === 'string') return { ...NOTHING, notes: [document] };
  const what = files.path(document.names[0] ?? '');
  const prepared = await environmentOfJob(files, document, what);
  const service = await applicationService(document, prepared.variables, files);
  if (service === null) return withoutApplication(document, prepared, what, files);
  const { steps, guesses } = prepared;
  return {
    ...NOTHING,
    notes: document.missing.map((path) => `${what} names ${path}, which is not in the repository`),
    project: {
      kind: 'started',
      what: `service ${service.name} of ${what}`,
      steps: [...steps, ...startSteps(document, service, prepared)],
      url: urlOf(service),
      guesses: [...service.guesses, ...publishing(service, what), ...guesses],
    },
  };
}

function publishing({ isUnpublished, name, container, published }: ComposeService, what: string): string[] {
  return isUnpublished
    ? [
        `service ${name} of ${what} publishes no port: the job publishes its port ${container} as ${published}; check it`,
      ]
    : [];
}

function startSteps({ names }: ComposeDocument, service: ComposeService, { env }: Prepared): Step[] {
  const common = Object.keys(env).length === 0 ? {} : { env };
  const profile = service.profile === null ? '' : ` --profile ${service.profile}`;
  const up = 'up --detach --build --wait';
  if (!service.isUnpublished) return [{ run: `docker compose${profile} ${up}`, ...common }];
  const ports = `services: {${service.name}: {ports: ["${service.published}:${service.container}"]}}`;
  const files = names.map((name) => ` --file ${name}`).join('');
  return [
    { run: `echo '${ports}' > "$RUNNER_TEMP/publish.yaml"` },
    { run: `docker compose${files} --file "$RUNNER_TEMP/publish.yaml"${profile} ${up}`, ...common },
  ];
}

/** Databases and the like, which an application on the runner reaches by their published ports. */
async function withoutApplication(
  document: ComposeDocument,
  prepared: Prepared,
  what: string,
  files: ProjectFiles,
): Promise<ComposeFindings> {
  const { services } = document;
  const names = [...services.keys()].slice(0, NAMES_SHOWN).join(', ');
  const unbuilt = await unbuiltServices(document, files, what);
  const isPublished = [...services.values()].some(
    (service) =>
      isDependency(service) &&
      listOf(service['ports']).some((entry) => {
        const port = portOf(entry, (text) => interpolated(text, prepared.variables));
        return port !== null && 'published' in port;
      }),
  );
  if (names === '') return { ...NOTHING, notes: [`${what} has no services`] };
  if (!isPublished)
    return {
      ...NOTHING,
      notes: [...unbuilt, `${what} was not used: none of its services (${names}) publishes a port`],
    };
  const common = Object.keys(prepared.env).length === 0 ? {} : { env: prepared.env };
  const started = [...services].flatMap(([name, service]) => (isDependency(service) ? [name] : []));
  // The others cannot be built, or serve nothing.
  const isAll = started.length === services.size || !started.every((name) => /^[\w.-]{1,100}$/.test(name));
  return {
    ...NOTHING,
    notes: [
      ...unbuilt,
      `the job also starts the services of ${what} (${started.slice(0, NAMES_SHOWN).join(', ')})`,
      ...prepared.guesses,
    ],
    dependencies: [
      ...prepared.steps,
      { run: `docker compose up --detach --wait${isAll ? '' : ` ${started.join(' ')}`}`, ...common },
    ],
  };
}

/** Why services are not the application although they are built. */
async function unbuiltServices({ services }: ComposeDocument, files: ProjectFiles, what: string): Promise<string[]> {
  const all = await Promise.all(
    [...services].map(async ([name, service]) => {
      const context = await missingContext(service, files);
      return context === null
        ? []
        : [
            `service ${name} of ${what} is built from ${context}, which is not in the repository: the job does not use it`,
          ];
    }),
  );
  return all.flat().slice(0, NAMES_SHOWN);
}

interface Prepared {
  /** Steps that make the environment files. */
  readonly steps: readonly Step[];
  readonly variables: ReadonlyMap<string, string>;
  /** Variables without a value, with those of the job. */
  readonly env: Readonly<Record<string, string>>;
  readonly guesses: readonly string[];
}

/** The environment files and variables of the compose file, as the job has them. */
async function environmentOfJob(files: ProjectFiles, document: ComposeDocument, what: string): Promise<Prepared> {
  const text = document.text.replace(/^[ \t]*#.*$/gm, '');
  const own = await environmentFile(files, '.env');
  const needed = await neededFiles(files, document);
  const isOwnUsed = variablesWithoutDefault(text).some((name) => own.variables.has(name));
  const all = [...needed, ...(isOwnUsed ? [own] : [])];
  const made = [...new Map(all.map((file) => [file.path, file])).values()].filter(({ isCommitted }) => !isCommitted);
  const hasOwn = own.isCommitted || made.some(({ path }) => path === own.path);
  const values = hasOwn ? own.variables : new Map<string, string>();
  const ports = portVariables(document, values);
  const needs = await composeNeeds(files, document, what, PLACEHOLDER);
  const open = requiredVariables(text).filter((name) => (values.get(name) ?? '') === '' && !(name in ports));
  return {
    steps: [
      ...made.map(({ path, example }) => ({ run: example === null ? `touch ${path}` : `cp ${example} ${path}` })),
      ...needs.steps,
    ],
    variables: new Map([...values, ...Object.entries(ports)]),
    env: { ...Object.fromEntries(open.map((name) => [name, PLACEHOLDER])), ...ports },
    guesses: [
      ...Object.entries(ports).map(
        ([name, port]) => `port ${port} is a guess: ${what} takes it from ${name}, which has no value`,
      ),
      ...made.map((file) => madeFile(file, what)),
      ...needs.guesses,
      ...openVariables(open, what),
    ],
  };
}

function madeFile({ path, example }: EnvironmentFile, what: string): string {
  return example === null
    ? `${what} reads ${path}, which Git does not have: the job makes an empty one; add the variables that the application needs`
    : `${what} reads ${path}, which Git does not have: the job copies ${example}; check its values`;
}

function openVariables(names: readonly string[], what: string): string[] {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length === 0
    ? []
    : [`${what} requires ${shown}, without a value in the repository: the job sets "${PLACEHOLDER}"; check it`];
}

/** Files that services name as `env_file` and without which Compose stops. */
async function neededFiles(files: ProjectFiles, { services }: ComposeDocument): Promise<EnvironmentFile[]> {
  const entries = [...services.values()].flatMap((service) => listOf(service['env_file']));
  const paths = entries.flatMap((entry) => {
    const isOptional = isRecord(entry) && entry['required'] === false;
    const path = isRecord(entry) ? entry['path'] : entry;
    return !isOptional && typeof path === 'string' && /^[\w./-]{1,200}$/.test(path) ? [path.replace(/^\.\//, '')] : [];
  });
  return Promise.all([...new Set(paths)].map((path) => environmentFile(files, path)));
}
