import { accessBypasses } from './bypass/probe-bypass.ts';
import { poisonedCaches } from './cache/probe-cache.ts';
import { codeExpressions } from './code/probe-code.ts';
import { commandCallbacks, commandDelays, commandOutput, commandSeparators } from './command/probe-command.ts';
import { ldapConditions, ldapErrors } from './directory/probe-ldap.ts';
import { xpathConditions, xpathErrors } from './directory/probe-xpath.ts';
import { folderAliases } from './files/probe-alias.ts';
import { developmentFiles } from './files/probe-dev-server.ts';
import { fileInclusion } from './files/probe-include.ts';
import { fileNames } from './files/probe-traversal.ts';
import { urlPaths } from './files/probe-url-path.ts';
import { lineEnds, pathLineEnds } from './headers/probe-header.ts';
import type { Pass, SiteProbe, StoredProbe } from './kit/probe-definition.ts';
import { nosqlOperators } from './nosql/probe-nosql.ts';
import { hostHeaders } from './redirect/probe-host.ts';
import { pathRedirects } from './redirect/probe-path.ts';
import { redirects } from './redirect/probe-redirect.ts';
import { ssrf } from './redirect/probe-ssrf.ts';
import { sqlConditions, sqlDelays, sqlErrors } from './sql/probe-sql.ts';
import { storedQueries } from './stored/probe-second-order.ts';
import { storedMarkup } from './stored/probe-stored-xss.ts';
import { serverIncludes, templates } from './template/probe-template.ts';
import { xmlCallbacks, xmlEntities } from './xml/probe-xxe.ts';
import { errorPages, markup } from './xss/probe-xss.ts';

/** All injections in the order in which they are sent. */
export const PASSES: readonly Pass[] = [
  [sqlErrors, markup, lineEnds],
  [redirects, fileNames],
  [ssrf, xmlEntities, xmlCallbacks, fileInclusion],
  [commandOutput],
  [templates, serverIncludes, codeExpressions],
  [xpathErrors, ldapErrors],
  [sqlConditions, nosqlOperators, xpathConditions, ldapConditions],
  [commandSeparators],
  [commandCallbacks],
  [sqlDelays, commandDelays],
];

export const SITE_PROBES: readonly SiteProbe[] = [
  pathLineEnds,
  errorPages,
  hostHeaders,
  folderAliases,
  urlPaths,
  pathRedirects,
  developmentFiles,
  poisonedCaches,
  accessBypasses,
];

export const STORED_PROBES: readonly StoredProbe[] = [storedQueries, storedMarkup];
