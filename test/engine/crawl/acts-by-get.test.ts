import { describe, expect, it } from 'vitest';
import { readDescription } from '../../../src/engine/api/describe/read-description.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { serve } from '../../targets/serve.ts';
import { crawl } from './crawl-site.ts';

/** Acts in fifteen languages. */
const ACTS = [
  'refund withdraw close-account trash rm void discard poweroff halt expire confirm-order delete remove reset purge pay approve publish',
  'archive block vote invite send-mail reindex lock unlock rotate-keys reject accept regenerate like follow fork clone retry resend pin',
  'closeAccount sendReminder mark-as-paid toggle charge settle debit upvote merge launch execute wakeup grab dismiss process bypass',
  'kündigen stornieren löschen abbrechen rembourser annuler valider supprimer reembolsar anular borrar aprovar enviar annulla rimborsare',
  'opzeggen annuleren terugbetalen anuluj zatwierdź zrušit schválit avbryt godkänn hyväksy poista iptal onayla отменить подтвердить',
  'скасувати ακύρωση 删除 取消订单 退款 削除 キャンセル 承認 삭제 취소 ยกเลิก إلغاء रद्द',
]
  .join(' ')
  .split(' ');

/** What is read below an id. */
const READ = [
  '/orders/7/items',
  '/users/3/profile',
  '/posts/12/comments',
  '/api/things/5/history',
  '/orders/7/invoice.pdf.html',
  '/orders/7/edit',
  '/users/3/activity',
  '/users/3/addresses',
  '/products/9/availability',
  '/products/9/reviews/latest',
  '/projects/8/settings',
  '/repos/31/commits/4ab1c0ffee21/diff',
  '/invoices/6/show',
  '/customers/4/payment-methods',
  '/questions/12345/how-do-i-pair-my-keyboard',
  '/2024/05/hello-world',
  '/shops/5/commentaires',
  '/laden/5/bilder',
  '/cuentas/5/transacciones',
  '/boats/17/skipper',
  '/fr/7/детали',
  '/v1/things/7:fetch',
  "/odata/Things('a7f3k2')/Items",
  '/users/ann@example.com/profile',
  '/guides/storage/resize',
  '/categories/tools/run',
  '/posts/12/comments.json',
  '/लेख/7/items',
];
/** Collections that make a word of theirs a noun. */
const COLLECTIONS = ['/skipper', '/детали', '/page?action=view&id=7', '/page?action=items&id=8'];

const links = (paths: readonly string[]) => paths.map((path) => `<a href="${encodeURI(path)}">more</a>`).join('\n');
/** What a server saw, decoded. */
const requests = (log: readonly string[]) => log.map((line) => decodeURIComponent(line.replace(/^GET /, '')));

describe('an act that a GET would carry out', () => {
  it('is never requested where it is linked, before or after an id, or in a query', async () => {
    const acting = ACTS.flatMap((word, at) => [
      `/orders${at}/7/${word}`,
      `/account${at}/ord_8f3k2/${word}.php`,
      `/things${at}/3fa85f64-5717-4562-b3fc-2c963f66afa6/actions/${word}`,
      `/index.php?action=${word}&id=${at}`,
    ]);
    const named = [
      '/refund/7',
      '/orders/withdraw/7',
      '/void?id=7',
      '/refund.php?order=7',
      '/list?approve=7',
      '/me/close-account',
      '/poweroff',
    ];
    const texts = '<a href="/o/7?step=2">Refund</a><a href="/o/8?step=3">Confirm order</a>';
    const { log } = await crawl({
      '/': `${links([...acting, ...named])}${texts}<a href=/fine>fine</a>`,
      '/fine': 'fine',
    });
    const seen = requests(log);
    expect(seen).toContain('/fine');
    expect(seen.filter((path) => [...acting, ...named].some((one) => path.startsWith(one)))).toEqual([]);
    expect(seen.filter((path) => path.startsWith('/o/'))).toEqual([]);
  });

  it('is never requested in the forms that frameworks give it', async () => {
    const acting = ACTS.flatMap((word, at) => [
      `/orders${at}/7/${word}.json`,
      `/orders${at}/7/${word}.html`,
      `/v1/orders${at}/7:${word}`,
      `/odata/Orders${at}(7)/${word}`,
      `/odata/Orders${at}(guid'3fa85f64-5717-4562-b3fc-2c963f66afa6')/${word}`,
      `/users${at}/ann@example.com/${word}`,
      `/app${at}/order.do?method=${word}&id=7`,
    ]);
    const named = [
      '/projects/my-shop/publish',
      '/users/ann/impersonate',
      '/ann/my-shop/actions/merge',
      '/cart/empty',
      '/me/suspend',
      '/deployments/7/release',
      '/cards/7/default',
      '/jobs/7/queue',
      '/disks/7/repartition',
      '/parcels/7/reship',
      '/notes/7/read-and-burn',
      '/7/पुष्टि-करें',
    ];
    const { log } = await crawl({ '/': `<a href=/fine>fine</a>${links([...acting, ...named])}`, '/fine': 'fine' });
    const seen = requests(log);
    expect(seen).toContain('/fine');
    expect(seen.filter((path) => [...acting, ...named].some((one) => path.startsWith(one)))).toEqual([]);
  });

  it('is never requested by a form, nor with payloads', async () => {
    const forms = ['/orders/7/refund', '/orders/7/genehmigen', '/refund']
      .map((action) => `<form action="${action}"><input name="id" value="7"><button>Go</button></form>`)
      .join('');
    const { log } = await crawl({
      '/': `${forms}<form action="/orders/7/search"><input name="q"></form>`,
      '/orders/7/search': 'found',
    });
    // The page at `/refund` may ask for what its form would send.
    expect(requests(log).filter((path) => /refund.|genehmigen/.test(path))).toEqual([]);
  });

  it('is no operation that is read in an API description', () => {
    const paths = Object.fromEntries(
      [
        ...ACTS.map((word) => `/things/{id}/${word}`),
        '/accounts/{accountId}/close-account',
        '/things/{id}/charge/now',
        '/things/{id}:genehmigen',
        "/Things('{id}')/Ship",
      ].map((path) => [path, { get: { operationId: `get${path}`, responses: {} } }]),
    );
    const read = [
      '/things/{id}/items',
      '/things/{id}/history',
      '/things/{id}/geometria',
      '/things/{id}/skipper',
      '/skipper',
      '/things/{id}/berths/{berth}',
    ];
    const reading = Object.fromEntries(
      read.map((path) => [
        path,
        { get: { summary: path.endsWith('geometria') ? 'Returns the outline of a thing' : '', responses: {} } },
      ]),
    );
    const document = { openapi: '3.0.3', info: { title: 'Things' }, paths: { ...paths, ...reading } };
    const operations = readDescription(JSON.stringify(document), new URL('http://a.example/'))?.operations ?? [];
    expect(
      operations
        .filter(({ isRead }) => isRead)
        .map(({ template }) => new URL(template).pathname.replaceAll(/%7B/g, '{').replaceAll(/%7D/g, '}')),
    ).toEqual(read);
  });

  it.skipIf(chromiumPath === null)(
    'is never requested by the browser, whether linked, routed or behind a button',
    async () => {
      const served = await serve(({ path }) =>
        path === '/'
          ? {
              headers: [['Content-Type', 'text/html; charset=utf-8']],
              body: `<!doctype html><title>Orders</title>${links(['/orders/7/genehmigen', '/orders/7/refund', '/orders/7/items'])}
              <button onclick="fetch('/api/orders/7/freigeben')">Go on</button><button onclick="fetch('/api/orders/7/void')">Next</button>
              <button onclick="location.href = '/orders/8/abbuchen'">Further</button><button onclick="fetch('/api/orders/7/lines')">Lines</button>
              <script>fetch('/api/boats/7/besatzung')</script>`,
            }
          : { headers: [['Content-Type', path.startsWith('/api/') ? 'application/json' : 'text/html']], body: '{}' },
      );
      const opened = await evidenceStore(`http://127.0.0.1:${served.port}`, { browserPath: chromiumPath });
      try {
        await opened.store.gather('browser');
        const seen = served.log.map(({ path }) => path.split('?')[0] ?? '');
        expect(seen.filter((path) => /genehmigen|refund|freigeben|void|abbuchen/.test(path))).toEqual([]);
        // Data that the page reads by itself when it is opened, and what is read by its name.
        expect(seen).toEqual(
          expect.arrayContaining(['/api/boats/7/besatzung', '/api/orders/7/lines', '/orders/7/items']),
        );
      } finally {
        await opened.close();
        await served.close();
      }
    },
  );
});

it('what the user names is requested after an id, too, unless it names an act', async () => {
  const options = { extra_paths: ['/boats/7/besatzung', '/boats/7/refund'] };
  const { asked } = await crawl(
    { '/': 'Boats', '/boats/7/besatzung': 'Crew', '/boats/7/refund': 'x' },
    'standard',
    options,
  );
  expect(['/boats/7/besatzung', '/boats/7/refund'].map(asked)).toEqual([true, false]);
});

it('what is read below an id is requested', async () => {
  const pages = Object.fromEntries([...READ, ...COLLECTIONS].map((path) => [encodeURI(path), `<h1>${path}</h1>`]));
  const { log } = await crawl({ '/': links([...COLLECTIONS, ...READ]), ...pages });
  const seen = requests(log);
  expect([...READ, ...COLLECTIONS].filter((path) => !seen.includes(path))).toEqual([]);
});
