import manifest from '../package.json' with { type: 'json' };

export const USER_AGENT = `scan-gate-typescript/${manifest.version}`;
