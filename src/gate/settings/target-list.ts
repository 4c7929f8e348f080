import type { ConfigFile, ConfigTarget } from '../inputs/config-schema.ts';
import { type ParsedTarget, parseTarget } from '../inputs/parse-target.ts';
import type { SettingsSources } from '../inputs/settings-sources.ts';
import { listInput } from '../model/input-values.ts';
import { UsageError } from '../model/usage-error.ts';

/** Placeholder that `init` writes when a repository does not say where its application is. RFC 2606 reserves the domain. */
export const EXAMPLE_TARGET = 'https://replace-me.example.com';

/** The placeholder, and the host in the README's example. */
const EXAMPLE_HOSTS = [new URL(EXAMPLE_TARGET).hostname, 'preview.example.com'];

/** @throws UsageError for a placeholder that was left in a workflow */
function rejectExample(input: string, { hostname, input: shown }: ParsedTarget): void {
  if (EXAMPLE_HOSTS.includes(hostname))
    throw new UsageError(
      input,
      `${shown} is an example, not your application: replace it with the URL to scan, or run "scan-gate init --url URL --force".`,
    );
}

const MAX_TARGETS = 1_000;

export interface ListedTarget extends ParsedTarget {
  /** Settings of the configuration file for this target. */
  readonly own: Partial<ConfigTarget>;
}

export interface TargetList {
  readonly targets: readonly ListedTarget[];
  /** Only the configuration file names them. */
  readonly fromFile: boolean;
}

/**
 * The targets of a run: those given, else those of the configuration file, else the default ones. Settings of the file
 * for a host also apply to a given target with the same host. Pure.
 * @throws UsageError
 */
export function listTargets(sources: SettingsSources, config: ConfigFile): TargetList {
  const inputOfFile = `${sources.configFile?.name ?? ''}: targets`;
  const configured = configuredTargets(inputOfFile, config);
  const given = listInput(sources.raw.targets ?? '');
  const fromFile = given.length === 0 && configured.length > 0;
  const input = fromFile ? inputOfFile : sources.naming('targets');
  const listed = fromFile
    ? configured
    : (given.length > 0 ? given : (sources.defaultTargets ?? [])).map((text) => {
        const parsed = parseTarget(input, text);
        return { ...parsed, own: configured.find(({ hostname }) => hostname === parsed.hostname)?.own ?? {} };
      });
  if (listed.length === 0) {
    const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : '';
    throw new UsageError(input, `nothing to scan. Pass a host, host:port or an http(s) URL.${later}`);
  }
  if (listed.length > MAX_TARGETS) throw new UsageError(input, `more than ${MAX_TARGETS} targets.`);
  for (const target of listed) rejectExample(input, target);
  return { targets: listed, fromFile };
}

/** The targets that a file lists. @throws UsageError */
export function configuredTargets(input: string, config: ConfigFile): ListedTarget[] {
  return (config.targets ?? []).map((entry) => {
    const own = typeof entry === 'string' ? { target: entry } : entry;
    return { ...parseTarget(input, own.target), own };
  });
}
