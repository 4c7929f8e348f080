import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { isFileOf } from '../../web/library-in-url.ts';
import { shorten } from '../../web/quote.ts';
import { sourceMapFactsOf } from '../source-map.ts';

export const contentSourcemap = defineCheck({
  meta: {
    id: 'content.sourcemap',
    title: 'Source map exposes the original source code',
    subject: 'Source maps with original source code',
    rating: RATINGS.hint,
    confidence: 'certain',
    cwe: ['CWE-540'],
    requirements: { asvs: ['13.4.7'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script has a source map that contains the original, commented source code of the front end.',
    why: 'It shows an attacker the names, comments, internal URLs and code that the build would have hidden, and speeds up the search for vulnerabilities.',
    proof:
      'The map that a script of the site references (or that is next to a bundled script) was fetched, or the script embeds it; it is a version 3 source map with text in sourcesContent. A map without content is not reported, nor is that of a public library in its own file.',
    fix: 'Do not deploy *.map files, or serve them to your error tracker only; build with hidden source maps.',
    snippets: {
      nginx: 'location ~ \\.map$ { return 404; }',
      apache: '<FilesMatch "\\.map$">\n  Require all denied\n</FilesMatch>',
      nextjs: 'module.exports = { productionBrowserSourceMaps: false };',
    },
    references: ['https://tc39.es/ecma426/', 'https://developer.mozilla.org/docs/Glossary/Source_map'],
  },
  needs: ['crawl'],
  uses: ['libraries'],
  evaluate({ crawl, libraries }) {
    if (crawl.resources.length === 0) return notApplicable('no script of the site was fetched');
    const inline = crawl.resources.map((exchange) => ({ script: exchange.request.url, exchange }));
    return [...(crawl.sourceMaps ?? []), ...inline].flatMap(({ script, exchange }) => {
      const map = sourceMapFactsOf(exchange);
      if (map === null || !map.hasContent) return [];
      const isPublished = libraries?.libraries.some((one) => one.url === script && isFileOf(one.name, script));
      if (isPublished === true) return [];
      const { url } = exchange.request;
      const own = map.sources.filter((source) => !source.includes('node_modules'));
      const shown = (own.length > 0 ? own : map.sources).slice(0, 3).map((source) => shorten(source, 80));
      return {
        location: { url },
        quote: ['"sourcesContent"'],
        evidence: `The source map of ${shorten(new URL(script).pathname, 120)} contains the text of ${map.sources.length} files, for example ${shown.join(', ')}`,
        // One setting of the build makes all of them.
        key: 'source-map',
      };
    });
  },
});
