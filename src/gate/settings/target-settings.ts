import type { ScanType } from '../../contract/primitives.ts';
import { BROWSER_MODES, CHECKS_SCOPES, type ScanOptions, THIRD_PARTY_MODES } from '../../contract/scan.ts';
import { parseTargetAddress } from '../../contract/target-address.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import { apiDescriptionOf } from '../inputs/api-description.ts';
import type { ConfigFile, ConfigTarget } from '../inputs/config-schema.ts';
import { ACTIVE_POST_MODES, GATE_INPUTS } from '../inputs/inputs.ts';
import { isGiven, type SettingsSources } from '../inputs/settings-sources.ts';
import { enumInput, integerInput } from '../model/input-values.ts';
import type { TargetSpec } from '../model/model.ts';
import { targetPolicy } from './gate-policy.ts';
import { type ListedTarget, listTargets } from './target-list.ts';
import { TargetSecrets } from './target-secrets.ts';

type Mode = (typeof ACTIVE_POST_MODES)[number];

/** Decides which targets get requests that may store something. A file that a proposed change wrote cannot turn them on. */
class ActivePost {
  readonly warnings: string[] = [];
  readonly #sources: SettingsSources;
  readonly #config: ConfigFile;
  readonly #isEmbedded: boolean;

  constructor(sources: SettingsSources, config: ConfigFile) {
    this.#sources = sources;
    this.#config = config;
    this.#isEmbedded = (sources.raw['api-url'] ?? '').trim() === '';
  }

  /** @throws UsageError */
  optionFor(target: ListedTarget): Pick<ScanOptions, 'active_post'> {
    const mode = this.#modeFor(target);
    // A private host of a remote service is not the one of this job.
    const isOwn = this.#isEmbedded && isLocalHost(parseTargetAddress(target.hostname).host);
    return mode === 'on' || (mode === 'local' && isOwn) ? { active_post: true } : {};
  }

  #modeFor({ input, own }: ListedTarget): Mode {
    const { raw, naming, configFile } = this.#sources;
    if (isGiven(raw, 'active-post'))
      return enumInput(naming('active-post'), raw['active-post'] ?? '', ACTIVE_POST_MODES);
    const configured = own['active-post'] ?? this.#config['active-post'] ?? 'off';
    const mode = typeof configured === 'string' ? configured : configured ? 'on' : 'off';
    if (mode === 'off' || configFile?.untrusted !== true) return mode;
    this.warnings.push(
      `active-post: ${mode} of ${configFile.name} was not used for ${input}: the proposed change may have written it. Pass ${naming('active-post')}.`,
    );
    return 'off';
  }
}

export interface ResolvedTargets {
  readonly targets: readonly TargetSpec[];
  readonly warnings: readonly string[];
}

/**
 * The targets of a run with all their settings. Reads secrets and files through the sources.
 * @throws UsageError
 */
export function resolveTargets(
  sources: SettingsSources,
  config: ConfigFile,
  scanTypes: readonly ScanType[],
): ResolvedTargets {
  const { targets, fromFile } = listTargets(sources, config);
  const secrets = new TargetSecrets(sources, fromFile);
  const describe = descriptions(sources, config);
  const posts = new ActivePost(sources, config);
  const resolved = new Map<string, TargetSpec>();
  for (const target of targets) {
    const spec = targetSpec(target, {
      sources,
      config,
      scanTypes,
      options: { ...posts.optionFor(target), ...describe(target), ...secrets.optionsFor(target, config) },
    });
    const key = `${spec.hostname} ${spec.options.scheme ?? ''} ${spec.options.start_path ?? ''}`;
    if (!resolved.has(key)) resolved.set(key, spec);
  }
  return { targets: [...resolved.values()], warnings: [...secrets.warnings, ...posts.warnings] };
}

interface Common {
  readonly sources: SettingsSources;
  readonly config: ConfigFile;
  readonly scanTypes: readonly ScanType[];
  /** Options that were read from elsewhere. */
  readonly options: ScanOptions;
}

function targetSpec(target: ListedTarget, { sources, config, scanTypes, options }: Common): TargetSpec {
  const { own } = target;
  const { rule, severityOverrides, disabledChecks } = targetPolicy(config, own, sources.raw);
  return {
    input: target.input,
    hostname: target.hostname,
    options: {
      ...target.options,
      ...(disabledChecks.length === 0 ? {} : { disable_checks: [...disabledChecks] }),
      ...(Object.keys(severityOverrides).length === 0 ? {} : { severity_overrides: severityOverrides }),
      ...scopeOf(config, own),
      ...minutesOption(sources, config, own),
      ...browserOptions(sources, config, own),
      ...options,
    },
    scanTypes: isGiven(sources.raw, 'scan-types') ? scanTypes : (own['scan-types'] ?? scanTypes),
    ...(rule === undefined ? {} : { policy: rule }),
  };
}

/** The API description of a target. A file is read once for all targets. */
function descriptions(sources: SettingsSources, config: ConfigFile): (target: ListedTarget) => ScanOptions {
  const known = new Map<string | undefined, ScanOptions>();
  return ({ own }) => {
    const place = isGiven(sources.raw, 'api-description')
      ? sources.raw['api-description']
      : (own['api-description'] ?? config['api-description']);
    const described = known.get(place) ?? apiDescriptionOf(sources, place);
    known.set(place, described);
    return described;
  };
}

/** @throws UsageError */
function minutesOption(
  { raw, naming }: SettingsSources,
  config: Partial<ConfigFile>,
  own: Partial<ConfigTarget>,
): Pick<ScanOptions, 'scan_minutes'> {
  const { minimum, maximum } = GATE_INPUTS['scan-minutes'].type;
  const minutes = isGiven(raw, 'scan-minutes')
    ? integerInput(naming('scan-minutes'), raw['scan-minutes'] ?? '', minimum, maximum)
    : (own['scan-minutes'] ?? config['scan-minutes']);
  return minutes === undefined ? {} : { scan_minutes: minutes };
}

/** How a browser and rules take part. An input outweighs the file; the defaults are those of the service. */
function browserOptions(
  { raw, naming }: SettingsSources,
  config: Partial<ConfigFile>,
  own: Partial<ConfigTarget>,
): Pick<ScanOptions, 'browser' | 'third_parties' | 'checks_scope'> {
  const given = <const Value extends string>(
    name: 'browser' | 'third-parties' | 'checks-scope',
    values: readonly Value[],
  ) => {
    const text = isGiven(raw, name) ? raw[name] : (own[name] ?? config[name]);
    return text === undefined ? undefined : enumInput(naming(name), text, values);
  };
  const browser = given('browser', BROWSER_MODES);
  const scope = given('checks-scope', CHECKS_SCOPES);
  const thirdParties = given('third-parties', THIRD_PARTY_MODES);
  return {
    ...(browser === undefined || browser === 'auto' ? {} : { browser }),
    ...(scope === undefined || scope === 'recognized' ? {} : { checks_scope: scope }),
    ...(thirdParties === undefined || thirdParties === 'block' ? {} : { third_parties: thirdParties }),
  };
}

/** Keys of the file that are scan options of the same name and value. */
const SCOPE = {
  'extra-paths': 'extra_paths',
  'include-paths': 'include_paths',
  'exclude-paths': 'exclude_paths',
  'max-requests-per-second': 'max_requests_per_second',
} as const satisfies Partial<Record<keyof ConfigTarget, keyof ScanOptions>>;

function scopeOf(config: Partial<ConfigTarget>, own: Partial<ConfigTarget>): ScanOptions {
  const keys = Object.keys(SCOPE) as (keyof typeof SCOPE)[];
  const entries = keys.map((key) => [SCOPE[key], own[key] ?? config[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ScanOptions;
}
