import { RATINGS } from '../../core/ratings.ts';
import { isWeaklySigned, nameOf } from '../presented-chains.ts';
import { chainCheck } from '../tls-check.ts';

const DAY_MS = 86_400_000;
const DAYS = 14;
/** Certificates with a lifetime of a day are renewed by machine. */
const DAILY_MS = 26 * 3_600_000;

export const tlsCertExpiring = chainCheck({
  meta: {
    id: 'tls.cert-expiring',
    title: 'Certificate expires within 14 days',
    subject: 'Certificate expiry within 14 days',
    rating: RATINGS.weakerTransport,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-298'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The server certificate is valid now, but for less than 14 more days.',
    why: 'Automated renewal runs weeks before expiry. A certificate this close to its end often means that renewal has been failing unnoticed, and the site will go down.',
    proof:
      'The expiry date of the leaf is compared with the time of the scan. Publicly logged certificates with a lifetime under six weeks, and all with a lifetime of about a day, are reported only in the last third of their life: they are renewed by machine. Certificates signed with MD5 or SHA-1 must be replaced anyway and are not reported here.',
    fix: 'Renew the certificate now and check the log of the renewal job.',
    references: ['https://www.rfc-editor.org/rfc/rfc8555', 'https://letsencrypt.org/docs/expiration-emails/'],
  },
  judge({ path: [leaf] }, { now }) {
    if (leaf === undefined || leaf.notAfter < now || leaf.notBefore > now) return [];
    // Browsers reject it already.
    if (isWeaklySigned(leaf)) return [];
    const left = leaf.notAfter.getTime() - now.getTime();
    const lifetime = leaf.notAfter.getTime() - leaf.notBefore.getTime();
    const isShortLived = leaf.isLogged || lifetime <= DAILY_MS;
    if (left >= (isShortLived ? Math.min(DAYS * DAY_MS, lifetime / 3) : DAYS * DAY_MS)) return [];
    const end = `${leaf.notAfter.toISOString()}, in ${Math.floor(left / DAY_MS)} days`;
    return [{ key: 'leaf', evidence: `${nameOf(leaf)} expires at ${end}.` }];
  },
});
