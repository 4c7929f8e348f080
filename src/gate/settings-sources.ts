import type { NamedText } from './config-file.ts';
import type { GateInputName, RawInputs } from './inputs.ts';

/** Everything settings are made of. */
export interface SettingsSources {
  /**
   * What the user gave, by input name; undefined and '' mean: not given. A face whose inputs arrive with their defaults
   * filled in leaves out those that equal the default ({@link GATE_INPUTS}), else the configuration file has no say.
   */
  readonly raw: RawInputs;
  /** How the face calls an input in messages, for example `--fail-on-severity`. */
  readonly naming: (name: GateInputName) => string;
  readonly configFile?: NamedText | null;
  /** Only its ignore rules are used. */
  readonly ignoreFile?: NamedText | null;
  /** Used when no target is given, for example the environment URL of a deployment event. */
  readonly defaultTargets?: readonly string[];
  /** For `request-headers-env` of the configuration file. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}
