import { inputTable } from '../../gate/inputs/input-definition.ts';
import { GATE_INPUTS, type GateInputName, type RawInputs } from '../../gate/inputs/inputs.ts';
import { booleanInput, enumInput, integerInput } from '../../gate/model/input-values.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';

const boolean = { kind: 'boolean' } as const;
const expression = (content: string) => `\${{ ${content} }}`;

/** Inputs that only the action has: how to publish the result on GitHub. */
export const PUBLISHING_INPUTS = inputTable({
  comment: {
    group: 'report',
    description:
      'When to comment on the pull request: `on-failure`, `always`, `changes` (new or fixed findings) or `never`. An existing comment is always updated, except with `never`.',
    default: 'on-failure',
    type: { kind: 'choice', values: ['on-failure', 'always', 'changes', 'never'] },
  },
  'comment-header': {
    group: 'report',
    description: 'Distinguishes several gates on one pull request: steps with the same header share a comment.',
  },
  'job-summary': {
    group: 'report',
    description: 'Write the result to the job summary.',
    default: 'true',
    type: boolean,
  },
  annotations: {
    group: 'report',
    description: 'Show blocking findings as annotations of the run.',
    default: 'true',
    type: boolean,
  },
  'upload-artifacts': {
    group: 'report',
    description: 'Upload the reports as an artifact of the run.',
    default: 'true',
    type: boolean,
  },
  'artifact-name': {
    group: 'report',
    description: 'Name of the artifact. If empty, a name that is unique to the job, matrix leg and step.',
  },
  'retention-days': {
    group: 'report',
    description: 'Days until GitHub deletes the artifact (1 to 90). If empty, the setting of the repository applies.',
    type: { kind: 'integer', minimum: 1, maximum: 90 },
  },
  'sarif-file': {
    group: 'report',
    description:
      'Path of the SARIF file. If empty, `scan-gate.sarif` in the report folder if `report-formats` includes `sarif` or `upload-sarif` is on.',
  },
  'upload-sarif': {
    group: 'report',
    description:
      'Upload the findings to code scanning and wait until GitHub has processed them. Needs `security-events: write`.',
    default: 'false',
    type: boolean,
  },
  'create-issue': {
    group: 'report',
    description:
      'Maintain one issue per target: `never`, `on-schedule` (scheduled runs only) or `always`. Needs `issues: write`.',
    default: 'never',
    type: { kind: 'choice', values: ['never', 'on-schedule', 'always'] },
  },
  details: {
    group: 'report',
    description:
      'How much to publish: `full`, `counts` (numbers only) or `auto`, which is `full` except for scheduled and production scans of a public repository.',
    default: 'auto',
    type: { kind: 'choice', values: ['auto', 'full', 'counts'] },
  },
  'github-token': {
    group: 'GitHub',
    description:
      'Token to read the configuration of the base commit and the baseline, and to write comments, issues and code scanning results.',
    default: expression('github.token'),
  },
  'pr-number': {
    group: 'GitHub',
    description: 'Pull request to comment on. If empty, the pull request of the event.',
    type: { kind: 'integer', minimum: 1, maximum: 1_000_000_000 },
  },
  'base-ref': {
    group: 'GitHub',
    description:
      'Branch whose latest report is the baseline. If empty, the base of the pull request, or the default branch.',
  },
  matrix: {
    group: 'GitHub',
    description: 'Do not set. Distinguishes the legs of a matrix.',
    default: expression('toJson(matrix)'),
  },
});

/** Further names of inputs: those of the flags of the command line. */
export const ALIAS_INPUTS = inputTable({
  'scan-type': {
    group: 'targets',
    description: 'Another name of `scan-types`.',
    config: true,
  },
  'fail-on': {
    group: 'gate',
    description: 'Another name of `fail-on-severity`.',
    config: true,
  },
});
const ALIASES: Readonly<Partial<Record<GateInputName, keyof typeof ALIAS_INPUTS>>> = {
  'scan-types': 'scan-type',
  'fail-on-severity': 'fail-on',
};

type PublishingInputName = keyof typeof PUBLISHING_INPUTS;

export interface PublishingInputs {
  readonly comment: 'on-failure' | 'always' | 'changes' | 'never';
  readonly commentHeader: string;
  readonly jobSummary: boolean;
  readonly annotations: boolean;
  readonly uploadArtifacts: boolean;
  /** Null: a generated name. */
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
 * The value of an input as the runner passes it: in the variable `INPUT_<NAME>`, trimmed. Runners that use a shell cannot set
 * variables with hyphens and replace them with underscores.
 */
export function inputValue(
  environment: Environment,
  name: PublishingInputName | GateInputName | keyof typeof ALIAS_INPUTS,
): string {
  const [variable, replaced] = variablesOf(name);
  return (environment[variable] ?? environment[replaced] ?? '').trim();
}

/** The variables in which a runner passes an input. */
export function variablesOf(name: string): readonly [string, string] {
  const variable = `INPUT_${name.toUpperCase()}`;
  return [variable, variable.replaceAll('-', '_')];
}

/**
 * The name under which an input is given.
 * @throws UsageError if two names of the input have different values
 */
export function givenName(environment: Environment, name: GateInputName): GateInputName | keyof typeof ALIAS_INPUTS {
  const alias = ALIASES[name];
  if (alias === undefined) return name;
  const [own, other] = [inputValue(environment, name), inputValue(environment, alias)];
  if (other === '') return name;
  if (own !== '' && own.toLowerCase() !== other.toLowerCase())
    throw new UsageError(alias, `${shown(other)} contradicts ${name}: ${shown(own)}. Set one of the two.`);
  return own === '' ? alias : name;
}

/**
 * The inputs for `parseSettings`. Inputs that the configuration file can also set have no default in action.yml: the runner
 * would pass it as if the workflow had set it.
 */
export function rawGateInputs(environment: Environment): RawInputs {
  const names = Object.keys(GATE_INPUTS) as GateInputName[];
  const given = names.map((name) => [name, inputValue(environment, givenName(environment, name))] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** @throws UsageError that names the input */
export function readPublishingInputs(environment: Environment): PublishingInputs {
  const optional = (name: PublishingInputName) => inputValue(environment, name) || null;
  const value = (name: PublishingInputName) => optional(name) ?? PUBLISHING_INPUTS[name].default;
  const flag = (name: PublishingInputName) => booleanInput(name, value(name));
  const number = (name: 'retention-days' | 'pr-number') => {
    const { minimum, maximum } = PUBLISHING_INPUTS[name].type;
    return value(name) === '' ? null : integerInput(name, value(name), minimum, maximum);
  };
  return {
    comment: enumInput('comment', value('comment'), PUBLISHING_INPUTS.comment.type.values),
    commentHeader: lineInput('comment-header', value('comment-header'), 100),
    jobSummary: flag('job-summary'),
    annotations: flag('annotations'),
    uploadArtifacts: flag('upload-artifacts'),
    artifactName: artifactNameInput(optional('artifact-name')),
    retentionDays: number('retention-days'),
    sarifFile: optional('sarif-file'),
    uploadSarif: flag('upload-sarif'),
    createIssue: enumInput('create-issue', value('create-issue'), PUBLISHING_INPUTS['create-issue'].type.values),
    details: enumInput('details', value('details'), PUBLISHING_INPUTS.details.type.values),
    pullRequest: number('pr-number'),
    baseRef: optional('base-ref'),
  };
}

/**
 * The publishing inputs of a run that is refused, with the default of each that cannot be used. Without a usable
 * `comment-header` it is unknown which comment to replace, so there is none.
 */
export function usablePublishingInputs(environment: Environment): PublishingInputs {
  const usable: Record<string, string | undefined> = { ...environment };
  const unusable = new Set<string>();
  for (;;) {
    try {
      const inputs = readPublishingInputs(usable);
      return unusable.has('comment-header') ? { ...inputs, comment: 'never' } : inputs;
    } catch (error) {
      if (!(error instanceof UsageError) || unusable.has(error.input)) throw error;
      unusable.add(error.input);
      for (const variable of variablesOf(error.input)) delete usable[variable];
    }
  }
}

function lineInput(name: string, value: string, maximum: number): string {
  if (value.length > maximum || /[\r\n]/.test(value))
    throw new UsageError(name, `must be a single line of up to ${maximum} characters.`);
  return value;
}

/** A name that GitHub's artifact service accepts. */
function artifactNameInput(value: string | null): string | null {
  if (value === null) return null;
  if (value.length > 200 || /[":<>|*?\r\n\\/]/.test(value))
    throw new UsageError(
      'artifact-name',
      'must have up to 200 characters, without line breaks and " : < > | * ? \\ /.',
    );
  return value;
}
