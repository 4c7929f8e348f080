/** True for a record that starts with the version of MTA-STS (RFC 8461, section 3.1). */
export function isMtaSts(record: string): boolean {
  return /^v=STSv1\s*(?:;|$)/.test(record);
}

/** True for a record that starts with the version of TLS reports (RFC 8460, section 3). */
export function isTlsRpt(record: string): boolean {
  return /^v=TLSRPTv1\s*(?:;|$)/.test(record);
}

/** True for a record that starts with the version of BIMI (draft-brand-indicators-for-message-identification, section 4.2). */
export function isBimi(record: string): boolean {
  return /^v\s*=\s*BIMI1\s*(?:;|$)/i.test(record);
}

export interface MtaStsPolicy {
  readonly mode: 'enforce' | 'testing' | 'none';
  /** Names of mail servers, or `*.` and a domain. */
  readonly mx: readonly string[];
}

const LINES_MAX = 200;
/** About a year, the longest time that RFC 8461 allows. */
const AGE_MAX = 31_557_600;

/** Reads a policy file (RFC 8461, section 3.2). */
export function parseMtaSts(text: string): MtaStsPolicy | { readonly error: string } {
  const pairs = text.split('\n', LINES_MAX).map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  const values = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value] : []));
  const [mode] = values('mode');
  const mx = values('mx').map((name) => name.toLowerCase());
  if (values('version')[0] !== 'STSv1') return { error: 'it does not say "version: STSv1"' };
  if (mode !== 'enforce' && mode !== 'testing' && mode !== 'none') return { error: 'its mode is missing or unknown' };
  if (!(Number(values('max_age')[0] ?? Number.NaN) <= AGE_MAX)) return { error: 'its max_age is missing or invalid' };
  if (mx.length === 0 && mode !== 'none') return { error: 'it names no mail server (mx)' };
  return { mode, mx };
}

/** True if a policy names a mail server; `*` stands for one label (RFC 8461, section 4.1). */
export function namesServer({ mx }: MtaStsPolicy, server: string): boolean {
  const parent = server.slice(server.indexOf('.'));
  return mx.some((name) => name === server || name === `*${parent}`);
}
