import type { ActionContext } from '../context.ts';

/** Makes the address of a check's page in the repository the action came from; null when that is not known. */
export type CheckLink = (checkId: string) => string | null;

export function checkLinks(source: ActionContext['actionSource']): CheckLink {
  if (source === null) return () => null;
  const base = `https://github.com/${source.repository}/blob/${source.ref}/docs/checks`;
  return (checkId) => (/^[a-z]+\.[a-z0-9-]+$/.test(checkId) ? `${base}/${checkId}.md` : null);
}
