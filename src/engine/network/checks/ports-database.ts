import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { portUrl } from '../port-url.ts';

export const portsDatabase = defineCheck({
  meta: {
    id: 'ports.database',
    title: 'Database or cache reachable from the network',
    subject: 'Databases and caches on the network',
    rating: RATINGS.exposedService,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-668'],
    requirements: { pci: ['1.4.4', '2.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A port of a database, cache or container engine is open at the address of the site.',
    why: 'Such services trust their network. One weak password or unpatched bug exposes all data; open databases are held for ransom within hours.',
    proof:
      'The port accepted a connection and responded to the first step of its own protocol. Open ports with another protocol are not reported.',
    fix: 'Bind the service to localhost or a private network, and allow only the application to reach it (firewall, security group).',
    references: [
      'https://cwe.mitre.org/data/definitions/668.html',
      'https://cheatsheetseries.owasp.org/cheatsheets/Database_Security_Cheat_Sheet.html',
    ],
  },
  needs: ['ports'],
  evaluate({ ports: { ports } }, { target }) {
    return ports
      .filter(({ kind, proved }) => kind === 'data' && proved)
      .map(({ port, service, banner }) => ({
        location: { url: portUrl(target.host, port) },
        key: `${service}:${port}`,
        title: `${service} reachable on port ${port}`,
        evidence: `Port ${port} speaks the protocol of ${service} (${banner}).`,
      }));
  },
});
