import { defineCheck } from '../../core/check.ts';
import { portUrl } from '../port-url.ts';

export const portsUnauthenticated = defineCheck({
  meta: {
    id: 'ports.unauthenticated',
    title: 'A data service answers without authentication',
    severity: 'critical',
    localSeverity: 'low',
    confidence: 'certain',
    cwe: ['CWE-306'],
    requirements: { pci: ['2.2.5'] },
    scanTypes: ['standard', 'compliance'],
    what: 'Beside the site a Redis, memcached, MongoDB, Elasticsearch, Docker or VNC service does what it is told by anybody, without a password.',
    why: 'Anyone who can reach the port reads, changes and deletes everything in it. With Docker and often with Redis it is also the way to run commands on the machine.',
    proof:
      'A question that only reads (INFO, stats, listDatabases, GET /version) was answered in full without credentials. Nothing was written, and no data were read.',
    fix: 'Turn authentication on (requirepass, security.enabled, --auth, mutual TLS for Docker), and close the port to the outside.',
    references: [
      'https://redis.io/docs/latest/operate/oss_and_stack/management/security/',
      'https://docs.docker.com/engine/security/protect-access/',
      'https://cwe.mitre.org/data/definitions/306.html',
    ],
  },
  needs: ['ports'],
  evaluate({ ports: { ports } }, { target }) {
    return ports
      .filter(({ unauthenticated }) => unauthenticated)
      .map(({ port, service, banner, opened }) => ({
        location: { url: portUrl(target.host, port) },
        key: `${service}:${port}`,
        title: `${service} on port ${port} answers without authentication`,
        evidence: `${service} on port ${port} answered ${opened ?? 'a question'} without credentials (${banner}).`,
      }));
  },
});
