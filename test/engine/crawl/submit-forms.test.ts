import { describe, expect, it } from 'vitest';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { type Site, serve } from '../../targets/serve.ts';

const form = (action: string, fields: string) =>
  `<form method=post action=${action}>${fields}<button>Next</button></form>`;

/** A form of two steps, which only its own steps link, next to forms that nobody should submit. */
const site: Site = ({ method, path }) => {
  const pages: Readonly<Record<string, string>> = {
    'GET /': `${form('/step1', '<input name=city>')}${form('/account', '<input name=user><input type=password name=word>')}
      ${form('/cart/delete', '<input name=id>')}${form('/photo', '<input type=file name=f>')}`,
    'POST /step1': form('/step2', '<input name=street>'),
    'POST /step2': '<a href=/help>Help</a>',
    'GET /help': '<p>help',
  };
  const body = pages[`${method} ${path}`];
  return body === undefined ? { status: 404 } : { headers: [['Content-Type', 'text/html']], body };
};

async function requestsOf(options: { active_post?: boolean }, ownershipProven: boolean, shown: Site = site) {
  const served = await serve(shown);
  const url = `http://127.0.0.1:${served.port}`;
  const opened = await evidenceStore(url, { browserPath: null, options, ownershipProven });
  const crawl = await opened.store.gather('crawl');
  await opened.close();
  await served.close();
  if (crawl.state !== 'available') throw new Error(crawl.reason);
  const posted = served.log.filter(({ method }) => method === 'POST').map(({ path }) => path);
  const names = crawl.value.parameters.map((point) => ('name' in point ? point.name : ''));
  return { posted, names, created: crawl.value.created, asked: served.log.some(({ path }) => path === '/help') };
}

describe('forms of several steps', () => {
  it('are followed where the user allows POST', async () => {
    const { posted, names, asked } = await requestsOf({ active_post: true }, true);
    expect(posted).toEqual(['/step1', '/step2']);
    expect(asked).toBe(true);
    expect(names).toContain('street');
  });

  it.each([
    ['it is not allowed', {}, true],
    ['ownership is not proven', { active_post: true }, false],
  ])('are not submitted if %s', async (_name, options, ownershipProven) => {
    const { posted, asked } = await requestsOf(options, ownershipProven);
    expect(posted).toEqual([]);
    expect(asked).toBe(false);
  });
});

const OPTIONS = `${Array.from({ length: 30 }, (_, index) => `<option value=${index}>Page ${index}</option>`).join('')}<option value=30>Delete all`;

/** A form with a list of pages, as portals and boards have, and what its choice does. */
function withList(choose: (body: string, turn: number) => string): Site {
  let turn = 0;
  return ({ method, path, body }) => {
    const html: [string, string][] = [['Content-Type', 'text/html']];
    if (method === 'POST' && path === '/go') {
      turn += 1;
      return { status: 302, headers: [['Location', choose(body, turn)]] };
    }
    if (path === '/') return { headers: html, body: form('/go', `<select name=page>${OPTIONS}</select>`) };
    return path.startsWith('/page-')
      ? { headers: html, body: `<form action=/find><input name=word${path.slice(6)}></form>` }
      : { status: 404 };
  };
}

describe('a form with one list', () => {
  const chosen = (body: string) => /page=(\d+)/.exec(body)?.[1] ?? '';

  it('is a menu if each option leads to its own page', async () => {
    const { posted, names, created } = await requestsOf(
      { active_post: true },
      true,
      withList((body) => `/page-${chosen(body)}`),
    );
    expect(posted.length).toBe(30 + 1);
    expect(names).toContain('word29');
    expect(created).toEqual([{ path: '/go', count: 1 }]);
  });

  it.each([
    ['creates a record each time', (_body: string, turn: number) => `/page-${turn}`],
    ['leads back to one page', () => '/'],
    ['leads to another site', (body: string) => `http://example.com/${chosen(body)}`],
  ])('is no menu if it %s, and what was sent is counted', async (_name, choose) => {
    const { posted, created } = await requestsOf({ active_post: true }, true, withList(choose));
    expect(posted.length).toBeLessThanOrEqual(5);
    expect(created).toEqual([{ path: '/go', count: posted.length }]);
  });

  it('is sent once if it does not redirect', async () => {
    const { posted } = await requestsOf({ active_post: true }, true, ({ method }) => ({
      headers: [['Content-Type', 'text/html']],
      body: method === 'POST' ? '<p>Saved' : form('/go', `<select name=page>${OPTIONS}</select>`),
    }));
    expect(posted).toEqual(['/go']);
  });
});
