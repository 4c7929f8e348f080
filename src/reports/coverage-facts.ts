import type { Report } from '../contract/report.ts';
import { type Coverage, createdInWords, reachFact, totalReach } from '../shared/reach-words.ts';
import { ownValue } from '../shared/records.ts';
import { formatCount, plural } from '../shared/text.ts';

/** What the checks of a family examine, by the first part of their ids. */
const EXAMINED: Readonly<Record<string, (pages: string) => string>> = {
  access: () => 'the responses to several identities',
  active: (pages) => `the responses to payloads at the insertion points of ${pages}`,
  api: () => 'the responses of the described operations',
  browser: (pages) => `the scripts of ${pages} in a browser`,
  content: (pages) => `the content of ${pages}`,
  cookie: (pages) => `the cookies of ${pages}`,
  cors: (pages) => `the responses of ${pages} and its endpoints to other origins`,
  csp: (pages) => `the policies of ${pages}`,
  disclosure: (pages) => `the headers of ${pages}`,
  dns: () => 'the DNS records of the domain',
  email: () => 'the DNS records of the domain',
  exposure: () => 'the paths of such files',
  http: (pages) => `the headers of ${pages}`,
  js: (pages) => `the script libraries of ${pages}`,
  ports: () => 'the ports of such services',
  takeover: () => 'the DNS records of the domain',
  tls: () => 'the TLS configuration of the host',
};

/** What a passed check verified, for example `Not found in the headers of 12 pages.` */
export function verified(checkId: string, { coverage }: Pick<Report, 'coverage'>): string {
  const pages = coverage === undefined ? 'the pages' : plural(coverage.pages, 'page');
  const examined = ownValue(EXAMINED, checkId.split('.')[0] ?? '');
  return examined === undefined ? 'Not found.' : `Not found in ${examined(pages)}.`;
}

/** What the scan reached, as names and values of a small table. Empty for a service that does not say. */
export function coverageFacts({ coverage }: Pick<Report, 'coverage'>): readonly (readonly [string, string])[] {
  if (coverage === undefined) return [];
  const { browser, api, signed_in: signedIn, sign_in_required: isRequired } = coverage;
  const created = createdInWords([coverage]);
  return [
    ['Pages read', pagesFact(coverage)],
    ...reachFacts(coverage),
    ...(created === '' ? [] : [['Created by the scan', created] as const]),
    [
      'Signed in',
      signedIn === undefined ? (isRequired ? 'no; the application asks for it' : 'not asked') : signedIn ? 'yes' : 'no',
    ],
    ...(browser === undefined ? [['Browser', 'not used by this scan type'] as const] : browserFacts(browser)),
    ...(api === undefined
      ? []
      : [
          [
            'Operations of API descriptions',
            `${formatCount(api.operations)}${api.left_out === 0 ? '' : `; ${formatCount(api.left_out)} left out`}`,
          ] as const,
        ]),
  ];
}

/** Distinct pages, with the addresses read and known where the scan counts them. */
function pagesFact(coverage: Coverage): string {
  const { pages } = totalReach([coverage]);
  if (pages === undefined) return formatCount(coverage.pages);
  return `${reachFact(pages, 'pages')}; ${formatCount(coverage.pages)} different`;
}

function reachFacts({ reach = {} }: Coverage): readonly (readonly [string, string])[] {
  const rows = [
    ['Views opened', 'views'],
    ['Operations requested', 'operations'],
    ['Inputs tested', 'inputs'],
  ] as const;
  return rows.flatMap(([name, kind]) => {
    const count = reach[kind];
    return count === undefined ? [] : [[name, reachFact(count, kind)] as const];
  });
}

type BrowserCoverage = NonNullable<NonNullable<Report['coverage']>['browser']>;

function browserFacts(browser: BrowserCoverage): readonly (readonly [string, string])[] {
  if (!browser.used && browser.product === null)
    return [['Browser', `not used: ${browser.detail ?? 'unknown reason'}`]];
  const sandbox = browser.sandboxed ? '' : ', without its sandbox';
  return [
    ['Browser', `${browser.product ?? 'used'}${sandbox}; ${plural(browser.pages, 'page')} opened`],
    ...(browser.detail === null
      ? []
      : [[browser.used ? 'Not seen in the browser' : 'Browser did not finish', browser.detail] as const]),
    ['Client-side routes', formatCount(browser.routes)],
    ['Endpoints of scripts and forms', formatCount(browser.endpoints)],
    ['Requests withheld', `${formatCount(browser.withheld)} that may change something`],
  ];
}
