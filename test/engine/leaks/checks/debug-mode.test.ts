import { describe, expect, it } from 'vitest';
import { RATINGS } from '../../../../src/engine/core/ratings.ts';
import { contentDebugMode } from '../../../../src/engine/leaks/checks/debug-mode.ts';
import { judge, onePage } from '../../../helpers/recorded.ts';

describe('content.debug-mode', () => {
  it.each([
    [
      'Django',
      '<div id="info"><p>The current path did not match. You’re seeing this error because you have <code>DEBUG = True</code> in your settings file.</p></div>',
    ],
    [
      'Werkzeug',
      '<title>NameError // Werkzeug Debugger</title><link href="?__debugger__=yes&amp;cmd=resource&amp;f=style.css"><script>var TRACEBACK = 1, EVALEX = true;</script>',
    ],
    ['Ignition', '<title>Error</title><script>window.ignite({"report":{}})</script>'],
    [
      'Whoops',
      '<div class="Whoops container"><div class="stack-container"><div class="frames-container"></div></div></div>',
    ],
    [
      'Youch',
      '<h1 id="error-title">Shop</h1><div id="stack-frames-wrapper"><a class="stack-frame-filepath">a.mjs</a></div>',
    ],
    ['CakePHP', '<div class="stack-frame-file"><a href="#">src/a.php</a></div>'],
    ['the PHP Debug Bar', '<div class="phpdebugbar"></div>'],
    ['Rails', '<title>Action Controller: Exception caught</title><p><code>Rails.root: /srv/shop</code></p>'],
    ['the Symfony tool bar', '<div id="sfwdt1a2b3c" class="sf-toolbar sf-display-none"></div>'],
    [
      'ASP.NET',
      "<html><head><title>Object reference not set</title></head><body><h1>Server Error in '/' Application.</h1><b> Stack Trace: </b></body></html>",
    ],
    [
      'Spring',
      '<html><body><h1>Whitelabel Error Page</h1><p>x</p><div>There was an unexpected error (type=Not Found, status=404).</div></body></html>',
    ],
    ['Vite', '<script type="module" src="/@vite/client"></script>'],
    ['Next.js', '<script id="__NEXT_DATA__">{"buildId":"development"}</script>'],
  ])('%s', (_name, body) => {
    expect(judge(contentDebugMode, { evidence: onePage({ body, status: 500 }) })).toHaveLength(1);
  });

  it('is no more than the stack of one error for the handler of Express', () => {
    const body = '<h2><em>500</em> Error: broken</h2><ul id="stacktrace"><li>at Layer.handle</li></ul>';
    expect(judge(contentDebugMode, { evidence: onePage({ body, status: 500 }) })).toMatchObject([
      { rating: RATINGS.someData },
    ]);
  });

  it('knows the header of a profiler, but not one that says no', () => {
    const on = onePage({ headers: { 'X-Debug-Token-Link': 'https://site.example/_profiler/1a2b3c' } });
    const off = onePage({ headers: { 'X-Debug': 'false' } });
    expect(judge(contentDebugMode, { evidence: on })).toHaveLength(1);
    expect(judge(contentDebugMode, { evidence: off })).toHaveLength(0);
  });

  it.each([
    ['a manual', '<p>You are seeing this error because you have DEBUG = True in your Django settings.</p>'],
    ['an escaped copy', '<pre>&lt;title&gt;Action Controller: Exception caught&lt;/title&gt; Rails.root: /srv</pre>'],
    [
      'an article about the debugger of Werkzeug',
      '<script src="/a.js"></script><p>Flask shows</p><pre><code>&lt;script src=&quot;?__debugger__=yes&quot;&gt;\nEVALEX = true, SECRET = &quot;a&quot;</code></pre>',
    ],
    ['an article about the profiler', '<p><code>X-Debug-Token-Link: https://shop.example/_profiler/1f2e3d</code></p>'],
    ['a plain sentence', '<p>Whoops, looks like something went wrong.</p>'],
  ])('is silent on %s', (_name, body) => {
    expect(judge(contentDebugMode, { evidence: onePage({ body }) })).toHaveLength(0);
  });
});
