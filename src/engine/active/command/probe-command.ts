import type { Exchange } from '../../core/evidence/http.ts';
import { factorsFrom } from '../kit/arithmetic.ts';
import type { DelaySyntax } from '../kit/delay-proof.ts';
import { type Injector, siteValueOf } from '../kit/injector.ts';
import { defineProbe, PROVEN_QUERY } from '../kit/probe-definition.ts';
import { probeDelay } from '../kit/probe-delay.ts';
import { activeCommandInjection } from './command-injection.ts';
import {
  type CommandSyntax,
  callbackSuffix,
  commandSyntaxes,
  mayBeCommand,
  provesCall,
  provesCommand,
} from './command-payloads.ts';

/** The most frequent syntax, at every point. */
export const commandOutput = defineProbe({
  family: 'command-injection',
  checks: [activeCommandInjection],
  cost: 1,
  async run(injector, seen) {
    seen.afterShell = await probeCommand(injector, commandSyntaxes(seen.scan.site.isWindows).slice(0, 1));
  },
});

/** The other syntaxes: all where the point looks like a command, and one more in a thorough scan. */
export const commandSeparators = defineProbe({
  family: 'command-injection',
  checks: [activeCommandInjection],
  cost: 3,
  async run(injector, { scan }) {
    const others = commandSyntaxes(scan.site.isWindows).slice(1);
    const isLikely = mayBeCommand(injector.point, injector.siteValue);
    await probeCommand(injector, isLikely ? others : others.slice(0, scan.isThorough ? 1 : 0));
  },
});

/** For programs that do not show the output of their command, where a listener would hear of it. */
export const commandCallbacks = defineProbe({
  family: 'command-callback',
  checks: [activeCommandInjection],
  needs: ['callbacks'],
  unless: [...PROVEN_QUERY, 'command-injection'],
  cost: 1,
  appliesTo: (point, { scan }) => !scan.site.isWindows && mayBeCommand(point, siteValueOf(point)),
  run: (injector, { callbacks }) =>
    callbacks.run({
      injector,
      family: 'command-callback',
      payload: (name) =>
        injector.point.baseline + callbackSuffix(name, factorsFrom(injector.token()), callbacks.isLoopback),
      proves: provesCall,
    }),
});

/** The same by the time of the response. */
export const commandDelays = defineProbe({
  family: 'command-time',
  checks: [activeCommandInjection],
  scanTypes: ['compliance'],
  unless: [...PROVEN_QUERY, 'command-injection', 'command-callback', 'sqli-time'],
  cost: 1,
  appliesTo: (point) => mayBeCommand(point, siteValueOf(point)),
  run: (injector, { scan }) => scan.clock.run(() => probeDelay(injector, 'command-time', SHELL_DELAYS)),
});

const SHELL_DELAYS: readonly DelaySyntax[] = [
  {
    name: 'a shell',
    suffix: (delay) => `;sleep ${delay.toFixed(1)} #';sleep ${delay.toFixed(1)} #";sleep ${delay.toFixed(1)} # `,
  },
];

/**
 * Lets a shell multiply two random numbers. One request per syntax; a hit is repeated with other numbers, and sent without its meaning.
 *
 * @returns the response to the last syntax without a proof; null when there is none
 */
async function probeCommand(injector: Injector, syntaxes: readonly CommandSyntax[]): Promise<Exchange | null> {
  const { baseline } = injector.point;
  const word = injector.token();
  let last: Exchange | null = null;
  for (const { name, suffix, nonsense } of syntaxes) {
    if (injector.has('command-injection')) return null;
    const payload = baseline + suffix(factorsFrom(injector.token()), word);
    const hit = await injector.send(payload);
    if (hit === null) return null;
    last = hit;
    if (!provesCommand(hit.response.text, payload, word)) continue;
    const again = baseline + suffix(factorsFrom(injector.token()), word);
    const control = baseline + nonsense(factorsFrom(injector.token()), word);
    const [second, other] = [await injector.send(again), await injector.send(control)];
    if (second === null || other === null) return null;
    if (!provesCommand(second.response.text, again, word) || provesCommand(other.response.text, control, word))
      continue;
    injector.note('command-injection', `output: ${name}`, payload, word, hit);
    injector.note('command-injection', 'again', again, word, second);
    injector.note('command-injection', 'nonsense', control, word, other);
    return null;
  }
  return last;
}
