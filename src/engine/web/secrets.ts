import { crc32 } from 'node:zlib';
import { parsedJson, textAt } from '../../shared/records.ts';
import data from '../data/secret-formats.json' with { type: 'json' };
import { entropy, isPlaceholder } from './entropy.ts';

/** What a pattern cannot express; implemented next to the search. */
type SecretProof =
  | 'checksum'
  | 'private-key'
  | 'service-role'
  | 'not-browser-key'
  | 'not-default-password'
  | 'letters-and-digits';

interface SecretFormat {
  readonly name: string;
  /** Literals, one of which is in every match: a quick way to rule a text out. */
  readonly hints: readonly string[];
  /** Global; the first group, where there is one, is the secret. Bounded quantifiers only. */
  readonly pattern: RegExp;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly confidence: 'certain' | 'firm' | 'tentative';
  /** Minimum Shannon entropy of the secret in bits per character; 0 when it is not measured. */
  readonly entropy: number;
  readonly proof: SecretProof | null;
  /** Prefixes of keys that manuals publish. */
  readonly published: readonly string[];
}

interface SecretFormatRow extends Omit<SecretFormat, 'pattern' | 'entropy' | 'proof' | 'published'> {
  readonly pattern: string;
  readonly ignoreCase?: boolean;
  readonly entropy?: number;
  readonly proof?: SecretProof;
  readonly published?: readonly string[];
}

const ENTROPY_MIN = 3.2;

/** Formats of keys that give access to something. Publishable keys (`pk_live_` …) are not among them. */
const SECRET_FORMATS: readonly SecretFormat[] = (data.formats as readonly SecretFormatRow[]).map(
  ({ pattern, ignoreCase = false, entropy = ENTROPY_MIN, proof = null, published = [], ...row }) => ({
    ...row,
    entropy,
    proof,
    published,
    pattern: new RegExp(pattern, ignoreCase ? 'gi' : 'g'),
  }),
);

export interface FoundSecret {
  readonly format: SecretFormat;
  readonly secret: string;
  /** 1-based line of the text. */
  readonly line: number;
}

const FOUND_MAX = 20;
const MATCHES_MAX = 200;
/** Words right before a value that is shown as an example. */
const QUOTED =
  /(?:\bexample\b|\be\.g\.|\bsuch as\b|\bsample\b|\blooks? like\b|\bfake\b|\bdummy\b|\bplaceholder\b)[^;{}]{0,80}$/i;

/** Live-looking secrets in a text, each value once. */
export function findSecrets(text: string): FoundSecret[] {
  const found = new Map<string, FoundSecret>();
  for (const format of SECRET_FORMATS)
    if (format.hints.some((hint) => text.includes(hint))) addSecrets(format, text, found);
  return [...found.values()];
}

function addSecrets(format: SecretFormat, text: string, found: Map<string, FoundSecret>): void {
  let matches = 0;
  for (const match of text.matchAll(format.pattern)) {
    matches += 1;
    if (found.size >= FOUND_MAX || matches > MATCHES_MAX) return;
    const secret = match[1] ?? match[0];
    if ([...found.keys()].some((known) => known.includes(secret))) continue;
    const start = match.index + match[0].indexOf(secret);
    if (isShownLive(format, secret, text, start)) found.set(secret, { format, secret, line: lineAt(text, start) });
  }
}

/** True unless the text around the secret shows it as an example, or its value is none. */
function isShownLive(format: SecretFormat, secret: string, text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 200), start);
  const after = text.slice(start + secret.length, start + secret.length + 300);
  return !QUOTED.test(before.replace(/<[^>]{0,200}>/g, ' ')) && isLiveSecret(format, secret, before, after);
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

const PROOFS: Readonly<Record<SecretProof, (secret: string, before: string, after: string) => boolean>> = {
  checksum: (secret) => hasTokenChecksum(secret.slice(4)),
  'private-key': isPrivateKey,
  'service-role': isServiceRole,
  // Keys of Maps and Firebase are public by design.
  'not-browser-key': (_secret, before, after) =>
    !/[?&]key=$/i.test(before) &&
    !/(?:maps|recaptcha|firebase|authDomain)/i.test(before.slice(-120) + after.slice(0, 250)),
  'not-default-password': (secret, _before, after) =>
    !/^(?:pass(?:word|wd)?|secret|user(?:name)?|root|admin|test|postgres|guest|pw|pwd|mysql|mongo)$/i.test(secret) &&
    // A word as the password of a database on the own machine: manuals show it (`johndoe:letmein@localhost` in Trac's wiki).
    !(/^[a-z]+$/i.test(secret) && /^@(?:localhost|127\.0\.0\.1)(?![\w.-])/i.test(after)),
  'letters-and-digits': (secret) =>
    /\d/.test(secret) && /[A-Za-z]/.test(secret) && !/^(?:pk_|public|https?:)/i.test(secret),
};

/** True when a match is not a placeholder and passes the proof of its format. */
function isLiveSecret(format: SecretFormat, secret: string, before: string, after: string): boolean {
  if (format.proof !== 'private-key' && isPlaceholder(secret)) return false;
  if (format.published.some((prefix) => secret.startsWith(prefix)) || entropy(secret) < format.entropy) return false;
  return format.proof === null || PROOFS[format.proof](secret, before, after);
}

function isServiceRole(secret: string): boolean {
  const payload = Buffer.from(secret.split('.')[1] ?? '', 'base64url').toString('utf8');
  return textAt(parsedJson(payload), 'role') === 'service_role';
}

function isPrivateKey(block: string): boolean {
  const body = block.replace(/^-----BEGIN [A-Z ]+-----|-----END [A-Z ]+-----$/g, '').replace(/\\[rn]|\s|["'+]/g, '');
  return (
    body.length >= 60 &&
    !body.includes('...') &&
    /^(?:Proc-Type|[A-Za-z0-9+/=:,-]{60})/.test(body) &&
    entropy(body.slice(0, 400)) >= 3.8
  );
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function base62(value: number): string {
  let digits = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) digits = (BASE62[rest % 62] ?? '') + digits;
  return digits.padStart(6, '0');
}

/**
 * Tokens of GitHub and npm end in six characters: the CRC-32 of the 30 random ones before, in base 62
 * ("Behind GitHub's new authentication token formats", 2021). What fails this was never a token.
 *
 * @param payload the 36 characters after the prefix
 */
function hasTokenChecksum(payload: string): boolean {
  return payload.length === 36 && base62(crc32(payload.slice(0, 30))) === payload.slice(30);
}

/** Appends the checksum; for tests and planted targets. */
export function withTokenChecksum(random30: string): string {
  return random30 + base62(crc32(random30));
}
