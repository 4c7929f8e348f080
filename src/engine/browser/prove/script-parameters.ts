import type { Exchange } from '../../core/evidence/http.ts';

/** A bundle may be several megabytes; each form is linear in it. */
const LENGTH_MAX = 3 * 1024 * 1024;
const NAMES_MAX = 60;
/** Reads of one form in a script. */
const READS_MAX = 1_000;

/**
 * Parameters of the URL as routers give them to scripts: `queryParams` and `queryParamMap` of Angular, `route.query` of Vue and Next,
 * `searchParams` of React Router. Minifiers keep the names of members.
 */
const FORMS: readonly RegExp[] = [
  /\bqueryParams(?:\(\)|\.value)?\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g,
  /\b(?:queryParamMap|searchParams|URLSearchParams\([^()"'`]{0,60}\))\??\.(?:get|getAll|has)\(\s{0,9}["'`](?<quoted>[\w.-]{1,40})["'`]/g,
  /\.query\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g,
];
/** `const { q, page = 1 } = route.query` */
const TAKEN_APART = /\{([^{}]{1,200})\}\s{0,9}=\s{0,9}[\w$.]{0,60}\.query\b/g;
/** The same of a variable that a minifier has renamed; the code of a view is small enough to try all that it gets by name. */
const BY_NAME = /\.(?:get|getAll|has)\(\s{0,9}["'`](?<quoted>[\w.-]{1,40})["'`]\s{0,9}\)/g;
/** Members of the objects themselves: observables, maps and arrays. */
const MEMBERS = new Set([
  ...['subscribe', 'pipe', 'next', 'value', 'set', 'get', 'getAll', 'has', 'append', 'delete'],
  ...[
    'keys',
    'values',
    'entries',
    'forEach',
    'map',
    'filter',
    'length',
    'toString',
    'asObservable',
    'hasOwnProperty',
    'snapshot',
  ],
]);

/**
 * Names of the parameters that a script reads through its router, in order, each once.
 * @param isOfView the script belongs to few views
 */
export function scriptParameters(script: string, isOfView = false): string[] {
  const text = script.slice(0, LENGTH_MAX);
  const forms = isOfView ? [...FORMS, BY_NAME] : FORMS;
  const read = forms.flatMap((form) => [...text.matchAll(form)].slice(0, READS_MAX));
  const taken = [...text.matchAll(TAKEN_APART)].slice(0, READS_MAX);
  const names = [
    ...read.map(({ index, groups }) => ({ index, names: [nameIn(groups ?? {})] })),
    ...taken.map(({ index, 1: members = '' }) => ({ index, names: members.split(',').map(keyIn) })),
  ]
    .sort((one, other) => one.index - other.index)
    .flatMap((found) => found.names);
  return [...new Set(names)].filter((name) => name !== '').slice(0, NAMES_MAX);
}

function nameIn({ dotted = '', quoted }: Partial<Record<string, string>>): string {
  return quoted ?? (MEMBERS.has(dotted) ? '' : dotted);
}

/** The key in `key`, `key: name`, `key = 1` and `"key": name`. */
function keyIn(member: string): string {
  return /^\s{0,9}["'`]?([\w$-]{1,40})["'`]?\s{0,9}(?:[:=]|$)/.exec(member)?.[1] ?? '';
}

const known = new WeakMap<Exchange, Map<boolean, readonly string[]>>();

function parametersOf(exchange: Exchange, isOfView: boolean): readonly string[] {
  const read = known.get(exchange) ?? new Map<boolean, readonly string[]>();
  known.set(exchange, read);
  const own = read.get(isOfView) ?? scriptParameters(exchange.response.text, isOfView);
  read.set(isOfView, own);
  return own;
}

/**
 * Names that the code of a view reads: its own scripts first.
 * @param shared scripts of most views
 */
export function parametersOfCode(own: readonly Exchange[], shared: readonly Exchange[]): string[] {
  const names = [
    ...own.flatMap((exchange) => parametersOf(exchange, true)),
    ...shared.flatMap((exchange) => parametersOf(exchange, false)),
  ];
  return [...new Set(names)].slice(0, NAMES_MAX);
}
