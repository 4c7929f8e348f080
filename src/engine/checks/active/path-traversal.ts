import { defineCheck } from '../../check.ts';
import { knownFile } from '../../facts/active/file-proof.ts';
import { shorten } from '../../facts/quote.ts';

export const activePathTraversal = defineCheck({
  meta: {
    id: 'active.path-traversal',
    title: 'Parameter reads files outside their folder (path traversal)',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-22'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['compliance'],
    what: 'A parameter names a file, and the site opens it even when the name leads out of the folder it is meant for.',
    why: 'An attacker reads the configuration, keys and source of the site, or includes files as code.',
    proof:
      'A value that leads out of the folder gave a file whose content is known: several lines of account records, the sections of win.ini, the parts of web.xml, or a static file of the site itself. The value the site uses, and the same path with a file nobody has, do not give it.',
    fix: 'Do not take file names from requests; map an id to a file. If you must, resolve the full path and check that it lies in the folder.',
    references: [
      'https://owasp.org/www-community/attacks/Path_Traversal',
      'https://cwe.mitre.org/data/definitions/22.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const groups = Map.groupBy(
      active.probes.filter(({ family }) => family === 'path-traversal'),
      ({ method, url, parameter }) => JSON.stringify([method, url, parameter]),
    );
    return [...groups.values()].flatMap((probes) => {
      const hit = probes.find(({ step }) => step === 'file');
      const controls = probes.filter(({ step }) => step !== 'file');
      if (hit === undefined || controls.length < 2) return [];
      const file = knownFile(hit.exchange.response.text);
      const isOwnFile = hit.marker !== '' && hit.exchange.response.text.includes(hit.marker);
      const isInControl = controls.some(({ exchange }) =>
        file === null
          ? exchange.response.text.includes(hit.marker)
          : knownFile(exchange.response.text)?.file === file.file,
      );
      if ((file === null && !isOwnFile) || isInControl) return [];
      const what =
        file === null ? `a static file of the site: ${shorten(hit.marker, 100)}` : `${file.file}: ${file.words}`;
      return {
        location: { url: hit.url, method: hit.method, parameter: hit.parameter },
        evidence: `${hit.parameter} = ${shorten(JSON.stringify(hit.payload), 200)} gives ${what}`,
        key: `${hit.method} ${new URL(hit.url).pathname} ${hit.parameter}`,
      };
    });
  },
});
