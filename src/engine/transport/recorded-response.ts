import type { HeaderList, RecordedResponse } from '../core/evidence/http.ts';
import { header } from '../core/evidence/http.ts';
import { boundedHeaders } from './bounded-headers.ts';

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
