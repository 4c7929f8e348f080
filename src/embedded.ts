import type { RunningService, ServiceOptions, StoreOptions } from './service/options.ts';

export type { KeyKeeper } from './service/options.ts';

/** IDs of all checks of the embedded service, in whatever scan type they run. */
export async function registeredCheckIds(): Promise<string[]> {
  const { CHECKS } = await import('./engine/registry.ts');
  return CHECKS.map(({ meta }) => meta.id);
}

/**
 * Starts the service in this process. Both composition roots (action and CLI) use it; nothing else may. The service, with
 * its engine and its database, is loaded when a job needs it, so that the start of either face stays fast.
 */
export async function startEmbeddedService(options: ServiceOptions): Promise<RunningService> {
  const { startService } = await import('./service/start.ts');
  return startService(options);
}

/**
 * The browser for scans of an embedded service.
 * @param given its program file; null: one of this machine
 * @returns null without a browser; a given file that is no program is none either
 */
export async function browserOption(
  given: string | null,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Pick<ServiceOptions, 'browserPath'> | null> {
  const { findBrowser } = await import('./engine/browser/cdp/find-browser.ts');
  const path = findBrowser(given === null ? environment : { CHROME_BIN: given });
  return path === null ? null : { browserPath: path };
}

/** Issues a new admin token on the data of a service, without the service; see `service/admin/admin-token.ts`. */
export async function issueAdminToken(
  store: StoreOptions,
  keep: (issued: { readonly workspaceId: string; readonly adminToken: string }) => Promise<void>,
): Promise<void> {
  const { issueAdminToken } = await import('./service/admin/admin-token.ts');
  return issueAdminToken(store, keep);
}
