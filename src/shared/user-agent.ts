import manifest from '../../package.json' with { type: 'json' };

/** Names the scanner and its page, so that people who read the log of a site know who sent the request. */
export const USER_AGENT = `ScanGate/${manifest.version} (+${manifest.homepage})`;

/** What every request to a target carries by default, in readiness checks and in scans alike. */
export const DEFAULT_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['User-Agent', USER_AGENT],
  ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['Accept-Language', 'en'],
  ['Accept-Encoding', 'gzip, deflate, br, zstd'],
];
