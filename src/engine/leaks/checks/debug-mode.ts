import { defineCheck } from '../../core/check.ts';
import { DISCLOSED, RATINGS } from '../../core/ratings.ts';
import { allResponses } from '../../web/pages.ts';
import { leaksOf } from '../leaks.ts';

export const contentDebugMode = defineCheck({
  meta: {
    id: 'content.debug-mode',
    title: 'Debug mode enabled',
    subject: 'Debug mode',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-489'],
    requirements: { asvs: ['13.4.2'], pci: ['2.2.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site responds with the debug page, toolbar or debug header of its framework (Django, Flask, Laravel, Rails, Symfony, ASP.NET, Spring and others).',
    why: 'Debug pages reveal settings, environment variables, queries and source code; some let any visitor execute code on the server.',
    proof:
      "Markup that only the framework's debug page or toolbar has, or its debug header, is in a response: a crawled page, a random path, a path that cannot be decoded, the Werkzeug console, or the response to an active probe. Text about debugging does not count.",
    fix: 'Run the framework in production mode (DEBUG=False, APP_DEBUG=false, RAILS_ENV=production, APP_ENV=prod, NODE_ENV=production, customErrors="On") and redeploy.',
    references: [
      'https://docs.djangoproject.com/en/stable/ref/settings/#debug',
      'https://symfony.com/doc/current/profiler.html',
      'https://owasp.org/www-community/Improper_Error_Handling',
    ],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }) {
    return allResponses(crawl, active).flatMap((exchange) =>
      leaksOf(exchange).debug.map(({ framework, proof, severity }) => ({
        location: { url: exchange.request.url },
        quote: [proof, framework],
        title: `Debug mode enabled: ${framework}`,
        evidence: `Status ${exchange.response.status}: ${proof}`,
        key: framework,
        rating: DISCLOSED[severity],
      })),
    );
  },
});
