import type { ApiProbe } from '../../core/evidence/api.ts';
import { type Exchange, header, mediaType } from '../../core/evidence/http.ts';
import { dataOf } from '../operations/json-values.ts';
import { forEachOf, type OperationReader } from '../operations/operation-reader.ts';
import type { Reading } from '../operations/survey.ts';

const PROBED_MAX = 15;
const ERRORS_MAX = 10;

/** Operations that refuse GET without a session, but respond to HEAD with the length of the user's response. */
export async function probeVerbs(reader: OperationReader, readings: readonly Reading[]): Promise<ApiProbe[]> {
  const refused = readings
    .filter(({ operation, own, anonymous }) => {
      const isRefused = anonymous !== null && [401, 403].includes(anonymous.response.status);
      return operation.method === 'GET' && isRefused && dataOf(own) !== undefined && lengthOf(own) > 0;
    })
    .slice(0, PROBED_MAX);
  const probes = await forEachOf(refused, async ({ operation, values, own }): Promise<ApiProbe[]> => {
    const exchange = await reader.read({ operation, values, reader: 'none', method: 'HEAD' });
    const isServed =
      exchange !== null && own !== null && exchange.response.status === 200 && mediaType(exchange) === mediaType(own);
    if (!isServed || lengthOf(exchange) !== lengthOf(own)) return [];
    const detail = `HEAD without a session returns 200 and the length of the user's response (${lengthOf(exchange)} bytes)`;
    return [{ kind: 'verb_tampering', operation, exchange, detail }];
  });
  return probes.flat();
}

/** The declared length of a response in bytes; 0 if it declares none. */
function lengthOf(exchange: Exchange | null): number {
  const value = exchange === null ? undefined : header(exchange.response.headers, 'content-length');
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}

/** Values that a parameter of the type may not have. */
const BOUNDARIES: Readonly<Record<string, string>> = {
  integer: '99999999999999999999',
  number: 'NaN',
  boolean: 'maybe',
  string: '\u{1F4A9}',
};

/** Operations that respond with a server error to a boundary value of one parameter, twice, and not to their own values. */
export async function probeErrors(reader: OperationReader, readings: readonly Reading[]): Promise<ApiProbe[]> {
  const typed = readings.filter(({ operation, own, anonymous }) => {
    const status = (own ?? anonymous)?.response.status;
    return operation.template.includes('{') && operation.method === 'GET' && status !== undefined && status < 500;
  });
  const probes = await forEachOf(typed.slice(0, ERRORS_MAX), async ({ operation, values }): Promise<ApiProbe[]> => {
    const parameter = operation.parameters.findLast((one) => one.in === 'path');
    const value = parameter === undefined ? undefined : BOUNDARIES[parameter.schema.type];
    if (parameter === undefined || value === undefined) return [];
    const changed = new Map([...values, [parameter.name, value]]);
    const read = () => reader.read({ operation, values: changed, reader: 'user', isFresh: true });
    const exchange = await read();
    if (exchange === null || !isServerError(exchange)) return [];
    const again = await read();
    if (again === null || again.response.status !== exchange.response.status) return [];
    const detail = `a value outside its type (${parameter.schema.type}) returns ${exchange.response.status}, twice`;
    return [{ kind: 'server_error', operation, exchange, detail }];
  });
  return probes.flat();
}

/** 502 to 504 come from a proxy that has no server. */
function isServerError({ response }: Exchange): boolean {
  return response.status === 500 || response.status === 501;
}
