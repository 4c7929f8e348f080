import { readConfigText } from '../gate/config-file.ts';
import { type ParsedSettings, parseSettings } from '../gate/settings.ts';
import { inputValue, type PublishingInputs, rawGateInputs, readPublishingInputs } from './action-inputs.ts';
import { type ActionContext, readContext } from './context.ts';
import type { EventPayload } from './event-payload.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What this step is to do, read and checked before anything is sent. */
export type StepPlan =
  | { readonly kind: 'scan'; readonly settings: ParsedSettings }
  /** Nothing to scan, and that is no fault: one sentence why. */
  | { readonly kind: 'skip'; readonly reason: string }
  /** A `workflow_run` job that publishes what the run before it, which may not write, had found. */
  | { readonly kind: 'publish-for-run' };

export interface Step {
  readonly context: ActionContext;
  readonly publishing: PublishingInputs;
  readonly plan: StepPlan;
}

/** @throws UsageError that names the input at fault */
export async function readStep(environment: Environment, payload: EventPayload): Promise<Step> {
  const context = readContext(environment, payload, inputValue(environment, 'matrix'));
  const publishing = readPublishingInputs(environment);
  return { context, publishing, plan: await readPlan(environment, context) };
}

async function readPlan(environment: Environment, context: ActionContext): Promise<StepPlan> {
  const skip = skipReason(environment, context);
  if (skip !== null) return { kind: 'skip', reason: skip };
  const raw = rawGateInputs(environment);
  const configFile = await readConfigText('config-file', inputValue(environment, 'config-file'), context.workspace);
  const nothingGiven = raw.targets === undefined && configFile === null;
  if (context.triggeringRun !== null && nothingGiven) return { kind: 'publish-for-run' };
  const ignoreFile = inputValue(environment, 'ignore-file');
  const settings = parseSettings({
    raw,
    naming: (name) => name,
    configFile,
    ignoreFile: ignoreFile === '' ? null : await readConfigText('ignore-file', ignoreFile, context.workspace),
    defaultTargets: context.deploymentUrl === null ? [] : [context.deploymentUrl],
    environment: withoutRunnerVariables(environment),
  });
  return { kind: 'scan', settings };
}

function skipReason(environment: Environment, context: ActionContext): string | null {
  const remote = inputValue(environment, 'api-url') !== '';
  const keyless = remote && inputValue(environment, 'api-key') === '';
  if (keyless && context.dependabot)
    return 'runs that Dependabot starts get no Actions secrets, so `api-key` is empty: add it to the Dependabot secret store too (Settings > Secrets and variables > Dependabot), or leave `api-url` out and let the service run in the job';
  if (keyless && context.pullRequest?.fork === true)
    return 'runs of pull requests from forks get no secrets, so `api-key` is empty: leave `api-url` out for them and let the service run in the job, which needs no secret';
  if (context.deploymentState !== null && context.deploymentState !== 'success')
    return `the deployment is ${context.deploymentState}, there is nothing to look at`;
  return null;
}

/** Variables of the runner itself hold tokens: a configuration file may name only what the workflow gave the step. */
function withoutRunnerVariables(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(ACTIONS|GITHUB|INPUT|RUNNER|STATE)_/i.test(name)),
  );
}
