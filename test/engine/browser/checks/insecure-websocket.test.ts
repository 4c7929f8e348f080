import { describe, expect, it } from 'vitest';
import { browserInsecureWebsocket } from '../../../../src/engine/browser/checks/insecure-websocket.ts';
import { keysOf, PAGE } from './browser-evidence.ts';

describe('browser.insecure-websocket', () => {
  it('reports a ws: URL', () => {
    const sockets = [{ url: 'ws://site.example/feed', page: PAGE }];
    expect(keysOf(browserInsecureWebsocket, { sockets })).toEqual(['site.example']);
  });

  it.each(['wss://site.example/feed', 'ws://localhost:9229/', 'ws://127.0.0.1/', 'no URL'])(
    'is silent on %s',
    (url) => {
      expect(keysOf(browserInsecureWebsocket, { sockets: [{ url, page: PAGE }] })).toEqual([]);
    },
  );
});
