import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { browserEnv } from './browser-flags.ts';

const VERSION_MS = 5_000;

/** Parameters of `Emulation.setUserAgentOverride`. */
export interface UserAgent {
  readonly userAgent: string;
  readonly userAgentMetadata: Readonly<Record<string, unknown>>;
}

const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, readonly [inAgent: string, name: string]>>> = {
  linux: ['X11; Linux x86_64', 'Linux'],
  darwin: ['Macintosh; Intel Mac OS X 10_15_7', 'macOS'],
};

const known = new Map<string, string>();

/**
 * The user agent of a browser with a window, or null if the program does not say its version. Needed before the start: the agent of
 * shared workers cannot be changed later.
 */
export async function plainUserAgent(path: string): Promise<string | null> {
  const agent = known.get(path) ?? (await ask(path));
  if (agent !== null) known.set(path, agent);
  return agent;
}

async function ask(path: string): Promise<string | null> {
  try {
    const options = { timeout: VERSION_MS, maxBuffer: 10_000, env: browserEnv(tmpdir()) };
    const { stdout } = await promisify(execFile)(path, ['--version'], options);
    const major = /\s(\d{2,4})\.\d/.exec(stdout)?.[1];
    const platform = PLATFORMS[process.platform]?.[0];
    if (major === undefined || platform === undefined) return null;
    const edge = stdout.includes('Edge') ? ` Edg/${major}.0.0.0` : '';
    return `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36${edge}`;
  } catch {
    return null;
  }
}

/**
 * What pages see of a browser that has no window: the same as of one that has.
 * @param agent its own user agent
 * @param product for example `Chrome/151.0.1.2`
 */
export function announced(agent: string, product: string): UserAgent {
  const full = /\/(\d[\d.]*)/.exec(product)?.[1] ?? '';
  const major = full.split('.', 1)[0] ?? '';
  const brands = (version: string) => [
    { brand: 'Not:A-Brand', version: version === full ? '8.0.0.0' : '8' },
    { brand: 'Chromium', version },
  ];
  return {
    userAgent: agent.replace('HeadlessChrome', 'Chrome'),
    userAgentMetadata: {
      brands: brands(major),
      fullVersionList: brands(full),
      platform: PLATFORMS[process.platform]?.[1] ?? '',
      platformVersion: '',
      architecture: process.arch === 'arm64' ? 'arm' : 'x86',
      model: '',
      mobile: false,
    },
  };
}
