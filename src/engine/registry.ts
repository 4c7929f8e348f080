import type { Check } from './check.ts';
import { exposureApiDocs } from './checks/exposure/api-docs.ts';
import { exposureBackupSource } from './checks/exposure/backup-source.ts';
import { exposureBasicAuthHttp } from './checks/exposure/basic-auth-http.ts';
import { exposureCredentials } from './checks/exposure/credentials.ts';
import { exposureDatabaseDump } from './checks/exposure/database-dump.ts';
import { exposureDirectoryListing } from './checks/exposure/directory-listing.ts';
import { exposureEnv } from './checks/exposure/env.ts';
import { exposureMetadata } from './checks/exposure/metadata.ts';
import { exposureMonitoring } from './checks/exposure/monitoring.ts';
import { exposureVcs } from './checks/exposure/vcs.ts';

/** Every check, sorted by id. Adding one: its file, its test, one line here, one row in the documentation. */
export const CHECKS: readonly Check[] = [
  exposureApiDocs,
  exposureBackupSource,
  exposureBasicAuthHttp,
  exposureCredentials,
  exposureDatabaseDump,
  exposureDirectoryListing,
  exposureEnv,
  exposureMetadata,
  exposureMonitoring,
  exposureVcs,
];
