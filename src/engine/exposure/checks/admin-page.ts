import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { threeGates } from '../exposure-check.ts';
import { productDrafts } from '../products/product-drafts.ts';

export const exposureAdminPage = defineCheck({
  meta: {
    id: 'exposure.admin-page',
    title: 'Administration or example application is public',
    subject: 'Public administration and example applications',
    rating: RATINGS.hint,
    confidence: 'certain',
    cwe: ['CWE-749'],
    requirements: { asvs: ['13.4.5'], pci: ['2.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The H2 console, Adminer or the example servlets of Tomcat are public.',
    why: "The H2 console and Adminer connect to databases that a visitor names: their only protection is the password of the database, and H2's default account has none. Tomcat's examples let a visitor set cookies and session attributes.",
    proof: `A page of the site, or one request. ${threeGates('the form or script that only that application writes')} Nothing is submitted, so that no password is tried. The H2 console is high, because it admits other computers only by a setting. On loopback it and Tomcat's examples are info: by default they admit the machine itself.`,
    fix: 'Remove the application from production, or make it reachable from the internal network only.',
    references: [
      'https://h2database.com/html/advanced.html#remote_access',
      'https://www.adminer.org/en/password/',
      'https://tomcat.apache.org/tomcat-11.0-doc/security-howto.html',
      'https://cwe.mitre.org/data/definitions/749.html',
    ],
  },
  needs: ['exposure', 'crawl'],
  evaluate: ({ exposure, crawl }, context) => productDrafts('admin-page', exposure.probes, crawl, context),
});
