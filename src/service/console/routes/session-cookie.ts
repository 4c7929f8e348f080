import type { FastifyReply } from 'fastify';
import type { ConsoleOrigin } from '../links.ts';
import { cookieName } from './authenticate-session.ts';

/** Without Max-Age the browser drops the cookie when it closes; the server ends the session in any case. */
export function setSessionCookie(reply: FastifyReply, origin: ConsoleOrigin, value: string, more: string): void {
  const secure = origin.isTls ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName(origin)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${more}`);
}
