import { ClientConfigurationError } from '../../../src/client/errors.ts';

interface Given {
  readonly baseUrl?: string;
  readonly apiKey?: unknown;
  readonly headers?: unknown;
  readonly fetch?: unknown;
}

/**
 * The URL and the key of the environment, where the options do not give them.
 * @throws ClientConfigurationError that names the option and the variable
 */
export function fromEnvironment(options: Given): { readonly baseUrl: string; readonly apiKey?: string } {
  const baseUrl = baseUrlOf(options);
  // A page authenticates with a cookie or with headers instead.
  if (options.apiKey !== undefined || options.headers !== undefined) return { baseUrl };
  const apiKey = variable('SCAN_GATE_API_KEY');
  if (apiKey !== undefined) return { baseUrl, apiKey };
  if (options.fetch !== undefined) return { baseUrl };
  throw missing('API key', 'apiKey', 'SCAN_GATE_API_KEY');
}

/** @throws ClientConfigurationError that names the option and the variable */
export function baseUrlOf(options: Pick<Given, 'baseUrl'>): string {
  const baseUrl = options.baseUrl ?? variable('SCAN_GATE_API_URL');
  if (baseUrl === undefined) throw missing('base URL', 'baseUrl', 'SCAN_GATE_API_URL');
  return baseUrl;
}

/** Undefined without an environment (browsers), without permission to read it (Deno), and for an empty value. */
function variable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  try {
    return process?.env?.[name]?.trim() || undefined;
  } catch {
    return undefined;
  }
}

function missing(what: string, option: string, name: string): ClientConfigurationError {
  return new ClientConfigurationError(`There is no ${what}: pass ${option}, or set the environment variable ${name}.`);
}
