import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Records of a name: texts of TXT, names of CNAME, `priority name` of MX, `tag value` of CAA, raw for the rest. */
export type Zone = Readonly<
  Record<string, Partial<Record<'A' | 'CNAME' | 'MX' | 'TXT' | 'CAA' | 'SOA' | 'DS' | 'TLSA', readonly string[]>>>
>;

export interface DnsServerOptions {
  /** Adds an RRSIG to every answer to a query with DO. */
  readonly signed?: boolean;
  /** Sets AD where the client asks for it. */
  readonly validates?: boolean;
  /** Names that are answered by SERVFAIL. */
  readonly failing?: readonly string[];
  /** Never answers queries with DO. */
  readonly dropsDo?: boolean;
}

const TYPES: Readonly<Record<number, keyof Zone[string]>> = {
  1: 'A',
  5: 'CNAME',
  6: 'SOA',
  15: 'MX',
  16: 'TXT',
  43: 'DS',
  52: 'TLSA',
  257: 'CAA',
};
const codeOf = (type: string): number => Number(Object.entries(TYPES).find(([, name]) => name === type)?.[0]);

/** A DNS server on loopback and Node's own resolver pointed at it. */
export async function dnsServer(zone: Zone, options: DnsServerOptions = {}) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query);
    const hasDo = asksForSignatures(query, end);
    asked.push(`${TYPES[type] ?? type} ${name}`);
    if (hasDo && options.dropsDo === true) return;
    const answers = answersOf(zone, name, TYPES[type]);
    if (hasDo && options.signed === true && answers.length > 0) answers.push(recordOf(46, Buffer.alloc(18)));
    const failed = options.failing?.includes(name) === true;
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt8(0x84, 2);
    header.writeUInt8((options.validates === true && hasDo ? 0x20 : 0) | (failed ? 2 : existence(zone, name)), 3);
    const sent = failed ? [] : answers;
    header.writeUInt16BE(sent.length, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...sent]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  return {
    resolver,
    /** `TYPE name` of every query, in order. */
    asked,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** Whether a query has an OPT record after its question, which here always carries the DO bit (RFC 3225). */
function asksForSignatures(query: Buffer, end: number): boolean {
  return query.length > end + 4 && query.includes(Buffer.from([0, 41]), end);
}

function answersOf(zone: Zone, name: string, kind: keyof Zone[string] | undefined): Buffer[] {
  const values = kind === undefined ? [] : (zone[name]?.[kind] ?? []);
  if (kind !== undefined && values.length > 0)
    return values.map((value) => recordOf(codeOf(kind), dataOf(kind, value)));
  // A CNAME answers every question about its name.
  return (zone[name]?.CNAME ?? []).map((value) => recordOf(5, nameOf(value)));
}

/** The response code: no error, or no such name. */
function existence(zone: Zone, name: string): number {
  return zone[name] !== undefined || Object.keys(zone).some((other) => other.endsWith(`.${name}`)) ? 0 : 3;
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  // The owner is the name of the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(kind: keyof Zone[string], value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number));
  if (kind === 'CNAME') return nameOf(value);
  if (kind === 'TXT') {
    const chunks = value.match(/.{1,255}/gs) ?? [''];
    return Buffer.concat(
      chunks.map((chunk) => Buffer.concat([Buffer.from([Buffer.byteLength(chunk)]), Buffer.from(chunk)])),
    );
  }
  if (kind === 'MX') {
    const [priority = '0', exchange = ''] = value.split(' ');
    return Buffer.concat([Buffer.from([0, Number(priority)]), nameOf(exchange)]);
  }
  if (kind === 'CAA') {
    const [tag = '', ...rest] = value.split(' ');
    return Buffer.concat([Buffer.from([0, tag.length]), Buffer.from(`${tag}${rest.join(' ')}`)]);
  }
  return kind === 'SOA'
    ? Buffer.concat([nameOf('ns.test'), nameOf('hostmaster.test'), Buffer.alloc(20)])
    : Buffer.from(value, 'hex');
}

function nameOf(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '');
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
}
