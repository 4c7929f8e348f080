import type { ConfigFile } from '../inputs/config-schema.ts';
import { GATE_INPUTS, type GateInputName } from '../inputs/inputs.ts';
import type { SettingsSources } from '../inputs/settings-sources.ts';
import { booleanInput, enumInput, integerInput, numberInput } from '../model/input-values.ts';
import { UsageError } from '../model/usage-error.ts';

export interface NamedValue {
  readonly input: string;
  readonly text: string;
}

type NumericName = 'min-coverage' | 'max-tokens' | 'max-findings' | 'max-retries';
type SecondsName = 'wait-for-target-seconds' | 'poll-interval-seconds';

/** The values of a run by precedence: input, then configuration file, then default. Every method throws UsageError. */
export class SettingValues {
  readonly #sources: SettingsSources;
  readonly #config: ConfigFile;

  constructor(sources: SettingsSources, config: ConfigFile) {
    this.#sources = sources;
    this.#config = config;
  }

  text(name: GateInputName): NamedValue {
    const { raw, naming, configFile } = this.#sources;
    const given = raw[name];
    if (given !== undefined && given.trim() !== '') return { input: naming(name), text: given };
    const configured = (this.#config as Readonly<Record<string, unknown>>)[name];
    if (configured !== undefined) return { input: `${configFile?.name ?? ''}: ${name}`, text: configText(configured) };
    return { input: naming(name), text: GATE_INPUTS[name].default };
  }

  boolean(name: GateInputName): boolean {
    const { input, text } = this.text(name);
    return booleanInput(input, text);
  }

  /** The embedded service ends with the run, so scans that are not awaited would never run. */
  wait(): boolean {
    const isRemote = (this.#sources.raw['api-url'] ?? '').trim() !== '';
    if (this.boolean('wait') || isRemote) return this.boolean('wait');
    const { input } = this.text('wait');
    throw new UsageError(input, 'false needs a separate service (api-url); the embedded one ends with the run.');
  }

  choice<const Values extends readonly string[]>(name: GateInputName, allowed: Values): Values[number] {
    const { input, text } = this.text(name);
    return enumInput(input, text, allowed);
  }

  integer(name: NumericName): number {
    const { input, text } = this.text(name);
    const { minimum, maximum } = GATE_INPUTS[name].type;
    return integerInput(input, text, minimum, maximum);
  }

  milliseconds(name: SecondsName): number {
    const { input, text } = this.text(name);
    const { minimum, maximum } = GATE_INPUTS[name].type;
    return Math.round(numberInput(input, text, minimum, maximum) * 1_000);
  }
}

function configText(configured: unknown): string {
  if (Array.isArray(configured)) return configured.join(',');
  if (typeof configured === 'object' && configured !== null) {
    return Object.entries(configured)
      .map(([name, entry]) => `${name}=${String(entry)}`)
      .join(',');
  }
  return String(configured);
}
