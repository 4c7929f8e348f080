import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InFlight } from '../../../../src/engine/browser/visit/in-flight.ts';

const PAGE = 'https://site.example/';

function inFlight(): InFlight {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return new InFlight();
}

describe('requests of a page', () => {
  it('are under way until the page has the response', () => {
    const requests = inFlight();
    requests.begin('1', `${PAGE}api`, true);
    requests.begin('1', `${PAGE}api`, true);
    expect(requests.count).toBe(1);
    requests.answer('1');
    expect(requests.count).toBe(1);
    requests.end('1');
    expect(requests.count).toBe(0);
  });

  it('no longer count a while after the answer to a response that the page does not read', () => {
    const requests = inFlight();
    requests.begin('1', `${PAGE}api`, true);
    requests.answer('1');
    vi.advanceTimersByTime(600);
    expect(requests.count).toBe(0);
    const frames = Array.from({ length: 20 }, () => requests.frame());
    expect(frames).toEqual([...Array<boolean>(19).fill(false), true]);
  });

  it('of its code are waited for until the engine gives up', () => {
    const requests = inFlight();
    requests.begin('1', `${PAGE}app.js`, false);
    vi.advanceTimersByTime(60_000);
    expect([requests.count, requests.isCutOff]).toEqual([1, false]);
    requests.end('1');
    expect([requests.count, requests.frame()]).toEqual([0, true]);
  });

  it('wake up what waits for them', async () => {
    const requests = new InFlight();
    requests.begin('1', `${PAGE}api`, true);
    const changed = requests.change(600_000);
    requests.end('1');
    await changed;
    expect(requests.count).toBe(0);
  });
});
