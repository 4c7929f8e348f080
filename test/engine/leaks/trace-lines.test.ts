import { expect, test } from 'vitest';
import { findStackTraces } from '../../../src/engine/leaks/shown-traces.ts';

const ENDS = { 'line feeds': '\n', 'carriage returns too': '\r\n', 'blank lines': '\n\n' };

/** Each with the line ends that runtimes, servers and pages make of it. */
test.each(
  [
    ['Java exception', 'java.lang.IllegalStateException: no cart\n\tat com.shop.cart.CartService.total('],
    ['Java exception', 'java.lang.IllegalStateException\n    at com.shop.cart.CartService.total('],
    ['Java exception', 'java.lang.IllegalStateException: no cart   at com.shop.cart.CartService.total('],
    [
      '.NET stack trace',
      'System.InvalidOperationException: no cart\n   at Shop.Cart.Total(Int32 id) in C:\\shop\\Cart.cs:line 12\n   at Shop.Page..ctor()',
    ],
    ['.NET stack trace', '[NullReferenceException: no cart]\n   Shop.Cart.Total(Int32 id) +38'],
    ['PHP error', 'Warning: Undefined variable $cart in /var/www/cart.php on line 12'],
    ['PHP error', 'Fatal error: Uncaught Error: no cart in\n /var/www/cart.php\n on line 12'],
    ['PHP stack trace', '#0 /var/www/cart.php(12): total()\n#1 {main}'],
    ['PHP stack trace', '#0 /var/www/cart.php(12): total()\n    #1 {main}'],
    ['Go panic', 'goroutine 1 [running]:\nmain.total(0x1)\n\t/srv/shop/cart.go:12 +0x1d'],
    ['Go panic', 'goroutine 1 [running]: main.total(0x1) /srv/shop/cart.go:12'],
    ['Rust panic', "thread 'main' panicked at src/cart.rs:12:5"],
    ['Rust panic', "thread 'main' panicked at 'no cart', src/cart.rs:12:5"],
  ].flatMap(([kind = '', text = '']) =>
    Object.entries(ENDS).map(([name, end]) => [kind, name, text.replaceAll('\n', end)] as const),
  ),
)('%s with %s: %j', (kind, _name, text) => {
  expect(findStackTraces(`before\n${text}\nafter`).map((trace) => trace.kind)).toContain(kind);
});
