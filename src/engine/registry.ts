import { accessBrokenFunctionLevel } from './access/checks/broken-function-level.ts';
import { accessBrokenObjectLevel } from './access/checks/broken-object-level.ts';
import { accessCacheDeception } from './access/checks/cache-deception.ts';
import { activeCommandInjection } from './active/command/command-injection.ts';
import { activeLdapInjection } from './active/directory/ldap-injection.ts';
import { activeXpathInjection } from './active/directory/xpath-injection.ts';
import { activeFileInclusion } from './active/files/file-inclusion.ts';
import { activePathTraversal } from './active/files/path-traversal.ts';
import { activeUnvalidatedForward } from './active/files/unvalidated-forward.ts';
import { activeCrlf } from './active/headers/crlf.ts';
import { activeNosqlInjection } from './active/nosql/nosql-injection.ts';
import { activeHostHeader } from './active/redirect/host-header.ts';
import { activeOpenRedirect } from './active/redirect/open-redirect.ts';
import { activeSsrf } from './active/redirect/ssrf.ts';
import { activeSqliBoolean } from './active/sql/sqli-boolean.ts';
import { activeSqliError } from './active/sql/sqli-error.ts';
import { activeSqliTime } from './active/sql/sqli-time.ts';
import { activeSsi } from './active/template/ssi.ts';
import { activeTemplateInjection } from './active/template/template-injection.ts';
import { activeXxe } from './active/xml/xxe.ts';
import { activeReflectedXss } from './active/xss/reflected-xss.ts';
import { apiBfla } from './api/access/bfla.ts';
import { apiBola } from './api/access/bola.ts';
import { apiBrokenAuthentication } from './api/access/broken-authentication.ts';
import { apiVerbTampering } from './api/access/verb-tampering.ts';
import { apiMassAssignment } from './api/accounts/mass-assignment.ts';
import { apiUserEnumeration } from './api/accounts/user-enumeration.ts';
import { apiSecretProperties } from './api/data/secret-properties.ts';
import { apiServerError } from './api/data/server-error.ts';
import { apiUndocumentedProperties } from './api/data/undocumented-properties.ts';
import { apiGraphqlBatching } from './api/graphql/graphql-batching.ts';
import { apiGraphqlDepth } from './api/graphql/graphql-depth.ts';
import { apiGraphqlGetMutations } from './api/graphql/graphql-get-mutations.ts';
import { apiGraphqlIntrospection } from './api/graphql/graphql-introspection.ts';
import { apiGraphqlSuggestions } from './api/graphql/graphql-suggestions.ts';
import { apiJwtExpiredAccepted } from './api/tokens/jwt-expired-accepted.ts';
import { apiJwtNone } from './api/tokens/jwt-none.ts';
import { apiJwtSignatureIgnored } from './api/tokens/jwt-signature-ignored.ts';
import { apiJwtWeakKey } from './api/tokens/jwt-weak-key.ts';
import { browserClientRedirect } from './browser/checks/client-redirect.ts';
import { browserCspViolation } from './browser/checks/csp-violation.ts';
import { browserDomXss } from './browser/checks/dom-xss.ts';
import { browserInsecureWebsocket } from './browser/checks/insecure-websocket.ts';
import { browserMessageOrigin } from './browser/checks/message-origin.ts';
import { browserMessageXss } from './browser/checks/message-xss.ts';
import { browserMixedContentRuntime } from './browser/checks/mixed-content-runtime.ts';
import { browserPrototypePollution } from './browser/checks/prototype-pollution.ts';
import { browserThirdPartyScript } from './browser/checks/third-party-script.ts';
import { browserTokenInStorage } from './browser/checks/token-in-storage.ts';
import { contentCsrfToken } from './content/checks/csrf-token.ts';
import { contentInsecureForm } from './content/checks/insecure-form.ts';
import { contentMaliciousCdn } from './content/checks/malicious-cdn.ts';
import { contentMixedActive } from './content/checks/mixed-active.ts';
import { contentMixedPassive } from './content/checks/mixed-passive.ts';
import { contentSriMissing } from './content/checks/sri-missing.ts';
import { cookieLooseDomain } from './cookies/checks/loose-domain.ts';
import { cookieNoHttponly } from './cookies/checks/no-httponly.ts';
import { cookieNoSecure } from './cookies/checks/no-secure.ts';
import { cookiePrefix } from './cookies/checks/prefix.ts';
import { cookieSamesite } from './cookies/checks/samesite.ts';
import { cookieSessionInUrl } from './cookies/checks/session-in-url.ts';
import type { Check } from './core/check.ts';
import { corsNullOrigin } from './cors/checks/null-origin.ts';
import { corsReflectCredentials } from './cors/checks/reflect-credentials.ts';
import { corsWeakMatch } from './cors/checks/weak-match.ts';
import { cspAllowlistBypass } from './csp/checks/allowlist-bypass.ts';
import { cspBroadSource } from './csp/checks/broad-source.ts';
import { cspMissing } from './csp/checks/missing.ts';
import { cspMissingDirectives } from './csp/checks/missing-directives.ts';
import { cspStaticNonce } from './csp/checks/static-nonce.ts';
import { cspSyntax } from './csp/checks/syntax.ts';
import { cspUnsafeEval } from './csp/checks/unsafe-eval.ts';
import { cspUnsafeInline } from './csp/checks/unsafe-inline.ts';
import { disclosureEolSoftware } from './disclosure/checks/eol-software.ts';
import { disclosureSecurityTxt } from './disclosure/checks/security-txt.ts';
import { disclosureServerVersion } from './disclosure/checks/server-version.ts';
import { exposureAdminPage } from './exposure/checks/admin-page.ts';
import { exposureApiDocs } from './exposure/checks/api-docs.ts';
import { exposureBackupSource } from './exposure/checks/backup-source.ts';
import { exposureBasicAuthHttp } from './exposure/checks/basic-auth-http.ts';
import { exposureCredentials } from './exposure/checks/credentials.ts';
import { exposureDatabaseDump } from './exposure/checks/database-dump.ts';
import { exposureDirectoryListing } from './exposure/checks/directory-listing.ts';
import { exposureEnv } from './exposure/checks/env.ts';
import { exposureMetadata } from './exposure/checks/metadata.ts';
import { exposureMonitoring } from './exposure/checks/monitoring.ts';
import { exposureOpenProduct } from './exposure/checks/open-product.ts';
import { exposureVcs } from './exposure/checks/vcs.ts';
import { httpCacheSensitive } from './http/checks/cache-sensitive.ts';
import { httpContentType } from './http/checks/content-type.ts';
import { httpCrossOriginIsolation } from './http/checks/cross-origin-isolation.ts';
import { httpFraming } from './http/checks/framing.ts';
import { httpFramingConflict } from './http/checks/framing-conflict.ts';
import { httpHstsMissing } from './http/checks/hsts-missing.ts';
import { httpHstsWeak } from './http/checks/hsts-weak.ts';
import { httpMethods } from './http/checks/methods.ts';
import { httpNoHttps } from './http/checks/no-https.ts';
import { httpPermissionsPolicy } from './http/checks/permissions-policy.ts';
import { httpReferrerPolicy } from './http/checks/referrer-policy.ts';
import { httpTrace } from './http/checks/trace.ts';
import { httpXcto } from './http/checks/xcto.ts';
import { contentDebugMode } from './leaks/checks/debug-mode.ts';
import { contentPrivateIp } from './leaks/checks/private-ip.ts';
import { contentSecret } from './leaks/checks/secret.ts';
import { contentSourcemap } from './leaks/checks/sourcemap.ts';
import { contentStackTrace } from './leaks/checks/stack-trace.ts';
import { jsVulnerableLibrary } from './libraries/checks/vulnerable-library.ts';
import { dnsCaa } from './network/checks/dns-caa.ts';
import { dnsDanglingCname } from './network/checks/dns-dangling-cname.ts';
import { dnsDnssec } from './network/checks/dns-dnssec.ts';
import { emailDmarc } from './network/checks/email-dmarc.ts';
import { emailSpf } from './network/checks/email-spf.ts';
import { portsDatabase } from './network/checks/ports-database.ts';
import { portsPlaintextAdmin } from './network/checks/ports-plaintext-admin.ts';
import { portsUnauthenticated } from './network/checks/ports-unauthenticated.ts';
import { tlsCertChain } from './tls/checks/cert-chain.ts';
import { tlsCertExpired } from './tls/checks/cert-expired.ts';
import { tlsCertExpiring } from './tls/checks/cert-expiring.ts';
import { tlsCertHostname } from './tls/checks/cert-hostname.ts';
import { tlsCertUntrusted } from './tls/checks/cert-untrusted.ts';
import { tlsCertWeakKey } from './tls/checks/cert-weak-key.ts';
import { tlsCertWeakSig } from './tls/checks/cert-weak-sig.ts';
import { tlsCipherCbc } from './tls/checks/cipher-cbc.ts';
import { tlsCipherExport } from './tls/checks/cipher-export.ts';
import { tlsCipherNoFs } from './tls/checks/cipher-no-fs.ts';
import { tlsCipherNullAnon } from './tls/checks/cipher-null-anon.ts';
import { tlsCipherRc4Des } from './tls/checks/cipher-rc4-des.ts';
import { tlsCompression } from './tls/checks/compression.ts';
import { tlsDhUnsafePrime } from './tls/checks/dh-unsafe-prime.ts';
import { tlsDhWeak } from './tls/checks/dh-weak.ts';
import { tlsKnownBugs } from './tls/checks/known-bugs.ts';
import { tlsMozillaProfile } from './tls/checks/mozilla-profile.ts';
import { tlsNoTls13 } from './tls/checks/no-tls13.ts';
import { tlsProtocolSsl2Ssl3 } from './tls/checks/protocol-ssl2-ssl3.ts';
import { tlsProtocolTls1011 } from './tls/checks/protocol-tls10-11.ts';
import { tlsRenegotiation } from './tls/checks/renegotiation.ts';

/** Every check, sorted by id. CONTRIBUTING.md says how to add one. */
export const CHECKS: readonly Check[] = [
  accessBrokenFunctionLevel,
  accessBrokenObjectLevel,
  accessCacheDeception,
  activeCommandInjection,
  activeCrlf,
  activeFileInclusion,
  activeHostHeader,
  activeLdapInjection,
  activeNosqlInjection,
  activeOpenRedirect,
  activePathTraversal,
  activeReflectedXss,
  activeSqliBoolean,
  activeSqliError,
  activeSqliTime,
  activeSsi,
  activeSsrf,
  activeTemplateInjection,
  activeUnvalidatedForward,
  activeXpathInjection,
  activeXxe,
  apiBfla,
  apiBola,
  apiBrokenAuthentication,
  apiGraphqlBatching,
  apiGraphqlDepth,
  apiGraphqlGetMutations,
  apiGraphqlIntrospection,
  apiGraphqlSuggestions,
  apiJwtExpiredAccepted,
  apiJwtNone,
  apiJwtSignatureIgnored,
  apiJwtWeakKey,
  apiMassAssignment,
  apiSecretProperties,
  apiServerError,
  apiUndocumentedProperties,
  apiUserEnumeration,
  apiVerbTampering,
  browserClientRedirect,
  browserCspViolation,
  browserDomXss,
  browserInsecureWebsocket,
  browserMessageOrigin,
  browserMessageXss,
  browserMixedContentRuntime,
  browserPrototypePollution,
  browserThirdPartyScript,
  browserTokenInStorage,
  contentCsrfToken,
  contentDebugMode,
  contentInsecureForm,
  contentMaliciousCdn,
  contentMixedActive,
  contentMixedPassive,
  contentPrivateIp,
  contentSecret,
  contentSourcemap,
  contentSriMissing,
  contentStackTrace,
  cookieLooseDomain,
  cookieNoHttponly,
  cookieNoSecure,
  cookiePrefix,
  cookieSamesite,
  cookieSessionInUrl,
  corsNullOrigin,
  corsReflectCredentials,
  corsWeakMatch,
  cspAllowlistBypass,
  cspBroadSource,
  cspMissing,
  cspMissingDirectives,
  cspStaticNonce,
  cspSyntax,
  cspUnsafeEval,
  cspUnsafeInline,
  disclosureEolSoftware,
  disclosureSecurityTxt,
  disclosureServerVersion,
  dnsCaa,
  dnsDanglingCname,
  dnsDnssec,
  emailDmarc,
  emailSpf,
  exposureAdminPage,
  exposureApiDocs,
  exposureBackupSource,
  exposureBasicAuthHttp,
  exposureCredentials,
  exposureDatabaseDump,
  exposureDirectoryListing,
  exposureEnv,
  exposureMetadata,
  exposureMonitoring,
  exposureOpenProduct,
  exposureVcs,
  httpCacheSensitive,
  httpContentType,
  httpCrossOriginIsolation,
  httpFraming,
  httpFramingConflict,
  httpHstsMissing,
  httpHstsWeak,
  httpMethods,
  httpNoHttps,
  httpPermissionsPolicy,
  httpReferrerPolicy,
  httpTrace,
  httpXcto,
  jsVulnerableLibrary,
  portsDatabase,
  portsPlaintextAdmin,
  portsUnauthenticated,
  tlsCertChain,
  tlsCertExpired,
  tlsCertExpiring,
  tlsCertHostname,
  tlsCertUntrusted,
  tlsCertWeakKey,
  tlsCertWeakSig,
  tlsCipherCbc,
  tlsCipherExport,
  tlsCipherNoFs,
  tlsCipherNullAnon,
  tlsCipherRc4Des,
  tlsCompression,
  tlsDhUnsafePrime,
  tlsDhWeak,
  tlsKnownBugs,
  tlsMozillaProfile,
  tlsNoTls13,
  tlsProtocolSsl2Ssl3,
  tlsProtocolTls1011,
  tlsRenegotiation,
];
