import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isAtLeast } from '../../src/contract/primitives.ts';
import type { Check } from '../../src/engine/core/check.ts';
import type { EvidenceMap } from '../../src/engine/core/evidence/map.ts';
import type { TlsEvidence } from '../../src/engine/core/evidence/tls.ts';
import { CHECKS } from '../../src/engine/registry.ts';
import { recordedResponse } from '../../src/engine/transport/recorded-response.ts';
import { crawlOf, exchange, judge, landingOf } from '../../test/helpers/recorded.ts';
import { cacheFolder } from '../cache-folder.ts';
import { collectVectors, type ObservatoryVector } from './observatory-vectors.ts';
import { GROUPS, OBSERVATORY_DIFFERENCES, REASONS } from './observatory-verdicts.ts';

/**
 * Goal E3: `node bench/engine/observatory.ts --observatory <checkout of mdn/mdn-http-observatory>` runs Observatory's own offline tests,
 * hands every input that they give its analysers to our checks too, and sets the verdicts side by side. Nothing of its tests is part of
 * this repository. Observatory fails a group or passes it; for us a finding of low or above fails it.
 */
const { values } = parseArgs({
  options: {
    observatory: { type: 'string' },
    work: { type: 'string', default: cacheFolder('observatory') },
  },
});
if (values.observatory === undefined) {
  console.error('Say where a checkout of mdn/mdn-http-observatory is: --observatory <folder>');
  process.exit(2);
}
const { vectors, failed } = await collectVectors(resolve(values.observatory), resolve(values.work));

const STRANGER = {
  ...{
    subject: 'CN=mozilla.org',
    issuer: 'CN=Nobody',
    dnsNames: ['mozilla.org'],
    ipAddresses: [],
    isSelfSigned: false,
    isLogged: false,
  },
  ...{ notBefore: new Date(0), notAfter: new Date('2100-01-01'), keyType: 'EC', keyBits: 256 },
  ...{ signatureAlgorithm: 'ecdsa-with-SHA256', fingerprint256: '' },
};
/** What a scan of a host has whose certificate cannot be verified; Observatory only notes that it could not. */
const UNVERIFIED: TlsEvidence = {
  endpoint: 'tls://mozilla.org:443',
  ...{ chain: [STRANGER], path: [STRANGER], nameMatches: true },
  trust: { trusted: false, fault: 'untrusted-root', detail: 'the issuer is not in the root store' },
  ...{ versions: [], otherChains: [], dh: [], groups: [], compression: null, secureRenegotiation: null },
  ...{ fallbackScsv: null, knownBugs: null, connections: 0, limitedBy: null },
};

/** The same situation as evidence of a scan of Observatory's site. */
function evidenceOf(vector: ObservatoryVector, url: string): Partial<EvidenceMap> {
  const isHsts = vector.group === 'strict-transport-security';
  const sent = isHsts ? (vector.httpsHeaders ?? vector.headers) : vector.headers;
  const type = sent.find(([name]) => name.toLowerCase() === 'content-type') ?? ['Content-Type', 'text/html'];
  const page = {
    request: { method: 'GET', url, headers: [] },
    response: recordedResponse({
      status: vector.status,
      httpVersion: '1.1',
      headers: [type, ...sent.filter(([name]) => name.toLowerCase() !== 'content-type')],
      body: Buffer.from(
        vector.body === '' ? '<!doctype html><title>t</title><form method=post action=/buy></form>' : vector.body,
      ),
      truncated: false,
    }),
  };
  const attempt = exchange({ url, headers: Object.fromEntries(vector.corsHeaders) });
  const [first, second] = vector.httpRedirects;
  const plain =
    first === undefined
      ? []
      : [
          exchange({
            url: first.url,
            status: first.status,
            headers: second === undefined ? {} : { Location: second.url },
          }),
        ];
  return {
    landing: landingOf([page]),
    crawl: crawlOf([page]),
    cors: { probes: [{ kind: 'arbitrary', origin: vector.corsOrigin, attempt }] },
    ...(vector.isVerified ? {} : { tls: UNVERIFIED }),
    plainHttp: { attempts: isHsts ? (vector.httpsHeaders === null ? [page] : []) : plain },
  };
}

/** Findings that fail the group: `check id / key`. */
function faultsOf(vector: ObservatoryVector): string[] {
  const url = `${vector.group === 'strict-transport-security' && vector.httpsHeaders === null ? 'http' : 'https'}://${vector.site}/`;
  const evidence = evidenceOf(vector, url);
  const ids = GROUPS[vector.group] ?? [];
  return CHECKS.filter(({ meta }) => ids.includes(meta.id)).flatMap((check) => {
    if (check.needs.some((kind) => evidence[kind] === undefined)) return [];
    const drafts = judge(check, { url, evidence });
    if (typeof drafts === 'string') return [];
    return drafts
      .filter(({ rating, key }) => isAtLeast((rating ?? check.meta.rating).severity, 'low') && !isOwnRule(check, key))
      .map(({ key }) => `${check.meta.id} / ${key}`);
  });
}

/** Observatory asks for object-src, but not for base-uri and form-action. */
function isOwnRule({ meta }: Check, key: string): boolean {
  return meta.id === 'csp.missing-directives' && key !== 'object-src';
}

const table = ['| group | vectors | same verdict | for the same reason |', '| --- | --- | --- | --- |'];
const sum = { vectors: 0, same: 0, reason: 0, onPurpose: 0 };
for (const group of Object.keys(GROUPS)) {
  const members = vectors.filter((vector) => vector.group === group);
  let same = 0;
  let reason = 0;
  for (const vector of members) {
    const faults = faultsOf(vector);
    const title = `${group}, "${vector.title}" (${vector.result})`;
    if (vector.passes === (faults.length === 0)) {
      same += 1;
      const ids = REASONS.find(([pattern]) => pattern.test(vector.result))?.[1];
      if (vector.passes || ids === undefined || faults.some((fault) => ids.includes(fault.split(' / ')[0] ?? '')))
        reason += 1;
      else console.log(`OTHER REASON ${title}: ours ${faults.join(', ')}`);
      continue;
    }
    const difference = OBSERVATORY_DIFFERENCES.find(({ holds }) => holds(vector));
    if (difference !== undefined) sum.onPurpose += 1;
    const ours = faults.length === 0 ? 'passes' : `fails by ${faults.join(', ')}`;
    console.log(`${difference === undefined ? 'DIFFERENT' : 'On purpose'} ${title}: ours ${ours}`);
    console.log(`  ${difference?.why ?? JSON.stringify({ headers: vector.headers, body: vector.body.slice(0, 300) })}`);
  }
  table.push(`| ${group} | ${members.length} | ${same} | ${reason} |`);
  sum.vectors += members.length;
  sum.same += same;
  sum.reason += reason;
}
table.push(`| all | ${sum.vectors} | ${sum.same} | ${sum.reason} |`);
for (const name of failed) console.log(`Left out, for it needs a list that is downloaded: ${name}`);
console.log(
  `\n${table.join('\n')}\n\nDifferent on purpose: ${sum.onPurpose}; otherwise: ${sum.vectors - sum.same - sum.onPurpose}.`,
);
if (sum.same + sum.onPurpose < sum.vectors) process.exitCode = 1;
