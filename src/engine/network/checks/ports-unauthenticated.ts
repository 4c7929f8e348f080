import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { portUrl } from '../port-url.ts';

export const portsUnauthenticated = defineCheck({
  meta: {
    id: 'ports.unauthenticated',
    title: 'Data service without authentication',
    rating: RATINGS.fullCompromise,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-306'],
    requirements: { pci: ['2.2.5'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A Redis, memcached, MongoDB, Elasticsearch, Docker or VNC service at the address of the site accepts commands without a password.',
    why: 'Anyone who can reach the port can read, change and delete everything in it. With Docker, and often with Redis, they can also run commands on the machine.',
    proof:
      'A read-only request (INFO, stats, listDatabases, GET /version) got a full response without credentials. Nothing was written, and no stored data was read.',
    fix: 'Enable authentication (requirepass, security.enabled, --auth, mutual TLS for Docker), and close the port to the outside.',
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
        title: `${service} on port ${port} without authentication`,
        evidence: `${service} on port ${port} responded to ${opened ?? 'a request'} without credentials (${banner}).`,
      }));
  },
});
