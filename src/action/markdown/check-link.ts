import manifest from '../../../package.json' with { type: 'json' };
import { isBuiltIn } from '../../shared/check-groups.ts';
import type { ActionContext } from '../inputs/context.ts';

/** Builds the URL of a check's page in the action's repository; null if the repository is unknown. */
export type CheckLink = (checkId: string) => string | null;

export function checkLinks(source: ActionContext['actionSource']): CheckLink {
  if (source === null) return () => null;
  const base = `${repositoryPage(source)}/blob/${source.ref}/docs/checks`;
  return (checkId) => (/^[a-z]+\.[a-z0-9-]+$/.test(checkId) && isBuiltIn(checkId) ? `${base}/${checkId}.md` : null);
}

/** Home page of the action: its repository, or the homepage of its manifest. */
export function toolPage(source: ActionContext['actionSource']): string {
  return source === null ? manifest.homepage : repositoryPage(source);
}

function repositoryPage({ repository }: NonNullable<ActionContext['actionSource']>): string {
  return `https://github.com/${repository}`;
}
