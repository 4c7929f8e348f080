import { createServer } from 'node:http';
import type { CoverageSite } from './coverage-sites.ts';
import { listen } from './listen.ts';

/** Serves a site on loopback. Counting begins after `uncounted` requests, those of the readiness check. */
export async function serveCoverageSite(
  { respond, startPath }: CoverageSite,
  uncounted = 0,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const { pathname } = new URL(request.url ?? '/', 'http://site.example');
    const page = respond({
      path: pathname,
      method: request.method ?? 'GET',
      agent: request.headers['user-agent'] ?? '',
      count: requests - uncounted,
    });
    if (page.drop === true) return request.socket.destroy();
    response.writeHead(page.status ?? 200, {
      ...(page.type === undefined ? {} : { 'content-type': page.type }),
      ...page.headers,
    });
    response.end(page.body ?? '');
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}${startPath ?? '/'}`, close };
}
