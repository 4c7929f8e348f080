import { expect, it } from 'vitest';
import { parseFlags } from '../../src/cli/flags.ts';
import { readTraces, TRACES_FLAG } from '../../src/cli/traces-flag.ts';

const read = (args: readonly string[], environment: Record<string, string>) =>
  readTraces(parseFlags(args, TRACES_FLAG), { environment });
const FLAG = ['--otlp-endpoint', 'http://collector:4318'];
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

it.each<[string, string[], Record<string, string>, unknown]>([
  ['nothing', [], { OTEL_SERVICE_NAME: 'gate' }, undefined],
  ['an empty variable', [], { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, undefined],
  ['the variable', [], ENDPOINT, { protocol: 'http/protobuf' }],
  ['the variable of traces', [], { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c/x' }, { protocol: 'http/protobuf' }],
  ['the flag', FLAG, {}, { endpoint: 'http://collector:4318', protocol: 'http/protobuf' }],
  ['JSON', [], { ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, { protocol: 'http/json' }],
  ['a disabled SDK', FLAG, { OTEL_SDK_DISABLED: 'TRUE' }, undefined],
  ['no exporter of traces', FLAG, { OTEL_TRACES_EXPORTER: 'none' }, undefined],
])('traces by %s', (_what, args, environment, expected) => {
  expect(read(args, environment)).toEqual(expected);
});

it.each<[string[], Record<string, string>, string]>([
  [['--otlp-endpoint', 'collector:4318'], {}, '--otlp-endpoint'],
  [[], { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [[], { ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
  [[], { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER'],
])('%j with %j is a usage error', (args, environment, name) => {
  expect(() => read(args, environment)).toThrow(expect.objectContaining({ name: 'UsageError', input: name }));
});
