import { describe, expect, it } from 'vitest';
import { exposureDirectoryListing } from '../../../../src/engine/exposure/checks/directory-listing.ts';
import { crawlOf, exchange, faults } from '../../../helpers/recorded.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const INDEX = (path: string) =>
  `<html><head><title>Index of ${path}</title></head><body><h1>Index of ${path}</h1><pre><a href="../">../</a><a href="a.txt">a.txt</a></pre></body></html>`;
const DJANGO = (shown: string, rows: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head><meta http-equiv="Content-type" content="text/html; charset=utf-8"><meta name="robots" content="NONE,NOARCHIVE"><title>Index of ${shown}</title></head><body><h1>Index of ${shown}</h1><ul>${rows}</ul></body></html>`;
const CADDY =
  '<title>pub</title><main><div class="meta"><span class="meta-item"><b>0</b> directories</span><input id="filter"></div><div class="listing"><a href="./a.log">a.log</a></div></main>';

describe('exposure.directory-listing', () => {
  judgesFiles(exposureDirectoryListing);

  it.each([
    ['Apache', '/assets/js/', INDEX('/assets/js/'), 'assets low'],
    ['Caddy', '/pub/', CADDY, 'listing medium'],
    [
      'Django, the root of its files',
      '/media/',
      DJANGO('./', '<li><a href="a.pdf">a.pdf</a></li>\n<li><a href="in/">in/</a></li>'),
      'listing medium',
    ],
    [
      'Django, a folder',
      '/media/',
      DJANGO('media/', '<li><a href="../">../</a></li>\n<li><a href="a.pdf">a.pdf</a></li>'),
      'listing medium',
    ],
    ['a listing of another folder', '/assets/', INDEX('/music/'), null],
    ['a written index', '/media/', DJANGO('./', '<li><a href="a.pdf">The plan</a> of this year</li>'), null],
  ])('%s', (_name, path, body, key) => {
    const headers = { 'Content-Type': 'text/html' };
    expect(fileFaults(exposureDirectoryListing, path, body, { headers })).toEqual(key === null ? [] : [key]);
  });

  it('rates linked folders that pages load files from as parts of pages', () => {
    const listing = '<pre>\n<a href="jquery">jquery</a>\n<a href="site.css">site.css</a>\n</pre>';
    const judge = (src: string) => {
      const pages = [
        exchange({ url: 'https://site.example/', body: `<script src="${src}"></script>` }),
        exchange({ url: 'https://site.example/static/', body: listing }),
      ];
      return faults(exposureDirectoryListing, {
        evidence: { crawl: crawlOf(pages), exposure: { probes: [], skipped: [] } },
      });
    };
    expect(judge('/static/jquery/jquery.js')).toEqual(['assets low']);
    expect(judge('/other/jquery.js')).toEqual(['listing medium']);
  });

  it('reports crawled listings as one finding', () => {
    const pages = ['/docs/', '/docs/old/', '/docs/?C=N;O=D'].map((path) =>
      exchange({ url: `https://site.example${path}`, body: INDEX(path.split('?')[0] ?? '') }),
    );
    const evidence = { crawl: crawlOf(pages), exposure: { probes: [], skipped: [] } };
    expect(faults(exposureDirectoryListing, { evidence })).toEqual(['assets low']);
  });
});
