import type { RecordedResponse } from '../core/evidence/http.ts';
import type { Sighting } from '../web/signature.ts';
import { type Condition, type Found, Subject } from './condition.ts';
import type { Rule } from './format.ts';
import { linearPattern } from './linear-pattern.ts';
import { sightOf } from './sight.ts';

/** Recognizes a response. It reads and fills `found`, the values of sentences and of later requests. */
export type Judge = (response: RecordedResponse, path: string, found?: Found) => Sighting | null;

/** The rule of a user as a function that recognizes the last response. */
export function judgeOf(rule: Rule): Judge {
  const match = demandsStatus(rule.match) ? rule.match : { status: [200], all: [rule.match] };
  return withSubject(sightOf({ ...rule, match }, linearPattern));
}

/** What an earlier request of a rule demands and takes from its response. */
export function stepOf({ match = {}, extract = {} }: NonNullable<Rule['request']>[number]): Judge {
  return withSubject(sightOf({ match, extract, proof: '' }, linearPattern));
}

function withSubject(sight: ReturnType<typeof sightOf>): Judge {
  return (response, path, found = new Map()) => sight(new Subject(response, path), found);
}

function demandsStatus({ status, all = [], any = [], not }: Condition): boolean {
  return status !== undefined || [...all, ...any, ...(not === undefined ? [] : [not])].some(demandsStatus);
}
