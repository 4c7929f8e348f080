import { randomUUID } from 'node:crypto';
import type { RunContext } from '../gate/model/model.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that identify the job in a CI system. */
interface CiSystem {
  readonly marker: string;
  readonly repository: string;
  readonly runId: string;
  readonly job: string;
  readonly sha: string;
  readonly ref: string;
  readonly event: string;
}

const CI_SYSTEMS: readonly CiSystem[] = [
  {
    marker: 'GITLAB_CI',
    repository: 'CI_PROJECT_PATH',
    runId: 'CI_JOB_ID',
    job: 'CI_JOB_NAME',
    sha: 'CI_COMMIT_SHA',
    ref: 'CI_COMMIT_REF_NAME',
    event: 'CI_PIPELINE_SOURCE',
  },
  {
    marker: 'JENKINS_URL',
    repository: 'JOB_NAME',
    runId: 'BUILD_TAG',
    job: 'STAGE_NAME',
    sha: 'GIT_COMMIT',
    ref: 'GIT_BRANCH',
    event: 'BUILD_CAUSE',
  },
  {
    marker: 'TF_BUILD',
    repository: 'BUILD_REPOSITORY_NAME',
    runId: 'BUILD_BUILDID',
    job: 'SYSTEM_JOBNAME',
    sha: 'BUILD_SOURCEVERSION',
    ref: 'BUILD_SOURCEBRANCH',
    event: 'BUILD_REASON',
  },
  {
    marker: 'GITHUB_ACTIONS',
    repository: 'GITHUB_REPOSITORY',
    runId: 'GITHUB_RUN_ID',
    job: 'GITHUB_JOB',
    sha: 'GITHUB_SHA',
    ref: 'GITHUB_REF',
    event: 'GITHUB_EVENT_NAME',
  },
];

/**
 * Identity of this run: the job in a known CI system, a new run per call elsewhere.
 */
export function runContext(environment: Environment, repositoryName: string): RunContext {
  const system = CI_SYSTEMS.find(({ marker }) => (environment[marker] ?? '') !== '');
  const value = (name: string | undefined) => (name === undefined ? '' : (environment[name] ?? ''));
  const pipeline = value(system?.runId);
  const repository = value(system?.repository) || repositoryName;
  const sha = value(system?.sha) || null;
  return {
    repository,
    runId: pipeline === '' ? randomUUID() : pipeline,
    runAttempt: attempt(environment),
    job: value(system?.job) || 'cli',
    step: 'scan',
    matrix: value('CI_NODE_INDEX'),
    event: value(system?.event) || 'manual',
    sha,
    ref: value(system?.ref) || null,
    metadata: {
      repository: repository.slice(0, 200),
      ...(pipeline === '' ? {} : { run_id: pipeline.slice(0, 200) }),
      ...(sha === null ? {} : { sha: sha.slice(0, 64) }),
    },
  };
}

/** GitHub and Azure count attempts of a run; elsewhere a retried job is a new run. */
function attempt(environment: Environment): number {
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? environment['SYSTEM_JOBATTEMPT'] ?? '');
  return Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
}
