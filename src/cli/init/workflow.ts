import type { Project } from './detect-project.ts';

/** Placeholder for the repository of this action. */
export const ACTION_TO_REPLACE = 'your-org/scan-gate@v1';
/** Pinned by commit: a tag can be moved. */
const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';

const PERMISSIONS = `    permissions:
      contents: read
      actions: read # the baseline is an artifact of an earlier run
      pull-requests: write # the comment
`;

/** Quick scans of a public host need no proof, so that the first run works without one. */
const QUICK = [
  'scan-types: quick # standard finds more, but needs proof of ownership: its first run reports what to publish',
];

/**
 * The workflow for a project.
 * @param url target given by the user, if any
 * @param isPrivate only the job can reach the host of the url
 */
export function workflowFor(project: Project, url: string | null, isPrivate: boolean): string {
  if (url !== null) return header(pullRequestTrigger()) + job('scan', [], url, isPrivate ? [] : QUICK);
  switch (project.kind) {
    case 'preview':
      return previewWorkflow(project.provider);
    case 'compose':
      return (
        header(pullRequestTrigger()) +
        job(
          'scan',
          [`uses: ${CHECKOUT}`, `run: docker compose -f ${project.file} up --detach --build --wait`],
          `http://localhost:${project.port}`,
        )
      );
    case 'docker':
      return (
        header(pullRequestTrigger()) +
        job(
          'scan',
          [
            `uses: ${CHECKOUT}`,
            'run: docker build --tag app .',
            `run: docker run --detach --publish ${project.port}:${project.port} app`,
          ],
          `http://localhost:${project.port}`,
        )
      );
    case 'node':
      return (
        header(pullRequestTrigger()) +
        job(
          'scan',
          [`uses: ${CHECKOUT}`, 'run: npm ci', ...(project.build ? ['run: npm run build'] : []), 'run: npm start &'],
          `http://localhost:${project.port}`,
        )
      );
    case 'unknown':
      return (
        header(pullRequestTrigger()) +
        job('scan', [], 'https://preview.example.com # replace with the URL of your preview', QUICK)
      );
  }
}

function header(trigger: string): string {
  return `name: Scan Gate\n\n${trigger}\n`;
}

function pullRequestTrigger(): string {
  return `on:
  pull_request:
  push:
    branches: [main] # its result is the baseline of pull requests
`;
}

function previewWorkflow(provider: string): string {
  return `name: Scan Gate

# ${provider} reports to GitHub when a preview is ready; the event contains its URL.
on:
  deployment_status:

jobs:
  scan:
    if: github.event.deployment_status.state == 'success'
    runs-on: ubuntu-latest
${PERMISSIONS}    steps:
      - uses: ${ACTION_TO_REPLACE}
        with:
${QUICK.map((line) => `          ${line}\n`).join('')}          fail-on-severity: critical
`;
}

function job(name: string, steps: readonly string[], target: string, more: readonly string[] = []): string {
  return `jobs:
  ${name}:
    runs-on: ubuntu-latest
${PERMISSIONS}    steps:
${steps.map((step) => `      - ${step}\n`).join('')}      - uses: ${ACTION_TO_REPLACE}
        with:
          targets: ${target}
${more.map((line) => `          ${line}\n`).join('')}          fail-on-severity: critical
`;
}
