/** A library of which releases are told by what came and went with them. */
export interface LearnedLibrary {
  /** As in the fingerprint table. */
  readonly name: string;
  /** First and last release of those whose code does not hold their number; the last is left out where none does. */
  readonly since: string;
  readonly until?: string;
  /** Package that holds them, where it is not the first of the fingerprint table. */
  readonly package?: string;
  /** File that is in every build of the library, where builds differ. */
  readonly file?: string;
  /** Looks at this many releases, spread over all of them, where there are too many. */
  readonly releasesMax?: number;
}

/** Libraries that keep their number in a comment, and have advisories. */
export const LEARNED_LIBRARIES: readonly LearnedLibrary[] = [
  { name: 'axios', since: '0.5.0', until: '0.26.1' },
  { name: 'chart.js', since: '2.0.0', until: '2.9.4' },
  { name: 'highlight.js', since: '8.0.0', until: '9.18.5', package: 'highlight.js', file: 'lib/highlight.js' },
  { name: 'jquery-validation', since: '1.14.0' },
  { name: 'markdown-it', since: '3.0.0' },
  { name: 'marked', since: '0.3.6', until: '3.0.8' },
  { name: 'nunjucks', since: '1.0.0' },
  { name: 'prismjs', since: '1.4.1', file: 'components/prism-core.js' },
  { name: 'select2', since: '4.0.0' },
  { name: 'showdown', since: '1.0.0' },
  { name: 'swiper', since: '4.0.0', file: 'swiper-bundle.js', releasesMax: 60 },
];

/** Popular libraries, the newest release of which no sign must be in. */
export const OTHER_LIBRARIES: readonly string[] = [
  'jquery',
  'lodash',
  'moment',
  'vue',
  'angular',
  'react-dom',
  'd3',
  'handlebars',
  'knockout',
  'bootstrap',
];
