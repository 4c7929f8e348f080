import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { withoutNumbers } from '../kit/arithmetic.ts';

import { recordedDelay, withoutDelay } from '../kit/delay-proof.ts';
import { calledPoints, findingPlace, insertionPoint, probeGroups, quoteProduct } from '../kit/groups.ts';
import { provesCall, provesCommand } from './command-payloads.ts';

export const activeCommandInjection = defineCheck({
  meta: {
    id: 'active.command-injection',
    title: 'Operating system command injection',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-78'],
    requirements: { asvs: ['1.2.5'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of a command line that a shell of the server runs.',
    why: "An attacker runs any program with the rights of the application: all of its data, the server and often the network behind it are the attacker's.",
    proof:
      "The value was sent with a separator and a command that multiplies two random numbers (`echo $((a*b))`, `expr`, `set /a`). The response has the product, which the payload does not contain. It was sent twice with different numbers. The same text without the command's name and without its meaning gives no product. Where the output is not shown and the value looks like a host, file or command, a shell of Unix computes the product in the name of a callback listener and looks it up or requests it (nslookup, getent, curl or wget), twice: the listener of `callback-url`, or one on the loopback interface for targets on the same machine. A compliance scan also requests the shell to wait for 0.6 to 1.4 seconds, by the procedure of active.sqli-time. No other command was sent.",
    fix: 'Do not call a shell: use a library, or pass a list of arguments to the program (execFile, ProcessBuilder, subprocess without shell=True). Accept only values of the expected form, such as an IP address.',
    references: [
      'https://owasp.org/www-community/attacks/Command_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/OS_Command_Injection_Defense_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    const delayed = probeGroups(active.probes, 'command-time').flatMap((group) => {
      const delay = recordedDelay(group);
      if (delay === null) return [];
      return {
        ...findingPlace(delay.hit, { controls: [delay.control] }),
        evidence: `${insertionPoint(delay.hit)} = ${shorten(JSON.stringify(withoutDelay(delay.hit.payload)), 200)}: the response comes as many seconds later as a shell was requested to wait, in eight of eight rounds`,
        confidence: 'firm' as const,
      };
    });
    const computed = probeGroups(active.probes, 'command-injection').flatMap((group) => {
      const hit = group.find(({ step }) => step.startsWith('output'));
      const again = group.find(({ step }) => step === 'again');
      const nonsense = group.find(({ step }) => step === 'nonsense');
      if (hit === undefined || again === undefined || nonsense === undefined) return [];
      const proves = ({ exchange, payload, marker }: typeof hit) =>
        provesCommand(exchange.response.text, payload, marker);
      if (!proves(hit) || !proves(again) || proves(nonsense)) return [];
      return {
        ...findingPlace(hit, { controls: [nonsense], again, quote: quoteProduct }),
        evidence: `${insertionPoint(hit)} = ${shorten(JSON.stringify(withoutNumbers(hit.payload)), 200)}: a shell on the server computed the product of the random numbers a and b, twice`,
      };
    });
    const called = calledPoints(active.probes, 'command-callback')
      .filter(({ hit, again }) => [hit, again].every((probe) => provesCall(probe.callback, probe.payload)))
      .map(({ hit, again }) => ({
        ...findingPlace(hit, { again }),
        evidence: `${insertionPoint(hit)} takes a command: a shell of the server computed the product of two random numbers and called the listener of the scan by a name with it, twice`,
      }));
    return [...computed, ...called, ...delayed];
  },
});
