import { pinned } from './action-pins.ts';
import type { PreviewProject, Project, StartedProject, Step } from './project.ts';

/** Placeholder for the repository of this action. */
export const ACTION_TO_REPLACE = 'your-org/scan-gate@v1';

const PERMISSIONS = `    permissions:
      contents: read
      actions: read # the baseline is an artifact of an earlier run
      pull-requests: write # the comment
`;

/** Quick scans of a public host need no proof, so that the first run works without one. */
const QUICK = [
  'scan-types: quick # standard finds more, but needs proof of ownership: its first run reports what to publish',
];

export interface WorkflowOptions {
  readonly project: Project;
  readonly defaultBranch: string;
  /** Path of a description of the API in the repository, or null. */
  readonly description: string | null;
  /** Framework that renders the pages in the browser, or null. */
  readonly frontEnd: string | null;
  /** Target given by the user. */
  readonly url: string | null;
  /** Only the job can reach the host of the URL. */
  readonly isPrivate: boolean;
}

/** The workflow for a project, as YAML. */
export function workflowFor(options: WorkflowOptions): string {
  const { project, defaultBranch, url, isPrivate } = options;
  const onPullRequests = (lines: string) => `${head(pullRequestTrigger(defaultBranch))}${lines}`;
  if (url !== null) return onPullRequests(job([], [`targets: ${url}`, ...(isPrivate ? [] : QUICK)]));
  switch (project.kind) {
    case 'preview':
      return previewWorkflow(project);
    case 'called':
      return calledWorkflow();
    case 'started':
      return onPullRequests(
        job(startSteps(project), [`targets: ${project.url}${mark(project)}`, ...detected(options)]),
      );
    case 'unknown':
      return onPullRequests(
        job([], ['targets: https://preview.example.com # replace with the URL of your preview', ...QUICK]),
      );
  }
}

/** Only a job with a checkout can read the file, and quick scans use no browser. */
function detected({ description, frontEnd }: WorkflowOptions): string[] {
  return [
    ...(description === null ? [] : [`api-description: ${description}`]),
    ...(frontEnd === null ? [] : [`browser: required # ${frontEnd} renders the pages; GitHub's runners have Chrome`]),
  ];
}

function mark({ guesses }: StartedProject): string {
  const port = guesses.find((guess) => /\bport\b/.test(guess));
  return port === undefined ? '' : ` # guessed: ${port}`;
}

function startSteps({ steps, folder }: StartedProject): string[] {
  const checkout = stepLines({ uses: pinned('actions/checkout'), with: { 'persist-credentials': 'false' } }, '');
  return [checkout, ...steps.map((step) => stepLines(step, folder))];
}

function stepLines(step: Step, folder: string): string {
  const table = (name: string, values: Readonly<Record<string, string>> | undefined) =>
    values === undefined
      ? ''
      : `        ${name}:\n${Object.entries(values)
          .map(([key, value]) => `          ${key}: ${value}\n`)
          .join('')}`;
  if ('uses' in step) return `      - uses: ${step.uses}\n${table('with', step.with)}`;
  const place = folder === '' ? '' : `        working-directory: ${folder}\n`;
  const quoted =
    step.env === undefined
      ? undefined
      : Object.fromEntries(Object.entries(step.env).map(([key, value]) => [key, `'${value}'`]));
  return `      - run: ${scalar(step.run)}\n${place}${table('env', quoted)}`;
}

/** A plain YAML scalar may not start with a quote, nor hold `: ` or ` #`. */
function scalar(text: string): string {
  return /^[\w./]/.test(text) && !/: | #/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function head(trigger: string): string {
  return `name: Scan Gate

${trigger}
# A new push replaces the scan of the one before; scans of the default branch are never replaced.
concurrency:
  group: scan-gate-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

`;
}

function pullRequestTrigger(defaultBranch: string): string {
  const plain = /^[A-Za-z][\w./-]*$/.test(defaultBranch);
  return `on:
  pull_request:
  push:
    branches: [${plain ? defaultBranch : `'${defaultBranch.replaceAll("'", "''")}'`}] # its result is the baseline of pull requests
`;
}

function job(steps: readonly string[], inputs: readonly string[], permissions = ''): string {
  return `jobs:
  gate:
    runs-on: ubuntu-latest
    timeout-minutes: 45
${PERMISSIONS}${permissions}    steps:
${steps.join('')}      - uses: ${ACTION_TO_REPLACE}
        with:
${inputs.map((line) => `          ${line}\n`).join('')}          fail-on-severity: critical
`;
}

/**
 * Waits for the deployment of the commit. The job runs on the pull request, because a job that a `deployment_status` event skips
 * counts as passed. `.github/examples/preview.yml` has the same commands.
 */
const WAIT_FOR_PREVIEW = `      - name: Wait for the preview
        id: preview
        env:
          GH_TOKEN: \${{ github.token }}
          COMMIT: \${{ github.event.pull_request.head.sha }}
          # With several projects in one repository: the name of the environment, and one job per project.
          ENVIRONMENT: ''
        run: |
          deployments="repos/$GITHUB_REPOSITORY/deployments"
          for attempt in $(seq 90); do
            for id in $(gh api "$deployments?sha=$COMMIT&environment=$ENVIRONMENT" --jq '.[].id'); do
              url=$(gh api "$deployments/$id/statuses" --jq '[.[] | select(.state == "success") | .environment_url][0] // empty')
              if [ -n "$url" ]; then
                echo "url=$url" >> "$GITHUB_OUTPUT"
                exit 0
              fi
            done
            sleep "\${INTERVAL:-10}"
          done
          echo "::error::There is no successful deployment of $COMMIT after 15 minutes."
          exit 1
`;

function previewWorkflow({ provider: { name, bypass } }: PreviewProject): string {
  const access =
    bypass === undefined
      ? []
      : [
          `# ${name} protects previews; create this secret in its project settings and in the repository.`,
          'request-headers: |',
          `  ${bypass.header}: \${{ secrets.${bypass.secret} }}`,
        ];
  const inputs = [`targets: \${{ steps.preview.outputs.url }}`, ...access, ...QUICK];
  const more = '      deployments: read # the URL of the preview\n';
  return `${head(`# ${name} reports every preview to GitHub as a deployment; its status contains the URL.\non:\n  pull_request:\n`)}${job([WAIT_FOR_PREVIEW], inputs, more)}`;
}

function calledWorkflow(): string {
  return `name: Scan Gate

on:
  workflow_call:
    inputs:
      target:
        description: URL of the deployment to scan.
        type: string
        required: true

${job([], [`targets: \${{ inputs.target }}`, ...QUICK])}`;
}
