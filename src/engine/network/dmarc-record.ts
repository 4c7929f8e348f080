export interface DmarcPolicy {
  readonly policy: 'none' | 'quarantine' | 'reject';
}

/** True for a TXT record that starts with the DMARC version tag (RFC 7489, section 6.6.3). */
export function isDmarc(record: string): boolean {
  return /^v\s*=\s*DMARC1\s*(;|$)/.test(record);
}

/** Tags of a record after its version: `name=value`, separated by `;` (RFC 6376, section 3.2). Names in lower case; the first of each. */
export function tagsOf(record: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of record.split(';').slice(1, 40)) {
    const [name = '', ...rest] = part.split('=');
    const key = name.trim().toLowerCase();
    if (key !== '' && !tags.has(key)) tags.set(key, rest.join('=').trim());
  }
  return tags;
}

/** RFC 7489, section 6.3. A record with reports but no valid policy counts as `none` (section 6.6.3). */
export function parseDmarc(record: string): DmarcPolicy | { readonly error: string } {
  const tags = tagsOf(record);
  const policy = tags.get('p')?.toLowerCase();
  if (policy === 'none' || policy === 'quarantine' || policy === 'reject') return { policy };
  if (tags.has('rua')) return { policy: 'none' };
  return {
    error: policy === undefined ? 'the policy (p) is missing' : `the policy "${policy.slice(0, 40)}" is unknown`,
  };
}
