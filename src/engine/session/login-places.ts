import { isActByGet } from '../crawl/link-policy.ts';
import { hasName } from '../data/names.ts';
import type { DocumentLink, HtmlDocument } from '../web/html/document-model.ts';
import { isSignInLink, isSignOutLink } from '../web/sign-in-page.ts';

const LINKS_MAX = 6;
const FRAMES_MAX = 3;

/** Devise, Django, Laravel, WordPress, Spring Security, Keycloak, phpBB, NextAuth, ASP.NET Identity and others; those of the staff last. */
export const USUAL_PATHS: readonly string[] = [
  '/login',
  '/users/sign_in',
  '/accounts/login/',
  '/signin',
  '/sign-in',
  '/wp-login.php',
  '/auth/login',
  '/user/login',
  '/api/auth/signin',
  '/Identity/Account/Login',
  '/Account/Login',
  '/users/log_in',
  '/session/new',
  '/account/login',
  '/ucp.php?mode=login',
  '/login.php',
  '/admin/login/',
];

/** Links to a sign-in: the shortest path first; those for staff, partners and merchants last. */
export function signInLinks({ links }: HtmlDocument): DocumentLink[] {
  const found = links.filter(isSignInLink);
  const ranked = found.map((link) => ({ link, rank: rankOf(link) }));
  ranked.sort((one, other) => one.rank - other.rank);
  const byUrl = new Map(ranked.map(({ link }) => [link.url, link]));
  return [...byUrl.values()].slice(0, LINKS_MAX);
}

const STAFF_RANK = 10_000;
const SEGMENT_RANK = 100;

function rankOf({ url, text }: DocumentLink): number {
  const path = new URL(url).pathname.slice(0, 2_000);
  const segments = path.split('/').length;
  const isStaff = hasName('staff-page', path) || hasName('staff-page', text.slice(0, 200));
  return (isStaff ? STAFF_RANK : 0) + Math.min(segments, 50) * SEGMENT_RANK + Math.min(path.length, SEGMENT_RANK - 1);
}

/** The frames of a page, which may hold its form. */
export function framesOf({ links }: HtmlDocument): string[] {
  const frames = links.filter(({ element }) => element === 'frame' || element === 'iframe');
  return [...new Set(frames.map(({ url }) => url))].slice(0, FRAMES_MAX);
}

/** Links to pages that may ask for a sign-in: likely ones first. */
export function memberLinks({ links }: HtmlDocument): string[] {
  const pages = links.filter(
    ({ element, url, text }) => element === 'a' && !isSignOutLink({ url, text }) && !isActByGet(new URL(url)),
  );
  const likely = ({ url, text }: DocumentLink) =>
    hasName('member-page', new URL(url).pathname) || hasName('member-page', text) ? 0 : 1;
  const ranked = [...pages].sort((one, other) => likely(one) - likely(other));
  return [...new Set(ranked.map(({ url }) => url))].slice(0, LINKS_MAX);
}
