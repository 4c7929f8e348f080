/**
 * A path that no site has, of the same shape as `path`: same depth, hidden folder or hidden file, last extension and trailing
 * slash. Paths of one shape share their sibling, which saves requests.
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
    // Servers may treat all files with an ending such as .php~ or .bak alike.
    const ending = isFolder ? '' : (/\.\w+~$|\.[A-Za-z0-9]{1,10}$/.exec(segment)?.[0] ?? '');
    return `${token}${ending}`;
  });
  return `/${renamed.join('/')}${isFolder && renamed.length > 0 ? '/' : ''}`;
}
