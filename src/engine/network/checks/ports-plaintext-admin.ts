import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { portUrl } from '../port-url.ts';

export const portsPlaintextAdmin = defineCheck({
  meta: {
    id: 'ports.plaintext-admin',
    title: 'Unencrypted administration or file transfer service',
    rating: RATINGS.plaintext,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { pci: ['2.2.7'] },
    scanTypes: ['compliance'],
    what: 'FTP, Telnet, VNC or the rsync daemon is open at the address of the site. These protocols send passwords and data unencrypted.',
    why: 'Anyone who can read the traffic gets the password of an administrator, and with it the machine.',
    proof: 'The port was open and sent the greeting of the protocol. FTP servers that offer AUTH TLS are not reported.',
    fix: 'Replace these services with SSH and SFTP, tunnel VNC and rsync through SSH or a VPN, and close the ports.',
    references: ['https://cwe.mitre.org/data/definitions/319.html', 'https://www.rfc-editor.org/rfc/rfc4217'],
  },
  needs: ['ports'],
  evaluate({ ports: { ports } }, { target }) {
    return ports
      .filter(({ kind, proved }) => kind === 'admin' && proved)
      .map(({ port, service, banner }) => ({
        location: { url: portUrl(target.host, port) },
        key: `${service}:${port}`,
        title: `${service} open on port ${port}`,
        evidence: `Port ${port} greets as ${service} (${banner}).`,
      }));
  },
});
