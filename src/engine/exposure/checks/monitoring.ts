import type { TargetInfo } from '../../core/evidence/target.ts';
import { RATINGS, type Rating } from '../../core/ratings.ts';
import { exposureCheck, threeGates } from '../exposure-check.ts';
import type { ProvenExposure } from '../proven.ts';

/** The endpoints of Spring Boot Actuator are exposed by one setting, and so are those of Go's debug handlers. */
function causeOf(path: string): string {
  return /^(.*\/(?:actuator|debug))(?:\/|$)/.exec(path)?.[1] ?? path;
}

/** Server status pages that Apache and nginx allow for the machine itself: Debian's `Require local`. */
const LOCAL_ONLY: ReadonlySet<string> = new Set(['apache-status', 'nginx-status']);
/** Numbers of the process, without requests or settings. */
const COUNTERS: ReadonlySet<string> = new Set(['prometheus', 'expvar', 'nginx-status']);

function rate({ probe: { signature } }: ProvenExposure, target: TargetInfo): Rating | null {
  if (LOCAL_ONLY.has(signature) && target.isLoopback) return RATINGS.none;
  return COUNTERS.has(signature) ? RATINGS.hint : null;
}

export const exposureMonitoring = exposureCheck(
  {
    id: 'exposure.monitoring',
    title: 'Monitoring or debugging endpoint is public',
    subject: 'Public monitoring and debugging endpoints',
    rating: RATINGS.someData,
    confidence: 'certain',
    cwe: ['CWE-497'],
    requirements: { asvs: ['13.4.5'], pci: ['2.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: "An endpoint for operators is public: Spring Boot Actuator, Prometheus metrics, Go's pprof or expvar, the status pages of Apache and nginx, phpinfo() or ELMAH.",
    why: 'It reveals versions, paths, internal addresses, requests of other users and sometimes secrets. Some of these endpoints can change or stop the application.',
    proof: `${threeGates('content with the fields that only that endpoint writes')} A health endpoint that only reports that the service is up is not a finding. Metrics without requests or settings are low. On loopback the status pages of Apache and nginx are info: servers allow them for the machine itself by default.`,
    fix: 'Bind such endpoints to an internal address or port, or require authentication. Remove phpinfo pages.',
    snippets: {
      nginx: `location = /nginx_status {
  stub_status;
  allow 127.0.0.1;
  deny all;
}`,
      apache: `<Location "/server-status">
  Require local
</Location>`,
      express: `// On a separate port that only the monitoring system can reach.
metricsApp.listen(9090, '127.0.0.1');`,
      caddy: `@inside {
  path /metrics /debug/*
  not remote_ip private_ranges
}
respond @inside 404`,
    },
    references: [
      'https://docs.spring.io/spring-boot/reference/actuator/endpoints.html',
      'https://httpd.apache.org/docs/2.4/mod/mod_status.html',
      'https://pkg.go.dev/net/http/pprof',
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/05-Enumerate_Infrastructure_and_Application_Admin_Interfaces',
    ],
  },
  'monitoring',
  causeOf,
  rate,
);
