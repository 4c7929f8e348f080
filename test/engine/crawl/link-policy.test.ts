import { describe, expect, it } from 'vitest';
import { discoverInsertionPoints } from '../../../src/engine/crawl/insertion-points.ts';
import { crawl } from './crawl-site.ts';

describe('the link policy', () => {
  it('looks at the pages that ask before something is paid or reset', async () => {
    const asking = ['/checkout.php', '/shop/checkout', '/pay', '/accounts/password/reset/', '/reset'];
    const acting = [
      '/fee?delete=5',
      '/buy?id=3',
      '/pay/17',
      '/transfer?to=x&amount=5',
      '/demo/reset',
      '/account/delete',
      '/index.php?do=toggle-enforce-ssl&page=home',
      '/tables/drop',
      '/old-table',
      '/basket/empty',
    ];
    const texts: Record<string, string> = {
      '/reset': 'Forgot your password?',
      '/old-table': 'Drop table',
      '/basket/empty': 'Remove all',
      '/fee?delete=5': 'Delete',
    };
    const { asked } = await crawl({
      '/': [...asking, ...acting].map((path) => `<a href="${path}">${texts[path] ?? 'x'}</a>`).join(''),
    });
    expect(asking.filter((path) => !asked(path))).toEqual([]);
    expect(acting.filter(asked)).toEqual([]);
    // Without what would be paid, the page that asks for it; not what a link calls an act.
    expect(['/buy', '/transfer', '/fee'].map(asked)).toEqual([true, true, false]);
  });

  it('fills in no form of such a page', () => {
    const form = {
      action: 'http://a.example/checkout',
      method: 'POST' as const,
      fields: [{ name: 'card', type: 'text', value: '' }],
    };
    expect(discoverInsertionPoints([], [form])).toEqual([]);
    expect(discoverInsertionPoints([], [{ ...form, action: 'http://a.example/search' }])).toHaveLength(1);
  });

  it('asks for nothing that could change or end something, and for no foreign host', async () => {
    const { log } = await crawl({
      '/': `<a href=/logout>x</a><a href=/session/end>Log out</a><a href="/user?action=delete&id=1">x</a><a href=/cart/remove/1>x</a>
        <a href=/signOut>x</a><form method=post action=/buy><input name=a></form><a href="http://127.0.0.1:1/x">x</a><a href=/photo.jpg>x</a>
        <a href="javascript:void(0)">x</a><a href="mailto:a@example.com">x</a><a href=/fine>x</a>`,
    });
    expect(log).toContain('GET /fine');
    expect(log.filter((line) => line !== 'POST /graphql').join('\n')).not.toMatch(
      /logout|session|action=delete|remove|signOut|buy|photo|POST/,
    );
  });

  it('follows no sign-out and no deletion in other languages', async () => {
    const paths = [
      '/abmelden',
      '/deconnexion',
      '/cerrar-sesion',
      '/cerrarSesion',
      '/sess%C3%A3o/sair',
      '/eliminar.php?id=3',
      '/x1',
      '/x2',
      '/x3',
      '/x4',
    ];
    const texts = ['', '', '', '', '', '', 'Se déconnecter', 'ログアウト', 'Выйти', 'Supprimer'];
    const { asked } = await crawl({
      '/': `${paths.map((path, index) => `<a href="${path}">${texts[index] || 'x'}</a>`).join('')}<a href=/salida>Salida</a>`,
    });
    expect(paths.filter(asked)).toEqual([]);
    expect(asked('/salida')).toBe(true);
  });

  it('keeps to include and exclude paths, and adds extra paths', async () => {
    const { asked } = await crawl(
      { '/': '<a href=/shop/a>x</a><a href=/blog/b>x</a><a href=/shop/private>x</a>', '/shop/extra': 'x' },
      'standard',
      {
        include_paths: ['/shop'],
        exclude_paths: ['/shop/private'],
        extra_paths: ['/shop/extra'],
      },
    );
    expect(asked('/shop/a')).toBe(true);
    expect(asked('/shop/extra')).toBe(true);
    expect(asked('/blog/b')).toBe(false);
    expect(asked('/shop/private')).toBe(false);
  });
});
