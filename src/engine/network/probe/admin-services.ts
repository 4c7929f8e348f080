import type { ServiceHandshake } from './data-services.ts';

const text = (data: Buffer): string => data.toString('latin1');

/** FTP: the server sends the first message. A server that offers AUTH TLS (RFC 4217) is not reported. */
export const ftp: ServiceHandshake = async (connection) => {
  const greeting = text(await connection.read((data) => /(?:^|\n)220 [^\r\n]*\r?\n/.test(text(data))));
  if (!/^220[ -]/.test(greeting) || /\bE?SMTP\b/i.test(greeting)) return null;
  const features = text(
    await connection.request('FEAT\r\n', (data) => /(?:^|\n)(?:211|5\d\d) [^\r\n]*\r?\n/.test(text(data))),
  );
  if (!/^(211|5\d\d)[ -]/.test(features)) return null;
  if (/^ *AUTH +(TLS|SSL)/im.test(features)) return null;
  return { banner: printable(greeting), open: null };
};

/** Telnet: the server starts with option negotiation, IAC with WILL, WONT, DO or DONT (RFC 854). */
export const telnet: ServiceHandshake = async (connection) => {
  const greeting = await connection.read((data) => data.length >= 3);
  const command = greeting[1] ?? 0;
  if (greeting[0] !== 0xff || command < 0xfb || command > 0xfe) return null;
  return { banner: 'negotiates telnet options', open: null };
};

/** VNC: RFB 3.7 and later list their security types; type 1 is no authentication (RFC 6143, section 7.1.2). */
export const vnc: ServiceHandshake = async (connection) => {
  const greeting = text(await connection.read((data) => data.length >= 12));
  const version = /^RFB (\d{3}\.\d{3})\n/.exec(greeting)?.[1];
  if (version === undefined) return null;
  const types = await connection.request(
    'RFB 003.008\n',
    (data) => data.length >= 1 && data.length >= 1 + (data[0] ?? 0),
  );
  const isOpen = types.subarray(1, 1 + (types[0] ?? 0)).includes(1);
  return { banner: `RFB ${version}`, open: isOpen ? 'a session without a password' : null };
};

export const rsync: ServiceHandshake = async (connection) => {
  const greeting = text(await connection.read((data) => data.includes(0x0a)));
  return /^@RSYNCD: \d+/.test(greeting) ? { banner: printable(greeting), open: null } : null;
};

function printable(greeting: string): string {
  return (/^[^\r\n]*/.exec(greeting)?.[0] ?? '').replace(/[^\x20-\x7e]/g, '?').slice(0, 120);
}
