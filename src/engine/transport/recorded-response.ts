import { type HeaderList, header, type RecordedResponse } from '../core/evidence/http.ts';

/** Maximum number of fields; browsers accept 256 KiB in all. */
const FIELDS_MAX = 1_000;
const NAME_MAX = 256;
/** Twice the limit of most servers and proxies for the whole header section. */
const VALUE_MAX = 16_384;

/**
 * Header fields as evidence, bounded in number and length. Analyzers that rely on the absence of a value check
 * `cutHeaders`.
 */
function boundedHeaders(headers: HeaderList): Pick<RecordedResponse, 'headers' | 'cutHeaders'> {
  const kept = headers.slice(0, FIELDS_MAX);
  const cut = kept
    .filter(([, value]) => value.length > VALUE_MAX)
    .map(([name]) => name.slice(0, NAME_MAX).toLowerCase());
  return {
    headers: kept.map(([name, value]) => [name.slice(0, NAME_MAX), value.slice(0, VALUE_MAX)]),
    ...(cut.length === 0 ? {} : { cutHeaders: [...new Set(cut)] }),
  };
}

interface Parts {
  readonly status: number;
  readonly httpVersion: string;
  readonly headers: HeaderList;
  readonly body: Buffer;
  readonly truncated: boolean;
}

/** The text of a larger body is held weakly: it can be decoded again. */
const KEPT_TEXT_MAX = 16_384;

/**
 * A response as evidence: bounded header fields, and text decoded on first use, since most bodies are only matched
 * as bytes or not at all.
 */
export function recordedResponse(parts: Parts): RecordedResponse {
  let kept: string | undefined;
  const bounded = boundedHeaders(parts.headers);
  let released: WeakRef<{ readonly text: string }> | undefined;
  return {
    ...parts,
    ...bounded,
    get text() {
      const known = kept ?? released?.deref()?.text;
      if (known !== undefined) return known;
      const text = decodeText(parts.body, header(bounded.headers, 'content-type') ?? '');
      if (parts.body.length <= KEPT_TEXT_MAX) kept = text;
      else released = new WeakRef({ text });
      return text;
    },
  };
}

function decodeText(body: Buffer, contentType: string): string {
  // A byte order mark wins over the declared encoding (Encoding Standard, "BOM sniff").
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be').decode(body);
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le').decode(body);
  const charset = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder('utf-8').decode(body);
  }
}
