import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundIn, type Page, shows } from './pages.ts';

const CHECK = 'active.path-traversal';
const PASSWD = [
  'root:x:0:0:root:/root:/bin/bash',
  'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin',
  'www-data:x:33:33:www-data:/var/www:/usr/sbin/nologin',
].join('\n');
const FILES: Readonly<Record<string, string>> = {
  '/etc/passwd': PASSWD,
  '/srv/www/media/seal.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40"><circle r="18"/></svg>',
  '/srv/www/assets/app.js': 'document.title = "Documents of the company";\n',
  '/srv/www/uploads/plan.png': 'not really an image, but long enough to know it',
  '/srv/www/templates/handbook.txt': 'The handbook of the company.\n',
};

function send(response: ServerResponse, path: string): void {
  const text = FILES[posix.normalize(path)];
  if (text === undefined) response.writeHead(404).end('<h1>Not found</h1>');
  else response.end(text);
}

/** As nginx does: the longest location that the path begins with is replaced by its alias. */
function locations(aliases: Readonly<Record<string, string>>): Page {
  return (url, response) => {
    const location = Object.keys(aliases)
      .filter((prefix) => url.pathname.startsWith(prefix))
      .sort((one, other) => other.length - one.length)[0];
    if (location === undefined) response.writeHead(404).end('<h1>Not found</h1>');
    else send(response, aliases[location] + url.pathname.slice(location.length));
  };
}

describe('a folder that an alias serves', () => {
  const start = shows('<img src="/media/seal.svg"><script src="/assets/app.js"></script>');
  const scan = (aliases: Page) => foundIn({ '/': start, '*': aliases }, CHECK, 'compliance');
  const [media, assets] = ['/srv/www/media/', '/srv/www/assets/'];

  it.each<readonly [name: string, page: Page, found: string[]]>([
    ['a location without its slash', locations({ '/media': media, '/assets/': assets }), ['GET /media path']],
    [
      'a folder of another name, beside a known one',
      (url, response, request) => {
        // The picture lies in `uploads` on the disk.
        if (url.pathname === '/media/seal.svg') response.end(FILES['/srv/www/media/seal.svg']);
        else locations({ '/media': '/srv/www/uploads/', '/assets/': assets })(url, response, request);
      },
      ['GET /media path'],
    ],
    ['locations with their slashes', locations({ '/media/': media, '/assets/': assets }), []],
    [
      'neither has a slash, and neither its alias',
      locations({ '/media': media.slice(0, -1), '/assets': assets.slice(0, -1) }),
      [],
    ],
    [
      'the last name alone counts',
      (url, response) =>
        send(response, `${url.pathname.endsWith('.js') ? assets : media}${posix.basename(url.pathname)}`),
      [],
    ],
    [
      'dots at the end of a folder are dropped, and folders that stand twice',
      (url, response) => send(response, `/srv/www${url.pathname.replace(/\.\.\//, '/').replace(/^(\/\w+)\1/, '$1')}`),
      [],
    ],
    [
      'one page for everything',
      (_url, response) => void response.end('<p>This page is shown for every address of the site.</p>'),
      [],
    ],
  ])('%s', async (_name, page, expected) => {
    const { found, log } = await scan(page);
    expect(found).toEqual(expected);
    expect(log.filter((line) => line.includes('../')).length).toBeLessThanOrEqual(8);
  });

  it('is asked for in compliance scans only, and not where another server shows its name', async () => {
    const vulnerable = locations({ '/media': media, '/assets/': assets });
    const standard = await foundIn({ '/': start, '*': vulnerable }, CHECK, 'standard');
    const named =
      (page: Page): Page =>
      (url, response, request) => {
        response.setHeader('server', 'Apache/2.4.62');
        page(url, response, request);
      };
    const other = await foundIn({ '/': named(start), '*': named(vulnerable) }, CHECK, 'compliance');
    for (const { log, found } of [standard, other]) {
      expect(found).toEqual([]);
      expect(log.filter((line) => line.includes('/media..'))).toEqual([]);
    }
  });
});

describe('the path of a URL', () => {
  const start = shows('<script src="/assets/app.js"></script>');
  /** A server of files that makes a path of what it is asked for, as `clean` does. */
  const server =
    (clean: (path: string) => string, below = '/'): Page =>
    (_url, response, request) => {
      const asked = request.url ?? '/';
      if (asked.startsWith(below)) send(response, `/srv/www/${clean(asked.slice(below.length))}`);
      else response.writeHead(404).end('<h1>Not found</h1>');
    };

  it.each<readonly [name: string, page: Page, found: string[]]>([
    ['as it is sent', server((path) => path), ['GET / path']],
    ['decoded after the check', server((path) => decodeURIComponent(path.replaceAll('../', ''))), ['GET / path']],
    ['without the dots of one pass', server((path) => path.replaceAll('../', '')), ['GET / path']],
    [
      'from the root of the machine',
      (_url, response, request) => send(response, (request.url ?? '/').slice(1)),
      ['GET / path'],
    ],
    ['below a folder only', server(decodeURIComponent, '/assets/'), ['GET /assets/ path']],
    ['that stays in its directory', server((path) => posix.normalize(`/${decodeURIComponent(path)}`)), []],
    [
      'of which the last name alone counts',
      (url, response) => send(response, `/etc/${posix.basename(url.pathname)}`),
      [],
    ],
    ['that shows accounts for every address', (_url, response) => void response.end(PASSWD), []],
  ])('%s', async (_name, page, expected) => {
    const { found, log } = await foundIn({ '/': start, '*': page }, CHECK, 'standard');
    expect(found).toEqual(expected);
    expect(log.filter((line) => line.includes('etc/passwd') || line.includes('etc%2fpasswd')).length).toBeLessThan(14);
  });
});

describe('a file name that something is appended to', () => {
  const scan = (read: (value: string) => string, software = 'PHP/5.2.17') =>
    foundIn(
      {
        '/': (url, response, request) => {
          response.setHeader('x-powered-by', software);
          shows('<a href="/page?tpl=handbook">Handbook</a>')(url, response, request);
        },
        '/page': (url, response) => {
          response.setHeader('content-type', 'text/plain');
          send(response, read(url.searchParams.get('tpl') ?? ''));
        },
      },
      CHECK,
      'compliance',
    );

  it('ends at a zero byte in old run-times', async () => {
    const { found } = await scan((value) => `/srv/www/templates/${value}.txt`.split('\u0000')[0] ?? '');
    expect(found).toEqual(['GET /page tpl']);
  });

  it('is read into JSON by an interface', async () => {
    const { found } = await foundIn(
      {
        '/': shows('<a href="/api/files?path=handbook.txt">Handbook</a>'),
        '/api/files': (url, response) => {
          const path = url.searchParams.get('path') ?? '';
          response.setHeader('content-type', 'application/json');
          if (!path.endsWith('etc/passwd')) response.end(JSON.stringify({ path, error: 'not found' }));
          else response.end(JSON.stringify({ path, content: readFileSync('/etc/passwd', 'utf8') }));
        },
      },
      CHECK,
      'compliance',
    );
    expect(found).toEqual(['GET /api/files path']);
  });

  it('ends at a zero byte where an address tells of CGI', async () => {
    const { found } = await foundIn(
      {
        '/': shows('<a href="/cgi-bin/show.cgi?tpl=handbook">Handbook</a>'),
        '/cgi-bin/show.cgi': (url, response) => {
          response.setHeader('content-type', 'text/plain');
          send(response, `/srv/www/templates/${url.searchParams.get('tpl') ?? ''}.txt`.split('\u0000')[0] ?? '');
        },
      },
      CHECK,
      'compliance',
    );
    expect(found).toEqual(['GET /cgi-bin/show.cgi tpl']);
  });

  it('is not sent a zero byte where nothing shows such a run-time: careless programs of others fail on it', async () => {
    const { log } = await scan((value) => `/srv/www/templates/${value}.txt`, 'something else');
    expect(log.some((line) => line.includes('/etc/passwd'))).toBe(true);
    expect(log.filter((line) => line.includes('%00'))).toEqual([]);
  });

  it('ends where it ends in others', async () => {
    const { found } = await scan((value) => `/srv/www/templates/${value}.txt`);
    expect(found).toEqual([]);
  });
});

describe('an image that a program reads', () => {
  it.each([
    ['by any path', (value: string) => `/srv/www/uploads/${value}`, ['GET /image filename']],
    ['by its name alone', (value: string) => `/srv/www/uploads/${posix.basename(value)}`, []],
  ] as const)('%s', async (_name, path, expected) => {
    const { found } = await foundIn(
      {
        '/': shows('<img src="/image?filename=plan.png&amp;v=3">'),
        '/image': (url, response) => {
          response.setHeader('content-type', 'image/png');
          send(response, path(url.searchParams.get('filename') ?? ''));
        },
      },
      CHECK,
      'compliance',
    );
    expect(found).toEqual(expected);
  });
});

describe('what names no file but gives one', () => {
  it.each([
    ['by any path', (value: string) => `/srv/www/uploads/${value.includes('.') ? value : `${value}.png`}`, true],
    ['by a number', (value: string) => `/srv/www/uploads/${/^\\\w+$/.test(value) ? 'plan.png' : 'none'}`, false],
  ] as const)('%s', async (_name, path, isOpen) => {
    const { found, log } = await foundIn(
      {
        '/': shows(
          '<a href="/avatar?user=plan">Picture</a><a href="/page?user=plan">Page</a><a href="/gone?user=plan">Gone</a>',
        ),
        '/gone': (_url, response) => void response.writeHead(403, { 'content-type': 'text/plain' }).end('no'),
        '/avatar': (url, response) => {
          response.setHeader('content-type', 'image/png');
          send(response, path(url.searchParams.get('user') ?? ''));
        },
        '/page': shows('<p>Hello</p>'),
      },
      CHECK,
      'compliance',
    );
    expect(found).toEqual(isOpen ? ['GET /avatar user'] : []);
    expect(log.filter((line) => /^GET \/(?:page|gone)\?/.test(line) && line.includes('passwd'))).toEqual([]);
  });
});

describe('a server of static files that somebody wrote', () => {
  const start = shows('<script src="/assets/app.js"></script>');
  const handler =
    (pathOf: (rest: string) => string): Page =>
    (url, response) => {
      if (url.pathname.startsWith('/assets/')) send(response, pathOf(url.pathname.slice('/assets/'.length)));
      else response.writeHead(404).end('<h1>Not found</h1>');
    };
  it.each<readonly [name: string, pathOf: (rest: string) => string, isOpen: boolean]>([
    ['joins what it decodes', (rest) => `/srv/www/assets/${decodeURIComponent(rest)}`, true],
    ['takes the last name alone', (rest) => `/srv/www/assets/${posix.basename(decodeURIComponent(rest))}`, false],
    ['joins what came', (rest) => `/srv/www/assets/${rest}`, false],
  ])('%s', async (_name, pathOf, isOpen) => {
    const { found, log } = await foundIn({ '/': start, '*': handler(pathOf) }, CHECK, 'compliance');
    expect(found).toEqual(isOpen ? ['GET /assets/ path'] : []);
    expect(log.filter((line) => line.startsWith('GET /assets/') && line.includes('%2F')).length).toBeLessThanOrEqual(7);
  });
});

describe('the static folders that are asked', () => {
  it('are those whose files are there, within the paths of the scan', async () => {
    const folders = ['/a/', '/b/', '/c/', '/d/', '/private/'];
    const pages: Record<string, Page> = {
      '/': shows(
        `<script src="/missing/x.js"></script>${folders.map((folder) => `<script src="${folder}x.js"></script>`).join('')}`,
      ),
      ...Object.fromEntries(folders.map((folder) => [`${folder}x.js`, shows('x = 1;')])),
    };
    const asked = async (...scan: [scanType: 'compliance' | 'standard', options?: { exclude_paths: string[] }]) => {
      const { log } = await foundIn(pages, CHECK, ...scan);
      return [...new Set(log.flatMap((line) => /^GET (\/\w+\/)%2F/.exec(line)?.[1] ?? []))].sort();
    };
    expect(await asked('compliance')).toEqual(folders);
    expect(await asked('compliance', { exclude_paths: ['/a/', '/private/'] })).toEqual(['/b/', '/c/', '/d/']);
    expect(await asked('standard')).toEqual([]);
  });

  it('are those of style sheets and pictures too, not of pages in frames or of what a program makes', async () => {
    const { log } = await foundIn(
      {
        '/': shows(
          `<img src="/code/x"><img src="/codes/x"><img src="http://other.example/a/x.png"><img src="http://other.example/b/x.png">
           <link rel=stylesheet href="/style/x.css"><img src="/pictures/x.png"><img src="/make/x.png?w=5"><iframe src="/frames/x.css"></iframe>
           <script src="/missing/x.js"></script>`,
        ),
      },
      CHECK,
      'compliance',
    );
    expect([...new Set(log.flatMap((line) => /^GET (\/\w+\/)%2F/.exec(line)?.[1] ?? []))]).toEqual([
      '/style/',
      '/pictures/',
    ]);
  });
});

describe('a program that reads within the web root alone', () => {
  const css =
    'body { margin: 0; font: 16px/1.5 serif; } main { max-width: 60em; margin: 0 auto; } h1 { color: navy; }\n';
  const read = (value: string) => {
    const path = posix.normalize(`/srv/www/docs/${value}`);
    return path === '/srv/www/css/site.css' ? css : path === '/srv/www/docs/intro.txt' ? 'Introduction\n' : null;
  };
  const site = (readable: (value: string) => string | null): Record<string, Page> => ({
    '/': shows('<link rel=stylesheet href="/css/site.css"><a href="/docs?file=intro.txt">Read</a>'),
    '/css/site.css': (_url, response) => void response.setHeader('content-type', 'text/css').end(css),
    '/docs': (url, response) => {
      const text = readable(url.searchParams.get('file') ?? '');
      if (text === null) response.writeHead(404).end('<h1>No such document</h1>');
      else response.end(`<pre>${text}</pre>`);
    },
  });

  it('is shown by a style sheet of the site where no script is known', async () => {
    const { found } = await foundIn(site(read), CHECK, 'compliance');
    expect(found).toEqual(['GET /docs file']);
  });

  it('is not where it looks names up, where the sheet may not be read, or in a standard scan', async () => {
    const names = await foundIn(
      site((value) => read(posix.basename(value))),
      CHECK,
      'compliance',
    );
    const excluded = await foundIn(site(read), CHECK, 'compliance', { exclude_paths: ['/css/'] });
    const standard = await foundIn(site(read), CHECK, 'standard');
    expect([names.found, excluded.found, standard.found]).toEqual([[], [], []]);
    expect(excluded.log.filter((line) => line === 'GET /css/site.css')).toEqual([]);
  });
});
