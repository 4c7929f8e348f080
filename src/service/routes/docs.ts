import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_ERRORS } from '../../contract/errors.ts';
import { escapeHtml } from '../../reports/escape/html.ts';
import { ApiError } from '../errors.ts';

const INDEX = `# Documentation of this service

- [Checks](docs/checks): what each check detects, why it matters and how to fix it
- [Error codes](docs/errors)
- [OpenAPI description](v1/openapi.json) of the API
`;

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;overflow-wrap:anywhere}' +
  'table{border-collapse:collapse;margin:1rem 0}th,td{border-bottom:1px solid #888;padding:.4rem .8rem;text-align:left;vertical-align:top}' +
  'pre{overflow:auto;padding:.8rem;border:1px solid #888;border-radius:.4rem}:target{background:#ffe9a8;color:#000}';

/** Documentation pages. They need no key. Links are relative, so they work behind a proxy that adds a path prefix. */
export function registerDocs(server: FastifyInstance): void {
  server.get('/docs', (request, reply) => sendPage(request, reply, 'Documentation', INDEX, (target) => target));

  server.get('/docs/errors', (_request, reply) => sendHtml(reply, 'Error codes', errorTable()));

  // The checks and the Markdown renderer load with the first request.
  server.get('/docs/checks', async (request, reply) => {
    const [{ renderCheckIndex }, { CHECKS }] = await Promise.all([
      import('../../engine/check-page.ts'),
      import('../../engine/registry.ts'),
    ]);
    const index = renderCheckIndex(CHECKS.map(({ meta }) => meta));
    return sendPage(request, reply, 'Checks', index, (target) => `checks/${target.replace(/\.md$/, '')}`);
  });

  server.get<{ Params: { id: string } }>('/docs/checks/:id', async (request, reply) => {
    const [{ checkPage }, { CHECKS }] = await Promise.all([
      import('../../engine/check-page.ts'),
      import('../../engine/registry.ts'),
    ]);
    const id = request.params.id.replace(/\.md$/, '');
    const page = checkPage(id);
    if (page === null)
      throw new ApiError('not_found', 'There is no check with this id: /docs/checks lists all checks.');
    const title = CHECKS.find(({ meta }) => meta.id === id)?.meta.title ?? id;
    return sendPage(request, reply, title, page, (target) => (/^https?:\/\//.test(target) ? target : null));
  });
}

/** Sends Markdown to clients that accept text but not HTML, and HTML to all others. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  markdown: string,
  href: (target: string) => string | null,
) {
  reply.header('vary', 'accept');
  const accept = request.headers.accept ?? '';
  if (/text\/(markdown|plain)/i.test(accept) && !/text\/html/i.test(accept)) {
    return reply.header('content-type', 'text/markdown; charset=utf-8').send(markdown);
  }
  const { markdownToHtml } = await import('./markdown-to-html.ts');
  return sendHtml(reply, title, markdownToHtml(markdown, href));
}

/** @param body escaped HTML */
function sendHtml(reply: FastifyReply, title: string, body: string) {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    );
}

/** The target of every error's `doc_url`. */
function errorTable(): string {
  const rows = Object.entries(API_ERRORS).map(
    ([code, { status, meaning }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status ?? 'in bulk results'}</td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  const head = '<tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr>';
  return `<h1>Error codes</h1><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}
