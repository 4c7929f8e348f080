import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { discoverInsertionPoints } from '../../../../src/engine/crawl/insertion-points.ts';
import { foundIn, type Page, shows } from '../pages.ts';

const ERROR = "You have an error in your SQL syntax; check the manual for the right syntax to use near ''";
const POST = { active_post: true } as const;
const VERSION =
  'Linux version 6.1.0-18-amd64 (debian@lists.debian.org) (gcc-12 12.2.0) #1 SMP PREEMPT_DYNAMIC Debian 6.1.76-1';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const isOdd = (value: string) => (value.match(/'/g)?.length ?? 0) % 2 === 1;

/** A program that puts the value which `read` finds into the text of a query. */
function queries(read: (request: IncomingMessage, body: string) => string): Page {
  return async (_url, response, request) => {
    const value = read(request, await bodyOf(request));
    if (isOdd(value)) response.writeHead(500).end(`<p>${ERROR}</p>`);
    else response.end('<p>Nothing found.</p>');
  };
}

function cookieOf(request: IncomingMessage, name: string): string {
  const pair = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
}

describe('fields of a form', () => {
  it.each([
    ['an unticked box', '<input type=checkbox name=v>'],
    ['a ticked box', '<input type=checkbox name=v value=red checked>'],
    ['a radio group', '<input type=radio name=v value=a><input type=radio name=v value=b checked>'],
    ['a list without values', '<select name=v><option>red<option selected>blue</select>'],
    ['a hidden field', '<input type=hidden name=v value=1>'],
  ])('%s is an insertion point', async (_name, field) => {
    const read = (_request: IncomingMessage, body: string) => new URLSearchParams(body).get('v') ?? '';
    const { found } = await foundIn(
      { '/': shows(`<form method=post action=/a>${field}<input type=submit></form>`), '/a': queries(read) },
      'active.sqli-error',
      'standard',
      POST,
    );
    expect(found).toEqual(['POST /a v']);
  });

  const exclusive = (isRequired: boolean) => ({
    '/': shows(
      `<form method=post action=/a><input name=item><input name=search ${isRequired ? 'required' : ''}><button>Go</button></form>`,
    ),
    '/a': (async (_url, response, request) => {
      const form = new URLSearchParams(await bodyOf(request));
      const [item, search] = [form.get('item') ?? '', form.get('search') ?? ''];
      if (item !== '' && search !== '') response.end('<p>Can not use both.</p>');
      else if (isOdd(search)) response.writeHead(500).end(`<p>${ERROR}</p>`);
      else response.end('<p>Nothing found.</p>');
    }) satisfies Page,
  });

  it('that exclude each other are filled one at a time', async () => {
    const { found } = await foundIn(exclusive(false), 'active.sqli-error', 'standard', POST);
    expect(found).toEqual(['POST /a search']);
  });

  it('that are required stay filled', async () => {
    const { found } = await foundIn(exclusive(true), 'active.sqli-error', 'standard', POST);
    expect(found).toEqual([]);
  });
});

describe('a form with an upload', () => {
  const field = (type: string, name: string, value = '') => ({ type, name, value });
  const form = {
    action: 'http://a.example/add',
    method: 'POST' as const,
    fields: [field('hidden', 'MAX_FILE_SIZE', '30000'), field('file', 'f'), field('text', 'a'), field('text', 'b')],
  };

  it('is filled as a whole, without the limit of PHP', () => {
    const points = discoverInsertionPoints([], [form]);
    expect(points.map((point) => 'name' in point && point.name)).toEqual(['a', 'b']);
    expect(points.filter(({ alone }) => alone !== undefined)).toEqual([]);
  });
});

describe('a link whose values are empty', () => {
  it('has a point for each of them', async () => {
    const { found } = await foundIn(
      {
        '/': shows('<a href="/log?user=&area=">Log</a>'),
        '/log': (url, response) =>
          response.end(isOdd(url.searchParams.get('area') ?? '') ? `<p>${ERROR}</p>` : '<p>None.</p>'),
      },
      'active.sqli-error',
    );
    expect(found).toEqual(['GET /log area']);
  });
});

describe('two forms of a front controller', () => {
  const form = (page: string) =>
    `<form action=/index.php><input type=hidden name=page value=${page}><input name=user></form>`;
  const pages = (faulty: string): Record<string, Page> => ({
    '/': shows('<a href="/index.php?page=users.php">Users</a> <a href="/index.php?page=orders.php">Orders</a>'),
    '/index.php': (url, response) => {
      const page = url.searchParams.get('page') ?? '';
      const user = url.searchParams.get('user') ?? '';
      if (page === faulty && isOdd(user)) response.end(`<p>${ERROR}</p>`);
      else response.end(/^[a-z.]+$/.test(page) ? form(page) : '<p>No such page.</p>');
    },
  });

  it.each(['users.php', 'orders.php'])('are two places, of which %s has a fault', async (faulty) => {
    const { found } = await foundIn(pages(faulty), 'active.sqli-error', 'standard');
    expect(found).toEqual(['GET /index.php user']);
  });
});

describe('what scripts send', () => {
  it('headers', async () => {
    const { found } = await foundIn(
      {
        '/': shows("<script>fetch('/a', { headers: { 'X-Region': 'north' } })</script>"),
        '/a': queries((request) => String(request.headers['x-region'] ?? '')),
      },
      'active.sqli-error',
    );
    expect(found).toEqual(['GET /a header X-Region']);
  });

  it('a field of a form as a header, or as the name of a field', async () => {
    const script = 'xhr.setRequestHeader(name, value); $(input).attr("name", text);';
    const { found } = await foundIn(
      {
        '/': shows(
          `<script>${script}</script><form method=post action=/a><input name=v value=x><input type=button value=Go></form>`,
        ),
        '/a': queries((request, body) => {
          const named = [...new URLSearchParams(body)].find(([, value]) => value === 'v')?.[0] ?? '';
          return `${String(request.headers['v'] ?? '')}${named}`;
        }),
      },
      'active.sqli-error',
      'standard',
      POST,
    );
    expect(found).toEqual(['POST /a header v', 'POST /a name of v']);
  });

  it('members of a JSON body, if POST is allowed', async () => {
    const pages = {
      '/': shows("<script>fetch('/a', { method: 'POST', body: JSON.stringify({ item: 'tea', count: 2 }) })</script>"),
      '/a': queries((_request, body) => (body.startsWith('{') ? String(JSON.parse(body).item) : '')),
    };
    expect((await foundIn(pages, 'active.sqli-error', 'standard', POST)).found).toEqual(['POST /a body /item']);
    const without = await foundIn(pages, 'active.sqli-error', 'standard');
    expect(without.log.filter((line) => line.startsWith('POST /a'))).toEqual([]);
  });
});

describe('cookies', () => {
  const shop = (name: string, seen: (string | undefined)[] = []): Record<string, Page> => ({
    '/': (_url, response, request) => {
      seen.push(request.headers.cookie);
      response.setHeader('set-cookie', `${name}=north%20side; Path=/`);
      if (isOdd(cookieOf(request, name))) response.writeHead(500).end(`<p>${ERROR}</p>`);
      else response.end('<h1>Shop</h1>');
    },
  });

  it('that the site sets are probed where they are sent', async () => {
    const { found } = await foundIn(shop('region'), 'active.sqli-error');
    expect(found).toEqual(['GET / cookie region']);
  });

  it('of a session are left alone', async () => {
    const { found } = await foundIn(shop('PHPSESSID'), 'active.sqli-error');
    expect(found).toEqual([]);
  });

  it('of the user are left alone', async () => {
    const seen: (string | undefined)[] = [];
    await foundIn(shop('region', seen), 'active.sqli-error', 'standard', { request_headers: { Cookie: 'id=7' } });
    expect(new Set(seen)).toEqual(new Set(['id=7']));
  });
});

describe('headers of every browser', () => {
  const log: Page = (_url, response, request) =>
    void response.end(`<h1>Visit</h1><p>You came from ${(request.headers.referer ?? '').split(' ')[0]}</p>`);

  it('are probed in compliance scans, and rated lower than a link', async () => {
    const { found, report } = await foundIn({ '/': log }, 'active.reflected-xss', 'compliance');
    expect(found).toEqual(['GET / header Referer']);
    expect(report.findings.find(({ check_id }) => check_id === 'active.reflected-xss')?.severity).toBe('low');
    expect((await foundIn({ '/': log }, 'active.reflected-xss')).found).toEqual([]);
  });

  it('include the host that a proxy names, in a request of its own', async () => {
    const strict: Page = (_url, response, request) => {
      const host = String(request.headers['x-forwarded-host'] ?? request.headers.host);
      if (request.headers['x-forwarded-for'] !== undefined && /['"]/.test(host)) response.writeHead(400).end();
      else response.end(`<link rel=canonical href="http://${host}/"><p>Welcome to our shop</p>`);
    };
    const { found } = await foundIn({ '/': strict }, 'active.reflected-xss', 'compliance');
    expect(found).toEqual(['GET / header X-Forwarded-Host']);
  });

  it('become few insertion points where every page shows them', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const links = names.map((name) => `<a href=/${name}>x</a>`).join('');
    const pages: Record<string, Page> = Object.fromEntries(
      ['', ...names].map((name) => [
        `/${name}`,
        (_url, response, request) => void response.end(`<h1>Page ${name}</h1>${links}${request.headers['user-agent']}`),
      ]),
    );
    expect((await foundIn(pages, 'active.reflected-xss', 'compliance')).found).toHaveLength(2);
  });

  it('cost one request where they show nothing', async () => {
    const { log: sent } = await foundIn(
      { '/': shows('<h1>Shop</h1>'), '/a': log },
      'active.reflected-xss',
      'compliance',
    );
    const plain = await foundIn({ '/': shows('<h1>Shop</h1>') }, 'active.reflected-xss', 'standard');
    expect(sent.filter((line) => line === 'GET /').length).toBeLessThanOrEqual(
      plain.log.filter((line) => line === 'GET /').length + 2,
    );
  });
});

describe('a program that replaces the last character', () => {
  it('still shows the break-out', async () => {
    const { found } = await foundIn(
      {
        '/': shows('<a href="/a?v=x">x</a>'),
        '/a': (url, response) => void response.end(`<p>${(url.searchParams.get('v') ?? '').slice(0, -1)}Z</p>`),
      },
      'active.reflected-xss',
    );
    expect(found).toEqual(['GET /a v']);
  });
});

describe('a file of the system', () => {
  const opens = (isFound: (value: string) => boolean): Record<string, Page> => ({
    '/': shows('<a href="/a?colour=red">x</a>'),
    '/a': (url, response) => {
      const value = url.searchParams.get('colour') ?? '';
      const text = isFound(value) ? VERSION : 'No such colour';
      response.end(text.replace(/[^a-z0-9 .,_-]/gi, (character) => `&#x${character.charCodeAt(0).toString(16)};`));
    },
  });

  it('is found through a parameter whose name says nothing', async () => {
    const isRelative = (value: string) =>
      value.includes('/../') && new URL(`file:///srv/x/${value}`).pathname === '/proc/version';
    const { found } = await foundIn(opens(isRelative), 'active.path-traversal', 'compliance');
    expect(found).toEqual(['GET /a colour']);
  });

  it('proves nothing where every value shows it', async () => {
    const { found } = await foundIn(
      opens(() => true),
      'active.path-traversal',
      'compliance',
    );
    expect(found).toEqual([]);
  });
});

describe('a front controller', () => {
  it('is asked once for the parameter that selects the page', async () => {
    const pages = ['home', 'shop', 'news', 'about', 'jobs', 'press'].map((name) => `/index.php?page=${name}.php`);
    const { log } = await foundIn(
      {
        '/': shows(pages.map((page) => `<a href="${page}">x</a>`).join('')),
        '/index.php': (url, response) =>
          void response.end(pages.includes(url.pathname + url.search) ? `<h1>${url.search}</h1>` : '<h1>No page</h1>'),
      },
      'active.sqli-error',
    );
    expect(log.filter((line) => line.includes('%27%22'))).toHaveLength(1);
  });

  it('is tested on each of its pages, also where the API is described', async () => {
    const description = { openapi: '3.0.3', info: { title: 'Shop', version: '1' }, paths: {} };
    const { found } = await foundIn(
      {
        '/': shows('<a href="/index.php?page=oak&amp;id=12">Oak</a><a href="/index.php?page=elm&amp;id=12">Elm</a>'),
        '/index.php': (url, response) => {
          if (url.searchParams.get('page') === 'elm' && isOdd(url.searchParams.get('id') ?? ''))
            response.writeHead(500).end(`<p>${ERROR}</p>`);
          else response.end('<h1>Trees</h1>');
        },
        '/openapi.json': (_url, response) =>
          void response.setHeader('content-type', 'application/json').end(JSON.stringify(description)),
      },
      'active.sqli-error',
    );
    expect(found).toEqual(['GET /index.php id']);
  });
});
