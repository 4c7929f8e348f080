import type { ScanOptions } from '../../contract/scan.ts';
import { parseTargetAddress } from '../../contract/target-address.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import type { ConfigFile } from '../inputs/config-schema.ts';
import { ACTIVE_POST_MODES } from '../inputs/inputs.ts';
import { isGiven, type SettingsSources } from '../inputs/settings-sources.ts';
import { enumInput } from '../model/input-values.ts';
import type { ListedTarget } from './target-list.ts';

type Mode = (typeof ACTIVE_POST_MODES)[number];

/** Decides which targets get requests that may store something. A file that a proposed change wrote cannot turn them on. */
export class ActivePost {
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
