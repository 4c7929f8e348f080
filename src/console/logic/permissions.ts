import type { ConsoleSession } from '../../contract/console.ts';
import type { Scope } from '../../contract/key.ts';
import { listed } from './format.ts';
import type { PageName } from './route.ts';

/** Scopes of which a page needs one; `admin` is the admin API. */
const NEEDS: Readonly<Record<PageName, readonly (Scope | 'admin')[]>> = {
  overview: [],
  scans: ['scans:read'],
  targets: ['targets:read'],
  webhooks: ['webhooks:write'],
  channels: ['webhooks:write'],
  usage: ['usage:read'],
  keys: ['admin'],
  members: ['admin'],
  audit: ['admin'],
};

type Allowance = Pick<ConsoleSession, 'scopes' | 'admin_api'>;

export function may(session: Allowance, scope: Scope | 'admin'): boolean {
  return scope === 'admin' ? session.admin_api : session.scopes.includes(scope);
}

export function mayOpen(session: Allowance, page: PageName): boolean {
  const needs = NEEDS[page];
  return needs.length === 0 || needs.some((scope) => may(session, scope));
}

/** Why a page is closed to the session, and what to do. */
export function whyClosed(page: PageName): string {
  const needs = NEEDS[page];
  if (needs.includes('admin')) {
    return 'Only admins can open this page. Sign in with the admin token, a one-time link of “scan-gate console --bootstrap FILE”, or as a member with the role admin.';
  }
  return `This page needs a token with the scope ${listed(needs)}. Ask an admin for a token that has it.`;
}
