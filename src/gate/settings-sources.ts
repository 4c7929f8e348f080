import type { NamedText } from './config-file.ts';
import type { GateInputName, RawInputs } from './inputs.ts';

/** Everything settings are made of. */
export interface SettingsSources {
  /**
   * What the user gave, by input name; undefined and '' mean: not given. A value that equals the default counts as given: it
   * wins over the configuration file like any other.
   */
  readonly raw: RawInputs;
  /** How the face calls an input in messages, for example `--fail-on-severity`. */
  readonly naming: (name: GateInputName) => string;
  /** How the verdict names an input as the source of a setting; default: {@link naming}. */
  readonly inputSource?: (name: GateInputName) => string;
  readonly configFile?: NamedText | null;
  /** Only its ignore rules are used. */
  readonly ignoreFile?: NamedText | null;
  /** The same files as the pull request leaves them. They decide nothing; their differences are told. */
  readonly proposed?: ProposedFiles;
  /** What the face found while it read the files; part of the verdict's warnings. */
  readonly warnings?: readonly string[];
  /** Used when no target is given, for example the environment URL of a deployment event. */
  readonly defaultTargets?: readonly string[];
  /** The variable that `request-headers-env` names. The face masks the value before it returns it. */
  readonly secret?: (name: string) => string | undefined;
}

/** Absent: unchanged, or not known. Null: the pull request removes the file. */
export interface ProposedFiles {
  readonly config?: NamedText | null;
  readonly ignore?: NamedText | null;
}
