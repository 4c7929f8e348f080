import { describe, expect, it } from 'vitest';
import { foundIn, type Page, shows } from './pages.ts';

const QUOTE = `You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near`;
const TRACE = 'TypeError: name of undefined\n    at file:///srv/app.mjs:15:107\n    at next (/srv/router.js:163:13)';

function links(...paths: readonly string[]): Page {
  return shows(paths.map((path) => `<a href="${path}">Read on</a>`).join(' '));
}

/** Answers below a folder with the decoded rest of the path. */
function below(folder: string, answer: (value: string) => { status?: number; body: string }): Page {
  return (url, response) => {
    if (!url.pathname.startsWith(folder)) return void response.writeHead(404).end('<h1>Not found</h1>');
    const { status = 200, body } = answer(decodeURIComponent(url.pathname.slice(folder.length)));
    response.writeHead(status).end(body);
  };
}

describe('a value that goes to the database and to the page', () => {
  it('leaves its attribute by the one quote that the database takes', async () => {
    const { found } = await foundIn(
      {
        '/': links('/items?sort=name'),
        '/items': (url, response) => {
          const sort = url.searchParams.get('sort') ?? '';
          if (sort.includes("'"))
            response.writeHead(500).end(`<p>${QUOTE} ''</p><!-- ${sort.replace(/[<>"]/g, '')} -->`);
          else response.end(`<input name=sort value="${sort.replace(/[<>]/g, '')}">`);
        },
      },
      'active.reflected-xss',
    );
    expect(found).toEqual(['GET /items sort']);
  });
});

describe('values in the path', () => {
  const isNumber = (value: string) => /^\d+$/.test(value);

  it.each<readonly [name: string, answer: (value: string) => { status?: number; body: string }, check: string]>([
    [
      'written into the page as they are',
      (value) => ({ body: `<h1>No item ${value}</h1>` }),
      'active.reflected-xss GET /item/7 path segment 2 (7)',
    ],
    [
      'put into a query of the database',
      (value) =>
        (value.match(/'/g)?.length ?? 0) % 2 === 1
          ? { status: 500, body: `<p>${QUOTE} '${value.replace(/[<"]/g, '')}'</p>` }
          : { body: '<p>An item</p>' },
      'active.sqli-error GET /item/7 path segment 2 (7)',
    ],
    [
      'that nobody has, which the program does not expect',
      (value) => (isNumber(value) ? { body: '<p>An item</p>' } : { status: 500, body: `<pre>${TRACE}</pre>` }),
      'content.stack-trace',
    ],
  ])('%s', async (_name, answer, check) => {
    const [id = '', ...place] = check.split(' ');
    const { found, report } = await foundIn({ '/': links('/item/7'), '*': below('/item/', answer) }, id);
    if (place.length > 0) expect(found).toEqual([place.join(' ')]);
    expect(report.findings.map(({ check_id }) => check_id)).toContain(id);
  });

  it('are left alone where they are encoded', async () => {
    const escaped = (value: string) => value.replace(/[<>"'&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const { report } = await foundIn(
      { '/': links('/item/7', '/about'), '*': below('/item/', (value) => ({ body: `<h1>No ${escaped(value)}</h1>` })) },
      'active.reflected-xss',
    );
    expect(report.findings.filter(({ check_id }) => check_id.startsWith('active.'))).toEqual([]);
  });

  it('are found in numbers and ids first, then in names where most are, one of each folder, in no files of a server', async () => {
    const files: Page = (url, response) => {
      if (url.pathname.startsWith('/docs/'))
        response
          .setHeader('accept-ranges', 'bytes')
          .setHeader('etag', '"1"')
          .setHeader('last-modified', 'Sat, 21 Nov 2026 10:00:00 GMT');
      response.end(`<p>${url.pathname.length}</p>`);
    };
    const id = '0b7c9e1a-52d4-4f3c-9a86-1f0e2d3c4b5a';
    const people = ['/people/ann', '/people/ben', '/people/cid'];
    const docs = ['/docs/a', '/docs/b', '/docs/c'];
    const rest = [
      '/about',
      '/team',
      '/jobs',
      '/pair/one',
      '/pair/two',
      '/order/5/cancel',
      '/delete/7',
      '/old/6?x=1',
      '/app/run.php',
    ];
    const { log } = await foundIn(
      { '/': links(...rest, ...people, ...docs, '/item/7', `/order/${id}`), '*': files },
      'active.reflected-xss',
    );
    const quoted = log.flatMap((line) => /^GET (\S*\/)[^/?]*%27%22/.exec(line)?.[1] ?? []);
    expect(quoted).toEqual(['/item/', '/order/', '/people/', '/pair/']);
  });

  it('are those of every folder, within the paths of the scan', async () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `/${name}/7`);
    const pages = { '/': links(...items), '*': below('/', () => ({ body: '<p>An item</p>' })) };
    const asked = async (options = {}) => {
      const { log } = await foundIn(pages, 'active.reflected-xss', 'standard', options);
      return log.flatMap((line) => /^GET \/(\w)\/7%27%22/.exec(line)?.[1] ?? []).toSorted();
    };
    expect(await asked()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
    expect(await asked({ include_paths: ['/a/', '/b/7'] })).toEqual(['a']);
  });

  it('are sent as the site writes them', async () => {
    const { log } = await foundIn(
      { '/': links('/person/Ann%20Lee-1', '/person/B', '/person/C'), '*': below('/', () => ({ body: '<p>One</p>' })) },
      'active.reflected-xss',
    );
    expect(log.filter((line) => line.includes('Lee-1%27%22')).map((line) => line.slice(0, 27))).toEqual([
      'GET /person/Ann%20Lee-1%27%',
    ]);
  });
});
