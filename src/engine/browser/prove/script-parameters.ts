import type { Exchange } from '../../core/evidence/http.ts';

/** A bundle may be several megabytes; each form is linear in it. */
const LENGTH_MAX = 3 * 1024 * 1024;
const NAMES_MAX = 12;
/** Reads of one form in a script. */
const READS_MAX = 1_000;

/**
 * Parameters of the URL as routers give them to scripts: `queryParams` and `queryParamMap` of Angular, `route.query` of Vue and Next.
 * Minifiers keep these names.
 */
const FORMS: readonly RegExp[] = [
  /\bqueryParams(?:\(\)|\.value)?\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g,
  /\b(?:queryParamMap|searchParams|URLSearchParams\([\w.]{0,60}\))\??\.(?:get|getAll|has)\(\s{0,9}["'`](?<quoted>[\w.-]{1,40})["'`]/g,
  /\b(?:\$?route|router|currentRoute(?:\.value)?)\??\.query\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g,
];
/** Members of the objects themselves: observables, maps and arrays. */
const MEMBERS =
  /^(?:subscribe|pipe|next|value|set|get|getAll|has|append|delete|keys|values|entries|forEach|map|filter|length|toString|asObservable|hasOwnProperty|snapshot)$/;

/** Names of the parameters that a script reads through its router, in order, each once. */
export function scriptParameters(script: string): string[] {
  const text = script.slice(0, LENGTH_MAX);
  const read = FORMS.flatMap((form) => [...text.matchAll(form)].slice(0, READS_MAX));
  const names = read.sort((one, other) => one.index - other.index).map(({ groups }) => nameIn(groups ?? {}));
  return [...new Set(names)].filter((name) => name !== '').slice(0, NAMES_MAX);
}

function nameIn({ dotted = '', quoted }: Partial<Record<string, string>>): string {
  return quoted ?? (MEMBERS.test(dotted) ? '' : dotted);
}

const known = new WeakMap<Exchange, readonly string[]>();

/** The same for all scripts of a site, each read once. */
export function parametersOfScripts(exchanges: Iterable<Exchange>): string[] {
  const names = new Set<string>();
  for (const exchange of exchanges) {
    const own = known.get(exchange) ?? scriptParameters(exchange.response.text);
    known.set(exchange, own);
    for (const name of own) names.add(name);
  }
  return [...names].slice(0, NAMES_MAX);
}
