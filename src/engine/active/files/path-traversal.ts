import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace } from '../kit/groups.ts';
import { provenAliases } from './alias-proof.ts';
import { provenReads } from './traversal-proof.ts';

export const activePathTraversal = defineCheck({
  meta: {
    id: 'active.path-traversal',
    title: 'Path traversal',
    rating: RATINGS.anyFile,
    confidence: 'certain',
    cwe: ['CWE-22'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A parameter names a file, and the site opens it even if the name leads outside the intended directory. Or the path of a URL leads above the directory that the server shows, or an alias of the web server lets the URL of a directory lead to the files next to it.',
    why: 'An attacker can read configuration, keys and source code, or include files as code.',
    proof:
      'A value that leads outside the directory returned a file with known content: the version of the Linux kernel, several lines of account records, the sections of win.ini, the elements of web.xml, or a static file of the site itself. The same path with a file name that cannot exist, and a harmless value, do not return it. Or a path of the URL alone, such as /%2e%2e/%2e%2e/etc/passwd, returned such a file, and neither a random name nor the same path without the way up did. Or the Vite development server returned such a file below /@fs/, and none for a random name. Or, without a parameter, a static file was returned byte for byte through a path that goes up from a directory and down again (/media../media/logo.svg), but not with letters in place of the dots, without them, or under a random name. A file that the web server sends after a forward is reported as active.unvalidated-forward.',
    fix: 'Do not take file names from requests; map an id to a file. If you must, resolve the full path, after decoding it, and check that it is inside the directory; update servers of files. In nginx end a location with a slash where its alias ends with one.',
    snippets: { nginx: 'location /media/ {\n  alias /srv/media/;\n}' },
    references: [
      'https://owasp.org/www-community/attacks/Path_Traversal',
      'https://cwe.mitre.org/data/definitions/22.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const aliases = provenAliases(active.probes).map(({ hit, controls, file }) => {
      const folder = new URL(hit.url).pathname;
      return {
        ...findingPlace(hit, { controls }),
        title: 'Path traversal by a misconfigured alias',
        evidence: `${hit.payload} returns ${shorten(file, 200)} byte for byte: the URL leads outside the directory behind ${shorten(folder, 100)}`,
        key: `alias ${folder}`,
      };
    });
    const reads = provenReads(active.probes).flatMap(({ hit, controls, quote, file, isForward }) => {
      if (isForward) return [];
      const isServer = hit.url.endsWith('/@fs');
      return {
        ...findingPlace(hit, { controls, quote }),
        ...(isServer ? { title: 'Vite development server exposes all files of the machine' } : {}),
        evidence: `${hit.parameter} = ${shorten(JSON.stringify(hit.payload), 200)} returns ${shorten(file, 200)}`,
      };
    });
    return [...reads, ...aliases];
  },
});
