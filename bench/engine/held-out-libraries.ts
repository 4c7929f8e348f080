/** A library of the held-out measurement. */
export interface HeldOut {
  /** As the fingerprint table names it. */
  readonly name: string;
  /** Package that is installed. */
  readonly package: string;
  /** What a small application would write; by default everything is imported and kept. */
  readonly entry?: string;
}

const KEEP = (name: string) => `import * as library from '${name}';\nglobalThis.library = library;\n`;
const LOAD = (name: string) => `import '${name}';\n`;

/** Popular libraries, old and new. Which version of each is measured is drawn by lot. */
export const HELD_OUT: readonly HeldOut[] = [
  { name: 'jquery', package: 'jquery' },
  { name: 'jquery-ui', package: 'jquery-ui-dist', entry: LOAD('jquery-ui-dist/jquery-ui.js') },
  { name: 'bootstrap', package: 'bootstrap' },
  { name: 'angular', package: 'angular' },
  { name: 'vue', package: 'vue' },
  { name: 'react', package: 'react' },
  { name: 'react-dom', package: 'react-dom' },
  { name: 'lodash', package: 'lodash' },
  { name: 'underscore', package: 'underscore' },
  { name: 'backbone', package: 'backbone' },
  { name: 'moment', package: 'moment' },
  { name: 'handlebars', package: 'handlebars' },
  { name: 'mustache', package: 'mustache' },
  { name: 'knockout', package: 'knockout' },
  { name: 'dompurify', package: 'dompurify' },
  { name: 'axios', package: 'axios' },
  { name: 'd3', package: 'd3' },
  { name: 'chart.js', package: 'chart.js' },
  { name: 'three', package: 'three' },
  {
    name: 'highlight.js',
    package: '@highlightjs/cdn-assets',
    entry: KEEP('@highlightjs/cdn-assets/highlight.js'),
  },
  { name: 'prismjs', package: 'prismjs' },
  { name: 'select2', package: 'select2', entry: LOAD('select2') },
  { name: 'datatables.net', package: 'datatables.net', entry: LOAD('datatables.net') },
  { name: 'swiper', package: 'swiper' },
  { name: 'socket.io-client', package: 'socket.io-client' },
];

/** Source text of the application that uses a library. */
export function entryOf({ package: name, entry }: HeldOut): string {
  return entry ?? KEEP(name);
}
