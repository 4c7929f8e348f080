import { truncate } from '../../shared/text.ts';
import { parseConfig } from '../inputs/config-file.ts';
import type { ConfigFile } from '../inputs/config-schema.ts';
import type { SettingsSources } from '../inputs/settings-sources.ts';
import type { TargetSpec } from '../model/model.ts';
import { type PolicyChange, type PolicyOrigin, type ProposedPolicy, WORDS_MAX } from '../model/policy-report.ts';
import { UsageError } from '../model/usage-error.ts';
import { policyChanges } from '../policy/policy-changes.ts';
import { gatePolicy, targetPolicy } from './gate-policy.ts';
import { SettingValues } from './setting-values.ts';
import { configuredTargets, listTargets } from './target-list.ts';

/** The configuration file, with the rules of the ignore file if there is one. @throws UsageError */
export function effectiveFile({ naming, configFile, ignoreFile }: SettingsSources): ConfigFile {
  const config = configFile ? parseConfig(naming('config-file'), configFile) : {};
  if (!ignoreFile) return config;
  return { ...config, ignore: parseConfig(naming('ignore-file'), ignoreFile).ignore ?? [] };
}

type Proposal = Pick<PolicyOrigin, 'pending' | 'proposed' | 'warnings'>;

/**
 * What takes effect after the merge: the differences, and the policy to judge this run by once more. Reads no file and no
 * secret. A proposed file that cannot be used is only a warning.
 */
export function proposalOf(sources: SettingsSources, config: ConfigFile, targets: readonly TargetSpec[]): Proposal {
  const { proposed, warnings: _warnings, ruleChanges = [], ...current } = sources;
  const ofRules = ruleChanges.map((words) => ruleChange(words));
  if (proposed?.config === undefined && proposed?.ignore === undefined)
    return { pending: ofRules, proposed: null, warnings: [] };
  const after: SettingsSources = {
    ...current,
    configFile: proposed.config === undefined ? (current.configFile ?? null) : proposed.config,
    ignoreFile: proposed.ignore === undefined ? (current.ignoreFile ?? null) : proposed.ignore,
  };
  try {
    const next = effectiveFile(after);
    return {
      pending: [...policyChanges(config, next, sources.raw), ...ofRules],
      proposed: proposedPolicy(after, next, targets),
      warnings: [],
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const message = truncate(error.message.replaceAll('\n', ' '), 400);
    const warning = `After merge the gate would fail with a usage error: ${message}`;
    return { pending: ofRules, proposed: null, warnings: [warning] };
  }
}

function ruleChange(words: string): PolicyChange {
  return { key: 'checks', scope: 'scan', target: null, summary: truncate(words, WORDS_MAX), overruled: false };
}

/** @throws UsageError if the gate could not run with this file */
function proposedPolicy(sources: SettingsSources, config: ConfigFile, targets: readonly TargetSpec[]): ProposedPolicy {
  const values = new SettingValues(sources, config);
  listTargets(sources, config);
  values.wait();
  const listed = configuredTargets('targets', config);
  const own = ({ input, hostname }: TargetSpec) =>
    (listed.find((entry) => entry.input === input) ?? listed.find((entry) => entry.hostname === hostname))?.own ?? {};
  return {
    policy: gatePolicy(values, config),
    targets: new Map(targets.map((target) => [target.input, targetPolicy(config, own(target), sources.raw)])),
  };
}
