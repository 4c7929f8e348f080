import nock from 'nock';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Turns nock on for the test file that calls it: nothing but loopback may be reached, and a mock that was never used
 * fails the test, for it did not test what it says. Files that open raw sockets do not call it.
 */
export function useNock(): typeof nock {
  const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/;
  beforeAll(() => {
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
    nock.enableNetConnect(loopback);
  });
  afterEach(() => {
    const pending = nock.pendingMocks();
    nock.cleanAll();
    if (pending.length > 0) throw new Error(`unused nock interceptors: ${pending.join(', ')}`);
  });
  afterAll(() => nock.restore());
  return nock;
}
