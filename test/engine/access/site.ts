import { createServer } from 'node:http';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

interface Faults {
  readonly objects?: boolean;
  readonly functions?: boolean;
  readonly cache?: boolean;
  /** The record does not name its owner. */
  readonly unnamed?: boolean;
}

const ORDERS: Readonly<Record<string, string>> = { '/orders/1001': 'anna', '/orders/1002': 'bruno' };

/** A shop with two customers and an administrator; the session is the name of the user. */
function shop(faults: Faults) {
  const stored = new Map<string, string>();
  const log: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    log.push(`${request.method} ${pathname}`);
    let body = '';
    for await (const chunk of request) body += chunk;
    const user = /user=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const html = (markup: string, status = 200, headers = {}) => {
      const page = `<!doctype html><title>Shop</title>${markup}<p>Request ${log.length}</p>`;
      if (faults.cache === true && pathname.endsWith('.css')) stored.set(pathname, page);
      response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(page);
    };
    const kept = stored.get(pathname);
    if (kept !== undefined) return response.writeHead(200, { 'Content-Type': 'text/html' }).end(kept);
    if (request.method === 'POST') {
      const name = new URLSearchParams(body).get('username') ?? '';
      return html('', 302, { Location: '/', 'Set-Cookie': `user=${name}; Path=/` });
    }
    if (pathname === '/login')
      return html(
        '<form method="post"><input name="username"><input name="password" type="password"><button>Log in</button></form>',
      );
    if (user === undefined) return html('', 302, { Location: '/login' });
    const content = contentFor(user, pathname, faults);
    return content === null ? html('<h1>Not found</h1>', 404) : html(MENU.replace('{user}', user) + content);
  });
  return { server, log };
}

const MENU =
  '<nav>Signed in as {user} <a href="/account">Account</a> <a href="/orders">Orders</a> <a href="/news/2001">News</a> <a href="/logout">Log out</a></nav>';

/** The page of a path as a user sees it; null when there is none. */
function contentFor(user: string, path: string, faults: Faults): string | null {
  const isAdmin = user === 'root';
  const adminLinks = isAdmin ? '<a href="/admin/users">Users</a> <a href="/admin/audit">Audit</a>' : '';
  const account = `<h1>Account of ${user}</h1><p>Delivery to Harbour Street 12, Bremen`;
  const users = '<h1>All users</h1><table><tr><td>Carla<td>Harbour Street<tr><td>Dmitri<td>Canal Road</table>';
  const own = Object.keys(ORDERS).filter((order) => ORDERS[order] === user);
  const pages: Readonly<Record<string, string | null>> = {
    '/': `<h1>Welcome</h1>${adminLinks}`,
    '/account': account,
    '/orders': own.map((order) => `<a href="${order}">Order</a>`).join(''),
    '/news/2001': '<h1>News</h1><p>anna writes that the shop has new chairs from Sweden.',
    '/admin/users': isAdmin || faults.functions === true ? users : null,
    '/admin/audit': isAdmin ? '<h1>Audit</h1><p>Carla changed a price yesterday evening.' : null,
  };
  if (faults.cache === true && path.startsWith('/account/')) return account;
  return pages[path] ?? orderPage(user, path, faults);
}

function orderPage(user: string, path: string, faults: Faults): string | null {
  const owner = ORDERS[path];
  if (owner === undefined || (owner !== user && faults.objects !== true)) return null;
  const buyer = faults.unnamed === true ? '' : `<p>Buyer: ${owner}`;
  return `<h1>Order ${path.slice(-4)}</h1>${buyer}<p>Three oak chairs to Harbour Street ${path.slice(-4)}`;
}

/** Scans the shop with three identities. @returns the rows of the access checks, and their findings */
export async function scanShop(
  faults: Faults,
  logins: readonly ('second_login' | 'admin_login')[] = ['second_login', 'admin_login'],
) {
  const { server, log } = shop(faults);
  const { url, close } = await listen(server);
  try {
    const names = { second_login: 'bruno', admin_login: 'root' };
    const others = Object.fromEntries(logins.map((name) => [name, { username: names[name], password: 'secret-62' }]));
    const result = await runScan({
      target: url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: { login: { username: 'anna', password: 'secret-62' }, ...others },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const { checks, findings, coverage } = result.report;
    return {
      log,
      coverage,
      status: (id: string) => checks.find(({ check_id }) => check_id === id)?.status,
      findings: findings
        .filter(({ check_id }) => check_id.startsWith('access.'))
        .map(({ check_id, severity, confidence, location }) => [
          check_id,
          new URL(location.url).pathname.replace(/[a-z]{8}\.css$/, 'x.css'),
          severity,
          confidence,
        ]),
    };
  } finally {
    await close();
  }
}
