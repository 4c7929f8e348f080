import { defineCheck } from '../../core/check.ts';
import { exposureDraft } from '../exposure-draft.ts';
import { provenExposures } from '../proven.ts';

export const exposureMonitoring = defineCheck({
  meta: {
    id: 'exposure.monitoring',
    title: 'A monitoring or debugging endpoint is public',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-497'],
    requirements: { asvs: ['13.4.5'], pci: ['2.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: "An endpoint that is made for operators answers everybody: Spring Boot Actuator, Prometheus metrics, Go's pprof and expvar, the status pages of Apache and nginx, phpinfo() or ELMAH.",
    why: "It tells versions, paths, internal addresses, other visitors' requests and sometimes secrets, and some of these endpoints change or stop the application.",
    proof:
      'A finding needs three things: status 200, content that is what that endpoint writes (fields of its own, not its name alone), and a random path of the same shape that does not answer with such content. Servers that answer 200 to everything, echo the path or show a login page are told apart that way. A health endpoint that only says that the service is up is no finding.',
    fix: 'Bind such endpoints to an internal address or port, or require a login for them. Remove phpinfo pages.',
    snippets: {
      nginx: `location = /nginx_status {
  stub_status;
  allow 127.0.0.1;
  deny all;
}`,
      apache: `<Location "/server-status">
  Require local
</Location>`,
      express: `// On a port of its own that only the monitoring can reach.
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
  needs: ['exposure'],
  evaluate: ({ exposure }) => provenExposures(exposure.probes, 'monitoring').map((proven) => exposureDraft(proven)),
});
