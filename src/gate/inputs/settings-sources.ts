import type { NamedText } from './config-file.ts';
import type { InputDefinition } from './input-definition.ts';
import { GATE_INPUTS, type GateInputName, type RawInputs } from './inputs.ts';

/** All inputs of {@link parseSettings}. */
export interface SettingsSources {
  /**
   * The given values, by input name; undefined and '' mean not given. A value equal to the default counts as given and
   * overrides the configuration file.
   */
  readonly raw: RawInputs;
  /** Name of an input in messages, for example `--fail-on-severity`. */
  readonly naming: (name: GateInputName) => string;
  /** Name of an input as the source of a setting in the verdict. Default: {@link naming}. */
  readonly inputSource?: (name: GateInputName) => string;
  readonly configFile?: NamedText | null;
  /** Only its ignore rules are used. */
  readonly ignoreFile?: NamedText | null;
  /** Texts of the rules in the repository's folder of rules. */
  readonly ruleFiles?: readonly NamedText[];
  /** What the pull request changes in that folder, as sentences. */
  readonly ruleChanges?: readonly string[];
  /** The files in the pull request. They do not affect the verdict; their differences are reported. */
  readonly proposed?: ProposedFiles;
  /** Problems reading the files; part of the verdict's warnings. */
  readonly warnings?: readonly string[];
  /** Whether the job can get a key of a remote service by its identity. Default false. */
  readonly hasIdentity?: boolean;
  /** Used when no target is given, for example the environment URL of a deployment event. */
  readonly defaultTargets?: readonly string[];
  /** Reads the variable that `request-headers-env` names, after masking its value in logs. */
  readonly secret?: (name: string) => string | undefined;
  /** Reads the file that `storage-state` names, after masking its values in logs. @throws Error */
  readonly readFile?: (path: string) => string;
  /** The text of a file that a login names as its recording, from the trusted commit. @throws UsageError */
  readonly readRecording?: (path: string) => string;
  /** Reads the file that `api-description` names; it holds no secrets. @throws Error */
  readonly readText?: (path: string) => string;
}

/** Absent: unchanged or unknown. Null: the pull request removes the file. */
export interface ProposedFiles {
  readonly config?: NamedText | null;
  readonly ignore?: NamedText | null;
}

/** True if an input overrides this key of the configuration file. */
export function isGiven(raw: RawInputs, key: string): boolean {
  if (!Object.hasOwn(GATE_INPUTS, key)) return false;
  const input: InputDefinition = GATE_INPUTS[key as GateInputName];
  return (input.config === true || key === 'targets') && (raw[key as GateInputName] ?? '').trim() !== '';
}
