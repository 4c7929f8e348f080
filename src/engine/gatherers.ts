import { gatherAccess } from './access/probe/gather-access.ts';
import { gatherActive } from './active/gather-active.ts';
import { gatherApi } from './api/gather-api.ts';
import { gatherOperations } from './api/operations/gather-operations.ts';
import { gatherBrowser } from './browser/gather-browser.ts';
import { gatherViews } from './browser/gather-views.ts';
import type { EvidenceKind } from './core/evidence/map.ts';
import type { Gatherer } from './core/probe-context.ts';
import { gatherCors } from './cors/probe/gather-cors.ts';
import { gatherCrawl } from './crawl/probe/gather-crawl.ts';
import { gatherSurface } from './crawl/probe/gather-surface.ts';
import { gatherSecondResponses } from './csp/probe/gather-second-responses.ts';
import { gatherSecurityTxt } from './disclosure/probe/gather-security-txt.ts';
import { gatherExposure } from './exposure/probe/gather-exposure.ts';
import { gatherLanding } from './http/probe/gather-landing.ts';
import { gatherMethods } from './http/probe/gather-methods.ts';
import { gatherPlainHttp } from './http/probe/gather-plain-http.ts';
import { gatherLibraries } from './libraries/probe/gather-libraries.ts';
import { gatherDns } from './network/probe/gather-dns.ts';
import { gatherEmail } from './network/probe/gather-email.ts';
import { gatherPorts } from './network/probe/gather-ports.ts';
import { gatherTls } from './tls/probe/gather-tls.ts';

/** All but that of rules, which each scan brings. */
export const GATHERERS: { readonly [Kind in Exclude<EvidenceKind, 'rules'>]: Gatherer<Kind> } = {
  landing: gatherLanding,
  plainHttp: gatherPlainHttp,
  crawl: gatherCrawl,
  views: gatherViews,
  browser: gatherBrowser,
  operations: gatherOperations,
  api: gatherApi,
  surface: gatherSurface,
  secondResponses: gatherSecondResponses,
  cors: gatherCors,
  methods: gatherMethods,
  securityTxt: gatherSecurityTxt,
  exposure: gatherExposure,
  tls: gatherTls,
  libraries: gatherLibraries,
  active: gatherActive,
  access: gatherAccess,
  ports: gatherPorts,
  dns: gatherDns,
  email: gatherEmail,
};
