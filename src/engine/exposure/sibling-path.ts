/**
 * A path of the same shape as `path` that no site has: same depth, same hidden folder or hidden file, same last extension, same
 * trailing slash. Paths of one shape share their sibling, so that a scan asks for few of them.
 * @param token random lower-case letters
 */
export function siblingPath(path: string, token: string): string {
  const bare = path.split('?')[0] ?? '';
  const isFolder = bare.endsWith('/');
  const segments = bare.split('/').filter((segment) => segment !== '');
  const last = segments.length - 1;
  const renamed = segments.map((segment, index) => {
    if (index !== last) return segment.startsWith('.') ? `.${token}` : segment;
    if (segment.startsWith('.')) return `.${token}`;
    // An ending such as .php~ or .bak is what a server may treat alike.
    const ending = isFolder ? '' : (/\.\w+~$|\.[A-Za-z0-9]{1,10}$/.exec(segment)?.[0] ?? '');
    return `${token}${ending}`;
  });
  return `/${renamed.join('/')}${isFolder && renamed.length > 0 ? '/' : ''}`;
}
