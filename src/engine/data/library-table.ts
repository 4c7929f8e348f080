/*
 * Written by `npm run refresh:libraries` from packages of the npm registry. Which versions it looked at, and what was recognised
 * of them, is in `scripts/library-versions.json`.
 */

/** Day on which published packages were last looked at. */
export const LIBRARIES_DATE = '2026-11-21';

/** Numbers that the code of a later version still carries, by library, with a space between them: without its banner they tell nothing. */
export const CARRIED_NUMBERS: Readonly<Record<string, string>> = {
  '@fancyapps/fancybox': '3.0.47',
  bootbox: '5.0.0',
  echarts: '2.2.7',
  'fullpage.js': '2.9.6 3.0.8 3.1.1',
  handlebars: '3.0.1',
  highcharts: '5.0.14',
  jszip: '3.2.0',
  mustache: '0.8.1',
  plupload: '2.3.6',
  sweetalert2: '8.19.0 9.17.2 10.16.7',
  'underscore.string': '2.2.0rc 3.2.2',
  vuex: '2.1.2',
};
