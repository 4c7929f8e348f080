import type { HeaderList, RecordedResponse } from '../evidence/http.ts';
import { header } from '../evidence/http.ts';

interface Parts {
  readonly status: number;
  readonly httpVersion: string;
  readonly headers: HeaderList;
  readonly body: Buffer;
  readonly truncated: boolean;
}

/** A response whose text is decoded on first use: most bodies are only matched as bytes or not at all. */
export function recordedResponse(parts: Parts): RecordedResponse {
  let text: string | undefined;
  return {
    ...parts,
    get text() {
      text ??= decodeText(parts.body, header(parts.headers, 'content-type') ?? '');
      return text;
    },
  };
}

function decodeText(body: Buffer, contentType: string): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder('utf-8').decode(body);
  }
}
