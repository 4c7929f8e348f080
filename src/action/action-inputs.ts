import { booleanInput, enumInput, integerInput } from '../gate/input-values.ts';
import { GATE_INPUTS, type GateInputName, type RawInputs } from '../gate/inputs.ts';
import { UsageError } from '../gate/usage-error.ts';

/** Inputs that only this face has: how the result is published on GitHub. Descriptions and defaults are those of action.yml. */
export const PUBLISHING_INPUTS = [
  'comment',
  'comment-header',
  'job-summary',
  'annotations',
  'upload-artifacts',
  'artifact-name',
  'retention-days',
  'sarif-file',
  'upload-sarif',
  'create-issue',
  'details',
  'github-token',
  'pr-number',
  'base-ref',
  'matrix',
] as const;
type PublishingInputName = (typeof PUBLISHING_INPUTS)[number];

export interface PublishingInputs {
  readonly comment: 'on-failure' | 'always' | 'changes' | 'never';
  readonly commentHeader: string;
  readonly jobSummary: boolean;
  readonly annotations: boolean;
  readonly uploadArtifacts: boolean;
  /** Null: a name that nothing else in the run has. */
  readonly artifactName: string | null;
  readonly retentionDays: number | null;
  readonly sarifFile: string | null;
  readonly uploadSarif: boolean;
  readonly createIssue: 'never' | 'on-schedule' | 'always';
  readonly details: 'auto' | 'full' | 'counts';
  readonly pullRequest: number | null;
  readonly baseRef: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The value of an input as the runner hands it over: `INPUT_` and the name in upper case, spaces trimmed. A runner that goes
 * through a shell cannot set a variable with a hyphen and writes an underscore.
 */
export function inputValue(environment: Environment, name: PublishingInputName | GateInputName): string {
  const variable = `INPUT_${name.toUpperCase()}`;
  return (environment[variable] ?? environment[variable.replaceAll('-', '_')] ?? '').trim();
}

/**
 * The pipeline's inputs for `parseSettings`. Inputs that the configuration file can set have no default in action.yml, so that
 * whatever the workflow sets is told from what it leaves out, even where it sets the default.
 */
export function rawGateInputs(environment: Environment): RawInputs {
  const names = Object.keys(GATE_INPUTS) as GateInputName[];
  const given = names.map((name) => [name, inputValue(environment, name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** @throws UsageError that names the input */
export function readPublishingInputs(environment: Environment): PublishingInputs {
  const text = (name: PublishingInputName, fallback: string) => inputValue(environment, name) || fallback;
  const flag = (name: PublishingInputName, fallback: boolean) => booleanInput(name, text(name, String(fallback)));
  const optional = (name: PublishingInputName) => inputValue(environment, name) || null;
  const number = (name: PublishingInputName, least: number, most: number) => {
    const value = optional(name);
    return value === null ? null : integerInput(name, value, least, most);
  };
  return {
    comment: enumInput('comment', text('comment', 'on-failure'), ['on-failure', 'always', 'changes', 'never']),
    commentHeader: lineInput('comment-header', text('comment-header', ''), 100),
    jobSummary: flag('job-summary', true),
    annotations: flag('annotations', true),
    uploadArtifacts: flag('upload-artifacts', true),
    artifactName: artifactNameInput(optional('artifact-name')),
    retentionDays: number('retention-days', 1, 90),
    sarifFile: optional('sarif-file'),
    uploadSarif: flag('upload-sarif', false),
    createIssue: enumInput('create-issue', text('create-issue', 'never'), ['never', 'on-schedule', 'always']),
    details: enumInput('details', text('details', 'auto'), ['auto', 'full', 'counts']),
    pullRequest: number('pr-number', 1, 1_000_000_000),
    baseRef: optional('base-ref'),
  };
}

function lineInput(name: string, value: string, most: number): string {
  if (value.length > most || /[\r\n]/.test(value))
    throw new UsageError(name, `must be one line of at most ${most} characters.`);
  return value;
}

/** What GitHub's artifact service takes as a name. */
function artifactNameInput(value: string | null): string | null {
  if (value === null) return null;
  if (value.length > 200 || /[":<>|*?\r\n\\/]/.test(value))
    throw new UsageError(
      'artifact-name',
      'must have at most 200 characters and none of " : < > | * ? \\ / or line breaks.',
    );
  return value;
}
