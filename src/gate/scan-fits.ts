import { domainToASCII } from 'node:url';
import type { ReceivedScan } from '../client/tolerant-scan.ts';
import type { PlannedScan } from './plan.ts';

/**
 * True when a scan, as the service tells it, may be the one that was asked for. What the service leaves out does not speak
 * against it; another host or another depth does. Pure.
 */
export function scanFits(plan: PlannedScan, scan: Pick<ReceivedScan, 'target' | 'scan_type'>): boolean {
  if (scan.scan_type !== '' && scan.scan_type !== plan.scanType) return false;
  if (scan.target === '') return true;
  const asked = hostAndPort(plan.target.hostname);
  const told = hostAndPort(scan.target);
  // The API document says "hostname": a service may leave the port out.
  return told.host === asked.host && (told.port === null || asked.port === null || told.port === asked.port);
}

/** The scan in words, for a message. */
export function tellScan({ target, scan_type }: Pick<ReceivedScan, 'target' | 'scan_type'>): string {
  return `a scan of ${[target.slice(0, 100), scan_type.slice(0, 40)].filter(Boolean).join(', ') || 'something else'}`;
}

/** Services differ in how they write a host: scheme, path, case, U-labels, the root's dot and default ports do not count. */
function hostAndPort(text: string): { readonly host: string; readonly port: string | null } {
  const authority = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*/s, '');
  const [, name = '', port] = /^(\[[^\]]*\]|[^:]*)(?::([0-9]*))?$/.exec(authority) ?? [null, authority, undefined];
  const host = (name.startsWith('[') ? name : domainToASCII(name) || name).toLowerCase().replace(/\.$/, '');
  return { host, port: port === undefined || port === '' || port === '443' || port === '80' ? null : port };
}
