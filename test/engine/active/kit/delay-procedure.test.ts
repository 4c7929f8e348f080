import { describe, expect, it } from 'vitest';
import { proveDelay } from '../../../../src/engine/active/kit/delay-procedure.ts';

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Noise = (random: () => number) => number;
const gauss: Noise = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Seconds of a response that nothing delays. */
const NOISE: Readonly<Record<string, Noise>> = {
  'steady times': (random) => 0.02 + random() * 0.01,
  'times with a long tail': (random) => 0.08 * Math.exp(0.8 * gauss(random)),
  'one to three seconds more in 10 % of the responses': (random) =>
    0.05 + random() * 0.05 + (random() < 0.1 ? 1 + random() * 2 : 0),
  'half a second to two seconds more in 30 % of the responses': (random) =>
    0.05 + random() * 0.05 + (random() < 0.3 ? 0.5 + random() * 1.5 : 0),
};

/** How many of the parameters are reported. */
async function reported(noise: Noise, parameters: number, isDelayed: boolean, seed = 7): Promise<number> {
  const random = numbers(seed);
  let found = 0;
  for (let parameter = 0; parameter < parameters; parameter += 1) {
    const measure = async (delay: number) => noise(random) + (isDelayed ? delay : 0);
    if ((await proveDelay(measure, random)) !== null) found += 1;
  }
  return found;
}

describe('the procedure by delays', () => {
  it.each(Object.entries(NOISE))(
    'reports at most one of 100,000 parameters without a fault, with %s',
    async (_name, noise) => {
      expect(await reported(noise, 100_000, false)).toBeLessThanOrEqual(1);
    },
  );

  it('reports every parameter with a fault where times are steady', async () => {
    expect(await reported(NOISE['steady times'] ?? gauss, 200, true)).toBe(200);
  });

  it('needs fourteen requests for a fault, and one where nothing is delayed', async () => {
    const count = async (isDelayed: boolean) => {
      let requests = 0;
      const measure = async (delay: number) => {
        requests += 1;
        return 0.02 + (isDelayed ? delay : 0);
      };
      await proveDelay(measure, numbers(1));
      return requests;
    };
    expect([await count(true), await count(false)]).toEqual([14, 1]);
  });

  it('does not report a page that is late whenever the value is long', async () => {
    expect(await proveDelay(async (delay) => (delay > 0 ? 1.5 : 0.02), numbers(1))).toBeNull();
  });
});
