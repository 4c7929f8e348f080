export interface EolLine {
  readonly product: string;
  /** Leading numbers of the version, for example `7.4`; the line holds every version that begins with them. */
  readonly line: string;
  /** Last day with public security updates by the maker. */
  readonly until: string;
  /** Page of the maker that says so. */
  readonly source: string;
}

const PHP = 'https://www.php.net/eol.php';
const HTTPD = 'https://httpd.apache.org/';
const NGINX = 'https://nginx.org/en/download.html';
const OPENSSL = 'https://openssl-library.org/policies/releasestrat/';
const IIS = 'https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis';
const TOMCAT = 'https://tomcat.apache.org/whichversion.html';
const JETTY = 'https://jetty.org/download.html';
const PYTHON = 'https://devguide.python.org/versions/';
const RUBY = 'https://www.ruby-lang.org/en/downloads/branches/';
const DRUPAL = 'https://www.drupal.org/about/core/policies/core-release-cycles/schedule';
const DOTNET = 'https://learn.microsoft.com/en-us/lifecycle/products/microsoft-net-framework';

/** Facts only: lines whose end the maker announced. Products are named as their banners do, in lower case. */
export const EOL_LINES: readonly EolLine[] = [
  ...lines('php', PHP, {
    '4': '2008-08-07',
    '5.0': '2005-09-05',
    '5.1': '2006-08-24',
    '5.2': '2011-01-06',
    '5.3': '2014-08-14',
    '5.4': '2015-09-03',
    '5.5': '2016-07-21',
    '5.6': '2018-12-31',
    '7.0': '2019-01-10',
    '7.1': '2019-12-01',
    '7.2': '2020-11-30',
    '7.3': '2021-12-06',
    '7.4': '2022-11-28',
    '8.0': '2023-11-26',
    '8.1': '2025-12-31',
    '8.2': '2026-12-31',
    '8.3': '2027-12-31',
    '8.4': '2028-12-31',
    '8.5': '2029-12-31',
  }),
  ...lines('apache', HTTPD, { '1.3': '2010-02-03', '2.0': '2013-07-10', '2.2': '2017-07-11' }),
  ...lines('nginx', NGINX, {
    '0': '2012-04-23',
    '1.0': '2012-04-23',
    '1.2': '2013-04-24',
    '1.4': '2014-04-24',
    '1.6': '2015-04-21',
    '1.8': '2016-04-26',
    '1.10': '2017-04-12',
    '1.12': '2018-04-17',
    '1.14': '2019-04-23',
    '1.16': '2020-04-21',
    '1.18': '2021-04-20',
    '1.20': '2022-05-24',
    '1.22': '2023-04-11',
    '1.24': '2024-04-23',
    '1.19': '2021-05-25',
    '1.21': '2022-06-21',
    '1.23': '2023-05-23',
    '1.25': '2024-05-29',
    '1.26': '2025-04-23',
    '1.27': '2025-06-24',
    '1.28': '2026-04-14',
    '1.29': '2026-05-13',
  }),
  ...lines('openssl', OPENSSL, {
    '0.9': '2015-12-31',
    '1.0.0': '2015-12-31',
    '1.0.1': '2016-12-31',
    '1.0.2': '2019-12-31',
    '1.1.0': '2019-09-11',
    '1.1.1': '2023-09-11',
    '3.0': '2026-09-07',
    '3.1': '2025-03-14',
    '3.2': '2025-11-23',
    '3.3': '2026-04-09',
    '3.4': '2026-10-22',
    '3.5': '2030-04-08',
    '3.6': '2026-11-01',
    '4.0': '2027-05-14',
  }),
  ...lines('microsoft-iis', IIS, {
    '5': '2010-07-13',
    '6': '2015-07-14',
    '7': '2020-01-14',
    '8': '2023-10-10',
  }),
  ...['tomcat', 'apache-tomcat', 'apache tomcat'].flatMap((name) =>
    lines(name, TOMCAT, {
      '5': '2012-09-30',
      '6': '2016-12-31',
      '7': '2021-03-31',
      '8.0': '2018-06-30',
      '8.5': '2024-03-31',
      '10.0': '2022-10-31',
    }),
  ),
  ...lines('jetty', JETTY, {
    '6': '2014-11-01',
    '7': '2014-11-01',
    '8': '2014-11-01',
    '9': '2022-06-01',
    '10': '2024-01-01',
    '11': '2024-01-01',
  }),
  ...['python', 'cpython'].flatMap((name) =>
    lines(name, PYTHON, {
      '2': '2020-01-01',
      '3.4': '2019-03-18',
      '3.5': '2020-09-30',
      '3.6': '2021-12-23',
      '3.7': '2023-06-27',
      '3.8': '2024-10-07',
      '3.9': '2025-10-31',
      '3.10': '2026-10-31',
    }),
  ),
  ...lines('ruby', RUBY, {
    '1': '2015-02-23',
    '2.0': '2016-02-24',
    '2.1': '2017-03-31',
    '2.2': '2018-03-31',
    '2.3': '2019-03-31',
    '2.4': '2020-03-31',
    '2.5': '2021-03-31',
    '2.6': '2022-04-12',
    '2.7': '2023-03-31',
    '3.0': '2024-04-23',
    '3.1': '2025-03-26',
    '3.2': '2026-03-31',
  }),
  ...lines('drupal', DRUPAL, { '6': '2016-02-24', '7': '2025-01-05', '8': '2021-11-02', '9': '2023-11-01' }),
  ...lines('asp.net', DOTNET, { '1.0': '2009-07-14', '1.1': '2013-10-08' }),
  // The library is called angular in the registry, where the framework of today is @angular/core.
  ...['angularjs', 'angular'].flatMap((name) =>
    lines(name, 'https://docs.angularjs.org/misc/version-support-status', { '1': '2021-12-31' }),
  ),
  ...lines('next', 'https://nextjs.org/support-policy', {
    '9': '2020-10-27',
    '10': '2021-06-15',
    '11': '2022-01-27',
    '12': '2022-11-21',
    '13': '2024-12-21',
    '14': '2025-10-26',
    '15': '2026-10-21',
  }),
  // The day of 1.12.4 and 2.2.4: no release of these lines came after them.
  ...lines('jquery', 'https://jquery.com/support/', { '1': '2016-05-20', '2': '2016-05-20' }),
  ...lines('vue', 'https://v2.vuejs.org/eol/', { '2': '2023-12-31' }),
  ...lines('bootstrap', 'https://github.com/twbs/release', { '2': '2013-08-19', '3': '2019-07-24', '4': '2023-01-01' }),
];

/** The line a version belongs to, when its end is known; the longest match wins. */
export function eolLineOf(product: string, version: string): EolLine | null {
  const numbers = version.split(/[^0-9.]/)[0] ?? '';
  const matching = EOL_LINES.filter(
    ({ product: name, line }) => name === product && (numbers === line || numbers.startsWith(`${line}.`)),
  );
  return matching.sort((a, b) => b.line.length - a.line.length)[0] ?? null;
}

function lines(product: string, source: string, ends: Readonly<Record<string, string>>): EolLine[] {
  return Object.entries(ends).map(([line, until]) => ({ product, line, until, source }));
}
