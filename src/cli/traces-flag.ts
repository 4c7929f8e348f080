import { enumInput } from '../gate/model/input-values.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import { present } from '../shared/records.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';
import type { Io } from './io.ts';

export const TRACES_FLAG: FlagTable = {
  'otlp-endpoint': {
    type: 'string',
    value: 'URL',
    description:
      'OpenTelemetry collector that gets traces (OTLP over HTTP). Also OTEL_EXPORTER_OTLP_ENDPOINT; further OTEL_* variables apply. Default: no traces.',
  },
};

type Traces = NonNullable<Parameters<typeof import('../embedded.ts')['startEmbeddedService']>[0]['traces']>;

/**
 * Where traces go, by the flag or the environment variables of OpenTelemetry; undefined for no traces.
 * @throws UsageError
 */
export function readTraces(flags: ParsedFlags, { environment }: Pick<Io, 'environment'>): Traces | undefined {
  const variable = (name: string) => environment[name] || undefined;
  const endpoint = flags.text('otlp-endpoint');
  const places = {
    '--otlp-endpoint': endpoint,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
    OTEL_EXPORTER_OTLP_ENDPOINT: variable('OTEL_EXPORTER_OTLP_ENDPOINT'),
  };
  const given = Object.entries(present(places));
  if (given.length === 0 || variable('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  for (const [name, url] of given) {
    // Without its value, which may contain a password.
    if (!/^https?:\/\/[^/?#]+/.test(url) || !URL.canParse(url)) throw new UsageError(name, 'not an http(s) URL.');
  }
  const exporter = variable('OTEL_TRACES_EXPORTER') ?? 'otlp';
  if (enumInput('OTEL_TRACES_EXPORTER', exporter, ['otlp', 'none']) === 'none') return undefined;
  const protocol = variable('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? variable('OTEL_EXPORTER_OTLP_PROTOCOL');
  const protocols = ['http/protobuf', 'http/json'] as const;
  return {
    ...present({ endpoint }),
    protocol: enumInput('OTEL_EXPORTER_OTLP_PROTOCOL', protocol ?? 'http/protobuf', protocols),
  };
}
