import { exposureCheck, threeGates } from '../exposure-check.ts';

export const exposureMonitoring = exposureCheck(
  {
    id: 'exposure.monitoring',
    title: 'Monitoring or debugging endpoint is public',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-497'],
    requirements: { asvs: ['13.4.5'], pci: ['2.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: "An endpoint for operators is public: Spring Boot Actuator, Prometheus metrics, Go's pprof or expvar, the status pages of Apache and nginx, phpinfo() or ELMAH.",
    why: 'It reveals versions, paths, internal addresses, requests of other users and sometimes secrets. Some of these endpoints can change or stop the application.',
    proof: `${threeGates('content with the fields that only that endpoint writes')} A health endpoint that only reports that the service is up is not a finding.`,
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
);
