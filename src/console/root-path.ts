/** What a proxy has put before /console/; '' without one. */
function prefix(): string {
  return new URL('..', document.baseURI).pathname.replace(/\/$/, '');
}

/** @param path of CONSOLE_API, below the root of the service */
export function consolePath(path: string): string {
  return `${prefix()}${path}`;
}
