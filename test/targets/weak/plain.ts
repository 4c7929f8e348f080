import type { Site } from '../serve.ts';

const HEADERS = [['Content-Type', 'text/html; charset=utf-8']] as const;

/** A router's page as it is met inside of companies: everything over plain HTTP. */
export const plainSite: Site = ({ path }) => {
  switch (path) {
    case '/':
      return {
        headers: HEADERS,
        body: '<!DOCTYPE html><html><title>Box</title><a href="/login">Sign in</a> <a href="/admin/">Admin</a></html>',
      };
    case '/login':
      return {
        headers: HEADERS,
        body: '<!DOCTYPE html><html><title>Sign in</title><form action="/login" method="post"><input name="user"><input name="password" type="password"></form></html>',
      };
    case '/admin/':
      return { status: 401, headers: [...HEADERS, ['WWW-Authenticate', 'Basic realm="Box"']], body: 'Sign in first' };
    case '/.env':
      return { headers: HEADERS, body: 'BOX_MODE=live\nBOX_SECRET=open-sesame-77\n' };
    default:
      return { status: 404, headers: HEADERS, body: '<html>Not found</html>' };
  }
};
