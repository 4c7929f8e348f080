/** HTTP status of an octokit error; null for other errors. */
export function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Explains a GitHub API error in one line, with a fix if there is one. */
export function explainGitHubError(error: unknown, permission: string): string {
  const status = statusOf(error);
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  if (status === 401) return 'GitHub does not accept the token (401); check `github-token`';
  if (status === 403 && /rate limit/i.test(message)) return `GitHub's rate limit is exceeded (403): ${message}`;
  if (status === 403 || status === 404)
    return `the token lacks permission (${status}); the job needs \`permissions: ${permission}\`, which runs of forks and Dependabot do not get`;
  const what = message.trim() === '' ? 'GitHub responded with an error and no message' : message;
  const again = status !== null && status >= 500 ? '; run the job again, or see https://www.githubstatus.com' : '';
  return `${what}${status === null ? '' : ` (${status})`}${again}`;
}
