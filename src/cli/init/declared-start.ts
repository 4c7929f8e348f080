import { isRecord, textAt } from '../../shared/records.ts';
import { packageManagerOf } from './package-manager.ts';
import type { Found, Step } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { isPython, pythonSetup } from './python-project.ts';
import { pinned } from './workflow.ts';

/** Targets that start an application, the best first. */
const TARGETS = [/^(serve):/m, /^(start):/m, /^(run):/m, /^(server):/m];
/** Port of a Procfile's process: Heroku and its successors pass one. */
const PROCFILE_PORT = 5000;

/** A start command that a Procfile or a Makefile declares, for an application without a known framework. */
export async function declaredProject(files: ProjectFiles, root: ProjectFiles): Promise<Found | null> {
  return (await procfileProject(files, root)) ?? (await makefileProject(files, root));
}

async function procfileProject(files: ProjectFiles, root: ProjectFiles): Promise<Found | null> {
  if (!/^web:/m.test(await files.text('Procfile'))) return null;
  const { steps, prefix } = await setupOf(files, root);
  // The job reads the command, so that a value in it is not copied into the workflow.
  const run = `${prefix}bash -c "$(sed -n 's/^web: *//p' Procfile)" &`;
  return {
    kind: 'started',
    what: 'process "web" of the Procfile',
    steps: [...steps, { run, env: { PORT: String(PROCFILE_PORT) } }],
    url: `http://localhost:${PROCFILE_PORT}`,
    guesses: [`port ${PROCFILE_PORT} is a guess: the job passes it as PORT to the command of the Procfile`],
  };
}

async function makefileProject(files: ProjectFiles, root: ProjectFiles): Promise<Found | null> {
  const text = await files.text(files.first('Makefile', 'makefile', 'GNUmakefile') ?? 'Makefile');
  const target = TARGETS.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined);
  if (target === undefined) return null;
  const { steps } = await setupOf(files, root);
  const found =
    /\bPORT[ \t]{0,9}[:?]?=[ \t]{0,9}(\d{2,5})\b|(?:\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)|[ \t="']):(\d{2,5})\b/.exec(
      text,
    );
  const port = Number(found?.[1] ?? found?.[2] ?? 8080);
  return {
    kind: 'started',
    what: `target ${target} of the Makefile`,
    steps: [...steps, { run: `make ${target} &` }],
    url: `http://localhost:${port}`,
    guesses: [`port ${port} is a guess: check it, and that make ${target} starts the application`],
  };
}

/** Steps that set up the language of a project, and the prefix of commands in its environment. */
async function setupOf(files: ProjectFiles, root: ProjectFiles): Promise<{ steps: readonly Step[]; prefix: string }> {
  const manifest = await files.json('package.json');
  if (isRecord(manifest)) {
    const { name, steps } = await packageManagerOf(manifest, [files, root]);
    // Heroku, too, runs this script before the process starts.
    const build = textAt(manifest, 'scripts', 'build') === null ? [] : [{ run: `${name} run build` }];
    return { steps: [...steps, ...build], prefix: '' };
  }
  if (isPython(files)) {
    const python = await pythonSetup(files, root);
    return { steps: python.steps, prefix: python.run };
  }
  if (files.has('Gemfile')) {
    const version = root.first('.ruby-version', '.tool-versions') === null ? { 'ruby-version': 'ruby' } : {};
    return { steps: [{ uses: pinned('ruby/setup-ruby'), with: { 'bundler-cache': 'true', ...version } }], prefix: '' };
  }
  if (files.has('go.mod'))
    return {
      steps: [{ uses: pinned('actions/setup-go'), with: { 'go-version-file': files.path('go.mod') } }],
      prefix: '',
    };
  return { steps: [], prefix: '' };
}
