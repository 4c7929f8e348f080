import { createSign, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** A key pair of this scan, to sign tokens that name their own key. */
export interface OwnKey {
  readonly alg: 'RS256' | 'ES256';
  /** The public key as a JSON Web Key. */
  readonly jwk: Readonly<Record<string, unknown>>;
  /** Base64 of a certificate that the key itself signed. */
  readonly certificate: string;
  /** @returns the signature in base64url (RFC 7518, sections 3.3 and 3.4) */
  sign(text: string): string;
}

/** @param alg algorithm of the tokens that the application issues */
export async function makeOwnKey(alg: string, now: Date): Promise<OwnKey> {
  const isCurve = alg.startsWith('ES');
  const { publicKey, privateKey } = await (isCurve
    ? promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
    : promisify(generateKeyPair)('rsa', { modulusLength: 2_048 }));
  return {
    alg: isCurve ? 'ES256' : 'RS256',
    jwk: { ...publicKey.export({ format: 'jwk' }), use: 'sig' },
    certificate: certificateOf(publicKey, privateKey, now).toString('base64'),
    sign: (text) =>
      createSign('sha256').update(text).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  };
}

const DAY_MS = 24 * 3_600_000;
const SEQUENCE = 0x30;
/** Algorithm identifiers of ecdsa-with-SHA256 and sha256WithRSAEncryption (RFC 5758, section 3.2; RFC 4055, section 5). */
const SIGNED_BY_CURVE = Buffer.from('300a06082a8648ce3d040302', 'hex');
const SIGNED_BY_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
/** commonName (X.520). */
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** A certificate of version 1 for the key, valid for two days (RFC 5280, section 4.1). */
function certificateOf(publicKey: KeyObject, privateKey: KeyObject, now: Date): Buffer {
  const algorithm = publicKey.asymmetricKeyType === 'ec' ? SIGNED_BY_CURVE : SIGNED_BY_RSA;
  const common = der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from('scangate')));
  const name = der(SEQUENCE, der(0x31, common));
  const time = (day: number) => {
    const digits = new Date(now.getTime() + day * DAY_MS).toISOString().replace(/\.\d+|\D/g, '');
    return der(0x17, Buffer.from(`${digits.slice(2)}Z`));
  };
  const validity = der(SEQUENCE, time(-1), time(1));
  const content = der(
    SEQUENCE,
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(content).sign(privateKey);
  return der(SEQUENCE, content, algorithm, der(0x03, Buffer.from([0]), signature));
}

/** One element of DER (X.690, section 10.1). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const head =
    length < 0x80 ? [tag, length] : length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), contents]);
}
