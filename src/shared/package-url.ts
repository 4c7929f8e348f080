/** The package URL of a version (purl-spec 1.0): `pkg:npm/%40angular/core@1.2.3`. The scope of an npm package is its namespace. */
export function packageUrl(type: 'npm' | 'generic', name: string, version: string): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `pkg:${type}/${path}@${encodeURIComponent(version)}`;
}
