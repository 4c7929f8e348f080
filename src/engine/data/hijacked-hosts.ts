export interface HijackedHost {
  /** The registrable domain; its sub-domains are meant too. */
  readonly domain: string;
  readonly reason: string;
}

/** Hosts that were known to serve malicious scripts, with what became of them. */
export const HIJACKED_HOSTS: readonly HijackedHost[] = [
  { domain: 'polyfill.io', reason: 'sold in 2024 and then served malware to visitors of over 100,000 sites' },
  { domain: 'polyfill.com', reason: 'run by those who took over polyfill.io' },
  { domain: 'polyfillcache.com', reason: 'run by those who took over polyfill.io' },
  { domain: 'bootcdn.net', reason: 'run by those who took over polyfill.io; injected redirects since 2023' },
  { domain: 'bootcss.com', reason: 'run by those who took over polyfill.io; injected redirects since 2023' },
  { domain: 'staticfile.org', reason: 'run by those who took over polyfill.io; injected redirects' },
  { domain: 'staticfile.net', reason: 'run by those who took over polyfill.io; injected redirects' },
  { domain: 'unionadjs.com', reason: 'run by those who took over polyfill.io' },
  { domain: 'xhsbpza.com', reason: 'run by those who took over polyfill.io' },
  { domain: 'macoms.la', reason: 'run by those who took over polyfill.io' },
  { domain: 'newcrbpc.com', reason: 'run by those who took over polyfill.io' },
  {
    domain: 'googie-anaiytics.com',
    reason: 'imitates Google Analytics; delivered the payload of the polyfill.io attack',
  },
  { domain: 'kuurza.com', reason: 'received visitors of the polyfill.io attack' },
  { domain: 'coinhive.com', reason: "mined cryptocurrency in visitors' browsers; the service is closed" },
  { domain: 'coin-hive.com', reason: "mined cryptocurrency in visitors' browsers; the service is closed" },
  { domain: 'crypto-loot.com', reason: "mines cryptocurrency in visitors' browsers" },
  { domain: 'jsecoin.com', reason: "mined cryptocurrency in visitors' browsers; the service is closed" },
];
