import { afterEach, describe, expect, it } from 'vitest';
import type { Exchange } from '../../../src/engine/core/evidence/http.ts';
import type { ProbeContext } from '../../../src/engine/core/probe-context.ts';
import { dnsCaa } from '../../../src/engine/network/checks/dns-caa.ts';
import { dnsDanglingCname } from '../../../src/engine/network/checks/dns-dangling-cname.ts';
import { dnsDnssec } from '../../../src/engine/network/checks/dns-dnssec.ts';
import { gatherDns } from '../../../src/engine/network/probe/gather-dns.ts';
import { type DnsServerOptions, dnsServer, type Zone } from '../../helpers/dns-server.ts';
import { probeContext } from '../../helpers/probe-context.ts';

type Server = Awaited<ReturnType<typeof dnsServer>>;
let server: Server | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const HOST = 'www.shop.example';

async function scan(zone: Zone, options: DnsServerOptions & { page?: string; host?: string } = {}) {
  server = await dnsServer(zone, options);
  const plain = probeContext({
    port: 443,
    host: options.host ?? HOST,
    isLocal: false,
    registrableDomain: 'shop.example',
    resolver: server.resolver,
    scanType: 'compliance',
  });
  const final = { response: { text: options.page ?? '' } } as Exchange;
  const landing = { chain: [final], final, leavesTo: null, again: null };
  const gather = () => Promise.resolve({ state: 'available', value: landing });
  const context = { ...plain, gather } as unknown as ProbeContext;
  const gathered = await gatherDns(context);
  if (gathered.state !== 'available') return { gathered, ids: [] };
  const judged = [dnsCaa, dnsDnssec, dnsDanglingCname].map((check) => {
    const verdict = check.evaluate(
      { dns: gathered.value },
      { target: plain.target, scanType: 'compliance', now: plain.now },
    );
    return 'notApplicable' in verdict ? `${check.meta.id} n/a` : verdict.map(({ key }) => `${check.meta.id} / ${key}`);
  });
  return { gathered, ids: judged.flat() };
}

const soa = { SOA: ['x'] };

describe('dns.caa', () => {
  it('climbs from the host to its parents, and takes the first that has any', async () => {
    const { gathered, ids } = await scan({
      'shop.example': { ...soa, CAA: ['issue ca.example', 'iodef mailto:a@shop.example'] },
      'www.shop.example': { A: ['203.0.113.1'] },
    });
    expect(gathered).toMatchObject({
      state: 'available',
      value: { caaError: null, caa: [{ name: 'shop.example', tag: 'issue', value: 'ca.example' }, { tag: 'iodef' }] },
    });
    expect(ids).not.toContain('dns.caa / caa');
    expect(server?.asked.filter((question) => question.startsWith('CAA'))).toEqual([
      'CAA www.shop.example',
      'CAA shop.example',
    ]);
  });

  it('is found when no parent has any, and when there is none with issue', async () => {
    expect((await scan({ 'www.shop.example': { A: ['203.0.113.1'] }, 'shop.example': soa })).ids).toContain(
      'dns.caa / caa',
    );
    await server?.close();
    expect(
      (await scan({ 'www.shop.example': { CAA: ['iodef mailto:a@shop.example'] }, 'shop.example': soa })).ids,
    ).toContain('dns.caa / caa');
  });

  it('is silent when the server fails', async () => {
    expect((await scan({ 'shop.example': soa }, { failing: [HOST] })).ids).toContain('dns.caa n/a');
  });
});

describe('dns.dnssec', () => {
  it.each<[string, DnsServerOptions, Zone[string], string | null]>([
    ['unsigned', {}, soa, 'dns.dnssec / dnssec'],
    ['validated by the resolver', { validates: true }, soa, null],
    ['signed, with DS at the parent', { signed: true }, { ...soa, DS: ['0001080200'] }, null],
    ['signed, but an island', { signed: true }, soa, 'dns.dnssec / dnssec'],
    ['a server that drops DO', { dropsDo: true }, soa, 'dns.dnssec n/a'],
    ['a server that fails', { failing: ['shop.example'] }, soa, 'dns.dnssec n/a'],
  ])('%s', async (_, options, records, expected) => {
    const { ids } = await scan({ 'shop.example': records }, options);
    expect(ids.filter((id) => id.startsWith('dns.dnssec'))).toEqual(expected === null ? [] : [expected]);
  });
});

describe('dns.dangling-cname', () => {
  const pointing = (to: string): Zone => ({ 'www.shop.example': { CNAME: [to] }, 'shop.example': soa });

  it('a name that does not exist at a provider where names can be registered', async () => {
    const { gathered, ids } = await scan(pointing('gone.azurewebsites.net'));
    expect(ids).toContain('dns.dangling-cname / Microsoft Azure');
    expect(gathered).toMatchObject({ value: { cnames: ['gone.azurewebsites.net'] } });
  });

  it('the provider says on its page that nobody has claimed the name', async () => {
    const zone = { ...pointing('shop.github.io'), 'shop.github.io': { A: ['203.0.113.2'] } };
    const page = "<p>There isn't a GitHub Pages site here.</p>";
    expect((await scan(zone, { page })).ids).toContain('dns.dangling-cname / GitHub Pages');
  });

  it.each<[string, Zone, string]>([
    [
      'a living site at the provider',
      { ...pointing('shop.github.io'), 'shop.github.io': { A: ['203.0.113.2'] } },
      '<h1>Shop</h1>',
    ],
    [
      'a name that exists',
      { ...pointing('live.azurewebsites.net'), 'live.azurewebsites.net': { A: ['203.0.113.2'] } },
      '',
    ],
    ['a name that has gone at nobody we know', pointing('gone.other.example'), ''],
    [
      'the words of a provider on a page elsewhere',
      { 'www.shop.example': { A: ['203.0.113.1'] }, 'shop.example': soa },
      "There isn't a GitHub Pages site here",
    ],
  ])('%s is no finding', async (_, zone, page) => {
    expect((await scan(zone, { page })).ids.filter((id) => id.startsWith('dns.dangling'))).toEqual([]);
  });
});

it('local names and addresses have no public DNS', async () => {
  for (const context of [probeContext({ port: 80 }), probeContext({ port: 80, host: '127.0.0.1' })])
    expect(await gatherDns(context)).toMatchObject({ state: 'not_applicable' });
});
