import { defineCheck } from '../../core/check.ts';
import { directoryListing } from '../../web/directory-listing.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

/** Folders below one of the first level have one cause: they are one finding. */
function folderOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}/`;
}

export const exposureDirectoryListing = defineCheck({
  meta: {
    id: 'exposure.directory-listing',
    title: 'A folder of the site can be listed',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-548'],
    requirements: { asvs: ['13.4.3'], pci: ['2.2.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'For a folder without an index page the web server answers with a list of the files in it.',
    why: 'Files that nobody links to are found that way: uploads of others, backups, old versions.',
    proof:
      'A finding needs status 200, a heading that names the very folder that was asked for, the marks of a list made by a web server, and a random folder name that is not listed. Looked at are the folders of everything the crawl met, of what pages link to or load, those named in robots.txt and a few common ones. A page that is merely titled "Index of" is no finding.',
    fix: 'Turn the listing off. Where visitors are meant to see one, give the folder a page of its own.',
    snippets: {
      nginx: `autoindex off;`,
      apache: `Options -Indexes`,
      express: `// Leave serve-index out; express.static lists nothing by itself.
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
  evaluate: ({ crawl, exposure }) => {
    const probed = provenExposures(exposure.probes, 'directory-listing').map((proven) =>
      exposureDraft(proven, folderOf),
    );
    // The same folder sorted otherwise (`?C=N;O=D`) is the same folder.
    const known = new Set(probed.map(({ location }) => URL.parse(location.url)?.pathname ?? ''));
    const met = crawl.pages.flatMap(({ url, exchange }) => {
      const path = URL.parse(url)?.pathname ?? '/';
      const sighting = exchange.response.status === 200 ? directoryListing(exchange.response, path) : null;
      if (sighting === null || known.has(path)) return [];
      known.add(path);
      return [
        {
          location: { url, method: 'GET' },
          evidence: `GET ${path} answers 200. ${sighting.proof}`,
          key: folderOf(path),
        },
      ];
    });
    return [...probed, ...met];
  },
});
