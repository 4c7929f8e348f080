import { escapeTerminal } from '../../reports/escape/terminal.ts';
import type { Detection } from './detect-project.ts';
import type { Repository } from './find-repository.ts';
import type { CalledProject, Project } from './project.ts';

export function recognized(project: Project): string {
  switch (project.kind) {
    case 'preview':
      return `it scans the previews of ${project.provider.name} (${project.reason})`;
    case 'called':
      return `a job of ${project.workflow} calls it after it has deployed`;
    case 'started':
      return `it starts the ${project.what}${project.folder === '' ? '' : ` in ${project.folder}`} and scans ${project.url}, forms included, because its data ends with the job (active-post: local)`;
    case 'unknown':
      return project.instead === null
        ? 'init could not tell how to start your application, so it scans nothing yet'
        : `there is no application here, but ${project.instead}: it scans nothing until you name the URL where that is deployed`;
  }
}

/** What the repository does not say for certain, one sentence each. */
export function remarksOf({ project, notes }: Detection): string[] {
  switch (project.kind) {
    case 'preview':
      return [...notes, ...(project.provider.guess === null ? [] : [project.provider.guess])];
    case 'called':
      return [...notes];
    case 'started':
      return [...notes, ...project.guesses];
    case 'unknown':
      return [
        ...(project.instead === null
          ? ['could not tell how to start your application']
          : [
              `no application here, but ${project.instead}: name the URL where that is deployed; .github/examples/nightly.yml has more`,
            ]),
        ...project.seen,
        ...notes,
      ];
  }
}

/** What only the user knows, one line each. */
export function openPoints(repository: Repository | null, detection: Detection, hasTarget: boolean): string[] {
  const { project } = detection;
  // The first line of the output says that nothing was found.
  const remarks = project.kind === 'unknown' ? remarksOf(detection).slice(1) : remarksOf(detection);
  const points = hasTarget ? [] : remarks;
  const isOnPush = project.kind === 'started' || (project.kind === 'unknown' && project.instead === null);
  if (repository === null)
    points.push('move it into a Git repository: GitHub reads .github/workflows at the root of one');
  else if (repository.isBranchGuessed && isOnPush)
    points.push(`check the default branch: ${repository.defaultBranch} is a guess, because origin/HEAD is unknown`);
  if (project.kind === 'unknown' && !hasTarget)
    points.push(
      `replace the example URL, which the gate refuses, or run init --url URL --force${project.instead === null ? '' : '; .github/examples/nightly.yml shows a nightly scan'}`,
    );
  if (project.kind === 'preview') points.push(...previewPoints(project.provider));
  if (project.kind === 'called') points.push(...calledPoints(project));
  return points;
}

function previewPoints({
  name,
  bypass,
}: {
  readonly name: string;
  readonly bypass?: { readonly secret: string };
}): string[] {
  return [
    ...(bypass === undefined
      ? []
      : [`create the secret ${bypass.secret} if ${name} protects your previews; otherwise remove request-headers`]),
    'change HOSTS in the workflow if your previews have a domain of their own, or the repository several projects',
  ];
}

function calledPoints({ workflow, runsOnPush }: CalledProject): string[] {
  const baseline = 'without a run on the default branch there is no baseline, and every finding counts as new';
  return [
    `add the lines below to ${workflow}`,
    ...(runsOnPush ? [] : [`let ${workflow} run on pushes to the default branch, too: ${baseline}`]),
  ];
}

/** The lines that a deploying workflow needs to call the gate. */
export function callingJob({ job, url, workflow }: CalledProject, gate: string): string {
  const lines = `
jobs:
  ${job}:
    outputs:
      url: ${url}
  gate:
    needs: ${job}
    uses: ./${gate.replaceAll('\\', '/')}
    with:
      target: \${{ needs.${job}.outputs.url }}
    permissions:
      contents: read
      actions: read
      pull-requests: write
`;
  const shown = lines.split('\n').map(escapeTerminal).join('\n');
  return `\nAdd to ${escapeTerminal(workflow)}:\n${shown}`;
}
