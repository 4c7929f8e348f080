import { describe, expect, it } from 'vitest';
import { contentSriMissing } from '../../../../src/engine/content/checks/sri-missing.ts';
import { draftsOf, exchangeOf } from '../../../helpers/recorded.ts';

const HASH = `sha384-${'A'.repeat(64)}`;

describe('content.sri-missing', () => {
  it.each([
    ['a third-party script', '<script src="https://cdn.example.net/a.js"></script>', 1],
    ['a third-party style sheet', '<link rel=stylesheet href="https://cdn.example.net/a.css">', 1],
    [
      'an integrity that browsers ignore',
      '<script src="https://cdn.example.net/a.js" integrity="md5-abc"></script>',
      1,
    ],
    ['a pinned script', `<script src="https://cdn.example.net/a.js" integrity="${HASH}" crossorigin></script>`, 0],
    ['a script of the same registrable domain', '<script src="https://static.example.com/a.js"></script>', 0],
    ['a script of the same origin', '<script src="/a.js"></script>', 0],
    ['fonts that differ per visitor', '<link rel=stylesheet href="https://fonts.googleapis.com/css2?family=Inter">', 0],
    ['a preconnect', '<link rel=preconnect href="https://cdn.example.net">', 0],
    ['a third-party image', '<img src="https://cdn.example.net/a.png">', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentSriMissing, exchangeOf(html))).toHaveLength(findings);
  });
});
