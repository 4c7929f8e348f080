import type { ScanOptions } from '../../contract/scan.ts';
import type { TargetInfo } from '../core/evidence/target.ts';

export interface RequestUrl {
  readonly scheme: 'http' | 'https';
  readonly port: number;
  /** As sent: dot segments and percent signs stay as the probe wrote them. */
  readonly path: string;
  readonly url: string;
}

export type UrlRefusal = { readonly refusal: string };

/** Twice what servers accept. */
const URL_MAX = 16_384;

/**
 * Resolves the URL or path of a probe, or refuses it: requests go to the target's host and port only.
 * The one exception is plain HTTP next to an https target (same port, or 80 next to 443), for the redirect checks.
 */
export function requestUrl(text: string, target: TargetInfo, options: ScanOptions): RequestUrl | UrlRefusal {
  if (text.length > URL_MAX) return { refusal: `longer than ${URL_MAX} characters` };
  const clean = encodeUnsafe(text.split('#')[0] ?? '');
  const absolute = /^(https?):\/\/([^/?#]*)(.*)/is.exec(clean);
  const place = absolute === null ? target : absolutePlace(`${absolute[1]}://${absolute[2]}/`, target);
  if ('refusal' in place) return place;
  const path = rooted(absolute === null ? clean : (absolute[3] ?? ''));
  if (path === null) return { refusal: 'neither an absolute http(s) URL nor a path' };
  const refusal = pathRefusal(path, target, options);
  return refusal === null ? { scheme: place.scheme, port: place.port, path, url: place.origin + path } : { refusal };
}

type Place = Pick<TargetInfo, 'scheme' | 'port' | 'origin'>;

function absolutePlace(base: string, target: TargetInfo): Place | UrlRefusal {
  const parsed = URL.parse(base);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return { refusal: 'not a valid URL' };
  const scheme = parsed.protocol === 'https:' ? 'https' : 'http';
  const usual = scheme === 'https' ? 443 : 80;
  const port = parsed.port === '' ? usual : Number(parsed.port);
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host !== target.host || !isOpen(scheme, port, target)) {
    return { refusal: 'the URL leaves the host and port of the target' };
  }
  return { scheme, port, origin: parsed.origin };
}

/** @returns the path from the root, or null when the text is not one */
function rooted(path: string): string | null {
  if (path.startsWith('/')) return path;
  return path === '' || path.startsWith('?') ? `/${path}` : null;
}

function isOpen(scheme: 'http' | 'https', port: number, target: TargetInfo): boolean {
  if (port === target.port) return scheme === target.scheme || scheme === 'http';
  return scheme === 'http' && target.scheme === 'https' && target.port === 443 && port === 80;
}

function pathRefusal(path: string, target: TargetInfo, options: ScanOptions): string | null {
  const { exclude_paths: excluded = [], include_paths: included = [] } = options;
  if (excluded.length === 0 && included.length === 0) return null;
  const forms = pathForms(path);
  if (excluded.some((prefix) => forms.some((form) => form.startsWith(prefix)))) return 'excluded by exclude_paths';
  const isStart = new URL(path, target.origin).href === target.startUrl;
  if (included.length > 0 && !isStart && !included.some((prefix) => forms.every((form) => form.startsWith(prefix)))) {
    return 'outside include_paths';
  }
  return null;
}

/** Readings of a path by a server: as written, without dot segments, percent-decoded. */
function pathForms(path: string): string[] {
  const forms = new Set([path.replace(/^\/{2,}/, '/')]);
  const normal = URL.parse(path.replace(/^\/{2,}/, '/'), 'http://host.invalid');
  if (normal !== null) forms.add(normal.pathname + normal.search);
  for (const form of [...forms]) {
    try {
      forms.add(decodeURIComponent(form));
    } catch {
      // Not valid UTF-8: the other forms remain.
    }
  }
  return [...forms];
}

/** Percent-encodes characters that a request line cannot contain; the rest stays as the probe wrote it. */
function encodeUnsafe(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, (character) => {
    const bytes = Buffer.from(character, 'utf8');
    return [...bytes].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  });
}
