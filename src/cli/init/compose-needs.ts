import { posix } from 'node:path';
import { isRecord } from '../../shared/records.ts';
import type { ComposeDocument, Service } from './compose-document.ts';
import { COMPOSE_FILES } from './compose-document.ts';
import type { Step } from './project.ts';
import { PLAIN_NAME, type ProjectFiles } from './project-files.ts';

/** What a compose file expects around it and a job does not have. */
interface Needs {
  readonly steps: readonly Step[];
  readonly guesses: readonly string[];
}

const NAME = /^[\w.-]{1,100}$/;
const PATH = /^[\w./-]{1,200}$/;
/** Compose reads a file with another name only with --file. */
const OTHER_FILE = /^(?:docker-)?compose[\w.-]{0,60}\.ya?ml$/;
const OTHER_FOLDERS = ['docker', 'deploy', 'deployment', 'infra', 'compose', 'containers', '.docker', '.devcontainer'];
const NAMES_SHOWN = 5;

/** Networks and volumes that something else creates, and files of secrets and configs that Git does not have. */
export async function composeNeeds(
  files: ProjectFiles,
  { elements }: ComposeDocument,
  what: string,
  placeholder: string,
): Promise<Needs> {
  const entriesOf = (key: string) =>
    elements.flatMap((element) => (isRecord(element[key]) ? Object.entries(element[key]) : []));
  const created = (['network', 'volume'] as const).flatMap((kind) =>
    entriesOf(`${kind}s`).flatMap(([key, value]) => {
      const name = isRecord(value) && value['external'] === true ? (value['name'] ?? key) : null;
      return typeof name === 'string' && NAME.test(name) ? [{ kind, name }] : [];
    }),
  );
  const paths = [...entriesOf('secrets'), ...entriesOf('configs')].flatMap(([, value]) => {
    const path = isRecord(value) ? value['file'] : undefined;
    return typeof path === 'string' && PATH.test(path) ? [posix.normalize(path)] : [];
  });
  const texts = await Promise.all(paths.map(async (path) => [path, await files.text(path)] as const));
  const missing = [...new Set(texts.flatMap(([path, text]) => (text === '' ? [path] : [])))];
  return {
    steps: [
      ...created.map(({ kind, name }) => ({ run: `docker ${kind} create ${name}` })),
      ...missing.map((path) => ({ run: `mkdir -p ${posix.dirname(path)} && echo ${placeholder} > ${path}` })),
    ],
    guesses: [
      ...created.map(
        ({ kind, name }) =>
          `${what} needs the ${kind} ${name}, which something else creates: the job makes an empty one`,
      ),
      ...missing.map(
        (path) => `${what} reads ${path}, which Git does not have: the job writes "${placeholder}" to it; check it`,
      ),
    ],
  };
}

/** The local folder from which a service is built and which a job does not have, or null. */
export async function missingContext(service: Service, files: ProjectFiles): Promise<string | null> {
  const build = service['build'];
  const context = isRecord(build) ? build['context'] : build;
  if (typeof context !== 'string' || !PATH.test(context)) return null;
  const place = posix.normalize(context);
  if (place === '.' || place.startsWith('..') || place.startsWith('/')) return null;
  return (await files.in(place)).matching(/./).length === 0 ? place : null;
}

/** Compose files that Compose does not read by itself. */
export async function otherComposeFiles(files: ProjectFiles): Promise<string[]> {
  const here = files
    .matching(OTHER_FILE)
    .filter((name) => !COMPOSE_FILES.includes(name) && !name.includes('.override.'));
  const below = await Promise.all(
    OTHER_FOLDERS.map(async (folder) => {
      const inner = await files.in(folder);
      return inner.matching(OTHER_FILE).map((name) => inner.path(name));
    }),
  );
  const names = [...here.map((name) => files.path(name)), ...below.flat()].filter((path) =>
    path.split('/').every((part) => PLAIN_NAME.test(part)),
  );
  const shown = names.slice(0, NAMES_SHOWN);
  return shown.length === 0
    ? []
    : [
        `${shown.join(', ')} ${shown.length === 1 ? 'was' : 'were'} not used: Compose reads a file there only with --file`,
      ];
}
