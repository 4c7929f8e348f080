import { parseDictionary, Token } from 'structured-headers';
import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';

export const httpPermissionsPolicy = defineCheck({
  meta: {
    id: 'http.permissions-policy',
    title: 'Permissions-Policy missing or too permissive',
    subject: 'Permissions-Policy header',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'The page does not restrict which browser features it and its frames may use, or allows camera, microphone, geolocation or payment for every origin.',
    why: 'An injected script or an embedded advertisement can then request the camera or the location in the name of the site.',
    proof:
      'Parses Permissions-Policy as a structured field dictionary, and the older Feature-Policy by its own grammar. An invalid header is reported, because browsers ignore it.',
    fix: 'Send Permissions-Policy with an empty allowlist for every feature that the site does not use: camera=(), microphone=(), geolocation=(), payment=().',
    snippets: fixSnippets('permissions'),
    references: [
      'https://www.w3.org/TR/permissions-policy/',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const pages = htmlPages(crawl);
    return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultOf);
  },
});

const POWERFUL = ['camera', 'microphone', 'geolocation', 'payment'];

function faultOf({ request, response }: Exchange): FindingDraft[] {
  const values = headerValues(response.headers, 'permissions-policy');
  const legacy = headerValues(response.headers, 'feature-policy');
  const location = { url: request.url, method: request.method, parameter: 'Permissions-Policy' };
  if (values.length === 0 && legacy.length === 0) {
    return [{ key: 'missing', location, evidence: `${request.url} has no Permissions-Policy.` }];
  }
  const policy = values.length > 0 ? parsePermissionsPolicy(values) : parseFeaturePolicy(legacy);
  const shown = [
    ...values.map((value) => headerLine('Permissions-Policy', value)),
    ...legacy.map((value) => headerLine('Feature-Policy', value)),
  ].join('\n');
  const drafts: FindingDraft[] = [];
  const open = POWERFUL.filter((feature) => policy.features.get(feature)?.includes('*') === true);
  if (open.length > 0)
    drafts.push({ key: 'open', location, evidence: `${shown}\nAllowed for every origin: ${open.join(', ')}` });
  if (policy.fault !== null)
    drafts.push({
      key: 'invalid',
      title: 'Invalid Permissions-Policy header',
      location,
      evidence: `${shown}\n${policy.fault}`,
    });
  return drafts;
}

interface PermissionsPolicy {
  /** Allowlist of each feature: origins, `self`, `src` or `*`. */
  readonly features: ReadonlyMap<string, readonly string[]>;
  readonly fault: string | null;
}

/** Reads Permissions-Policy, a structured dictionary (Permissions Policy, section 9.1; RFC 9651, section 3.2). */
export function parsePermissionsPolicy(values: readonly string[]): PermissionsPolicy {
  const features = new Map<string, readonly string[]>();
  let fault: string | null = null;
  try {
    for (const [feature, [value]] of parseDictionary(values.join(','))) {
      const isList = Array.isArray(value);
      const items = (isList ? value.map(([item]) => item) : [value]).map((item) =>
        item instanceof Token ? item.toString() : item,
      );
      const words = items.filter((item) => typeof item === 'string');
      // Outside a list, browsers know only these words and a quoted origin.
      const isKnown =
        isList || !(value instanceof Token) ? words.length === items.length : /^(?:\*|self)$/.test(words[0] ?? '');
      if (isKnown) features.set(feature, words);
      else fault ??= `Browsers do not understand the value of ${feature.slice(0, 80)}.`;
    }
  } catch {
    return { features: new Map(), fault: 'The syntax is wrong, so browsers ignore the whole header.' };
  }
  return { features, fault };
}

/** Reads the older Feature-Policy: `camera 'none'; microphone *`. */
export function parseFeaturePolicy(values: readonly string[]): PermissionsPolicy {
  const features = new Map<string, readonly string[]>();
  for (const entry of values.join(';').split(/[;,]/)) {
    const [feature, ...list] = entry.trim().toLowerCase().split(/\s+/);
    if (feature !== undefined && feature !== '')
      features.set(
        feature,
        list.map((item) => item.replace(/'/g, '')),
      );
  }
  return { features, fault: null };
}
