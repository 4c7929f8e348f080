/*
 * Long because: one table, one row per library.
 *
 * Written by `npm run refresh:libraries` from packages of the npm registry: which published versions of the libraries of
 * `library-fingerprints.ts` the engine recognises.
 */

/** Day on which published packages were last looked at. */
export const LIBRARIES_DATE = '2026-11-21';

export interface LibraryRow {
  /** Newest stable version in the registry on that day. */
  readonly newest: string;
  /** How many of the versions below are recognised as published, without comments, and minified. */
  readonly plain: number;
  readonly stripped: number;
  readonly minified: number;
  /** Numbers that the code of a later version still carries: without its banner they tell nothing. */
  readonly carried: readonly string[];
  /** Forms in which each version looked at is recognised: `p`, `s`, `m`. */
  readonly versions: Readonly<Record<string, string>>;
}

export const LIBRARY_TABLE: Readonly<Record<string, LibraryRow>> = {
  '@angular/core': {
    newest: '22.2.6',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '22.2.6': 'psm', '20.3.35': 'psm', '18.2.14': 'psm', '16.2.12': 'psm', '14.3.0': 'psm', '12.2.17': 'psm', '10.2.5': 'psm', '8.2.14': 'psm', '6.1.10': 'psm', '4.4.7': 'psm' },
  },
  '@fancyapps/fancybox': {
    newest: '3.5.7',
    plain: 5,
    stripped: 5,
    minified: 5,
    carried: ['3.0.47'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.5.7': 'psm', '3.4.2': 'psm', '3.3.5': 'psm', '3.2.5': 'psm', '3.1.25': 'psm', '3.0.48': '' },
  },
  alpinejs: {
    newest: '3.17.4',
    plain: 7,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.17.4': 'psm', '3.16.3': 'psm', '3.12.3': 'psm', '3.8.1': 'psm', '3.3.5': 'psm', '2.8.2': 'psm', '2.7.3': 'psm', '2.2.5': '', '1.12.0': '', '1.10.1': '' },
  },
  angular: {
    newest: '1.8.3',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.8.3': 'psm', '1.7.9': 'psm', '1.6.10': 'psm', '1.5.11': 'psm', '1.4.14': 'psm', '1.3.20': 'psm', '1.2.32': 'psm', '1.1.5': 'psm', '1.0.8': 'psm' },
  },
  axios: {
    newest: '1.21.1',
    plain: 10,
    stripped: 8,
    minified: 8,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.21.1': 'psm', '1.20.0': 'psm', '1.14.0': 'psm', '1.7.9': 'psm', '1.0.0': 'psm', '0.35.0': 'psm', '0.28.1': 'psm', '0.21.4': 'psm', '0.14.0': 'p', '0.7.0': 'p' },
  },
  backbone: {
    newest: '1.6.1',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.6.1': 'psm', '1.5.0': 'psm', '1.4.1': 'psm', '1.3.3': 'psm', '1.2.3': 'psm', '1.1.2': 'psm', '1.0.0': 'psm', '0.9.10': 'psm', '0.5.3': 'psm', '0.3.3': 'psm' },
  },
  'blueimp-file-upload': {
    newest: '10.32.0',
    plain: 0,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '10.32.0': '', '10.31.0': '', '10.9.0': '', '10.1.0': '', '9.34.0': '', '9.27.0': '', '9.20.0': '', '9.12.6': '', '8.9.0': '', '6.9.7': '' },
  },
  bootbox: {
    newest: '6.0.4',
    plain: 7,
    stripped: 2,
    minified: 2,
    carried: ['5.0.0'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '6.0.4': 'psm', '5.5.3': 'psm', '5.4.1': '', '5.3.4': '', '5.2.0': 'p', '5.1.3': 'p', '5.0.2': '', '4.4.0': 'p', '4.3.0': 'p', '3.2.0': 'p' },
  },
  bootstrap: {
    newest: '5.3.8',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '5.3.8': 'psm', '5.2.3': 'psm', '5.0.2': 'psm', '4.6.2': 'psm', '4.4.1': 'psm', '4.2.1': 'psm', '4.0.0': 'psm', '3.4.1': 'psm', '3.2.0': 'psm' },
  },
  'bootstrap-select': {
    newest: '1.13.18',
    plain: 7,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.13.18': 'psm', '1.12.4': 'psm', '1.11.2': 'psm', '1.10.0': 'psm', '1.9.4': 'psm', '1.7.7': 'psm', '1.6.3': 'psm' },
  },
  'bootstrap-table': {
    newest: '1.27.3',
    plain: 7,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.27.3': 'psm', '1.26.0': 'psm', '1.24.2': 'psm', '1.22.6': 'psm', '1.20.2': 'psm', '1.18.3': 'psm', '1.16.0': 'psm', '1.14.2': '', '1.12.2': '', '1.10.1': '' },
  },
  'chart.js': {
    newest: '4.6.1',
    plain: 10,
    stripped: 6,
    minified: 6,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.6.1': 'psm', '4.5.1': 'psm', '4.1.2': 'psm', '3.9.1': 'psm', '3.6.2': 'psm', '3.2.1': 'psm', '2.9.4': 'p', '2.7.3': 'p', '2.3.0': 'p', '1.1.1': 'p' },
  },
  ckeditor4: {
    newest: '4.25.2',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.25.2': 'psm', '4.24.0': 'psm', '4.22.1': 'psm', '4.20.2': 'psm', '4.18.0': 'psm', '4.16.2': 'psm', '4.13.1': 'psm', '4.11.4': 'psm', '4.9.2': 'psm', '4.7.3': 'psm' },
  },
  ckeditor5: {
    newest: '48.5.2',
    plain: 0,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '48.5.2': '', '45.2.2': '' },
  },
  'core-js': {
    newest: '3.50.0',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.50.0': 'psm', '3.49.0': 'psm', '3.44.0': 'psm', '3.38.1': 'psm', '3.33.3': 'psm', '3.27.2': 'psm', '3.22.8': 'psm', '3.16.4': 'psm', '3.11.3': 'psm', '3.5.0': 'psm' },
  },
  d3: {
    newest: '7.9.2',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '7.9.2': 'psm', '7.8.5': 'psm', '6.7.0': 'psm', '5.16.0': 'psm', '5.13.1': 'psm', '4.13.0': 'psm', '4.8.0': 'psm', '3.5.17': 'psm', '2.10.3': 'psm', '1.29.5': 'psm' },
  },
  'datatables.net': {
    newest: '3.1.5',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.1.5': 'psm', '3.0.4': 'psm', '2.3.8': 'psm', '2.2.2': 'psm', '2.1.8': 'psm', '2.0.8': 'psm', '1.13.11': 'psm', '1.12.1': 'psm', '1.11.5': 'psm', '1.10.25': 'psm' },
  },
  dojo: {
    newest: '1.17.3',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.17.3': 'psm', '1.16.5': 'psm', '1.15.6': 'psm', '1.14.9': 'psm', '1.13.10': 'psm', '1.12.11': 'psm', '1.10.10': 'psm', '1.9.11': 'psm', '1.8.14': 'psm', '1.7.12': 'psm' },
  },
  dompurify: {
    newest: '3.4.18',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.4.18': 'psm', '3.3.3': 'psm', '3.1.7': 'psm', '2.5.9': 'psm', '2.4.9': 'psm', '2.2.9': 'psm', '2.0.17': 'psm', '1.0.11': 'psm', '0.9.0': 'psm', '0.7.4': '' },
  },
  echarts: {
    newest: '6.1.0',
    plain: 6,
    stripped: 8,
    minified: 8,
    carried: ['2.2.7'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '6.1.0': 'psm', '6.0.0': 'psm', '5.6.0': 'psm', '5.2.2': 'psm', '4.9.0': 'psm', '4.6.0': 'psm', '4.1.0': 'sm', '3.8.5': 'sm', '3.4.0': '', '2.2.8': '' },
  },
  'ember-source': {
    newest: '7.3.0',
    plain: 8,
    stripped: 8,
    minified: 8,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '7.3.0': '', '7.2.1': '', '6.12.0': 'psm', '5.12.0': 'psm', '5.8.0': 'psm', '4.12.4': 'psm', '4.1.0': 'psm', '3.28.12': 'psm', '3.11.1': 'psm', '2.18.3': 'psm' },
  },
  'froala-editor': {
    newest: '5.4.0',
    plain: 10,
    stripped: 6,
    minified: 6,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '5.4.0': 'psm', '5.2.0': 'psm', '4.7.1': 'psm', '4.5.2': 'psm', '4.1.4': 'psm', '3.2.7': 'psm', '2.9.8': 'p', '2.8.5': 'p', '2.4.2': 'p', '1.2.8': 'p' },
  },
  'fullpage.js': {
    newest: '4.0.41',
    plain: 7,
    stripped: 0,
    minified: 0,
    carried: ['2.9.6', '3.0.8', '3.1.1'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.0.41': 'p', '3.1.2': 'p', '3.0.9': 'p', '2.9.7': 'p', '2.8.9': 'p', '2.7.9': 'p', '2.6.7': 'p' },
  },
  handlebars: {
    newest: '4.7.10',
    plain: 10,
    stripped: 9,
    minified: 9,
    carried: ['3.0.1'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.7.10': 'psm', '4.6.0': 'psm', '4.5.3': 'psm', '4.3.5': 'psm', '4.1.2': 'psm', '4.0.14': 'psm', '3.0.8': 'p', '2.0.0': 'psm', '1.3.0': 'psm', '1.1.2': 'psm' },
  },
  highcharts: {
    newest: '13.1.1',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: ['5.0.14'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '13.1.1': 'psm', '12.6.2': 'psm', '11.4.9': 'psm', '10.3.3': 'psm', '9.3.3': 'psm', '8.2.2': 'psm', '7.2.2': 'psm', '6.2.0': 'psm', '5.0.15': '', '4.2.7': 'psm' },
  },
  'highlight.js': {
    newest: '11.12.0',
    plain: 4,
    stripped: 4,
    minified: 4,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '11.12.0': 'psm', '11.11.2': 'psm', '10.7.3': 'psm', '10.6.0': 'psm', '9.18.5': '', '9.11.0': '', '8.9.1': '', '8.7.0': '', '7.5.0': '' },
  },
  'htmx.org': {
    newest: '4.0.1',
    plain: 6,
    stripped: 6,
    minified: 6,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.0.1': 'psm', '2.0.11': 'psm', '1.9.12': 'psm', '1.8.6': 'psm', '1.7.0': 'psm', '1.5.0': 'psm', '1.3.3': '', '1.1.0': '', '0.4.1': '', '0.2.0': '' },
  },
  jplayer: {
    newest: '2.9.2',
    plain: 2,
    stripped: 2,
    minified: 2,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.9.2': 'psm', '2.8.4': 'psm' },
  },
  jquery: {
    newest: '4.0.0',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.0.0': 'psm', '3.8.0': 'psm', '3.7.1': 'psm', '3.6.4': 'psm', '3.4.1': 'psm', '3.2.1': 'psm', '3.1.1': 'psm', '2.2.4': 'psm', '2.1.4': 'psm', '1.12.4': 'psm' },
  },
  'jquery-form': {
    newest: '4.3.0',
    plain: 3,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.3.0': 'p', '4.2.2': 'p', '3.50.0': 'p' },
  },
  'jquery-migrate': {
    newest: '4.0.2',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.0.2': 'psm', '3.6.0': 'psm', '3.5.2': 'psm', '3.4.1': 'psm', '3.3.2': 'psm', '3.2.0': 'psm', '3.1.0': 'psm', '3.0.1': 'psm', '1.4.1': 'psm', '1.3.0': 'psm' },
  },
  'jquery-mobile': {
    newest: '1.4.1',
    plain: 1,
    stripped: 1,
    minified: 1,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.4.1': 'psm' },
  },
  'jquery-ui': {
    newest: '1.14.2',
    plain: 3,
    stripped: 3,
    minified: 3,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.14.2': 'psm', '1.13.3': 'psm', '1.12.1': 'psm' },
  },
  'jquery-validation': {
    newest: '1.22.1',
    plain: 9,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.22.1': 'p', '1.21.0': 'p', '1.20.1': 'p', '1.19.5': 'p', '1.18.0': 'p', '1.17.0': 'p', '1.16.0': 'p', '1.15.1': 'p', '1.14.0': 'p' },
  },
  jstree: {
    newest: '3.3.17',
    plain: 4,
    stripped: 4,
    minified: 4,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.3.17': 'psm', '3.2.1': 'psm', '3.1.1': 'psm', '3.0.9': 'psm' },
  },
  jszip: {
    newest: '3.10.2',
    plain: 3,
    stripped: 4,
    minified: 4,
    carried: ['3.2.0'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.10.2': 'psm', '3.9.1': 'psm', '3.7.1': 'psm', '3.4.0': 'sm', '3.2.2': '', '2.7.0': '', '2.6.1': '', '2.4.0': '', '2.1.1': '', '0.2.1': '' },
  },
  katex: {
    newest: '0.19.1',
    plain: 6,
    stripped: 6,
    minified: 6,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '0.19.1': 'psm', '0.18.11': 'psm', '0.16.47': 'psm', '0.14.1': 'psm', '0.12.0': 'psm', '0.10.2': 'psm', '0.8.3': '', '0.6.0': '', '0.4.3': '', '0.2.0': '' },
  },
  knockout: {
    newest: '3.5.3',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.5.3': 'psm', '3.4.2': 'psm', '3.3.0': 'psm', '3.2.0': 'psm', '3.1.0': 'psm', '3.0.0': 'psm', '2.3.0': 'psm', '2.2.1': 'psm', '2.1.0': 'psm' },
  },
  leaflet: {
    newest: '1.9.4',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.9.4': 'psm', '1.8.0': 'psm', '1.7.1': 'psm', '1.6.0': 'psm', '1.4.0': 'psm', '1.3.4': 'psm', '1.2.0': 'psm', '1.0.3': 'psm', '0.7.7': 'psm', '0.6.4': 'psm' },
  },
  lodash: {
    newest: '4.18.1',
    plain: 10,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.18.1': 'psm', '4.17.23': 'psm', '4.9.0': 'psm', '4.0.1': 'psm', '3.10.1': 'psm', '3.1.0': 'psm', '2.4.2': 'psm', '1.3.1': 'psm', '0.10.0': 'p', '0.9.2': 'psm' },
  },
  'markdown-it': {
    newest: '15.0.3',
    plain: 8,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '15.0.3': 'p', '14.3.3': 'p', '13.0.2': 'p', '11.0.1': 'p', '10.0.0': '', '8.4.2': '', '7.0.1': 'p', '6.1.1': 'p', '4.4.0': 'p', '3.1.0': 'p' },
  },
  marked: {
    newest: '18.2.1',
    plain: 8,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '18.2.1': 'p', '17.0.6': 'p', '15.0.12': 'p', '13.0.3': 'p', '11.2.0': 'p', '9.1.6': 'p', '7.0.5': 'p', '5.1.2': 'p', '3.0.8': '', '1.2.9': '' },
  },
  mathjax: {
    newest: '4.1.3',
    plain: 4,
    stripped: 4,
    minified: 4,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.1.3': '', '4.0.0': '', '3.2.2': 'psm', '3.1.4': '', '3.0.5': '', '2.7.9': 'psm', '2.6.1': 'psm', '2.5.1': 'psm' },
  },
  mermaid: {
    newest: '12.3.0',
    plain: 5,
    stripped: 2,
    minified: 2,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '12.3.0': 'psm', '12.2.0': 'psm', '11.17.2': 'p', '10.9.8': 'p', '10.3.1': '', '9.4.3': 'p', '8.14.0': '', '7.1.2': '', '6.0.0': '', '0.5.8': '' },
  },
  moment: {
    newest: '2.31.0',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.31.0': 'psm', '2.30.1': 'psm', '2.26.0': 'psm', '2.21.0': 'psm', '2.16.0': 'psm', '2.11.2': 'psm', '2.7.0': 'psm', '2.2.1': 'psm', '1.7.2': 'psm', '1.4.0': '' },
  },
  'moment-timezone': {
    newest: '0.6.6',
    plain: 6,
    stripped: 6,
    minified: 6,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '0.6.6': 'psm', '0.5.48': 'psm', '0.4.1': 'psm', '0.3.1': 'psm', '0.2.5': 'psm', '0.1.0': 'psm', '0.0.6': '' },
  },
  mootools: {
    newest: '1.5.2',
    plain: 2,
    stripped: 2,
    minified: 2,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.5.2': 'psm', '1.4.5': 'psm' },
  },
  mustache: {
    newest: '4.2.0',
    plain: 9,
    stripped: 9,
    minified: 9,
    carried: ['0.8.1'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.2.0': 'psm', '4.1.0': 'psm', '3.2.1': 'psm', '3.1.0': 'psm', '2.3.2': 'psm', '2.1.3': 'psm', '1.2.0': 'psm', '1.1.0': 'psm', '0.8.2': '', '0.6.0': 'psm' },
  },
  next: {
    newest: '16.4.6',
    plain: 0,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '15.5.29': '', '13.5.11': '', '11.1.4': '', '10.2.3': '', '8.1.0': '', '6.1.2': '', '5.1.0': '', '3.2.3': '' },
  },
  nunjucks: {
    newest: '3.2.4',
    plain: 8,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.2.4': 'p', '3.1.7': 'p', '3.0.1': 'p', '2.5.2': 'p', '2.3.0': 'p', '2.1.0': 'p', '2.0.0': 'p', '1.3.4': '', '1.1.0': 'p', '0.1.10': '' },
  },
  'pdfjs-dist': {
    newest: '6.5.438',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '6.5.438': 'psm', '6.4.299': 'psm', '5.7.284': 'psm', '4.10.38': 'psm', '4.7.76': 'psm', '3.11.174': 'psm', '3.3.122': 'psm', '2.16.105': 'psm', '2.4.456': 'psm', '1.10.100': 'psm' },
  },
  plupload: {
    newest: '2.3.9',
    plain: 1,
    stripped: 1,
    minified: 1,
    carried: ['2.3.6'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.3.9': '', '2.2.1': 'psm' },
  },
  prismjs: {
    newest: '1.30.0',
    plain: 0,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.30.0': '', '1.29.0': '', '1.26.0': '', '1.22.0': '', '1.19.0': '', '1.15.0': '', '1.11.0': '', '1.8.4': '', '1.4.1': '', '0.0.1': '' },
  },
  quill: {
    newest: '2.0.3',
    plain: 7,
    stripped: 5,
    minified: 5,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.0.3': 'psm', '1.3.7': 'psm', '1.2.6': 'psm', '1.1.10': 'psm', '1.0.6': 'psm', '0.20.1': 'p', '0.19.14': 'p' },
  },
  react: {
    newest: '19.3.1',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '19.3.1': 'psm', '19.2.9': 'psm', '18.3.1': 'psm', '17.0.2': 'psm', '16.14.0': 'psm', '16.11.0': 'psm', '16.3.2': 'psm', '15.7.0': 'psm', '15.2.1': 'psm', '0.14.10': 'psm' },
  },
  'react-dom': {
    newest: '19.3.1',
    plain: 10,
    stripped: 9,
    minified: 9,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '19.3.1': 'psm', '19.2.9': 'psm', '18.3.1': 'psm', '17.0.2': 'psm', '16.14.0': 'psm', '16.13.1': 'psm', '16.6.3': 'psm', '15.7.0': 'psm', '15.6.2': 'psm', '0.14.10': 'p' },
  },
  requirejs: {
    newest: '2.3.8',
    plain: 7,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.3.8': 'psm', '2.2.0': 'psm', '2.1.22': 'psm', '2.0.6': 'psm', '1.0.8': 'psm', '0.27.1': 'psm', '0.26.0': 'psm' },
  },
  select2: {
    newest: '4.1.0',
    plain: 2,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.1.0': 'p', '4.0.13': 'p', '3.5.1': '', '3.4.5': '' },
  },
  showdown: {
    newest: '2.1.0',
    plain: 4,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.1.0': 'p', '2.0.3': 'p', '1.9.1': 'p', '1.7.6': 'p', '1.5.5': '', '1.3.0': '', '1.1.0': '', '0.5.4': '', '0.4.0': '', '0.2.0': '' },
  },
  'socket.io-client': {
    newest: '4.8.4',
    plain: 7,
    stripped: 1,
    minified: 1,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.8.4': 'p', '4.7.5': 'p', '4.3.2': 'p', '3.1.3': 'p', '2.5.0': 'p', '2.4.0': 'p', '2.0.4': '', '1.7.4': '', '1.2.1': '', '0.9.17': 'psm' },
  },
  summernote: {
    newest: '0.9.1',
    plain: 5,
    stripped: 5,
    minified: 5,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '0.9.1': 'psm', '0.8.20': 'psm', '0.7.3': 'psm', '0.6.16': 'psm', '0.5.9': 'psm' },
  },
  svelte: {
    newest: '5.57.3',
    plain: 0,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '5.57.3': '', '5.56.10': '', '5.7.1': '', '4.2.20': '', '3.59.2': '', '3.19.2': '', '2.16.1': '', '1.64.1': '', '1.47.2': '', '0.3.0': '' },
  },
  'swagger-ui-dist': {
    newest: '5.35.0',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '5.35.0': 'psm', '5.34.1': 'psm', '5.18.3': 'psm', '5.3.2': 'psm', '4.19.1': 'psm', '4.7.0': 'psm', '3.52.5': 'psm', '3.44.1': 'psm', '3.29.0': 'psm', '3.14.2': 'psm' },
  },
  sweetalert2: {
    newest: '11.26.25',
    plain: 2,
    stripped: 2,
    minified: 2,
    carried: ['8.19.0', '9.17.2', '10.16.7'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '11.26.25': 'psm', '10.16.11': '', '9.17.4': '', '8.19.1': '', '7.33.1': 'psm', '5.3.8': '', '4.3.3': '', '3.3.8': '', '2.2.14': '', '1.4.1': '' },
  },
  swfobject: {
    newest: '2.2.1',
    plain: 1,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.2.1': 'p' },
  },
  swiper: {
    newest: '14.4.0',
    plain: 10,
    stripped: 0,
    minified: 0,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '14.4.0': 'p', '12.2.0': 'p', '11.2.10': 'p', '10.3.1': 'p', '9.4.1': 'p', '7.4.1': 'p', '6.8.4': 'p', '5.4.5': 'p', '4.5.1': 'p', '3.4.2': 'p' },
  },
  three: {
    newest: '0.187.0',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '0.187.0': 'psm', '0.186.1': 'psm', '0.174.0': 'psm', '0.161.0': 'psm', '0.148.0': 'psm', '0.136.0': 'psm', '0.123.0': 'psm', '0.110.0': 'psm', '0.98.0': 'psm', '0.85.2': 'psm' },
  },
  tinymce: {
    newest: '8.9.2',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '8.9.2': 'psm', '8.8.2': 'psm', '8.0.2': 'psm', '7.9.3': 'psm', '7.0.1': 'psm', '6.8.6': 'psm', '5.10.9': 'psm', '5.9.2': 'psm', '5.0.16': 'psm', '4.9.11': 'psm' },
  },
  trix: {
    newest: '2.1.19',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.1.19': 'psm', '2.0.10': 'psm', '1.3.5': 'psm', '1.2.4': 'psm', '1.1.1': 'psm', '1.0.0': 'psm', '0.12.1': 'psm', '0.11.4': 'psm', '0.10.2': 'psm', '0.9.10': 'psm' },
  },
  'ua-parser-js': {
    newest: '2.0.10',
    plain: 5,
    stripped: 4,
    minified: 4,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.0.10': 'psm', '1.0.41': 'psm', '0.8.1': 'sm', '0.7.41': 'psm', '0.6.2': 'p', '0.5.27': 'p', '0.3.1': '' },
  },
  underscore: {
    newest: '1.13.8',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '1.13.8': 'psm', '1.12.1': 'psm', '1.11.0': 'psm', '1.10.2': 'psm', '1.8.3': 'psm', '1.7.0': 'psm', '1.5.2': 'psm', '1.4.4': 'psm', '1.2.4': 'psm', '1.1.7': 'psm' },
  },
  'underscore.string': {
    newest: '3.3.6',
    plain: 5,
    stripped: 6,
    minified: 6,
    carried: ['2.2.0rc', '3.2.2'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.3.6': 'psm', '3.2.3': '', '3.1.1': 'psm', '3.0.3': 'psm', '2.4.0': 'psm', '2.2.1': '', '2.1.1': 'psm', '2.0.0': 'sm', '1.1.6': '', '0.9.2': '' },
  },
  validator: {
    newest: '13.15.35',
    plain: 7,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '13.15.35': 'psm', '12.2.0': 'psm', '11.1.0': 'psm', '9.4.1': 'psm', '8.2.0': 'psm', '6.3.0': 'psm', '5.7.0': 'psm', '4.9.0': '', '2.1.0': '', '1.5.1': '' },
  },
  'video.js': {
    newest: '8.24.1',
    plain: 10,
    stripped: 10,
    minified: 10,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '8.24.1': 'psm', '8.23.9': 'psm', '8.7.0': 'psm', '7.21.7': 'psm', '7.9.7': 'psm', '6.13.0': 'psm', '6.6.3': 'psm', '5.20.5': 'psm', '5.9.2': 'psm', '4.12.15': 'psm' },
  },
  vue: {
    newest: '3.5.45',
    plain: 9,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '3.5.45': 'psm', '3.4.38': 'psm', '3.1.5': 'psm', '2.7.16': 'psm', '2.5.22': 'psm', '2.2.6': 'psm', '1.0.28': 'psm', '0.12.16': 'p', '0.11.10': 'p', '0.8.8': '' },
  },
  vuex: {
    newest: '4.1.0',
    plain: 6,
    stripped: 6,
    minified: 6,
    carried: ['2.1.2'],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '4.1.0': 'psm', '4.0.2': 'psm', '3.6.2': 'psm', '3.3.0': 'psm', '2.5.0': 'psm', '2.4.1': 'psm', '2.1.3': '', '1.0.1': '', '0.8.2': '', '0.4.2': '' },
  },
  xlsx: {
    newest: '0.18.5',
    plain: 7,
    stripped: 7,
    minified: 7,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '0.18.5': 'psm', '0.17.5': 'psm', '0.16.9': 'psm', '0.14.5': 'psm', '0.12.13': 'psm', '0.11.19': 'psm', '0.9.13': 'psm', '0.7.12': '', '0.6.1': '', '0.4.3': '' },
  },
  zeroclipboard: {
    newest: '2.3.0',
    plain: 3,
    stripped: 3,
    minified: 3,
    carried: [],
    // biome-ignore format: a line of versions reads better than a page of them
    versions: { '2.3.0': 'psm', '2.2.0': 'psm', '2.1.6': 'psm', '2.0.3': '', '1.3.5': '', '1.1.7': '' },
  },
};
