import type { Exchange } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { commandSyntaxes, mayBeCommand } from '../command-payloads.ts';
import type { Injector, MarkedResponse } from './injector.ts';
import { probeCommand } from './probe-command.ts';
import { QUOTES } from './probe-sql.ts';
import { probeTemplate } from './probe-template.ts';

/** A meaningless value with the response to it, and the response to quotes and a `<`. */
export interface Letters {
  readonly canary: string;
  readonly response: Exchange | null;
  readonly quoted: MarkedResponse | null;
}

interface ServerFacts {
  readonly isWindows: boolean;
}

type InjectionProbe = (injector: Injector, letters: Letters) => Promise<void>;

/** Probes of injections that show no error, in the order in which they are sent to all insertion points. */
export function injectionProbes({ scanType }: ProbeContext, { isWindows }: ServerFacts): readonly InjectionProbe[] {
  const [first, ...others] = commandSyntaxes(isWindows);
  return [
    (injector) => probeCommand(injector, first === undefined ? [] : [first]),
    template,
    async (injector) => {
      const isLikely = scanType === 'compliance' || mayBeCommand(injector.point, injector.siteValue);
      if (isLikely) await probeCommand(injector, others);
    },
  ];
}

async function template(injector: Injector, { canary, response, quoted }: Letters): Promise<void> {
  if (response !== null && reflects(response, canary)) await probeTemplate(injector, response, '');
  else if (quoted !== null && reflects(quoted.exchange, quoted.marker))
    await probeTemplate(injector, quoted.exchange, injector.point.baseline + QUOTES);
}

function reflects({ response }: Exchange, marker: string): boolean {
  return response.text.toLowerCase().includes(marker);
}
