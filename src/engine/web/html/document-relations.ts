/** Relations of a page to others that can be read (IANA link relations), and the one by which WordPress names its interface. */
export const DOCUMENT_RELATIONS: ReadonlySet<string> = new Set([
  ...['next', 'prev', 'alternate', 'canonical', 'search', 'help', 'author', 'license', 'service-doc', 'service-desc'],
  'https://api.w.org/',
]);
