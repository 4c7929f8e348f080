import type { ActiveProbe } from '../../core/evidence/active.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { foreignRedirect } from '../kit/redirect-target.ts';
import { activeOpenRedirect } from './open-redirect.ts';

/**
 * Paths that begin with a foreign host, which servers repeat when they add or remove the slash at the end of a path: of a directory
 * (CVE-2015-1164, CVE-2019-10775, CVE-2021-22963), of any path (CVE-2018-14574, CVE-2021-23387), and with a backslash, which
 * browsers read as a slash (CVE-2021-37699). Browsers send them as they are; they would resolve `/..` and `/%2e%2e`.
 */
const FORMS: readonly ((host: string) => string)[] = [
  (host) => `//${host}/%2f..`,
  (host) => `//${host}`,
  (host) => `//${host}/`,
  (host) => `/%5c${host}/%2f..`,
];

/** A foreign host in the path of a URL that the server redirects to. */
export const pathRedirects: SiteProbe = {
  checks: [activeOpenRedirect],
  scanTypes: ['standard', 'compliance'],
  run: probePath,
};

async function probePath(context: ProbeContext): Promise<ActiveProbe[]> {
  const { origin } = context.target;
  for (const form of FORMS) {
    const host = `${context.token(10)}.example`;
    const payload = form(host);
    const attempt = await context.fetch({ url: `${origin}${payload}` });
    if (!hasResponse(attempt) || foreignRedirect(attempt, host) === null) continue;
    const common = { family: 'open-redirect', method: 'GET', parameter: 'path', step: 'foreign-host' } as const;
    return [{ ...common, url: `${origin}/`, payload, marker: host, exchange: attempt }];
  }
  return [];
}
