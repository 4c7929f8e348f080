import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childrenOf, DerError, readDer } from '../../../src/engine/tls/certificate/der.ts';
import { parseChain } from '../../../src/engine/tls/certificate/parse-certificate.ts';
import { TrustStore } from '../../../src/engine/tls/certificate/trust-store.ts';
import { validatePath } from '../../../src/engine/tls/certificate/validate-path.ts';
import { matchesHost } from '../../../src/engine/tls/probe/judge-chain.ts';
import { FlightReader } from '../../../src/engine/tls/server-flight.ts';
import { createCa, issue } from '../../helpers/certificates.ts';

/** Fixed, so that a failure here is a failure everywhere. */
const RUNS = { seed: 20_261_121, numRuns: 2_000 };
const bytes = (maxLength = 400) => fc.uint8Array({ maxLength }).map((data) => Buffer.from(data));

const root = createCa();
const leaf = issue({ issuer: root, dnsNames: ['fuzz.test', '*.fuzz.test'], ipAddresses: ['127.0.0.1'] });
const hello = Buffer.concat([
  Buffer.from('0303', 'hex'),
  Buffer.alloc(32, 1),
  Buffer.from('00c02f000005ff01000100', 'hex'),
]);

/** A real message with some bytes changed: gets further into a parser than noise. */
const mutated = (original: Buffer) =>
  fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }).map((changes) => {
    const copy = Buffer.from(original);
    for (const [at, value] of changes) copy.writeUInt8(value, at);
    return copy;
  });

describe('certificates', () => {
  it('DER: a DerError or elements that lie within their data', () => {
    fc.assert(
      fc.property(fc.oneof(bytes(), mutated(leaf.der)), (data) => {
        try {
          const element = readDer(data);
          expect(element.whole.length).toBeLessThanOrEqual(data.length);
          childrenOf(element);
        } catch (error) {
          expect(error).toBeInstanceOf(DerError);
        }
      }),
      RUNS,
    );
  });

  it('a certificate with changed bytes is never trusted, unless nothing signed was changed', () => {
    const store = new TrustStore([root.certificatePem]);
    fc.assert(
      fc.property(mutated(leaf.der), (data) => {
        const { chain } = parseChain([data]);
        const { trusted } = validatePath(chain, store, new Date());
        expect(trusted && !data.equals(leaf.der)).toBe(false);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  it('host names: only the names of the certificate match', () => {
    const names = {
      dnsNames: leaf.x509.subjectAltName === undefined ? [] : ['fuzz.test', '*.fuzz.test'],
      ipAddresses: ['127.0.0.1'],
    };
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string({ maxLength: 30 }), fc.ipV4(), fc.ipV6()), (host) => {
        const expected = host === '127.0.0.1' || /^([^.]+\.)?fuzz\.test\.?$/i.test(host);
        expect(matchesHost(host, names)).toBe(expected);
      }),
      RUNS,
    );
  });
});

describe('FlightReader', () => {
  const message = (type: number, body: Buffer) =>
    Buffer.concat([Buffer.from([type, body.length >> 16, (body.length >> 8) & 0xff, body.length & 0xff]), body]);
  const entry = Buffer.concat([Buffer.from([0, leaf.der.length >> 8, leaf.der.length & 0xff]), leaf.der]);
  const list = Buffer.concat([Buffer.from([0, entry.length >> 8, entry.length & 0xff]), entry]);
  const messages = Buffer.concat([message(2, hello), message(11, list), message(14, Buffer.alloc(0))]);

  it('reads the same flight however it is cut into records and chunks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 20 }),
        (recordBytes, chunkSizes) => {
          const records: Buffer[] = [];
          for (let at = 0; at < messages.length; at += recordBytes) {
            const body = messages.subarray(at, at + recordBytes);
            records.push(Buffer.concat([Buffer.from([22, 3, 3, body.length >> 8, body.length & 0xff]), body]));
          }
          const stream = Buffer.concat(records);
          const reader = new FlightReader();
          for (let at = 0, index = 0; at < stream.length; index += 1) {
            const size = chunkSizes[index % chunkSizes.length] ?? 1;
            reader.push(stream.subarray(at, at + size));
            at += size;
          }
          expect(reader.flight).toMatchObject({ isComplete: true, fault: null, hello: { suite: 0xc02f } });
          expect(reader.flight.certificates?.[0]?.equals(leaf.der)).toBe(true);
        },
      ),
      { ...RUNS, numRuns: 300 },
    );
  });

  it('ends in a fault or waits, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(bytes(60), mutated(Buffer.concat([Buffer.from([22, 3, 3, 0, 54]), message(2, hello)]))), {
          maxLength: 8,
        }),
        (chunks) => {
          const reader = new FlightReader();
          for (const chunk of chunks) reader.push(chunk);
        },
      ),
      RUNS,
    );
  });
});
