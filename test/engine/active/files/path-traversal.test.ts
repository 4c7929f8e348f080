import { describe, expect, it } from 'vitest';
import { activePathTraversal } from '../../../../src/engine/active/files/path-traversal.ts';
import { activeUnvalidatedForward } from '../../../../src/engine/active/files/unvalidated-forward.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const PASSWD = 'root:x:0:0:root:/root:/bin/bash\nwww-data:x:33:33:www-data:/var/www:/usr/sbin/nologin\n';
const STYLE = 'body { margin: 0; padding: 0; color: black; background: white }';
const WEB_XML = '<web-app version="3.0"><servlet><servlet-name>a</servlet-name></servlet></web-app>';

/** Keys of what is found with these responses to the payload, a harmless value, and the payload with a missing file. */
function read(file: string, baseline = 'Terms', missing = 'no such file', marker = ''): string[] {
  const drafts = draftsOf(
    activePathTraversal,
    probe('path-traversal', 'file', '/../../etc/passwd', { body: file }, { marker }),
    probe('path-traversal', 'baseline', 'terms.txt', { body: baseline }, { marker }),
    probe('path-traversal', 'missing-file', '/../../etc/qxyz', { body: missing }, { marker }),
  );
  return drafts.map(({ key }) => key);
}

describe('active.path-traversal', () => {
  it.each([
    ['account records', PASSWD, ''],
    ['win.ini', '[fonts]\r\n[extensions]\r\n', ''],
    ['web.xml that a program reads', WEB_XML, ''],
    ['a static file of the site', `<pre>${STYLE}</pre>`, STYLE],
  ])('reports %s', (_name, body, marker) => {
    expect(read(body, 'Terms', 'no', marker)).toEqual(['GET /find q']);
  });

  it.each([
    ['a page that shows such records anyway', [PASSWD, PASSWD, 'no']],
    ['a page that shows them for every wrong name', [PASSWD, 'Terms', PASSWD]],
    ['one line of a manual', ['It begins with root:x:0:0:root:/root:/bin/bash, then more', 'Terms', 'no']],
    ['an error', ['no such file', 'Terms', 'no such file']],
  ])('is silent on %s', (_name, [file = '', baseline, missing]) => {
    expect(read(file, baseline, missing)).toEqual([]);
  });

  it('needs both controls', () => {
    expect(draftsOf(activePathTraversal, probe('path-traversal', 'file', '/etc/passwd', { body: PASSWD }))).toEqual([]);
  });

  it('leaves a forward to its own check', () => {
    const headers = { 'Accept-Ranges': 'bytes', ETag: 'W/"1"', 'Last-Modified': 'Sat, 21 Nov 2020 05:23:37 GMT' };
    const probes = [
      probe('path-traversal', 'file', '/WEB-INF/web.xml', { body: WEB_XML, headers }),
      probe('path-traversal', 'baseline', '/terms.jsp', { body: 'Terms' }),
      probe('path-traversal', 'missing-file', '/WEB-INF/qxyz', { body: 'no', status: 404 }),
    ];
    expect(draftsOf(activePathTraversal, ...probes)).toEqual([]);
    expect(draftsOf(activeUnvalidatedForward, ...probes)).toHaveLength(1);
  });

  describe('by an alias of the web server', () => {
    const steps = {
      alias: STYLE,
      'alias-original': STYLE,
      'alias-letters': '404',
      'alias-without': '404',
      'alias-missing': '404',
    };
    const found = (responses: Partial<typeof steps>) =>
      draftsOf(
        activePathTraversal,
        ...Object.entries({ ...steps, ...responses }).map(([step, body]) =>
          probe(
            'path-traversal',
            step,
            '/media../media/a.css',
            { url: 'https://site.example/media/a.css', body },
            { url: 'https://site.example/media' },
          ),
        ),
      ).map(({ key }) => key);

    it('reports the same file by the way up and down', () => {
      expect(found({})).toEqual(['alias /media']);
    });

    it.each([
      ['another file', { alias: 'something else of that length or more' }],
      ['a server that ignores the folder', { 'alias-letters': STYLE }],
      ['a server that joins both parts', { 'alias-without': STYLE }],
      ['a server that sends one file for every name', { 'alias-missing': STYLE }],
    ])('is silent on %s', (_name, responses) => {
      expect(found(responses)).toEqual([]);
    });
  });
});
