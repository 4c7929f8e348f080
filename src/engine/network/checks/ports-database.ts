import { defineCheck } from '../../core/check.ts';
import { portUrl } from '../port-url.ts';

export const portsDatabase = defineCheck({
  meta: {
    id: 'ports.database',
    title: 'A database or cache can be reached beside the site',
    severity: 'high',
    localSeverity: 'info',
    confidence: 'certain',
    cwe: ['CWE-668'],
    requirements: { pci: ['1.4.4', '2.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'At the address of the site, a port of a database, cache or container engine is open to whoever scans it.',
    why: 'Such services trust their network. One weak password, one unpatched bug, and the data are gone; automated ransom of open databases takes hours.',
    proof:
      'The port took a connection and answered the first step of its own protocol. An open port that speaks anything else is not reported.',
    fix: 'Bind the service to localhost or a private network, and let only the application reach it (firewall, security group).',
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
        title: `${service} can be reached on port ${port}`,
        evidence: `Port ${port} speaks the protocol of ${service} (${banner}).`,
      }));
  },
});
