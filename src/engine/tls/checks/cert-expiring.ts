import { defineCheck, notApplicable } from '../../core/check.ts';
import { isWeaklySigned, nameOf, noCertificate, presentedChains } from '../presented-chains.ts';

const DAY_MS = 86_400_000;
const DAYS = 14;
/** Nobody renews certificates of a day by hand. */
const DAILY_MS = 26 * 3_600_000;

export const tlsCertExpiring = defineCheck({
  meta: {
    id: 'tls.cert-expiring',
    title: 'The certificate expires within 14 days',
    severity: 'low',
    localSeverity: 'info',
    confidence: 'certain',
    cwe: ['CWE-298'],
    requirements: { asvs: ['12.2.2'], pci: ['4.2.1.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The certificate of the server is valid now, and for less than 14 days more.',
    why: 'Automatic renewal happens weeks before the end. A certificate this late often means that the renewal has failed unnoticed, and the site goes down on the day.',
    proof:
      'The end of validity of the leaf was compared with the time of the scan. A certificate made for less than six weeks that public logs know, and any made for about a day, is reported in the last third of its life only: such ones are renewed by machine. One that is signed by MD5 or SHA-1 has to be replaced anyway.',
    fix: 'Renew the certificate now and look at the log of the renewal job.',
    references: ['https://www.rfc-editor.org/rfc/rfc8555', 'https://letsencrypt.org/docs/expiration-emails/'],
  },
  needs: ['tls'],
  evaluate({ tls }, { now }) {
    const chains = presentedChains(tls);
    if (chains.length === 0) return notApplicable(noCertificate(tls));
    return chains.flatMap(({ path: [leaf] }) => {
      if (leaf === undefined || leaf.notAfter < now || leaf.notBefore > now) return [];
      // Browsers refuse it today: that it ends soon is no news.
      if (isWeaklySigned(leaf)) return [];
      const left = leaf.notAfter.getTime() - now.getTime();
      const lifetime = leaf.notAfter.getTime() - leaf.notBefore.getTime();
      const isShortLived = leaf.isLogged || lifetime <= DAILY_MS;
      if (left >= (isShortLived ? Math.min(DAYS * DAY_MS, lifetime / 3) : DAYS * DAY_MS)) return [];
      return [
        {
          location: { url: tls.endpoint },
          key: 'leaf',
          evidence: `${nameOf(leaf)} expires at ${leaf.notAfter.toISOString()}, in ${Math.floor(left / DAY_MS)} days.`,
        },
      ];
    });
  },
});
