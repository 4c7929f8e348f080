import type { GitHub } from '../github/github-client.ts';

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
