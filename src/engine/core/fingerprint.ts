import { createHash } from 'node:crypto';
import { formatTargetHost } from '../../contract/target-address.ts';

/**
 * Identity of a fault across scans and preview hosts: a hash of the check id and the draft's key, with the target's host and port
 * removed from the key. Wording, severity and page order do not affect it.
 * @returns 32 lower-case hex digits
 */
export function fingerprintOf(checkId: string, key: string, target: { host: string; port: number }): string {
  return createHash('sha256')
    .update(`${checkId}\n${withoutHost(key.toLowerCase(), target)}`)
    .digest('hex')
    .slice(0, 32);
}

function withoutHost(key: string, { host, port }: { host: string; port: number }): string {
  const escaped = formatTargetHost(host, null).replace(/[.[\]]/g, '\\$&');
  // A short name such as "app" is also an ordinary word: it counts as the host only inside a URL or before its port.
  const isWord = !/[.:]/.test(host);
  const bare = isWord ? `${escaped}:${port}` : `(?<![a-z0-9.-])${escaped}(?::${port})?(?![a-z0-9-])`;
  return key.replace(new RegExp(`https?://${escaped}(?::\\d+)?(?![a-z0-9.-])|${bare}`, 'g'), '{target}');
}
