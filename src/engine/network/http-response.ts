import { isRecord } from '../../shared/records.ts';

/** Status and JSON body of a short HTTP response read from a raw socket; null for anything else. */
export function parseHttpResponse(
  data: Buffer,
): { readonly status: number; readonly head: string; readonly json: Readonly<Record<string, unknown>> | null } | null {
  const text = data.toString('utf8');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
  const split = text.indexOf('\r\n\r\n');
  if (status === undefined || split < 0) return null;
  return { status: Number(status), head: text.slice(0, split), json: jsonObject(text.slice(split + 4)) };
}

/** Takes the text between the outermost braces, which skips chunk sizes around it. */
function jsonObject(body: string): Readonly<Record<string, unknown>> | null {
  const from = body.indexOf('{');
  const to = body.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    const value: unknown = JSON.parse(body.slice(from, to + 1));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
