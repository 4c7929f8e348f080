import { defineCheck } from '../../core/check.ts';
import { everyAnswer } from '../../web/pages.ts';
import { exchangeFindingsOf } from '../exchange-findings.ts';

export const contentDebugMode = defineCheck({
  meta: {
    id: 'content.debug-mode',
    title: 'Framework runs in debug mode',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-489'],
    requirements: { asvs: ['13.4.2'], pci: ['2.2.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site answers with the debug page, tool bar or debug header of its framework (Django, Flask, Laravel, Rails, Symfony, ASP.NET, Spring and others).',
    why: 'Debug pages show settings, environment variables, queries and source; some let a visitor run code on the server.',
    proof:
      'The markup that only the debug page or tool bar of the framework has, or its debug header, is in an answer: a page of the crawl, a random path, a path that cannot be decoded, the console of Werkzeug, or what an active probe was answered. Words about debugging do not count.',
    fix: 'Switch the framework to its production mode (DEBUG=False, APP_DEBUG=false, RAILS_ENV=production, APP_ENV=prod, NODE_ENV=production, customErrors="On") and deploy again.',
    references: [
      'https://docs.djangoproject.com/en/stable/ref/settings/#debug',
      'https://symfony.com/doc/current/profiler.html',
      'https://owasp.org/www-community/Improper_Error_Handling',
    ],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }) {
    return everyAnswer(crawl, active).flatMap((exchange) =>
      exchangeFindingsOf(exchange).debug.map(({ framework, proof, severity }) => ({
        location: { url: exchange.request.url },
        title: `Debug mode: ${framework}`,
        evidence: `Status ${exchange.response.status}: ${proof}`,
        key: framework,
        severity,
      })),
    );
  },
});
