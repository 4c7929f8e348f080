export interface DmarcPolicy {
  readonly policy: 'none' | 'quarantine' | 'reject';
}

/** True for a TXT record that starts with the DMARC version tag (RFC 7489, section 6.6.3). */
export function isDmarc(record: string): boolean {
  return /^v\s*=\s*DMARC1\s*(;|$)/.test(record);
}

/** RFC 7489, section 6.3. A record with reports but no valid policy counts as `none` (section 6.6.3). */
export function parseDmarc(record: string): DmarcPolicy | { readonly error: string } {
  const tags = new Map<string, string>();
  for (const part of record.split(';').slice(1, 40)) {
    const [name = '', ...rest] = part.split('=');
    if (name.trim() !== '' && !tags.has(name.trim().toLowerCase()))
      tags.set(name.trim().toLowerCase(), rest.join('=').trim());
  }
  const policy = tags.get('p')?.toLowerCase();
  if (policy === 'none' || policy === 'quarantine' || policy === 'reject') return { policy };
  if (tags.has('rua')) return { policy: 'none' };
  return {
    error: policy === undefined ? 'the policy (p) is missing' : `the policy "${policy.slice(0, 40)}" is unknown`,
  };
}
