import type { HeaderList, RecordedResponse } from '../core/evidence/http.ts';

/** Maximum number of fields; browsers accept 256 KiB in all. */
const FIELDS_MAX = 1_000;
const NAME_MAX = 256;
/** Twice the limit of most servers and proxies for the whole header section. */
const VALUE_MAX = 16_384;

/**
 * Header fields as evidence, bounded in number and length. Analyzers that rely on the absence of a value check
 * `cutHeaders`.
 */
export function boundedHeaders(headers: HeaderList): Pick<RecordedResponse, 'headers' | 'cutHeaders'> {
  const kept = headers.slice(0, FIELDS_MAX);
  const cut = kept
    .filter(([, value]) => value.length > VALUE_MAX)
    .map(([name]) => name.slice(0, NAME_MAX).toLowerCase());
  return {
    headers: kept.map(([name, value]) => [name.slice(0, NAME_MAX), value.slice(0, VALUE_MAX)]),
    ...(cut.length === 0 ? {} : { cutHeaders: [...new Set(cut)] }),
  };
}
