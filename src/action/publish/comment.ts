import { setTimeout as delay } from 'node:timers/promises';
import type { GitHub } from '../github/github-client.ts';
import { statusOf } from '../github/github-errors.ts';
import {
  type CommentIdentity,
  carriesMarker,
  hasOtherSections,
  hasSection,
  sectionBudget,
  withSection,
} from './sticky-comment.ts';

/** Login of the token's account. Uses GraphQL first, because the token of an app cannot read `/user`. */
export async function ownLogin(github: GitHub): Promise<string> {
  try {
    const { viewer } = await github.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    if (viewer.login !== '') return viewer.login;
  } catch {
    // A server without GraphQL, or a token that may not use it.
  }
  try {
    return (await github.rest.users.getAuthenticated()).data.login;
  } catch {
    return 'github-actions[bot]';
  }
}

export interface CommentPlace {
  readonly owner: string;
  readonly repo: string;
  readonly issue: number;
}

export interface CommentRequest {
  readonly place: CommentPlace;
  readonly identity: CommentIdentity;
  /** Renders this step's section within a budget of bytes. */
  readonly render: (budget: number) => string;
  /** False: only update an existing comment. */
  readonly mayCreate: boolean;
  /** Another step may write to the same comment concurrently. */
  readonly shared: boolean;
}

interface Existing {
  readonly id: number;
  readonly body: string;
  readonly html_url: string;
}

const ATTEMPTS = 6;
const VERIFICATIONS = 2;
const PAGES_MAX = 50;

/**
 * Creates or updates the comment. It is identified by its marker and its author, so that no other account's comment is
 * changed. If concurrent steps created two, the older one stays.
 * @returns URL of the comment; null if there is none and none may be created
 */
export async function publishComment(github: GitHub, request: CommentRequest): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const written = await writeOnce(github, request);
    if (written === null) return null;
    const shared = request.shared || hasOtherSections(written.body, request.identity);
    if (!shared || attempt === ATTEMPTS) return written.html_url;
    const current = await verifyWrite(github, request, attempt);
    if (current !== null) return current.html_url;
  }
}

/**
 * GitHub has no conditional update: the last of concurrent writers wins. Reads the comment again to see whether this step's
 * section survived, and once more later, because a slow writer may have read the comment before this write.
 * @returns the comment; null if this step's section was overwritten
 */
async function verifyWrite(github: GitHub, request: CommentRequest, attempt: number): Promise<Existing | null> {
  let now: Existing | undefined;
  for (let check = 0; check < VERIFICATIONS; check += 1) {
    await delay(400 * (attempt + check) + Math.random() * 600);
    [now] = await ownComments(github, request);
    if (now === undefined || !hasSection(now.body, sectionOf(now.body, request), request.identity)) return null;
  }
  return now ?? null;
}

async function writeOnce(github: GitHub, request: CommentRequest): Promise<Existing | null> {
  const { place, identity } = request;
  const repository = { owner: place.owner, repo: place.repo };
  const [oldest, ...later] = await ownComments(github, request);
  if (oldest === undefined) {
    if (!request.mayCreate) return null;
    const body = withSection(null, sectionOf(null, request), identity);
    const created = await github.rest.issues.createComment({ ...repository, issue_number: place.issue, body });
    const [first] = await ownComments(github, request, created.data.user?.login);
    if (first === undefined || first.id >= created.data.id)
      return { id: created.data.id, body, html_url: created.data.html_url };
    await removeComment(github, request, created.data.id);
    return update(github, request, first);
  }
  for (const duplicate of later) await removeComment(github, request, duplicate.id);
  return update(github, request, oldest);
}

async function update(github: GitHub, request: CommentRequest, comment: Existing): Promise<Existing> {
  const body = withSection(comment.body, sectionOf(comment.body, request), request.identity);
  if (body === comment.body) return comment;
  const { owner, repo } = request.place;
  const response = await github.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
  // With the previous text, which shows whether other steps write to it too.
  return { id: comment.id, body: `${comment.body}\n${body}`, html_url: response.data.html_url };
}

function sectionOf(existing: string | null, request: CommentRequest): string {
  return request.render(sectionBudget(existing, request.identity));
}

/** Comments with the marker that this token's account wrote, oldest first. */
async function ownComments(github: GitHub, request: CommentRequest, knownLogin?: string): Promise<Existing[]> {
  const { owner, repo, issue } = request.place;
  const marked: (Existing & { readonly login: string })[] = [];
  const pages = github.paginate.iterator(github.rest.issues.listComments, {
    owner,
    repo,
    issue_number: issue,
    per_page: 100,
  });
  let read = 0;
  for await (const page of pages) {
    for (const comment of page.data) {
      const body = comment.body ?? '';
      if (!carriesMarker(body, request.identity)) continue;
      marked.push({ id: comment.id, body, html_url: comment.html_url, login: comment.user?.login ?? '' });
    }
    read += 1;
    if (read === PAGES_MAX) break;
  }
  if (marked.length === 0) return [];
  const self = knownLogin ?? (await ownLogin(github));
  return marked.filter((comment) => comment.login === self).sort((left, right) => left.id - right.id);
}

async function removeComment(github: GitHub, request: CommentRequest, id: number): Promise<void> {
  const { owner, repo } = request.place;
  try {
    await github.rest.issues.deleteComment({ owner, repo, comment_id: id });
  } catch (error) {
    // Another step may have deleted it.
    if (statusOf(error) !== 404) throw error;
  }
}
