import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasEnding } from '../../data/names.ts';
import { directoryListing, listedNames } from '../../web/directory-listing.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { exposureDraft } from '../exposure-check.ts';
import { provenExposures } from '../proven.ts';

/** One setting of the server lists all folders. Those that hold only parts of pages are public anyway. */
function rated(exchange: Exchange | null, loaded: readonly string[]): Pick<FindingDraft, 'key' | 'rating'> {
  const names = exchange === null ? [] : listedNames(exchange.response);
  // A linked folder is listed without a slash; files that pages load show that it is one.
  const isPagePart = (name: string) => {
    const url = isFolderOrAsset(name) ? null : URL.parse(name, exchange?.request.url);
    return url === null || loaded.some((href) => href.startsWith(`${url.href}/`));
  };
  const isAssets = names.length > 0 && names.every(isPagePart);
  return { key: isAssets ? 'assets' : 'listing', rating: isAssets ? RATINGS.hint : RATINGS.someData };
}

/** A folder, or a file that pages or developer tools load, possibly compressed. */
function isFolderOrAsset(file: string): boolean {
  return file.endsWith('/') || hasEnding('web-asset', file.replace(/\.(?:gz|br|brotli)$/i, ''));
}

export const exposureDirectoryListing = defineCheck({
  meta: {
    id: 'exposure.directory-listing',
    title: 'Directory listing enabled',
    subject: 'Directory listings',
    rating: RATINGS.someData,
    confidence: 'certain',
    cwe: ['CWE-548'],
    requirements: { asvs: ['13.4.3'], pci: ['2.2.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'For a folder without an index page the web server returns a list of its files.',
    why: 'It reveals files that are not linked anywhere: uploads of other users, backups, old versions.',
    proof:
      'A finding requires status 200, a heading that names the requested folder, the markup of a listing made by a web server, and a random folder name that returns no listing. Covers the folders of crawled paths, of links and loaded files, of robots.txt, and a few common ones. A page that is only titled "Index of" is not a finding. Folders with nothing but parts of pages (scripts, style sheets, images) are low.',
    fix: 'Turn directory listing off. If users are meant to see a list, give the folder its own index page.',
    snippets: {
      nginx: `autoindex off;`,
      apache: `Options -Indexes`,
      express: `// Remove serve-index; express.static does not list folders.
app.use('/files', express.static('files'));`,
      caddy: `# file_server without "browse"
file_server`,
    },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
      'https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html',
      'https://cwe.mitre.org/data/definitions/548.html',
    ],
  },
  needs: ['crawl', 'exposure'],
  evaluate: ({ crawl, exposure }, { target }) => {
    const loaded = crawl.pages.flatMap(({ exchange }) =>
      (documentOf(exchange)?.subresources ?? []).map(({ url }) => url),
    );
    const probed = provenExposures(exposure.probes, 'directory-listing').map((proven) => ({
      ...exposureDraft(proven, target),
      ...rated(hasResponse(proven.probe.attempt) ? proven.probe.attempt : null, loaded),
    }));
    // The same folder in another sort order (`?C=N;O=D`) is the same folder.
    const known = new Set(probed.map(({ location }) => URL.parse(location.url)?.pathname ?? ''));
    const crawled = crawl.pages.flatMap(({ url, exchange }) => {
      const path = URL.parse(url)?.pathname ?? '/';
      const sighting = exchange.response.status === 200 ? directoryListing(exchange.response, path) : null;
      if (sighting === null || known.has(path)) return [];
      known.add(path);
      return [
        {
          location: { url, method: 'GET' },
          evidence: `GET ${path} returns 200. ${sighting.proof}`,
          ...rated(exchange, loaded),
        },
      ];
    });
    return [...probed, ...crawled];
  },
});
