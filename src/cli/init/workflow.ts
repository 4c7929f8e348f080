import { EXAMPLE_TARGET } from '../../gate/settings/target-list.ts';
import { oneLine, truncate } from '../../shared/text.ts';
import table from './action-pins.json' with { type: 'json' };
import type { PreviewProject, Project, ServiceContainer, StartedProject, Step } from './project.ts';

/**
 * Waits for the preview of the commit. The job runs on the pull request, because a job that a `deployment_status` event skips
 * counts as passed. `.github/examples/preview.yml` has the same step. Everything that the API says is data: an address is used
 * only if all of it matches a pattern without shell characters.
 *
 * Sources: Vercel and Render document deployments. Netlify sends the commit status `netlify/SITE/deploy-preview`, which Decap CMS
 * reads; the status of a canceled deploy succeeds, too, with an address of app.netlify.com. The check run of Cloudflare's GitHub
 * App has the address in its summary.
 */
function waitForPreview(hosts: string): string {
  return `      - name: Wait for the preview
        id: preview
        env:
          GH_TOKEN: \${{ github.token }}
          COMMIT: \${{ github.event.pull_request.head.sha }}
          # Hosts that are scanned, as a regular expression. Change it for a domain of your own, or to name one of several projects.
          HOSTS: '${hosts}'
          WAIT_SECONDS: '900'
          PAUSE_SECONDS: '15'
        run: |
          ask() {
            curl --silent --show-error --fail --max-time 10 --header @- "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/$1" \\
              <<< "Authorization: Bearer $GH_TOKEN" || echo "GitHub did not answer: $1" >&2
          }
          addresses() {
            # Deployments: Vercel, Render.
            for id in $(ask "deployments?sha=$COMMIT&per_page=10" | jq '.[].id | numbers'); do
              ask "deployments/$id/statuses" | jq --raw-output 'map(select(.state == "success"))[0].environment_url // empty'
            done
            # Commit statuses: Netlify.
            ask "commits/$COMMIT/status?per_page=100" |
              jq --raw-output '.statuses[] | select(.state == "success" and (.context | startswith("netlify/"))) | .target_url'
            # Check runs: Cloudflare Pages.
            ask "commits/$COMMIT/check-runs?per_page=100" |
              jq --raw-output '.check_runs[] | select(.conclusion == "success" and .app.slug == "cloudflare-workers-and-pages")
                | "\\(.output.summary) \\(.output.text)" | scan("https://[A-Za-z0-9.-]+")'
          }
          while true; do
            found=$(addresses || true)
            url=$(grep --extended-regexp --line-regexp --max-count 1 "https://($HOSTS)(/[A-Za-z0-9._~/-]*)?" <<< "$found" || true)
            [ -z "$url" ] || break
            [ "$SECONDS" -lt "$WAIT_SECONDS" ] || break
            sleep "$PAUSE_SECONDS"
          done
          if [ -z "$url" ]; then
            other=$(head -n 1 <<< "$found" | tr -cd 'A-Za-z0-9:/._-' | cut -c 1-200)
            echo "::error title=No preview::No deployment, commit status or check run of $COMMIT names a preview after $WAIT_SECONDS s.\${other:+ $other was found, but its host does not match HOSTS.} Check that pull requests of this repository are deployed, and that HOSTS matches, or set targets to a fixed URL."
            exit 1
          fi
          echo "url=$url" >> "$GITHUB_OUTPUT"
`;
}

/** Permissions of the step, as lines of the job. */
const PREVIEW_PERMISSIONS = `      deployments: read # the URL of the preview: Vercel, Render
      statuses: read # Netlify
      checks: read # Cloudflare
`;

export type PinnedAction = keyof typeof table.actions;

/** `uses:` value of an action, pinned by commit. */
export function pinned(action: PinnedAction): string {
  const { commit, version } = table.actions[action];
  return `${action}@${commit} # ${version}`;
}

/** Placeholder for the repository of this action. */
export const ACTION_TO_REPLACE = 'your-org/scan-gate@v1';

const PERMISSIONS = `    permissions:
      contents: read
      actions: read # the baseline is an artifact of an earlier run
      pull-requests: write # the comment
`;

/** Quick scans of a public host need no proof, so that the first run works without one. */
const QUICK = [
  'scan-types: quick # standard finds more, but needs proof of ownership: the first run prints the DNS record to add',
];
/** Most faults of a back end are behind POST, and the job has just created all the data of the application. */
const ACTIVE_POST =
  'active-post: local # submits forms and JSON too, since the data ends with this job; remove it if the application uses other data';
const EXAMPLE = [`targets: ${EXAMPLE_TARGET} # an example: replace it with the URL to scan`, ...QUICK];
const REMARK_CHARACTERS_MAX = 300;

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
  /** What the repository does not say for certain, as comments of the workflow. */
  readonly remarks: readonly string[];
}

export function workflowFor(options: WorkflowOptions): string {
  const { project, defaultBranch, url, isPrivate } = options;
  const remarks = remarkLines(options.remarks);
  const onPullRequests = (lines: string) => `${remarks}${head(pullRequestTrigger(defaultBranch))}${lines}`;
  if (url !== null) return onPullRequests(job([], [`targets: ${url}`, ...(isPrivate ? [] : QUICK)]));
  switch (project.kind) {
    case 'preview':
      return previewWorkflow(project, remarks);
    case 'called':
      return calledWorkflow();
    case 'started': {
      const inputs = [`targets: ${project.url}${mark(project)}`, ACTIVE_POST, ...detected(options)];
      return onPullRequests(job(startSteps(project), inputs, '', project.services));
    }
    case 'unknown':
      return project.instead === null ? onPullRequests(job([], EXAMPLE)) : nightlyWorkflow(remarks);
  }
}

function remarkLines(remarks: readonly string[]): string {
  if (remarks.length === 0) return '';
  const lines = remarks.map((remark) => `# - ${truncate(oneLine(remark), REMARK_CHARACTERS_MAX)}\n`);
  return `# Written by scan-gate init. Check what the repository does not say for certain, then delete these lines:\n${lines.join('')}`;
}

function servicesOf(services: readonly ServiceContainer[]): string {
  const blocks = services.map(
    ({ name, image, env, port, healthCommand }) => `      ${name}:
        image: ${image}
        env:
${Object.entries(env)
  .map(([key, value]) => `          ${key}: ${value}\n`)
  .join('')}        ports: ['${port}:${port}']
        options: --health-cmd "${healthCommand}" --health-interval 5s --health-retries 12
`,
  );
  return blocks.length === 0 ? '' : `    services:\n${blocks.join('')}`;
}

/** Only a job with a checkout can read the file, and quick scans use no browser. */
function detected({ description, frontEnd }: WorkflowOptions): string[] {
  return [
    ...(description === null ? [] : [`api-description: ${description}`]),
    ...(frontEnd === null ? [] : [`browser: required # ${frontEnd} renders the pages; GitHub's runners have Chrome`]),
  ];
}

function mark({ guesses }: StartedProject): string {
  const port = guesses.map((guess) => /^port \d{1,5} is a guess/.exec(guess)?.[0]).find((found) => found !== undefined);
  return port === undefined ? '' : ` # ${port}: check it`;
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
  const place = folder === '' || step.isAtRoot === true ? '' : `        working-directory: ${scalar(folder)}\n`;
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

function job(
  steps: readonly string[],
  inputs: readonly string[],
  permissions = '',
  services: readonly ServiceContainer[] = [],
): string {
  return `jobs:
  gate:
    runs-on: ubuntu-latest
    timeout-minutes: 45
${PERMISSIONS}${permissions}${servicesOf(services)}    steps:
${steps.join('')}      - uses: ${ACTION_TO_REPLACE}
        with:
${inputs.map((line) => `          ${line}\n`).join('')}          fail-on-severity: critical
`;
}

function previewWorkflow({ provider: { name, hosts, report, bypass } }: PreviewProject, remarks: string): string {
  const access =
    bypass === undefined
      ? []
      : [
          `# ${name} protects previews; create this secret in its project settings and in the repository.`,
          'request-headers: |',
          `  ${bypass.header}: \${{ secrets.${bypass.secret} }}`,
        ];
  const inputs = [`targets: \${{ steps.preview.outputs.url }}`, ...access, ...QUICK];
  const trigger = `# ${report}\non:\n  pull_request:\n`;
  return `${remarks}${head(trigger)}${job([waitForPreview(hosts)], inputs, PREVIEW_PERMISSIONS)}`;
}

/** For a repository that deploys to hosts of its own: there is nothing to start in a pull request. */
function nightlyWorkflow(remarks: string): string {
  return `${remarks}name: Scan Gate nightly

on:
  schedule:
    - cron: '17 3 * * *'
  workflow_dispatch:

concurrency:
  group: scan-gate-nightly

${job([], EXAMPLE)}`;
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
