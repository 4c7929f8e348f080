import type { EvidenceKind } from './evidence/map.ts';
import type { Gatherer } from './probe-context.ts';
import { gatherActive } from './probes/active/gather-active.ts';
import { gatherCors } from './probes/cors.ts';
import { gatherCrawl } from './probes/crawl.ts';
import { gatherDns } from './probes/dns/gather-dns.ts';
import { gatherEmail } from './probes/email/gather-email.ts';
import { gatherExposure } from './probes/exposure.ts';
import { gatherLanding } from './probes/landing.ts';
import { gatherLibraries } from './probes/libraries.ts';
import { gatherMethods } from './probes/methods.ts';
import { gatherPlainHttp } from './probes/plain-http.ts';
import { gatherPorts } from './probes/ports/gather-ports.ts';
import { gatherSecondLooks } from './probes/second-looks.ts';
import { gatherSecurityTxt } from './probes/security-txt.ts';
import { gatherTls } from './probes/tls/gather-tls.ts';

/** The one gatherer of each kind of evidence. It runs at most once per scan, when a check of the scan type needs it. */
export const GATHERERS: { readonly [Kind in EvidenceKind]: Gatherer<Kind> } = {
  landing: gatherLanding,
  plainHttp: gatherPlainHttp,
  crawl: gatherCrawl,
  secondLooks: gatherSecondLooks,
  cors: gatherCors,
  methods: gatherMethods,
  securityTxt: gatherSecurityTxt,
  exposure: gatherExposure,
  tls: gatherTls,
  libraries: gatherLibraries,
  active: gatherActive,
  ports: gatherPorts,
  dns: gatherDns,
  email: gatherEmail,
};
