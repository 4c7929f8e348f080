import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineRequest } from '../../core/engine.ts';
import type { RuleResult } from '../../core/evidence/rules.ts';
import type { Gatherer } from '../../core/probe-context.ts';
import type { Rule } from '../format.ts';
import { SiteView } from '../site-view.ts';
import { RuleRequests, RuleRun } from './probe-rule.ts';

/** Rules that run without a break for the rest of the scan, in milliseconds. */
const TURN_MS = 5;
/** Rules that run concurrently; the rate of the scan limits their requests. */
const CONCURRENCY = 8;

/** Runs the rules of users: first those that need no crawl, then by path, so that rules share responses while they are at hand. */
export function gatherRules(
  rules: readonly Rule[],
  onRule: NonNullable<EngineRequest['onRule']> = () => {},
): Gatherer<'rules'> {
  return async (context) => {
    const results = new Map<string, RuleResult>();
    const requests = new RuleRequests(context);
    const isAll = context.options.checks_scope === 'all';
    const needsCrawl = ({ on = 'start', when }: Rule) => on !== 'start' || (when !== undefined && !isAll);
    let turn = performance.now();
    const one = async (rule: Rule, view: SiteView): Promise<RuleResult> => {
      const reason = isAll || rule.when === undefined ? null : view.refusal(rule.when);
      if (reason !== null) return { state: 'not_applicable', reason };
      const run = new RuleRun(rule, requests, view);
      const result = await run.result();
      onRule(rule.id, run.sent);
      return result;
    };
    const run = async (chosen: readonly Rule[], view: SiteView) => {
      const waiting = chosen.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      const work = async () => {
        for (let rule = waiting.shift(); rule !== undefined; rule = waiting.shift()) {
          results.set(rule.id, await one(rule, view));
          if (performance.now() - turn > TURN_MS) {
            await nextTurn();
            turn = performance.now();
          }
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
    };
    await run(
      rules.filter((rule) => !needsCrawl(rule)),
      new SiteView(null),
    );
    const later = rules.filter(needsCrawl);
    if (later.length > 0) {
      const crawl = await context.gather('crawl');
      await run(later, new SiteView(crawl.state === 'available' ? crawl.value : null));
    }
    return { state: 'available', value: { results } };
  };
}

function keyOf({ id, request }: Rule): string {
  return `${request?.[0]?.path[0] ?? ''} ${id}`;
}
