import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { errorPage } from './error-page.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { pageLayout } from './page-layout.ts';

const INDEX = `# Documentation of this service

- [Checks](docs/checks): what every check looks for, why it matters, how to fix what it finds
- [Error codes](docs/errors)
- [OpenAPI description](v1/openapi.json) of the interface
`;

/** Pages for people; none of them needs a key. Links are relative, so that they hold behind a proxy with a path of its own. */
export function registerDocs(server: FastifyInstance): void {
  server.get('/docs', (request, reply) => sendPage(request, reply, 'Documentation', INDEX, (target) => target));

  server.get('/docs/errors', (_request, reply) => sendHtml(reply, errorPage()));

  // The checks are loaded when somebody asks for them.
  server.get('/docs/checks', async (request, reply) => {
    const [{ renderCheckIndex }, { CHECKS }] = await Promise.all([
      import('../../engine/check-page.ts'),
      import('../../engine/registry.ts'),
    ]);
    const index = renderCheckIndex(CHECKS.map(({ meta }) => meta));
    return sendPage(request, reply, 'Checks', index, (target) => `checks/${target.replace(/\.md$/, '')}`);
  });

  server.get<{ Params: { id: string } }>('/docs/checks/:id', async (request, reply) => {
    const { checkPage } = await import('../../engine/check-page.ts');
    const id = request.params.id.replace(/\.md$/, '');
    const page = checkPage(id);
    if (page === null) throw new ApiError('not_found', 'There is no check of this id: /docs/checks lists them.');
    return sendPage(request, reply, id, page, (target) => (/^https?:\/\//.test(target) ? target : null));
  });
}

/** As Markdown to whoever asks for text and not for HTML, else as HTML. */
function sendPage(
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
  return sendHtml(reply, pageLayout(title, markdownToHtml(markdown, href)));
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .send(html);
}
