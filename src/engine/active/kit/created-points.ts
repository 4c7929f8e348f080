import { parsedJson } from '../../../shared/records.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
import { type Exchange, header } from '../../core/evidence/http.ts';
import type { BaselineRequest, InsertionPoint, JsonValue } from '../../core/evidence/insertion-point.ts';
import { isPathAllowed, type PathLimits } from '../../crawl/link-policy.ts';
import { bodyPoints, requestBody } from '../../crawl/request-body.ts';
import { mayWrite } from '../../crawl/write-policy.ts';
import { isHarmfulName } from '../../crawl/writing-names.ts';
import type { WriteLog } from './write-log.ts';

const ID = /^[\w-]{1,64}$/;
const DEPTH_MAX = 3;
const MEMBERS_MAX = 50;

/**
 * Insertion points of operations that change a record, `PUT /things/{id}`, for records that the scan itself has created by
 * `POST /things`: only then.
 */
export function createdPoints(
  operations: readonly ApiOperation[],
  writes: WriteLog,
  limits: PathLimits,
): InsertionPoint[] {
  return operations.flatMap((operation) => {
    const request = changeOfOwn(operation, writes);
    if (request === null || !mayWrite(request, true) || isHarmfulName(operation.id)) return [];
    return isPathAllowed(new URL(request.url), limits) ? bodyPoints(request) : [];
  });
}

function changeOfOwn({ method, template, body, headers }: ApiOperation, writes: WriteLog): BaselineRequest | null {
  if ((method !== 'PUT' && method !== 'PATCH') || body === null) return null;
  const [, collection, name] = /^([^{}]+)\/\{([^{}]{1,100})\}\/?$/.exec(template) ?? [];
  if (collection === undefined || name === undefined) return null;
  const created = writes.responseOf(collection) ?? writes.responseOf(`${collection}/`);
  const id = created === undefined ? null : idOf(created, name);
  if (id === null) return null;
  return {
    method,
    url: `${collection}/${id}`,
    query: [],
    body: requestBody(body.encoding, body.value, body.root),
    ...(headers.length === 0 ? {} : { headers }),
  };
}

/** The id of a new record: the end of its Location (RFC 9110, section 10.2.2), or the member of the response that is called so. */
function idOf({ response: { headers, text } }: Exchange, name: string): string | null {
  const last = (header(headers, 'location') ?? '').split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  if (ID.test(last)) return last;
  return idIn(parsedJson(text) as JsonValue | undefined, name, DEPTH_MAX);
}

function idIn(value: JsonValue | undefined, name: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return null;
  const members = Object.entries(value).slice(0, MEMBERS_MAX);
  const own = members.find(([key, id]) => (key === name || /^_?id$|^uuid$/i.test(key)) && ID.test(String(id)));
  if (own !== undefined) return String(own[1]);
  return members.map(([, member]) => idIn(member, name, depth - 1)).find((id) => id !== null) ?? null;
}
