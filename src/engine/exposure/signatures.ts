import { directoryListing } from '../web/directory-listing.ts';
import type { Signature } from '../web/signature.ts';
import {
  actuatorConfigProps,
  actuatorEnvironment,
  actuatorHealth,
  actuatorHeapDump,
  actuatorIndex,
  actuatorLoggers,
  actuatorMappings,
  actuatorThreads,
} from './actuator.ts';
import { apiExplorer, graphqlSchema, openApi } from './api-docs.ts';
import { anyArchive } from './archives.ts';
import { phpSource, scriptSource, vimSwap, webConfig } from './backups.ts';
import {
  awsCredentials,
  gitCredentials,
  htpasswd,
  netrc,
  npmrc,
  pgpass,
  privateKey,
  puttyKey,
  railsDatabase,
  sftpSettings,
} from './credentials.ts';
import { heapDump, sqlGzip, sqliteFile, sqlText } from './databases.ts';
import { environmentFile } from './environment.ts';
import {
  composeFile,
  composerManifest,
  dockerfile,
  dsStore,
  ideaWorkspace,
  packageManifest,
  pipelineFile,
  requirementsFile,
} from './metadata.ts';
import {
  apacheStatus,
  aspNetTrace,
  elmahLog,
  goProfile,
  goVariables,
  nginxStatus,
  phpInfo,
  prometheusMetrics,
} from './monitoring.ts';
import { PRODUCT_SIGNATURES } from './products/product-rules.ts';
import { gitConfig, gitHead, hgRequires, svnDatabase, svnEntries } from './vcs.ts';

/** Every signature by the name the catalogue uses. */
export const SIGNATURES = {
  'git-head': gitHead,
  'git-config': gitConfig,
  'svn-entries': svnEntries,
  'svn-database': svnDatabase,
  'hg-requires': hgRequires,
  environment: environmentFile,
  htpasswd,
  npmrc,
  netrc,
  pgpass,
  'aws-credentials': awsCredentials,
  'git-credentials': gitCredentials,
  'private-key': privateKey,
  'putty-key': puttyKey,
  'sftp-settings': sftpSettings,
  sql: sqlText,
  'sql-gzip': sqlGzip,
  sqlite: sqliteFile,
  'heap-dump': heapDump,
  'php-source': phpSource,
  'script-source': scriptSource,
  'vim-swap': vimSwap,
  archive: anyArchive,
  'actuator-index': actuatorIndex,
  'actuator-environment': actuatorEnvironment,
  'actuator-heap-dump': actuatorHeapDump,
  'actuator-health': actuatorHealth,
  'actuator-mappings': actuatorMappings,
  'actuator-config-props': actuatorConfigProps,
  'actuator-threads': actuatorThreads,
  'actuator-loggers': actuatorLoggers,
  prometheus: prometheusMetrics,
  'apache-status': apacheStatus,
  phpinfo: phpInfo,
  pprof: goProfile,
  expvar: goVariables,
  'nginx-status': nginxStatus,
  elmah: elmahLog,
  'aspnet-trace': aspNetTrace,
  'rails-database': railsDatabase,
  listing: directoryListing,
  openapi: openApi,
  'api-explorer': apiExplorer,
  graphql: graphqlSchema,
  'ds-store': dsStore,
  composer: composerManifest,
  package: packageManifest,
  pipeline: pipelineFile,
  requirements: requirementsFile,
  dockerfile,
  compose: composeFile,
  'ide-workspace': ideaWorkspace,
  'web-config': webConfig,
  ...PRODUCT_SIGNATURES,
} satisfies Record<string, Signature>;

export type SignatureName = keyof typeof SIGNATURES;
