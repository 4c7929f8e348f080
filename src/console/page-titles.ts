import type { PageName } from './logic/route.ts';

export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  overview: 'Overview',
  scans: 'Scans',
  targets: 'Targets',
  webhooks: 'Webhooks',
  usage: 'Usage',
  keys: 'API keys',
  members: 'Members',
  audit: 'Audit log',
};
