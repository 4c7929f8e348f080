const DISABLED_FEATURES = [
  // Frames share the process of their page, so that one session sees the requests of all.
  'IsolateOrigins',
  'site-per-process',
  'LocalNetworkAccessChecks',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'NetworkTimeServiceQuerying',
  'Prerender2',
  // Pages that are left stay in memory otherwise, and each load of a page takes another process.
  'BackForwardCache',
  'RenderDocument',
  // Pages of the address bar take half of the CPU time of a start.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Flags of a browser without a network: names do not resolve, and all that is not intercepted goes to a proxy that does not exist,
 * loopback included.
 */
export const BROWSER_FLAGS: readonly string[] = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-site-isolation-trials',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--js-flags=--max-old-space-size=512',
  // `navigator.webdriver` is false, as for a visitor: a page must not show the scanner something else.
  '--disable-blink-features=AutomationControlled',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-crash-reporter',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-popup-blocking',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** Of the environment only what a browser needs: secrets of the job do not reach it. */
export function browserEnv(home: string): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, TMPDIR: home, LANG: 'en_US.UTF-8' };
}
