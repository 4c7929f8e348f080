export interface Sitemap {
  /** `urlset`: pages; `sitemapindex`: further sitemaps; null when the text is neither. */
  readonly kind: 'urlset' | 'sitemapindex' | null;
  readonly locations: readonly string[];
}

const LENGTH_MAX = 1024 * 1024;
/** "No more than 50,000 URLs" (sitemaps.org protocol 0.9). */
const LOCATIONS_MAX = 50_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a sitemap (sitemaps.org protocol 0.9), as XML or as lines of URLs. It uses no XML parser, so there are no entities or external
 * references to abuse.
 */
export function parseSitemap(text: string): Sitemap {
  const bounded = text.slice(0, LENGTH_MAX);
  const kind = /<(?:[a-z]+:)?(urlset|sitemapindex)[\s>]/i.exec(bounded.slice(0, 4_096))?.[1]?.toLowerCase();
  if (kind !== 'urlset' && kind !== 'sitemapindex') {
    const lines = bounded
      .slice(0, 100_000)
      .split(/\r?\n/)
      .map((line) => line.trim());
    const urls = lines.filter((line) => /^https?:\/\/\S{1,2000}$/.test(line)).slice(0, LOCATIONS_MAX);
    return urls.length > 0 && urls.length >= lines.filter((line) => line !== '').length
      ? { kind: 'urlset', locations: urls }
      : { kind: null, locations: [] };
  }
  const locations = new Set<string>();
  let from = 0;
  while (locations.size < LOCATIONS_MAX) {
    const open = bounded.indexOf('<loc>', from);
    if (open === -1) break;
    const close = bounded.indexOf('</loc>', open);
    if (close === -1) break;
    const raw = bounded.slice(open + 5, Math.min(close, open + 3_000)).trim();
    const value = raw
      .replace(/^<!\[CDATA\[(.*)\]\]>$/s, '$1')
      .replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => ENTITIES[name] ?? '');
    if (value.length > 0 && value.length <= 2_048) locations.add(value.trim());
    from = close + 6;
  }
  return { kind, locations: [...locations] };
}
