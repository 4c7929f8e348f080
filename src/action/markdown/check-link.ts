import manifest from '../../../package.json' with { type: 'json' };
import type { ActionContext } from '../context.ts';

/** Makes the address of a check's page in the repository the action came from; null when that is not known. */
export type CheckLink = (checkId: string) => string | null;

export function checkLinks(source: ActionContext['actionSource']): CheckLink {
  if (source === null) return () => null;
  const base = `${repositoryPage(source)}/blob/${source.ref}/docs/checks`;
  return (checkId) => (/^[a-z]+\.[a-z0-9-]+$/.test(checkId) ? `${base}/${checkId}.md` : null);
}

/** Page of this action: the repository it came from, else the one that it names itself. */
export function toolPage(source: ActionContext['actionSource']): string {
  return source === null ? manifest.homepage : repositoryPage(source);
}

function repositoryPage({ repository }: NonNullable<ActionContext['actionSource']>): string {
  return `https://github.com/${repository}`;
}
