import type { Answer, Question } from '../serve.ts';
import { file } from './pages.ts';

/** Interfaces that trust any origin in one way or another, and methods that should not be there. */
export function weakApi({ method, path, request, body }: Question): Answer | null {
  const origin = request.headers.origin;
  if (method === 'TRACE') {
    const echoed = [`TRACE ${path} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      echoed.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    }
    return file(echoed.join('\r\n'), 'message/http');
  }
  if (method === 'OPTIONS') {
    return { status: 204, headers: [['Allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS, TRACE']] };
  }
  if (path === '/graphql') {
    const isIntrospection = method === 'POST' && body.includes('__schema');
    const types = [{ name: 'Query' }, { name: 'Customer' }, { name: 'Invoice' }];
    const data = { __schema: { queryType: { name: 'Query' }, types, mutationType: null } };
    return file(
      JSON.stringify(isIntrospection ? { data } : { errors: [{ message: 'Must provide a query' }] }),
      'application/json',
    );
  }
  const allowed: Record<string, (given: string) => boolean> = {
    '/api/me': () => true,
    '/api/cart': (given) => given === 'null',
    // Meant for sub-domains, but forgets the dot.
    '/api/price': (given) =>
      (URL.parse(given)?.hostname ?? '').endsWith((request.headers.host ?? '').split(':')[0] ?? ''),
  };
  const rule = allowed[path];
  if (rule === undefined) return null;
  const headers: [string, string][] = [['Content-Type', 'application/json']];
  if (origin !== undefined && rule(origin)) {
    headers.push(['Access-Control-Allow-Origin', origin], ['Access-Control-Allow-Credentials', 'true']);
  }
  return { headers, body: '{"ok":true}' };
}
