import { setTimeout as delay } from 'node:timers/promises';
import type { GitHub } from './github-client.ts';
import { statusOf } from './github-errors.ts';
import { ownLogin } from './own-login.ts';
import {
  type CommentIdentity,
  carriesMarker,
  hasOtherSections,
  hasSection,
  sectionBudget,
  withSection,
} from './sticky-comment.ts';

export interface CommentPlace {
  readonly owner: string;
  readonly repo: string;
  readonly issue: number;
}

export interface CommentRequest {
  readonly place: CommentPlace;
  readonly identity: CommentIdentity;
  /** Makes this step's section, given the bytes it may take. */
  readonly render: (budget: number) => string;
  /** False: only an earlier comment is updated. */
  readonly mayCreate: boolean;
  /** Another step may write to the same comment at this moment. */
  readonly shared: boolean;
}

interface Existing {
  readonly id: number;
  readonly body: string;
  readonly html_url: string;
}

const ATTEMPTS = 6;
const LOOKS = 2;
const PAGES_MAX = 50;

/**
 * Creates or updates the one comment. It is known by its marker and its author, so that nobody else's comment is ever
 * taken for it; of two that concurrent steps made, the oldest stays.
 * @returns address of the comment, or null when there is none and none may be made
 */
export async function publishComment(github: GitHub, request: CommentRequest): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const written = await writeOnce(github, request);
    if (written === null) return null;
    const shared = request.shared || hasOtherSections(written.body, request.identity);
    if (!shared || attempt === ATTEMPTS) return written.html_url;
    const standing = await stands(github, request, attempt);
    if (standing !== null) return standing.html_url;
  }
}

/**
 * GitHub has no conditional update: of two writers the later wins. Looking again shows whether that was us; a second look,
 * a good while later, whether a slow writer had read the comment before us and wrote it after the first.
 * @returns the comment, or null when this step's section is gone from it
 */
async function stands(github: GitHub, request: CommentRequest, attempt: number): Promise<Existing | null> {
  let now: Existing | undefined;
  for (let look = 0; look < LOOKS; look += 1) {
    await delay(400 * (attempt + look) + Math.random() * 600);
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
  const answer = await github.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
  // Told with the text it had, which shows whether others write to it too.
  return { id: comment.id, body: `${comment.body}\n${body}`, html_url: answer.data.html_url };
}

function sectionOf(existing: string | null, request: CommentRequest): string {
  return request.render(sectionBudget(existing, request.identity));
}

/** Comments that carry the marker and were written by this token's own account, oldest first. All pages are read. */
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
    // The other step may have been faster.
    if (statusOf(error) !== 404) throw error;
  }
}
