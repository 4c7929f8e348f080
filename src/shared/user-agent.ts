import manifest from '../../package.json' with { type: 'json' };

/** Maximum size of the status line and headers of a response that a scan reads, in bytes. */
export const HEAD_BYTES_MAX = 1024 * 1024;

/** Names the scanner and its home page for people who read the logs of a site. */
export const USER_AGENT = `ScanGate/${manifest.version} (+${manifest.homepage})`;

/** Default headers of every request to a target, in readiness checks and in scans. */
export const DEFAULT_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['User-Agent', USER_AGENT],
  ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['Accept-Language', 'en'],
  ['Accept-Encoding', 'gzip, deflate, br, zstd'],
];
