import type { Check } from './check.ts';
import { activeCrlf } from './checks/active/crlf.ts';
import { activeHostHeader } from './checks/active/host-header.ts';
import { activeOpenRedirect } from './checks/active/open-redirect.ts';
import { activePathTraversal } from './checks/active/path-traversal.ts';
import { activeReflectedXss } from './checks/active/reflected-xss.ts';
import { activeSqliError } from './checks/active/sqli-error.ts';
import { activeUnvalidatedForward } from './checks/active/unvalidated-forward.ts';
import { contentCsrfToken } from './checks/content/csrf-token.ts';
import { contentDebugMode } from './checks/content/debug-mode.ts';
import { contentInsecureForm } from './checks/content/insecure-form.ts';
import { contentMaliciousCdn } from './checks/content/malicious-cdn.ts';
import { contentMixedActive } from './checks/content/mixed-active.ts';
import { contentMixedPassive } from './checks/content/mixed-passive.ts';
import { contentPrivateIp } from './checks/content/private-ip.ts';
import { contentSecret } from './checks/content/secret.ts';
import { contentSourcemap } from './checks/content/sourcemap.ts';
import { contentSriMissing } from './checks/content/sri-missing.ts';
import { contentStackTrace } from './checks/content/stack-trace.ts';
import { cookieLooseDomain } from './checks/cookie/loose-domain.ts';
import { cookieNoHttponly } from './checks/cookie/no-httponly.ts';
import { cookieNoSecure } from './checks/cookie/no-secure.ts';
import { cookiePrefix } from './checks/cookie/prefix.ts';
import { cookieSamesite } from './checks/cookie/samesite.ts';
import { cookieSessionInUrl } from './checks/cookie/session-in-url.ts';
import { corsNullOrigin } from './checks/cors/null-origin.ts';
import { corsReflectCredentials } from './checks/cors/reflect-credentials.ts';
import { corsWeakMatch } from './checks/cors/weak-match.ts';
import { cspAllowlistBypass } from './checks/csp/allowlist-bypass.ts';
import { cspBroadSource } from './checks/csp/broad-source.ts';
import { cspMissing } from './checks/csp/missing.ts';
import { cspMissingDirectives } from './checks/csp/missing-directives.ts';
import { cspStaticNonce } from './checks/csp/static-nonce.ts';
import { cspSyntax } from './checks/csp/syntax.ts';
import { cspUnsafeEval } from './checks/csp/unsafe-eval.ts';
import { cspUnsafeInline } from './checks/csp/unsafe-inline.ts';
import { disclosureEolSoftware } from './checks/disclosure/eol-software.ts';
import { disclosureSecurityTxt } from './checks/disclosure/security-txt.ts';
import { disclosureServerVersion } from './checks/disclosure/server-version.ts';
import { dnsCaa } from './checks/dns/caa.ts';
import { dnsDanglingCname } from './checks/dns/dangling-cname.ts';
import { dnsDnssec } from './checks/dns/dnssec.ts';
import { emailDmarc } from './checks/email/dmarc.ts';
import { emailSpf } from './checks/email/spf.ts';
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
import { httpCacheSensitive } from './checks/http/cache-sensitive.ts';
import { httpContentType } from './checks/http/content-type.ts';
import { httpCrossOriginIsolation } from './checks/http/cross-origin-isolation.ts';
import { httpFraming } from './checks/http/framing.ts';
import { httpFramingConflict } from './checks/http/framing-conflict.ts';
import { httpHstsMissing } from './checks/http/hsts-missing.ts';
import { httpHstsWeak } from './checks/http/hsts-weak.ts';
import { httpMethods } from './checks/http/methods.ts';
import { httpNoHttps } from './checks/http/no-https.ts';
import { httpPermissionsPolicy } from './checks/http/permissions-policy.ts';
import { httpReferrerPolicy } from './checks/http/referrer-policy.ts';
import { httpTrace } from './checks/http/trace.ts';
import { httpXcto } from './checks/http/xcto.ts';
import { jsVulnerableLibrary } from './checks/js/vulnerable-library.ts';
import { portsDatabase } from './checks/ports/database.ts';
import { portsPlaintextAdmin } from './checks/ports/plaintext-admin.ts';
import { portsUnauthenticated } from './checks/ports/unauthenticated.ts';
import { tlsCertChain } from './checks/tls/cert-chain.ts';
import { tlsCertExpired } from './checks/tls/cert-expired.ts';
import { tlsCertExpiring } from './checks/tls/cert-expiring.ts';
import { tlsCertHostname } from './checks/tls/cert-hostname.ts';
import { tlsCertUntrusted } from './checks/tls/cert-untrusted.ts';
import { tlsCertWeakKey } from './checks/tls/cert-weak-key.ts';
import { tlsCertWeakSig } from './checks/tls/cert-weak-sig.ts';
import { tlsCipherCbc } from './checks/tls/cipher-cbc.ts';
import { tlsCipherExport } from './checks/tls/cipher-export.ts';
import { tlsCipherNoFs } from './checks/tls/cipher-no-fs.ts';
import { tlsCipherNullAnon } from './checks/tls/cipher-null-anon.ts';
import { tlsCipherRc4Des } from './checks/tls/cipher-rc4-des.ts';
import { tlsCompression } from './checks/tls/compression.ts';
import { tlsDhUnsafePrime } from './checks/tls/dh-unsafe-prime.ts';
import { tlsDhWeak } from './checks/tls/dh-weak.ts';
import { tlsKnownBugs } from './checks/tls/known-bugs.ts';
import { tlsMozillaProfile } from './checks/tls/mozilla-profile.ts';
import { tlsNoTls13 } from './checks/tls/no-tls13.ts';
import { tlsProtocolSsl2Ssl3 } from './checks/tls/protocol-ssl2-ssl3.ts';
import { tlsProtocolTls1011 } from './checks/tls/protocol-tls10-11.ts';
import { tlsRenegotiation } from './checks/tls/renegotiation.ts';

/** Every check, sorted by id. Adding one: its file, its test, one line here, one row in the documentation. */
export const CHECKS: readonly Check[] = [
  activeCrlf,
  activeHostHeader,
  activeOpenRedirect,
  activePathTraversal,
  activeReflectedXss,
  activeSqliError,
  activeUnvalidatedForward,
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
