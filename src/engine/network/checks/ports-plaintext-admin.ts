import { defineCheck } from '../../core/check.ts';
import { portUrl } from '../port-url.ts';

export const portsPlaintextAdmin = defineCheck({
  meta: {
    id: 'ports.plaintext-admin',
    title: 'Administration or file transfer in plain text',
    severity: 'medium',
    localSeverity: 'info',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { pci: ['2.2.7'] },
    scanTypes: ['compliance'],
    what: 'At the address of the site FTP, Telnet, VNC or the rsync daemon is open: protocols that send passwords and data unencrypted.',
    why: 'Whoever listens on the way reads the password of an administrator, and with it owns the machine.',
    proof:
      'The port was open and greeted in the protocol in question. An FTP server that offers AUTH TLS is not reported.',
    fix: 'Replace them by SSH and SFTP, tunnel VNC and rsync through SSH or a VPN, and close the ports.',
    references: ['https://cwe.mitre.org/data/definitions/319.html', 'https://www.rfc-editor.org/rfc/rfc4217'],
  },
  needs: ['ports'],
  evaluate({ ports: { ports } }, { target }) {
    return ports
      .filter(({ kind, proved }) => kind === 'admin' && proved)
      .map(({ port, service, banner }) => ({
        location: { url: portUrl(target.host, port) },
        key: `${service}:${port}`,
        title: `${service} is open on port ${port}`,
        evidence: `Port ${port} greets as ${service} (${banner}).`,
      }));
  },
});
