import type { HeaderList, RecordedResponse } from '../core/evidence/http.ts';

/** Fields of a response that are kept; a browser takes 256 KiB in all. */
const FIELDS_MAX = 1_000;
const NAME_MAX = 256;
/** Twice what most servers and proxies let pass for the whole head. */
const VALUE_MAX = 16_384;

/**
 * Header fields as evidence. Every analyzer sees values of bounded length; the ones that draw conclusions from what is not
 * in a value look at `cutHeaders`.
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
