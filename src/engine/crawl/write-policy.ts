import type { BaselineRequest } from '../core/evidence/insertion-point.ts';
import { hasName } from '../data/names.ts';
import { isHarmfulLink } from './link-policy.ts';
import { pathShape } from './url-shape.ts';

/** True for a request that may change something. */
export function isWrite({ method, isRead }: Pick<BaselineRequest, 'method' | 'isRead'>): boolean {
  return method !== 'GET' && isRead !== true;
}

/**
 * True for a request that only reads, or that may create something that harms no one: no deletion or payment, no message to a person,
 * and nothing of another account.
 *
 * @param isOwn the record that the path names was created by the scan
 */
export function mayWrite(request: Pick<BaselineRequest, 'method' | 'isRead' | 'url'>, isOwn = false): boolean {
  if (!isWrite(request)) return true;
  const url = new URL(request.url);
  if (isHarmfulLink(url) || hasName('sends-message', url.pathname)) return false;
  return isOwn || !isOfAccount(url);
}

/** `/users/7/roles`: a record below a collection of accounts. */
function isOfAccount(url: URL): boolean {
  const names = url.pathname.split('/');
  const shapes = pathShape(url).split('/');
  return shapes.some((shape, index) => /^\{\w+\}$/.test(shape) && hasName('user-collection', names[index - 1] ?? ''));
}
