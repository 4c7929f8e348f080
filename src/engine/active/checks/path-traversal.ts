import { defineCheck } from '../../core/check.ts';
import { shorten } from '../../web/quote.ts';
import { provenAliases } from '../alias-proof.ts';
import { provenReads } from '../traversal-proof.ts';

export const activePathTraversal = defineCheck({
  meta: {
    id: 'active.path-traversal',
    title: 'Parameter reads files outside their folder (path traversal)',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-22'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['compliance'],
    what: 'A parameter names a file, and the site opens it even when the name leads out of the folder it is meant for. Or a folder is served by an alias that lets its address lead to the files beside it.',
    why: 'An attacker reads the configuration, keys and source of the site, or includes files as code.',
    proof:
      'A value that leads out of the folder gave a file whose content is known: several lines of account records, the sections of win.ini, the parts of web.xml, or a static file of the site itself. The same path with a file nobody has, asked for afterwards, and a harmless value do not give it. Or the development server of Vite gave such a file below /@fs/, and none for a name nobody has. Or, without a parameter, a static file came back byte for byte by a path that goes up from a folder and down again (/media../media/logo.svg), and not with letters in place of the dots, without them, or by a name nobody has. A file that the web server itself sent after a forward is reported as active.unvalidated-forward.',
    fix: 'Do not take file names from requests; map an id to a file. If you must, resolve the full path and check that it lies in the folder. In nginx end a location with a slash where its alias ends with one.',
    snippets: { nginx: 'location /media/ {\n  alias /srv/media/;\n}' },
    references: [
      'https://owasp.org/www-community/attacks/Path_Traversal',
      'https://cwe.mitre.org/data/definitions/22.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const aliases = provenAliases(active.probes).map(({ hit, file }) => {
      const folder = new URL(hit.url).pathname;
      return {
        location: { url: hit.url, method: hit.method, parameter: hit.parameter },
        title: 'Folder leads to the files beside it (path traversal by an alias)',
        evidence: `${hit.payload} gives ${shorten(file, 200)} byte for byte: the address leads out of the folder behind ${shorten(folder, 100)}`,
        key: `alias ${folder}`,
      };
    });
    const reads = provenReads(active.probes).flatMap(({ hit, file, isForward }) => {
      if (isForward) return [];
      const isServer = hit.url.endsWith('/@fs');
      return {
        location: { url: hit.url, method: hit.method, parameter: hit.parameter },
        ...(isServer ? { title: 'Development server hands out files of the whole machine (Vite)' } : {}),
        evidence: `${hit.parameter} = ${shorten(JSON.stringify(hit.payload), 200)} gives ${shorten(file, 200)}`,
        key: `${hit.method} ${new URL(hit.url).pathname} ${hit.parameter}`,
      };
    });
    return [...reads, ...aliases];
  },
});
