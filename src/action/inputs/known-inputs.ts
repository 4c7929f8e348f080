import { GATE_INPUTS } from '../../gate/inputs/inputs.ts';
import { UsageError, type UsageProblem } from '../../gate/model/usage-error.ts';
import { nearest } from '../../shared/nearest.ts';
import { oneLine, truncate } from '../../shared/text.ts';
import { ALIAS_INPUTS, PUBLISHING_INPUTS, variablesOf } from './action-inputs.ts';

const NAMES = [...Object.keys(GATE_INPUTS), ...Object.keys(ALIAS_INPUTS), ...Object.keys(PUBLISHING_INPUTS)];
/** The variable with underscores of each input, and the one that runners set. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  NAMES.map(variablesOf).flatMap(([variable, replaced]) => [
    [replaced, variable],
    [variable, variable],
  ]),
);

/** Inputs that a runner adds for actions that run in a container. */
const OF_RUNNERS: ReadonlySet<string> = new Set(['INPUT_ARGS', 'INPUT_ENTRYPOINT']);

/**
 * Runners built on nektos/act pass the inputs of a composite action on to the actions inside it
 * (https://github.com/nektos/act/issues/2874), so that an unknown input need not be a mistake.
 */
const ACT_MARKS = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'];

const PROBLEMS_MAX = 10;

/**
 * Refuses inputs that action.yml does not declare: the runner passes them on with a warning, and a misspelt `fail-on-severity`
 * would leave the default in effect.
 * @throws UsageError with the unknown inputs
 */
export function assertKnownInputs(
  environment: Readonly<Record<string, string | undefined>>,
  warn: (message: string) => void,
): void {
  const unknown = Object.keys(environment).filter((variable) => {
    const name = variable.toUpperCase();
    if (!name.startsWith('INPUT_') || OF_RUNNERS.has(name)) return false;
    const own = KNOWN.get(name);
    // A runner that sets the variable with hyphens as well got an input that is spelt with underscores.
    return own === undefined || (own !== name && environment[own] !== undefined);
  });
  if (unknown.length === 0) return;
  const problems = unknown.sort().slice(0, PROBLEMS_MAX).map(problemOf);
  if (ACT_MARKS.every((mark) => (environment[mark] ?? '') === ''))
    throw new UsageError(nameOf(unknown[0] ?? ''), '', { problems });
  for (const { message } of problems) warn(message);
}

function problemOf(variable: string): UsageProblem {
  const name = nameOf(variable);
  const near = nearest(name.replaceAll('_', '-'), NAMES);
  const hint =
    near === null
      ? `docs/INPUTS.md lists the inputs. If the job sets the variable INPUT_${name.toUpperCase()} for something else, rename it.`
      : `Did you mean ${near}?`;
  return { title: `unknown input ${name}`, message: `${name}: the action has no such input. ${hint}`, isPublic: true };
}

function nameOf(variable: string): string {
  return truncate(oneLine(variable.slice('INPUT_'.length).toLowerCase()), 60);
}
