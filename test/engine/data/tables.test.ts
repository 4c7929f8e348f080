import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { refreshedTable, tableText } from '../../../scripts/data-table.ts';
import { mergeEnds, refreshEol } from '../../../scripts/refresh-eol.ts';
import { groupsOfCsv, mergeNames, suitesOfCsv } from '../../../scripts/refresh-suites.ts';
import { eolLineOf } from '../../../src/engine/disclosure/checks/eol-software.ts';
import { takeoverProviderOf } from '../../../src/engine/network/probe/gather-dns.ts';
import { CURVES, groupName, SSL2_CIPHER_KINDS, suiteName } from '../../../src/engine/tls/code-points.ts';
import { listen } from '../../helpers/listen.ts';

const FOLDER = join(import.meta.dirname, '../../../src/engine/data');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const table = JSON.parse(text) as Record<string, string>;

  it('names its source, licence, date and how to refresh it', () => {
    expect(table['source']).toMatch(/\w/);
    expect(table['licence']).toMatch(/\w/);
    expect(table['date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const script = /npm run ([\w:]+)/.exec(table['refresh'] ?? '')?.[1];
    if (script === undefined) expect(table['refresh']).toMatch(/^By hand/);
    else expect(Object.keys(manifest.scripts)).toContain(script);
  });

  it('is laid out as its refresh script writes it', () => {
    expect(tableText(table)).toBe(text);
  });

  it('says in a sentence why it is one file if it is long, and only then', () => {
    if (text.split('\n').length > 300) expect(table['note']).toMatch(/^One file because [^.]+\.$/);
    else expect(table['note']).toBeUndefined();
  });
});

it('a refresh keeps the members that describe a table, and sets the date', () => {
  const described = { source: 'registry', date: '2020-01-01', note: 'One file because it is a test.', rows: [] };
  const refreshed = refreshedTable(described, { rows: [1] }, new Date('2026-11-22T23:00:00Z'));
  expect(refreshed).toEqual({ ...described, date: '2026-11-22', rows: [1] });
  expect(tableText(refreshed)).toContain('"note": "One file because it is a test."');
});

describe('TLS code points', () => {
  it('are named by IANA, and unknown ones by their number', () => {
    expect(suiteName(0xc02f)).toBe('TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256');
    expect(suiteName(0x1301)).toBe('TLS_AES_128_GCM_SHA256');
    expect(suiteName(0x4a4a)).toBe('UNKNOWN_0x4a4a');
    expect(groupName(4588)).toBe('X25519MLKEM768');
    expect(CURVES.slice(0, 2).map(groupName)).toEqual(['x25519', 'secp256r1']);
    expect(SSL2_CIPHER_KINDS).toContain(0x010080);
  });

  it('are read from the CSV files of the registry, without signaling values, ranges and reserved values', () => {
    const suites = suitesOfCsv(
      'Value,Description,DTLS-OK,Recommended,Reference\n' +
        '"0x00,0x01",TLS_RSA_WITH_NULL_MD5,Y,N,[RFC5246]\n"0x00,0xFF",TLS_EMPTY_RENEGOTIATION_INFO_SCSV,Y,N,[RFC5746]\n' +
        '"0xC0,0x2F",TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,Y,N,[RFC5289]\n"0x00,0x1C-1D",Reserved,,,[RFC5246]\n',
    );
    expect(suites).toEqual({ '0x0001': 'TLS_RSA_WITH_NULL_MD5', '0xc02f': 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256' });
    const groups = groupsOfCsv(
      '0,Reserved,,,\n29,x25519,Y,Y,[RFC8446]\n42-255,Unassigned,,,\n256,ffdhe2048,Y,N,[RFC7919]\n',
    );
    expect(groups).toEqual({ '0x001d': 'x25519', '0x0100': 'ffdhe2048' });
    expect(Object.entries(mergeNames({ '0xff85': 'OLD', '0x0001': 'stale' }, suites))).toEqual([
      ['0x0001', 'TLS_RSA_WITH_NULL_MD5'],
      ['0xc02f', 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256'],
      ['0xff85', 'OLD'],
    ]);
  });
});

describe('end-of-life dates', () => {
  it('take days from endoflife.date, and neither parts of known lines nor lines without a day', () => {
    const cycles = [
      { cycle: '8.4', eol: '2028-12-31' },
      { cycle: '8.6', eol: '2030-12-31' },
      { cycle: '4.4', eol: '2008-08-07' },
      { cycle: '9.0', eol: false },
      { cycle: 'next', eol: '2031-01-01' },
    ];
    expect(mergeEnds({ '4': '2008-08-07', '8.4': '2028-11-30', '5.0': '2005-09-05' }, cycles)).toEqual({
      '4': '2008-08-07',
      '5.0': '2005-09-05',
      '8.4': '2028-12-31',
      '8.6': '2030-12-31',
    });
  });

  it('are requested for the products that endoflife.date has', async () => {
    const server = await listen(
      createServer((request, response) => {
        response.statusCode = request.url === '/api/php.json' ? 200 : 404;
        response.end('[{"cycle":"8.5","eol":"2029-12-31"}]');
      }),
    );
    const php = { names: ['php'], endoflife: 'php', ends: {} };
    const iis = { names: ['microsoft-iis'], endoflife: null, ends: { '5': '2010-07-13' } };
    try {
      expect(await refreshEol(server.url, [php, iis])).toEqual([{ ...php, ends: { '8.5': '2029-12-31' } }, iis]);
      await expect(refreshEol(server.url, [{ ...php, endoflife: 'unknown' }])).rejects.toThrow('responded with 404');
    } finally {
      await server.close();
    }
  });

  it('hold for every name of a product', () => {
    for (const name of ['tomcat', 'apache-tomcat', 'apache tomcat'])
      expect(eolLineOf(name, '8.5.100')?.until).toBe('2024-03-31');
    expect(eolLineOf('tomcat', '85.1')).toBeNull();
  });
});

it('a takeover provider is known by the end of the name, at a dot', () => {
  expect(takeoverProviderOf('shop.github.io')?.page?.test("There isn't a GitHub Pages site here.")).toBe(true);
  expect(takeoverProviderOf('notgithub.io')).toBeNull();
  expect(takeoverProviderOf('github.io.example')).toBeNull();
});
