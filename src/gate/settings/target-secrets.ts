import type { ScanOptions } from '../../contract/scan.ts';
import type { ConfigFile } from '../inputs/config-schema.ts';
import { headersOfVariable, parseRequestHeaders } from '../inputs/request-headers.ts';
import type { SettingsSources } from '../inputs/settings-sources.ts';
import { UsageError } from '../model/usage-error.ts';
import { LOGIN_INPUTS, loginsOf } from './login-settings.ts';
import type { ListedTarget } from './target-list.ts';

/**
 * Decides which secret headers and logins go to which target. Those of the inputs are sent to hosts that an input or a
 * trusted file names; only a trusted file may name an environment variable.
 */
export class TargetSecrets {
  readonly warnings: string[] = [];
  readonly #sources: SettingsSources;
  readonly #given: Readonly<Record<string, string>>;
  readonly #isTrusted: boolean;
  /** The target may get the secrets of the inputs. */
  readonly #isNamed: boolean;
  readonly #file: string;

  /** @throws UsageError */
  constructor(sources: SettingsSources, fromFile: boolean) {
    const { raw, naming, configFile } = sources;
    this.#sources = sources;
    this.#given = parseRequestHeaders(naming('request-headers'), raw['request-headers'] ?? '');
    this.#isTrusted = configFile?.untrusted !== true;
    this.#isNamed = !fromFile || this.#isTrusted;
    this.#file = configFile?.name ?? 'a file';
  }

  /** @throws UsageError */
  optionsFor(target: ListedTarget, config: ConfigFile): ScanOptions {
    const headers = this.#headersFor(target, target.own['request-headers-env'] ?? config['request-headers-env']);
    return {
      ...(Object.keys(headers).length === 0 ? {} : { request_headers: headers }),
      ...this.#loginsFor(target),
    };
  }

  /** @throws UsageError for a login and a host of an untrusted file: the scan would not be signed in */
  #loginsFor({ input, hostname, options }: ListedTarget): ScanOptions {
    const { raw, naming } = this.#sources;
    if (this.#isNamed) return loginsOf(this.#sources, { hostname, scheme: options.scheme });
    const first = Object.values(LOGIN_INPUTS).find((name) => (raw[name] ?? '').trim() !== '');
    if (first === undefined) return {};
    throw new UsageError(
      naming(first),
      `is not sent to ${input}: only ${this.#file} names it, which the proposed change may have written. Pass the target as ${naming('targets')}.`,
    );
  }

  #headersFor({ input }: ListedTarget, variable: string | undefined): Readonly<Record<string, string>> {
    const { naming } = this.#sources;
    const named = variable === undefined ? {} : this.#fromVariable(variable);
    if (this.#isNamed) return { ...named, ...this.#given };
    if (Object.keys(this.#given).length > 0)
      this.warnings.push(
        `The headers of ${naming('request-headers')} were not sent to ${input}: only ${this.#file} names it, which the proposed change may have written. To send them, pass the target as ${naming('targets')}.`,
      );
    return named;
  }

  #fromVariable(name: string): Record<string, string> {
    const { naming, secret, configFile } = this.#sources;
    const input = `${configFile?.name ?? ''}: request-headers-env`;
    if (!this.#isTrusted)
      throw new UsageError(
        input,
        `${name} is not read for ${configFile?.name ?? 'this file'}, which the proposed change may have written. Read the file from the target branch (--config-ref), or pass ${naming('request-headers')}.`,
      );
    const text = secret?.(name);
    if (text === undefined || text.trim() === '')
      throw new UsageError(input, `the environment variable ${name} is not set.`);
    return headersOfVariable(input, name, text);
  }
}
