import type { FindingDraft } from '../../core/check.ts';
import { defineCheck } from '../../core/check.ts';
import type { ActiveProbe } from '../../core/evidence/active.ts';
import { type Exchange, mediaType } from '../../core/evidence/http.ts';
import { step } from '../../core/proof.ts';
import { RATINGS, type Rating } from '../../core/ratings.ts';
import { QUOTES } from '../kit/reflection.ts';
import { hostLink } from '../redirect/host-link.ts';
import { isOther, shows } from './poisoned.ts';

export const activeCachePoisoning = defineCheck({
  meta: {
    id: 'active.cache-poisoning',
    title: 'Web cache poisoning',
    rating: RATINGS.visitorDeceived,
    confidence: 'firm',
    cwe: ['CWE-444', 'CWE-349'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A cache in front of the site stores a response that depends on a header, a parameter or a form of the path which is not part of its key, and gives it to others.',
    why: 'An attacker sends one request, and everyone who opens the page afterwards gets the response: with a script of the attacker, a redirect or an error.',
    proof:
      'Every request has a parameter with a random value, so that no visitor asks for the same address. Nothing is sent unless the cache has been seen to keep two such addresses apart. The start page, and up to four pages and scripts that a cache has stored, are requested with headers of proxies and browsers, parameters of campaigns and forms of the path. A second request for the same address without the input gets the changed response, and a third one for another address does not. The finding is high if a script of an attacker would run, medium otherwise.',
    fix: 'Let the cache key contain what responses depend on, or remove it before the request reaches the application; name request headers in Vary, and do not store errors and redirects that depend on the request.',
    snippets: {
      nginx:
        'proxy_cache_key $scheme$host$request_uri;\nproxy_set_header X-Forwarded-Host $host;\nproxy_set_header X-Original-URL "";\nproxy_set_header X-Rewrite-URL "";',
    },
    references: [
      'https://portswigger.net/web-security/web-cache-poisoning',
      'https://www.rfc-editor.org/rfc/rfc9111#section-7.1',
      'https://owasp.org/www-community/attacks/Cache_Poisoning',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const probes = active.probes.filter(({ family }) => family === 'cache-poisoning');
    return probes.filter((probe) => probe.step === 'poisoned').flatMap((poisoned) => draftOf(poisoned, probes));
  },
});

function draftOf(poisoned: ActiveProbe, probes: readonly ActiveProbe[]): FindingDraft[] {
  const { url, parameter, payload, marker, exchange } = poisoned;
  const [poison, control] = ['poison', 'control'].map(
    (name) => probes.find((other) => other.step === name && other.marker === marker)?.exchange,
  );
  if (poison === undefined || control === undefined || poison.request.url === control.request.url) return [];
  const isShown = shows(exchange, marker) && !shows(control, marker);
  if (!isShown && (isOther(exchange, poison) || !isOther(exchange, control))) return [];
  const effect = isShown
    ? `shows ${payload}`
    : `has the status ${exchange.response.status}, not ${control.response.status}`;
  return [
    {
      key: parameter,
      location: { url, method: 'GET', parameter },
      evidence: `After a request with ${parameter}: ${payload}, the same address without it ${effect}.`,
      rating: isShown ? ratingOf(poisoned) : RATINGS.visitorTurnedAway,
      proof: {
        steps: [
          step('control', control),
          step('proof', poison, isShown ? { texts: [marker] } : undefined),
          step('proof', exchange, isShown ? { texts: [marker] } : undefined),
        ],
      },
    },
  ];
}

/** A script that an attacker chooses runs: its address is on the attacker's host, or quotes and a `<` come back as they were sent. */
function ratingOf({ exchange, payload, marker }: ActiveProbe): Rating {
  const link = hostLink(exchange, `${marker}.example`);
  if (link !== null && ['script', 'base'].includes(link.where)) return RATINGS.storedScript;
  return breaksOut(exchange, payload) ? RATINGS.storedScript : RATINGS.visitorDeceived;
}

function breaksOut(exchange: Exchange, payload: string): boolean {
  if (!payload.includes(QUOTES) || !exchange.response.text.includes(payload)) return false;
  return /html|javascript/.test(mediaType(exchange));
}
