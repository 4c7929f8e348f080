import { describe, expect, it } from 'vitest';
import { contentMixedPassive } from '../../../../src/engine/content/checks/mixed-passive.ts';
import { draftsOf, exchangeOf } from '../../../helpers/recorded.ts';

describe('content.mixed-passive', () => {
  it.each([
    ['an image', '<img src="http://img.example.net/a.png">', 1],
    ['a srcset candidate', '<img src="/a.png" srcset="/a.png 1x, http://img.example.net/b.png 2x">', 1],
    [
      'a video with its poster',
      '<video src="http://v.example.net/a.mp4" poster="http://v.example.net/a.jpg"></video>',
      2,
    ],
    ['an icon', '<link rel="shortcut icon" href="http://img.example.net/favicon.ico">', 1],
    ['an image over HTTPS', '<img src="https://img.example.net/a.png">', 0],
    ['a data image', '<img src="data:image/png;base64,AAAA">', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentMixedPassive, exchangeOf(html))).toHaveLength(findings);
  });
});
