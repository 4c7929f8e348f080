import type { NamedText } from '../gate/config-file.ts';
import { type ParsedSettings, parseSettings } from '../gate/settings.ts';
import { inputValue, type PublishingInputs, rawGateInputs, readPublishingInputs } from './action-inputs.ts';
import { type ActionContext, readContext } from './context.ts';
import type { EventPayload } from './event-payload.ts';
import type { GitHub } from './github-client.ts';
import type { Log } from './log.ts';
import { maskHeaders } from './masks.ts';
import { readPolicyFiles } from './policy-files.ts';
import { policyPlace } from './policy-place.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What this step is to do, read and checked before anything is scanned. */
export type StepPlan =
  | { readonly kind: 'scan'; readonly settings: ParsedSettings }
  /** Nothing to scan, and that is no fault: one sentence why. */
  | { readonly kind: 'skip'; readonly reason: string }
  /** A `workflow_run` job that publishes what the run before it, which may not write, had found. */
  | { readonly kind: 'publish-for-run' };

/** Where the step runs and how it publishes. */
export interface StepFrame {
  readonly context: ActionContext;
  readonly publishing: PublishingInputs;
}

export interface Step extends StepFrame {
  readonly plan: StepPlan;
}

/** @throws UsageError that names the input at fault */
export function readFrame(environment: Environment, payload: EventPayload): StepFrame {
  const context = readContext(environment, payload, inputValue(environment, 'matrix'));
  return { context, publishing: readPublishingInputs(environment) };
}

export interface PlanSources {
  readonly environment: Environment;
  readonly payload: EventPayload;
  readonly context: ActionContext;
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly log: Log;
}

/**
 * Decides what the step does. Reads the policy from the base of what is judged.
 * @throws UsageError that names the input at fault
 */
export async function readPlan({ environment, payload, context, github, log }: PlanSources): Promise<StepPlan> {
  const skip = skipReason(environment, context);
  if (skip !== null) return { kind: 'skip', reason: skip };
  const raw = rawGateInputs(environment);
  const configInput = inputValue(environment, 'config-file');
  // By inputs alone: a checked-out file must not decide between a scan and none.
  if (context.triggeringRun !== null && raw.targets === undefined && configInput === '')
    return { kind: 'publish-for-run' };
  const { warnings, ...files } = await readPolicyFiles({
    place: policyPlace(payload, context),
    workspace: context.workspace,
    configInput,
    ignoreInput: inputValue(environment, 'ignore-file'),
    reader: { owner: context.owner, repo: context.repo, github, environment },
  });
  for (const message of warnings) log.warning(message);
  tellSource(log, files.configFile);
  const settings = parseSettings({
    raw,
    naming: (name) => name,
    inputSource: () => 'input',
    ...files,
    warnings,
    defaultTargets: context.deploymentUrl === null ? [] : [context.deploymentUrl],
    secret: (name) => secretVariable(environment, name, log),
  });
  for (const message of settings.gate.policyOrigin.warnings.slice(warnings.length)) log.warning(message);
  return { kind: 'scan', settings };
}

function tellSource(log: Log, file: NamedText | null): void {
  if (file !== null) log.info(`Settings come from ${file.name} where no input is set.`);
}

function skipReason(environment: Environment, context: ActionContext): string | null {
  const remote = inputValue(environment, 'api-url') !== '';
  const keyless = remote && inputValue(environment, 'api-key') === '';
  if (keyless && context.dependabot)
    return 'runs that Dependabot starts get no Actions secrets, so `api-key` is empty: add it to the Dependabot secret store too (Settings > Secrets and variables > Dependabot), or leave `api-url` out and let the service run in the job';
  if (keyless && context.pullRequest?.fork === true)
    return 'runs of pull requests from forks get no secrets, so `api-key` is empty: leave `api-url` out for them and let the service run in the job, which needs no secret';
  if (context.deploymentState !== null && context.deploymentState !== 'success')
    return `the deployment is ${context.deploymentState}, there is nothing to scan`;
  return null;
}

/** Variables of the runner itself hold tokens: a configuration file may name only what the workflow gave the step. */
function secretVariable(environment: Environment, name: string, log: Log): string | undefined {
  if (/^(ACTIONS|GITHUB|INPUT|RUNNER|STATE)_/i.test(name)) return undefined;
  const value = environment[name];
  if (value !== undefined) maskHeaders(value, log);
  return value;
}
