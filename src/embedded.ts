import type { CallbackServer, CallbackServerOptions } from './engine/transport/callbacks/callback-server.ts';
import type { NamedText } from './gate/inputs/config-file.ts';
import { verifiedRules } from './gate/inputs/rule-files.ts';
import type { SettingsSources } from './gate/inputs/settings-sources.ts';
import { UsageError } from './gate/model/usage-error.ts';
import type { ParsedSettings, ServiceSettings } from './gate/settings/settings.ts';
import type { RunningService, ServiceOptions, StoreOptions } from './service/options.ts';

export type { KeyKeeper } from './service/options.ts';

/** IDs of all checks of the embedded service, in whatever scan type they run. @param rules of the repository */
export async function registeredCheckIds(rules: ServiceSettings['rules'] = []): Promise<string[]> {
  const { CHECKS } = await import('./engine/registry.ts');
  return [...CHECKS.map(({ meta }) => meta.id), ...rules.map(({ id }) => String(id))];
}

/**
 * Adds the rules of the repository to the settings of a run: its files, and those in the configuration file. A separate service has
 * its own.
 * @throws UsageError with every fault of a rule, its file and its line
 */
export async function withRules(
  settings: ParsedSettings,
  { ruleFiles = [], configFile }: Pick<SettingsSources, 'ruleFiles' | 'configFile'>,
): Promise<ParsedSettings> {
  const texts = ruleTexts(ruleFiles, settings.service.rules.length > 0 ? configFile : null);
  if (texts.length === 0) return settings;
  if (settings.service.apiUrl !== null) {
    const { policyOrigin } = settings.gate;
    const warning = `The rules of this repository (${texts[0]?.name ?? ''}, …) did not run: a separate service runs those that PUT /v1/checks gave it.`;
    const warnings = [...policyOrigin.warnings, warning];
    return { ...settings, gate: { ...settings.gate, policyOrigin: { ...policyOrigin, warnings } } };
  }
  return { ...settings, service: { ...settings.service, rules: await readRules(texts) } };
}

/** The rules of the repository. @throws UsageError with every fault of a rule, its file and its line */
export async function repositoryRules({
  ruleFiles = [],
  configFile,
}: Pick<SettingsSources, 'ruleFiles' | 'configFile'>): Promise<ServiceSettings['rules']> {
  return readRules(ruleTexts(ruleFiles, configFile));
}

function ruleTexts(ruleFiles: readonly NamedText[], configFile: NamedText | null | undefined) {
  return [...verifiedRules(ruleFiles), ...(configFile == null ? [] : [{ ...configFile, isConfig: true }])];
}

/** @throws UsageError with every fault of a rule, its file and its line */
async function readRules(texts: ReturnType<typeof ruleTexts>): Promise<ServiceSettings['rules']> {
  const { readRuleTexts } = await import('./engine/rules/read-texts.ts');
  const { rules, problems } = readRuleTexts(texts);
  const [first] = problems;
  if (first !== undefined) {
    const ofFile = problems.filter(({ name }) => name === first.name).slice(0, 10);
    throw UsageError.inFile('checks', first.name, ofFile);
  }
  return rules;
}

/**
 * Starts the service in this process. Both composition roots (action and CLI) use it; nothing else may. The service, with
 * its engine and its database, is loaded when a job needs it, so that the start of either face stays fast.
 */
export async function startEmbeddedService(options: ServiceOptions): Promise<RunningService> {
  const { startService } = await import('./service/start.ts');
  return startService(options);
}

/** Starts a listener for callbacks; see `engine/transport/callbacks/callback-server.ts`. */
export async function startCallbacks(options: CallbackServerOptions): Promise<CallbackServer> {
  const { startCallbackServer } = await import('./engine/transport/callbacks/callback-server.ts');
  return startCallbackServer(options);
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

/**
 * Migrates the database of a service, without the service; see `service/admin/migrate-database.ts`.
 * @param onApplied called with the name of each migration when it has been applied
 */
export async function migrateDatabase(store: StoreOptions, onApplied: (name: string) => void): Promise<void> {
  const { migrateDatabase } = await import('./service/admin/migrate-database.ts');
  return migrateDatabase(store, onApplied);
}

/** SQL of the migrations that the database of a service lacks, which does not change. */
export async function pendingMigrations(store: StoreOptions): Promise<readonly { name: string; sql: string }[]> {
  const { pendingMigrations } = await import('./service/admin/migrate-database.ts');
  return pendingMigrations(store);
}
