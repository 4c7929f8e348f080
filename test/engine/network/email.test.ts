import { afterEach, describe, expect, it } from 'vitest';
import { emailDmarc } from '../../../src/engine/network/checks/email-dmarc.ts';
import { emailSpf } from '../../../src/engine/network/checks/email-spf.ts';
import { gatherEmail } from '../../../src/engine/network/probe/gather-email.ts';
import { type DnsServerOptions, dnsServer, type Zone } from '../../helpers/dns-server.ts';
import { probeContext } from '../../helpers/probe-context.ts';

let server: Awaited<ReturnType<typeof dnsServer>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function scan(zone: Zone, options: DnsServerOptions = {}) {
  server = await dnsServer(zone, options);
  const context = probeContext({
    port: 443,
    host: 'www.shop.example',
    isLocal: false,
    registrableDomain: 'shop.example',
    resolver: server.resolver,
    scanType: 'compliance',
  });
  const gathered = await gatherEmail(context);
  if (gathered.state !== 'available') return { gathered, ids: [] };
  const ids = [emailSpf, emailDmarc].flatMap((check) => {
    const verdict = check.evaluate(
      { email: gathered.value },
      { target: context.target, scanType: 'compliance', now: context.now },
    );
    return 'notApplicable' in verdict
      ? [`${check.meta.id} n/a`]
      : verdict.map(({ key }) => `${check.meta.id} / ${key}`);
  });
  return { gathered, ids };
}

const mx = { MX: ['10 mail.shop.example'] };
const strict = { '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] } };
const spf = (record: string, more: Zone = {}): Zone => ({
  'shop.example': { ...mx, TXT: ['google-site-verification=x', record] },
  ...strict,
  ...more,
});
const many = Array.from({ length: 11 }, (_, index) => `a:h${index}.shop.example`).join(' ');

describe('email.spf', () => {
  it.each<[string, Zone, readonly string[]]>([
    ['none, and the domain takes mail', { 'shop.example': mx, ...strict }, ['email.spf / missing']],
    ['none, and the domain takes no mail', { 'shop.example': { TXT: ['x'] }, ...strict }, ['email.spf n/a']],
    ['a null MX takes no mail', { 'shop.example': { MX: ['0 .'], TXT: ['x'] } }, ['email.spf n/a', 'email.dmarc n/a']],
    ['a good one', spf('v=spf1 ip4:203.0.113.0/24 mx -all'), []],
    ['soft fail', spf('v=spf1 mx ~all'), []],
    ['everyone may send', spf('v=spf1 mx +all'), ['email.spf / plus-all']],
    ['all without qualifier is +all', spf('v=spf1 all'), ['email.spf / plus-all']],
    [
      'everyone, by redirect',
      spf('v=spf1 redirect=_spf.shop.example', { '_spf.shop.example': { TXT: ['v=spf1 +all'] } }),
      ['email.spf / plus-all'],
    ],
    ['terms after all do not count', spf(`v=spf1 -all ${many}`), []],
    ['eleven look-ups', spf(`v=spf1 ${many} -all`), ['email.spf / lookups']],
    [
      'eleven look-ups, in an include',
      spf('v=spf1 include:_spf.shop.example -all', { '_spf.shop.example': { TXT: [`v=spf1 ${many} -all`] } }),
      ['email.spf / lookups'],
    ],
    ['ten look-ups', spf(`v=spf1 ${many.split(' ').slice(1).join(' ')} -all`), []],
    ['an include of nothing', spf('v=spf1 include:nothing.shop.example -all'), ['email.spf / error']],
    ['a word that is no term', spf('v=spf1 inlcude:x.example -all'), ['email.spf / error']],
    [
      'two records',
      { 'shop.example': { ...mx, TXT: ['v=spf1 -all', 'v=spf1 mx -all'] }, ...strict },
      ['email.spf / multiple'],
    ],
    ['v=spf10 is no SPF', spf('v=spf10 -all'), ['email.spf / missing']],
    [
      'an include of itself ends',
      spf('v=spf1 include:shop.example -all'),
      ['email.spf / lookups', 'email.spf / error'],
    ],
    ['a long record in chunks', spf(`v=spf1 ${'ip4:203.0.113.1 '.repeat(30)}-all`), []],
  ])('%s', async (_, zone, expected) => {
    expect((await scan(zone)).ids.sort()).toEqual([...expected].sort());
  });
});

describe('email.dmarc', () => {
  const good = { 'shop.example': { ...mx, TXT: ['v=spf1 -all'] } };
  it.each<[string, readonly string[] | null, readonly string[]]>([
    ['none', null, ['email.dmarc / missing']],
    ['p=none', ['v=DMARC1; p=none; rua=mailto:a@shop.example'], ['email.dmarc / none']],
    ['quarantine', ['v=DMARC1;p=quarantine'], []],
    ['reject in capitals', ['v=DMARC1; P=REJECT'], []],
    ['no policy', ['v=DMARC1; sp=reject'], ['email.dmarc / invalid']],
    ['no policy but reports: none', ['v=DMARC1; rua=mailto:a@shop.example'], ['email.dmarc / none']],
    ['a policy nobody knows', ['v=DMARC1; p=refuse'], ['email.dmarc / invalid']],
    ['two records', ['v=DMARC1; p=reject', 'v=DMARC1; p=none'], ['email.dmarc / multiple']],
    ['another TXT record beside', ['something else', 'v=DMARC1; p=reject'], []],
  ])('%s', async (_, records, expected) => {
    const zone: Zone = records === null ? good : { ...good, '_dmarc.shop.example': { TXT: records } };
    expect((await scan(zone)).ids).toEqual(expected);
  });
});

it('a server that fails gives no evidence, and local names none either', async () => {
  expect((await scan({ 'shop.example': mx }, { failing: ['shop.example'] })).gathered).toMatchObject({
    state: 'failed',
  });
  expect(await gatherEmail(probeContext({ port: 80 }))).toMatchObject({ state: 'not_applicable' });
});

describe('mail servers', () => {
  it('are asked for TLSA records, and the domain for policies', async () => {
    const { gathered } = await scan(
      {
        'shop.example': mx,
        '_mta-sts.shop.example': { TXT: ['v=STSv1; id=1'] },
        '_smtp._tls.shop.example': { TXT: ['v=TLSRPTv1; rua=mailto:tls@shop.example'] },
        'default._bimi.shop.example': { TXT: ['unrelated', 'v=BIMI1; l='] },
        '_25._tcp.mail.shop.example': { TLSA: [`030101${'ab'.repeat(32)}`, `020001${'cd'.repeat(32)}`] },
      },
      { validates: true },
    );
    expect(gathered).toMatchObject({
      value: {
        mtaSts: { records: ['v=STSv1; id=1'], policy: null },
        tlsRpt: ['v=TLSRPTv1; rua=mailto:tls@shop.example'],
        bimi: ['v=BIMI1; l='],
        dane: [{ name: 'mail.shop.example', usages: [2, 3] }],
      },
    });
  });

  it('of which some records cannot be queried leave SPF and DMARC to be judged', async () => {
    const failing = [
      '_25._tcp.mail.shop.example',
      '_mta-sts.shop.example',
      '_smtp._tls.shop.example',
      'default._bimi.shop.example',
    ];
    const { gathered, ids } = await scan({ 'shop.example': mx }, { failing });
    expect(gathered).toMatchObject({ value: { mtaSts: { records: null }, tlsRpt: null, bimi: null, dane: null } });
    expect(ids).toEqual(['email.spf / missing', 'email.dmarc / missing']);
  });
});
