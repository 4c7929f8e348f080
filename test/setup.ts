import nock from 'nock';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Nothing but loopback may be reached; a mock that was never used is a test that did not test what it says. */
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

afterAll(() => {
  nock.restore();
});
