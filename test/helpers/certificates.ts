import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { bitString, contextTag, derInteger, derTime, objectId, octetString, sequence, set, utf8String } from './der.ts';

/** `ec-p256` is quick to make and the default; `rsa-<bits>` takes any size from 512. */
export type KeyKind = `rsa-${number}` | 'ec-p224' | 'ec-p256' | 'ec-p384' | 'ec-p521' | 'ed25519';

export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface CertificateOptions {
  /** Default: the first DNS name, then the first address, then `Test`. Null: an empty subject. */
  readonly commonName?: string | null;
  readonly organization?: string;
  readonly dnsNames?: readonly string[];
  readonly ipAddresses?: readonly string[];
  /** Default: a day ago. */
  readonly notBefore?: Date;
  /** Default: in 60 days (a CA: in ten years). */
  readonly notAfter?: Date;
  readonly key?: KeyKind | KeyPair;
  readonly signatureHash?: 'md5' | 'sha1' | 'sha256' | 'sha384' | 'sha512';
  readonly isCa?: boolean;
  readonly pathLength?: number;
  /** Bits of RFC 5280, section 4.2.1.3; default by `isCa`. Null leaves the extension out. */
  readonly keyUsage?: readonly KeyUsageBit[] | null;
  /** Default `serverAuth` for an end entity, none for a CA. */
  readonly extendedKeyUsage?: readonly ('serverAuth' | 'clientAuth' | 'codeSigning' | 'any')[];
  readonly permittedDns?: readonly string[];
  readonly excludedDns?: readonly string[];
  /** Names the issuer of the issuer in the authority key identifier, as `openssl` does with `issuer:always`. */
  readonly namesIssuerOfIssuer?: boolean;
  /** Carries the URL of its issuer's certificate (authority information access). */
  readonly namesIssuerUrl?: boolean;
  /** Default: the certificate signs itself. */
  readonly issuer?: IssuedCertificate;
  /** Flips a bit of the signature. */
  readonly brokenSignature?: boolean;
  /** Carries the extension in which public logs sign that they know it; its contents are made up. */
  readonly isLogged?: boolean;
  /** X.509 version 1 has no extensions at all. */
  readonly version1?: boolean;
}

export interface IssuedCertificate {
  /** This certificate alone. */
  readonly certificatePem: string;
  /** This certificate and its issuers without the root: what a server should send. */
  readonly chainPem: string;
  readonly privateKeyPem: string;
  readonly der: Buffer;
  readonly keys: KeyPair;
  readonly x509: X509Certificate;
  readonly subjectDer: Buffer;
  readonly issuer: IssuedCertificate | null;
}

const DAY = 86_400_000;
const KEY_USAGE_BITS = {
  digitalSignature: 0,
  keyEncipherment: 2,
  keyAgreement: 4,
  keyCertSign: 5,
  cRLSign: 6,
} as const;
export type KeyUsageBit = keyof typeof KEY_USAGE_BITS;

const PURPOSES = {
  serverAuth: '1.3.6.1.5.5.7.3.1',
  clientAuth: '1.3.6.1.5.5.7.3.2',
  codeSigning: '1.3.6.1.5.5.7.3.3',
  any: '2.5.29.37.0',
} as const;

const RSA_SIGNATURES = {
  md5: '1.2.840.113549.1.1.4',
  sha1: '1.2.840.113549.1.1.5',
  sha256: '1.2.840.113549.1.1.11',
  sha384: '1.2.840.113549.1.1.12',
  sha512: '1.2.840.113549.1.1.13',
} as const;
const ECDSA_SIGNATURES: Readonly<Record<string, string>> = {
  sha1: '1.2.840.10045.4.1',
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
  sha512: '1.2.840.10045.4.3.4',
};

export function generateKey(kind: KeyKind = 'ec-p256'): KeyPair {
  if (kind === 'ed25519') return generateKeyPairSync('ed25519');
  if (kind.startsWith('rsa-')) return generateKeyPairSync('rsa', { modulusLength: Number(kind.slice(4)) });
  const curves: Record<string, string> = {
    'ec-p224': 'secp224r1',
    'ec-p256': 'prime256v1',
    'ec-p384': 'secp384r1',
    'ec-p521': 'secp521r1',
  };
  return generateKeyPairSync('ec', { namedCurve: curves[kind] ?? 'prime256v1' });
}

/** A root (no `issuer`) or an intermediate authority. */
export function createCa(options: CertificateOptions = {}): IssuedCertificate {
  const commonName =
    options.commonName === undefined ? `Test CA ${randomBytes(4).toString('hex')}` : options.commonName;
  return issue({ notAfter: new Date(Date.now() + 3650 * DAY), ...options, commonName, isCa: options.isCa ?? true });
}

/** Makes and signs one X.509 certificate (RFC 5280) as the options say, right or wrong. */
export function issue(options: CertificateOptions = {}): IssuedCertificate {
  const keys = typeof options.key === 'object' ? options.key : generateKey(options.key);
  const signer = options.issuer?.keys.privateKey ?? keys.privateKey;
  const subjectDer = nameDer(options);
  const algorithm = signatureAlgorithm(signer, options.signatureHash ?? 'sha256');
  const tbs = sequence(
    ...(options.version1 === true ? [] : [contextTag(0, derInteger(2))]),
    derInteger(BigInt(`0x01${randomBytes(15).toString('hex')}`)),
    algorithm.identifier,
    options.issuer?.subjectDer ?? subjectDer,
    sequence(
      derTime(options.notBefore ?? new Date(Date.now() - DAY)),
      derTime(options.notAfter ?? new Date(Date.now() + 60 * DAY)),
    ),
    subjectDer,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    ...(options.version1 === true ? [] : [contextTag(3, sequence(...extensions(options, keys)))]),
  );
  const signature = sign(algorithm.hash, tbs, signer);
  if (options.brokenSignature === true) {
    const last = signature.length - 1;
    signature.writeUInt8(signature.readUInt8(last) ^ 1, last);
  }
  const der = sequence(tbs, algorithm.identifier, bitString(signature));
  const certificatePem = pem('CERTIFICATE', der);
  const issuer = options.issuer ?? null;
  const upper = issuer === null || issuer.issuer === null ? '' : issuer.chainPem;
  return {
    certificatePem,
    chainPem: certificatePem + upper,
    privateKeyPem: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    der,
    keys,
    x509: new X509Certificate(der),
    subjectDer,
    issuer,
  };
}

function nameDer(options: CertificateOptions): Buffer {
  if (options.commonName === null && options.organization === undefined) return sequence();
  const commonName =
    options.commonName === undefined
      ? (options.dnsNames?.[0] ?? options.ipAddresses?.[0] ?? 'Test')
      : options.commonName;
  const parts: Buffer[] = [];
  if (options.organization !== undefined)
    parts.push(set(sequence(objectId('2.5.4.10'), utf8String(options.organization))));
  if (commonName !== null) parts.push(set(sequence(objectId('2.5.4.3'), utf8String(commonName))));
  return sequence(...parts);
}

function signatureAlgorithm(signer: KeyObject, hash: keyof typeof RSA_SIGNATURES) {
  if (signer.asymmetricKeyType === 'ed25519') return { hash: null, identifier: sequence(objectId('1.3.101.112')) };
  if (signer.asymmetricKeyType === 'rsa')
    return { hash, identifier: sequence(objectId(RSA_SIGNATURES[hash]), Buffer.from([5, 0])) };
  const oid = ECDSA_SIGNATURES[hash];
  if (oid === undefined) throw new Error(`no ECDSA signature with ${hash}`);
  return { hash, identifier: sequence(objectId(oid)) };
}

function extensions(options: CertificateOptions, keys: KeyPair): Buffer[] {
  const isCa = options.isCa === true;
  const all: Buffer[] = [];
  const add = (oid: string, value: Buffer, critical = false): void => {
    all.push(sequence(objectId(oid), ...(critical ? [Buffer.from([1, 1, 255])] : []), octetString(value)));
  };
  const pathLength = options.pathLength === undefined ? [] : [derInteger(options.pathLength)];
  add('2.5.29.19', sequence(...(isCa ? [Buffer.from([1, 1, 255]), ...pathLength] : [])), true);
  const usage = options.keyUsage === undefined ? usualUsage(isCa) : options.keyUsage;
  if (usage !== null) {
    const bits = usage.reduce((value, name) => value | (0x80 >> KEY_USAGE_BITS[name]), 0);
    add('2.5.29.15', Buffer.from([3, 2, 0, bits]), true);
  }
  const purposes = options.extendedKeyUsage ?? (isCa ? [] : ['serverAuth' as const]);
  if (purposes.length > 0) add('2.5.29.37', sequence(...purposes.map((purpose) => objectId(PURPOSES[purpose]))));
  const names = [
    ...(options.dnsNames ?? []).map((name) => Buffer.concat([tagged(0x82, Buffer.from(name, 'latin1'))])),
    ...(options.ipAddresses ?? []).map((address) => tagged(0x87, addressBytes(address))),
  ];
  if (names.length > 0) add('2.5.29.17', sequence(...names));
  const constraints = [...subtrees(0, options.permittedDns), ...subtrees(1, options.excludedDns)];
  if (constraints.length > 0) add('2.5.29.30', sequence(...constraints), true);
  if (options.namesIssuerUrl === true) {
    const url = tagged(0x86, Buffer.from('http://ca.example/issuer.der'));
    add('1.3.6.1.5.5.7.1.1', sequence(sequence(objectId('1.3.6.1.5.5.7.48.2'), url)));
  }
  if (options.isLogged === true) add('1.3.6.1.4.1.11129.2.4.2', octetString(Buffer.alloc(4)));
  add('2.5.29.14', octetString(keyIdentifier(keys.publicKey)));
  add('2.5.29.35', authorityKey(options, keys));
  return all;
}

/** The authority key identifier: the key of the issuer, and its own issuer if asked. */
function authorityKey({ issuer, namesIssuerOfIssuer }: CertificateOptions, keys: KeyPair): Buffer {
  const above = issuer?.issuer?.subjectDer ?? issuer?.subjectDer;
  const named = namesIssuerOfIssuer === true && above !== undefined ? [contextTag(1, contextTag(4, above))] : [];
  return sequence(tagged(0x80, keyIdentifier(issuer?.keys.publicKey ?? keys.publicKey)), ...named);
}

function usualUsage(isCa: boolean): readonly KeyUsageBit[] {
  return isCa ? ['keyCertSign', 'cRLSign', 'digitalSignature'] : ['digitalSignature', 'keyEncipherment'];
}

/** Name constraints: permitted (0) or excluded (1) domains. */
function subtrees(tag: number, domains: readonly string[] | undefined): Buffer[] {
  if (domains === undefined) return [];
  return [contextTag(tag, Buffer.concat(domains.map((domain) => sequence(tagged(0x82, Buffer.from(domain))))))];
}

function keyIdentifier(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}

function addressBytes(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function tagged(tag: number, body: Buffer): Buffer {
  const wrapped = octetString(body);
  wrapped.writeUInt8(tag, 0);
  return wrapped;
}

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
