import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Log } from '../log.ts';

/** Maximum wait for a rate limit in seconds; longer waits fail the request. */
const WAIT_MAX_SECONDS = 90;
const RETRIES = 3;

export type GitHub = ReturnType<typeof createGitHub>;

/**
 * GitHub API client that retries failed requests, respects rate limits (primary and secondary) and uses the proxy variables.
 */
export function createGitHub(token: string, apiUrl: string, log: Log) {
  const waitOut = (kind: string) => (seconds: number, request: object, _octokit: unknown, repeated: number) => {
    const { method = '', url = '' } = request as { method?: string; url?: string };
    const waits = seconds <= WAIT_MAX_SECONDS && repeated < RETRIES;
    log.info(
      `GitHub's ${kind} rate limit at ${method} ${url}: ${waits ? `waiting ${seconds} s` : `giving up, the wait would be ${seconds} s`}`,
    );
    return waits;
  };
  return getOctokit(
    token,
    {
      baseUrl: apiUrl,
      userAgent: 'scan-gate-action',
      log: {
        debug: () => {},
        info: () => {},
        warn: (text: string) => log.debug(text),
        error: (text: string) => log.debug(text),
      },
      retry: { retries: RETRIES, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 451] },
      throttle: { onRateLimit: waitOut('primary'), onSecondaryRateLimit: waitOut('secondary') },
    },
    retry,
    throttling,
  );
}
