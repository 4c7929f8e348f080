import type { ScanOptions } from '../../contract/scan.ts';
import {
  formatTargetAddress,
  parseTargetAddress,
  type TargetAddress,
  TargetSyntaxError,
} from '../../contract/target-address.ts';
import { shown, UsageError } from '../model/usage-error.ts';

export interface ParsedTarget {
  /** As given, without credentials, query and fragment: safe to show. */
  readonly input: string;
  /** host or host:port; lower case, A-labels, IPv6 in brackets; without the default port of the scheme. */
  readonly hostname: string;
  readonly options: Pick<ScanOptions, 'scheme' | 'start_path'>;
}

/**
 * Parses a target of the settings: `host`, `host:port` or an http(s) URL; its path is the entry point of the crawl.
 * @param input name of the input, for messages
 * @throws UsageError; its message never repeats credentials
 */
export function parseTarget(input: string, given: string): ParsedTarget {
  const address = parseOrThrow(input, given);
  const hostname = formatTargetAddress(address);
  const { scheme, path } = address;
  const [pathname, query] = path === null || path === '/' ? [''] : path.split('?', 2);
  return {
    input: `${scheme === null ? '' : `${scheme}://`}${hostname}${pathname}${query === undefined ? '' : '?…'}`,
    hostname,
    options: {
      ...(scheme === null ? {} : { scheme }),
      ...(path === null || path === '/' ? {} : { start_path: path }),
    },
  };
}

function parseOrThrow(input: string, given: string): TargetAddress {
  try {
    return parseTargetAddress(given);
  } catch (error) {
    if (!(error instanceof TargetSyntaxError)) throw error;
    throw new UsageError(input, `${shown(withoutUserInfo(given))}: ${error.message}`);
  }
}

/** Drops everything before the last @ of the authority, the query and the fragment, so that no secret is repeated. */
function withoutUserInfo(text: string): string {
  const bare = text.replace(/[?#].*/s, '');
  return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, '$1');
}
