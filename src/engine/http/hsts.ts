/** What a browser makes of the Strict-Transport-Security fields of one response (RFC 6797, sections 6.1 and 8.1). */
export interface HstsPolicy {
  /** False: the browser ignores the header, there is no HSTS. */
  readonly valid: boolean;
  /** Seconds; null when missing or malformed. */
  readonly maxAge: number | null;
  readonly includeSubDomains: boolean;
  readonly preload: boolean;
  /** What is wrong with the syntax, one sentence each. */
  readonly faults: readonly string[];
  /** How many header fields there were; only the first counts. */
  readonly count: number;
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** @returns null when there is no such header */
export function parseHsts(values: readonly string[]): HstsPolicy | null {
  const first = values[0];
  if (first === undefined) return null;
  const faults: string[] = [];
  if (values.length > 1) faults.push('The header is sent more than once; only the first one counts.');
  const directives = new Map<string, string | null>();
  for (const part of splitDirectives(first)) {
    const equals = part.indexOf('=');
    const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
    const value = equals < 0 ? null : unquote(part.slice(equals + 1).trim());
    if (!TOKEN.test(name) || value === undefined) faults.push(`"${part.slice(0, 60)}" is not a directive.`);
    else if (directives.has(name)) faults.push(`The directive ${name} stands more than once.`);
    else directives.set(name, value);
  }
  const age = directives.get('max-age');
  const maxAge = typeof age === 'string' && /^\d+$/.test(age) ? Number(age) : null;
  if (!directives.has('max-age')) faults.push('The required directive max-age is missing.');
  else if (maxAge === null) faults.push('The value of max-age is not a number of seconds.');
  for (const flag of ['includesubdomains', 'preload']) {
    if (typeof directives.get(flag) === 'string') faults.push(`The directive ${flag} takes no value.`);
  }
  const fatal = faults.filter((fault) => !fault.startsWith('The header is sent more than once'));
  return {
    valid: fatal.length === 0,
    maxAge,
    includeSubDomains: directives.has('includesubdomains'),
    preload: directives.has('preload'),
    faults,
    count: values.length,
  };
}

/** Splits at semicolons outside quoted strings; empty directives are allowed and left out. */
function splitDirectives(text: string): string[] {
  const parts: string[] = [];
  let current = '';
  let quoted = false;
  for (let index = 0; index < text.length && parts.length < 100; index += 1) {
    const character = text[index] ?? '';
    if (quoted && character === '\\') {
      current += character + (text[index + 1] ?? '');
      index += 1;
    } else if (character === ';' && !quoted) {
      parts.push(current);
      current = '';
    } else {
      if (character === '"') quoted = !quoted;
      current += character;
    }
  }
  parts.push(current);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** @returns undefined when the value is neither a token nor a quoted string */
function unquote(text: string): string | undefined {
  if (text.startsWith('"')) {
    return /^"(?:[^"\\]|\\.)*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : undefined;
  }
  return TOKEN.test(text) ? text : undefined;
}
