import { describe, expect, test } from 'vitest';
import { checkPage } from '../../src/engine/check-page.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { markdownToHtml } from '../../src/service/routes/markdown-to-html.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describePglite, type TestService, until } from '../helpers/service.ts';

describe('Markdown of our pages as HTML', () => {
  test('HTML is escaped in text, code, cells, links and addresses', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const html = markdownToHtml(
      `# ${evil}\n\n| a | b |\n| --- | --- |\n| ${evil} | \`${evil}\` |\n\n- ${evil}\n\n\`\`\`html\n${evil}\n\n${evil}\n\`\`\`\n\n[${evil}](x"onclick="y)\n\n**${evil}**`,
      (target) => target,
    );
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/"onclick/);
  });

  test('tables have their headers in the first row, or in the first column when that row is empty', () => {
    const html = (markdown: string) => markdownToHtml(markdown, () => null);
    expect(html('| a |\n| --- |\n| b |')).toContain(
      '<thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td>',
    );
    expect(html('|  |  |\n| --- | --- |\n| a | b |')).toContain('<tbody><tr><th scope="row">a</th><td>b</td>');
  });
});

async function scanned({ api, engine }: TestService): Promise<string> {
  engine.answer = () => completed([finding('exposure.env', 'critical', 'a')]);
  const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
  await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  return id;
}

describePglite('documentation served by the service', ({ start }) => {
  test('every finding links to the page of its check', async () => {
    const service = await start();
    const id = await scanned(service);
    const [found] = (await service.api.get(`/v1/scans/${id}/findings`)).body.data;
    const [reported] = (await service.api.get(`/v1/scans/${id}/report`)).body.findings;
    expect([found.check_url, reported.check_url]).toEqual(
      Array(2).fill(`${service.service.url}/docs/checks/exposure.env`),
    );
    expect((await fetch(found.check_url)).status).toBe(200);
  });

  test('the link has the public address', async () => {
    const service = await start({ publicUrl: 'https://scans.example.com/gate/' });
    const { body } = await service.api.get(`/v1/scans/${await scanned(service)}/findings`);
    expect(body.data[0].check_url).toBe('https://scans.example.com/gate/docs/checks/exposure.env');
  });

  test.each([
    ['nothing', {}, undefined],
    [
      'the configured documentation address',
      { checkPage: (id: string) => `https://github.com/o/r/blob/v1/docs/checks/${id}.md` },
      'https://github.com/o/r/blob/v1/docs/checks/exposure.env.md',
    ],
  ])('a service that ends with its job links to %s', async (_, options, url) => {
    const service = await start({ mode: 'embedded', ...options });
    const { body } = await service.api.get(`/v1/scans/${await scanned(service)}/findings`);
    expect(body.data[0].check_url).toBe(url);
  });

  test('the page of every check is public and inert', async () => {
    const { service } = await start({ role: 'api' });
    const index = await (await fetch(`${service.url}/docs/checks`)).text();
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => new URL(href ?? '', `${service.url}/docs/checks`),
    );
    // The table of the OWASP API Security Top 10 links some of them again.
    const pages = new Map(links.map((link) => [link.href, link]));
    expect(pages.size).toBe(CHECKS.length);
    for (const link of pages.values()) {
      const page = await fetch(link);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await page.text()).toContain(`<p>Check <code>${link.pathname.split('/').at(-1)}</code></p>`);
    }
  });

  test('as Markdown to a client that requests text', async () => {
    const { service } = await start({ role: 'api' });
    const page = await fetch(`${service.url}/docs/checks/exposure.env`, { headers: { accept: 'text/markdown' } });
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(page.headers.get('vary')).toBe('accept, accept-encoding');
    expect(await page.text()).toBe(checkPage('exposure.env'));
  });

  test('the index leads to everything', async () => {
    const { service } = await start({ role: 'api' });
    const index = await (await fetch(`${service.url}/docs`)).text();
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href ?? '', `${service.url}/docs`));
    expect(links.map(({ pathname }) => pathname)).toEqual(['/docs/checks', '/docs/errors', '/v1/openapi.json']);
    for (const link of links) expect((await fetch(link)).status).toBe(200);
  });

  test.each(['exposure.nothing', '%2e%2e%2fpasswd', '__proto__', '%3Cscript%3E'])('no check %s', async (id) => {
    const { service } = await start({ role: 'api' });
    const answer = await fetch(`${service.url}/docs/checks/${id}`);
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { error: { code: string } }).error.code).toBe('not_found');
  });
});
