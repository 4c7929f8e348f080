import type { Found, ServiceContainer, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import table from './stacks.json' with { type: 'json' };
import { type PinnedAction, pinned } from './workflow.ts';

/** A row of the table, with its patterns as texts. */
interface Row {
  readonly what: string;
  /** A file by which the stack is recognized, and what it contains. */
  readonly file: string;
  readonly content: string;
  readonly setup?: {
    readonly action: PinnedAction;
    /** Inputs if the repository has this file of versions at its root. */
    readonly versionFile?: { readonly name: string; readonly inputs: Readonly<Record<string, string>> };
    readonly inputs: Readonly<Record<string, string>>;
    /** Version in the file, and the one to use without. */
    readonly version?: { readonly pattern: string; readonly fallback: string };
  };
  readonly services?: readonly (ServiceContainer & { readonly when: string })[];
  readonly commands: readonly {
    readonly run: string;
    readonly env?: Readonly<Record<string, string>>;
    /** Run only if the file matches, or does not match. */
    readonly when?: string;
    readonly unless?: string;
  }[];
  readonly ports: readonly { readonly files: readonly string[]; readonly pattern: string }[];
  readonly port: number;
  /** The start command sets the port, or the default is documented. */
  readonly isPortCertain: boolean;
  readonly guesses: readonly string[];
}

const expression = (pattern: string) => new RegExp(pattern, 'm');
const optional = (pattern: string | undefined) => (pattern === undefined ? null : expression(pattern));

const STACKS = (table.stacks as unknown as readonly Row[]).map((row) => ({
  ...row,
  file: expression(row.file),
  content: expression(row.content),
  version: optional(row.setup?.version?.pattern),
  services: (row.services ?? []).map((service) => ({ ...service, when: expression(service.when) })),
  commands: row.commands.map(({ run, env, when, unless }) => ({
    command: { run, ...(env === undefined ? {} : { env }) },
    when: optional(when),
    unless: optional(unless),
  })),
  ports: row.ports.flatMap(({ files, pattern }) => files.map((file) => ({ file, pattern: expression(pattern) }))),
}));
type Stack = (typeof STACKS)[number];

/** The application of a folder, by the table. @param root the root of the repository */
export async function stackProject(files: ProjectFiles, root: ProjectFiles): Promise<Found | null> {
  for (const stack of STACKS)
    for (const file of files.matching(stack.file)) {
      const text = await files.text(file);
      if (stack.content.test(text))
        return projectOf(stack, file, text, (await portOf(stack, files)) ?? (await portOf(stack, root)), root);
    }
  return null;
}

function projectOf(stack: Stack, file: string, text: string, named: number | null, root: ProjectFiles): Found {
  const port = named ?? stack.port;
  const commands = stack.commands
    .filter(({ when, unless }) => when?.test(text) !== false && unless?.test(text) !== true)
    .map(({ command: { run, ...others } }) => ({
      run: run.replaceAll('{port}', String(port)).replaceAll('{file}', file),
      ...others,
    }));
  const services = stack.services.filter(({ when }) => when.test(text));
  const isGuessed = named === null && !stack.isPortCertain;
  return {
    kind: 'started',
    what: stack.what,
    ...(services.length === 0 ? {} : { services }),
    steps: [...setupOf(stack, text, root), ...commands],
    url: `http://localhost:${port}`,
    guesses: [...(isGuessed ? [`port ${port} is a guess: check it`] : []), ...stack.guesses],
  };
}

function setupOf({ setup, version }: Stack, text: string, root: ProjectFiles): Step[] {
  if (setup === undefined) return [];
  const { action, versionFile, inputs } = setup;
  if (versionFile !== undefined && root.has(versionFile.name))
    return [{ uses: pinned(action), ...withOf(versionFile.inputs) }];
  const found = version?.exec(text)?.[1] ?? setup.version?.fallback ?? '';
  const entries = Object.entries(inputs).map(([name, value]) => [name, value.replaceAll('{version}', found)]);
  return [{ uses: pinned(action), ...withOf(Object.fromEntries(entries)) }];
}

function withOf(inputs: Readonly<Record<string, string>>): { readonly with?: Readonly<Record<string, string>> } {
  return Object.keys(inputs).length === 0 ? {} : { with: inputs };
}

async function portOf({ ports }: Stack, files: ProjectFiles): Promise<number | null> {
  for (const { file, pattern } of ports) {
    const found = pattern
      .exec(await files.text(file))
      ?.slice(1)
      .find((group) => group !== undefined);
    const port = Number(found);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  }
  return null;
}
