import { describe, expect, it } from 'vitest';
import { PageBudget } from '../../../src/engine/crawl/probe/page-budget.ts';
import { exchangeOf } from '../../helpers/recorded.ts';

const page = (text: string) => exchangeOf(`<title>${text}</title>`, { url: 'https://shop.example.com/' });

/** Reads pages until the budget ends; gives their number and the reason. */
function read(waves: readonly number[], options: { steps?: number; isCopy?: boolean } = {}) {
  let steps = options.steps ?? 5;
  const budget = new PageBudget(page('start'), () => steps-- > 0);
  for (const milliseconds of waves) budget.noteWave(milliseconds, 6);
  let attempts = 0;
  for (;;) {
    const reason = budget.limit(attempts);
    if (reason !== null) return { attempts, reason };
    attempts += 1;
    budget.take(page(options.isCopy === true ? 'copy' : `page ${attempts}`));
  }
}

describe('the number of pages', () => {
  it('is 150 on a fast host, whatever single waves take', () => {
    expect(read([20, 30, 9_000, 25, 10_000])).toEqual({ attempts: 149, reason: 'limit of 150 pages' });
  });

  it('is 25 on a slow host, and where no time was measured', () => {
    expect(read([600, 700, 20])).toEqual({ attempts: 24, reason: 'limit of 25 pages' });
    expect(read([])).toEqual({ attempts: 24, reason: 'limit of 25 pages' });
  });

  it('stays when the budget of the scan does not grow', () => {
    expect(read([20], { steps: 2 })).toEqual({ attempts: 74, reason: 'limit of 75 pages' });
  });

  it('stays on a site that shows one page everywhere', () => {
    expect(read([20], { isCopy: true }).reason).toBe('limit of 25 pages');
  });
});
