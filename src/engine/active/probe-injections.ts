import { Semaphore } from '../../shared/semaphore.ts';
import type { Exchange } from '../core/evidence/http.ts';
import { locationOf } from '../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { hasName } from '../data/names.ts';
import { commandSyntaxes, mayBeCommand } from './command/command-payloads.ts';
import { probeCommand } from './command/probe-command.ts';
import { ldapError } from './directory/ldap-errors.ts';
import { probeLdapCondition, probeLdapError } from './directory/probe-ldap.ts';
import { probeXPathChoice, probeXPathError } from './directory/probe-xpath.ts';
import { probeFileInclusion, probeSsi } from './files/probe-include.ts';
import { sqlSyntaxes, XPATH_SYNTAXES } from './kit/boolean-payloads.ts';
import { SHELL_DELAYS, sqlDelays } from './kit/delay-payloads.ts';
import type { Injector, MarkedResponse } from './kit/injector.ts';
import { probeBoolean, type SteadyValue, steadyValue } from './kit/probe-boolean.ts';
import { probeDelay } from './kit/probe-delay.ts';
import { probeNoSql } from './nosql/probe-nosql.ts';
import { type OpenListener, probeSsrf } from './redirect/probe-ssrf.ts';
import { QUOTES } from './sql/probe-sql.ts';
import { sqlFailure } from './sql/sql-errors.ts';
import { probeTemplate } from './template/probe-template.ts';
import { probeXxe } from './xml/probe-xxe.ts';

/** A meaningless value with the response to it, and the response to quotes and a `<`. */
export interface Letters {
  readonly canary: string;
  readonly response: Exchange | null;
  readonly quoted: MarkedResponse | null;
}

interface ServerFacts {
  readonly isWindows: boolean;
  /** The site shows PHP or CGI. */
  readonly endsAtZero: boolean;
  readonly listener: OpenListener | null;
}

type InjectionProbe = (injector: Injector, letters: Letters) => Promise<void>;

/** Contexts of SQL in a standard scan. */
const CONTEXTS = 3;

/** Probes of injections that show no error, in the order in which they are sent to all insertion points. */
export function injectionProbes(
  { scanType, options }: ProbeContext,
  { isWindows, endsAtZero, listener }: ServerFacts,
): readonly InjectionProbe[] {
  const isThorough = scanType === 'compliance';
  const isOn = (check: string) => options.disable_checks?.includes(`active.${check}`) !== true;
  const [first, ...others] = isOn('command-injection') ? commandSyntaxes(isWindows) : [];
  const steadyOf = steadyValues();
  const parentheses = new Map<Injector, Exchange>();
  return [
    async (injector, { response }) => {
      if (listener !== null && isOn('ssrf')) await probeSsrf(injector, listener);
      if (isOn('xxe')) await probeXxe(injector);
      if (isThorough && endsAtZero && isOn('file-inclusion')) await probeFileInclusion(injector, response);
    },
    async (injector) => {
      const shown = await probeCommand(injector, first === undefined ? [] : [first]);
      if (shown !== null) parentheses.set(injector, shown);
    },
    (injector, letters) => pageTexts(injector, letters, isOn),
    async (injector, { response, quoted }) => {
      if (isOn('xpath-injection')) await probeXPathError(injector, response, quoted);
      const isLikely = isThorough || hasName('directory', locationOf(injector.point).parameter);
      if (isOn('ldap-injection') && mayBreakFilter(response, parentheses.get(injector), isLikely))
        await probeLdapError(injector, response);
    },
    (injector, letters) => conditions(injector, letters, () => steadyOf(injector, letters), isThorough, isOn),
    async (injector) => {
      const isLikely = mayBeCommand(injector.point, injector.siteValue);
      await probeCommand(injector, isLikely ? others : others.slice(0, isThorough ? 1 : 0));
    },
    ...(isThorough ? [delays(steadyOf, isOn)] : []),
  ];
}

/** The payload for shells has parentheses as well: where they were accepted without an error, no others are sent. */
function mayBreakFilter(letters: Exchange | null, shown: Exchange | undefined, isLikely: boolean): boolean {
  if (shown === undefined || letters === null) return isLikely;
  if (ldapError(shown.response.text) !== null) return true;
  return isLikely && shown.response.status !== letters.response.status;
}

function steadyValues(): (injector: Injector, letters: Letters) => Promise<SteadyValue | null> {
  const known = new Map<Injector, Promise<SteadyValue | null>>();
  const sent = new Map<string, Promise<Exchange | null>>();
  return (injector, { canary, response, quoted }) => {
    const value = known.get(injector) ?? steadyValue(injector, response, canary, quoted, sent);
    known.set(injector, value);
    return value;
  };
}

const SHOWN = ['sqli', 'sqli-boolean', 'xpath-injection', 'ldap-injection', 'nosql-injection'] as const;
/** Proofs that a value is an address, a file or a command, and so no part of a query. */
const TARGETS = ['open-redirect', 'ssrf', 'path-traversal', 'file-inclusion', 'command-injection'] as const;

function isTarget(injector: Injector): boolean {
  return TARGETS.some((family) => injector.has(family));
}

async function conditions(
  injector: Injector,
  { canary, response, quoted }: Letters,
  steadyOf: () => Promise<SteadyValue | null>,
  isThorough: boolean,
  isOn: (check: string) => boolean,
): Promise<void> {
  const isFound = () => SHOWN.some((family) => injector.has(family));
  const isWanted = ['sqli-boolean', 'xpath-injection', 'ldap-injection', 'nosql-injection'].some(isOn);
  if (isFound() || isTarget(injector) || !isWanted) return;
  const steady = await steadyOf();
  if (steady === null) {
    if (isOn('xpath-injection')) await probeXPathChoice(injector, response, canary, quoted);
    return;
  }
  if (steady.endsAtQuotes) {
    if (isOn('nosql-injection')) await probeNoSql(injector, steady);
    return;
  }
  const some = <Syntax>(all: readonly Syntax[], few: number) => (isThorough ? all : all.slice(0, few));
  if (isOn('sqli-boolean'))
    await probeBoolean(injector, 'sqli-boolean', steady, some(sqlSyntaxes(steady.value), CONTEXTS));
  if (!isFound() && isOn('nosql-injection')) await probeNoSql(injector, steady);
  if (!isFound() && isOn('xpath-injection'))
    await probeBoolean(injector, 'xpath-injection', steady, some(XPATH_SYNTAXES, 1));
  if (!isFound() && isThorough && isOn('ldap-injection')) await probeLdapCondition(injector, steady);
}

/** Delays are for values that nothing in the response depends on, and are measured one at a time. */
function delays(steadyOf: ReturnType<typeof steadyValues>, isOn: (check: string) => boolean): InjectionProbe {
  const turn = new Semaphore(1);
  return async (injector, letters) => {
    if (SHOWN.some((family) => injector.has(family)) || injector.has('command-injection')) return;
    const isCommand = isOn('command-injection') && mayBeCommand(injector.point, injector.siteValue);
    const isBlind = isOn('sqli-time') && !isTarget(injector) && (await steadyOf(injector, letters)) === null;
    await turn.run(async () => {
      if (isBlind) await probeDelay(injector, 'sqli-time', sqlDelays(injector.point.baseline));
      if (isCommand && !injector.has('sqli-time')) await probeDelay(injector, 'command-time', SHELL_DELAYS);
    });
  };
}

/** Templates and server-side includes, where a value is reflected. */
async function pageTexts(
  injector: Injector,
  { canary, response, quoted }: Letters,
  isOn: (check: string) => boolean,
): Promise<void> {
  const isPlain = response !== null && reflects(response, canary);
  const isQuoted = quoted !== null && reflects(quoted.exchange, quoted.marker);
  if (!isPlain && !isQuoted) return;
  const prefix = isPlain ? '' : injector.point.baseline + QUOTES;
  const reflected = isPlain ? response : quoted?.exchange;
  // An error of the database repeats its statement, which no template engine has seen.
  if (reflected == null || sqlFailure(reflected.response.text) !== null) return;
  if (isOn('template-injection')) await probeTemplate(injector, reflected, prefix);
  if (isOn('ssi') && isQuoted && reflects(quoted.exchange, `${quoted.marker}<`)) await probeSsi(injector, prefix);
}

function reflects({ response }: Exchange, marker: string): boolean {
  return response.text.toLowerCase().includes(marker);
}
