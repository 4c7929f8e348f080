export interface SecurityTxt {
  readonly contacts: readonly string[];
  readonly expires: Date | null;
  /** What breaks RFC 9116, one sentence each. */
  readonly faults: readonly string[];
}

/** Reads a security.txt (RFC 9116); null when the text holds none of its fields. */
export function parseSecurityTxt(text: string, now: Date): SecurityTxt | null {
  const fields: [string, string][] = [];
  for (const line of text.slice(0, 32_768).split(/\r?\n/)) {
    const match = /^([A-Za-z][A-Za-z-]*)\s*:(.*)$/s.exec(line);
    if (match !== null && !line.startsWith('#')) fields.push([(match[1] ?? '').toLowerCase(), (match[2] ?? '').trim()]);
  }
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  const contacts = valuesOf('contact');
  const expires = valuesOf('expires');
  if (contacts.length === 0 && expires.length === 0) return null;
  const faults: string[] = [];
  if (contacts.length === 0) faults.push('The required field Contact is missing.');
  if (contacts.some((contact) => !/^(?:mailto:|https:\/\/|tel:)/i.test(contact))) {
    faults.push('A Contact is not a mailto:, https: or tel: address.');
  }
  const [stamp] = expires;
  const time = stamp === undefined ? Number.NaN : Date.parse(stamp);
  if (stamp === undefined) faults.push('The required field Expires is missing.');
  else if (Number.isNaN(time)) faults.push('The field Expires is not a date.');
  else if (time < now.getTime()) faults.push(`It expired on ${new Date(time).toISOString().slice(0, 10)}.`);
  if (expires.length > 1) faults.push('The field Expires stands more than once.');
  return { contacts, expires: Number.isNaN(time) ? null : new Date(time), faults };
}
