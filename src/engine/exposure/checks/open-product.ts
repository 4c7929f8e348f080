import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { threeGates } from '../exposure-check.ts';
import { productDrafts } from '../products/product-drafts.ts';
import { namesOf } from '../products/product-rules.ts';

export const exposureOpenProduct = defineCheck({
  meta: {
    id: 'exposure.open-product',
    title: 'Product is open without a password',
    subject: 'Products without a password',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-306'],
    requirements: { asvs: ['8.2.1', '8.3.1'], pci: ['2.2.4', '7.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: `A product for administrators or developers requires no sign-in: ${namesOf('open-product')}.`,
    why: 'Anyone who can reach it uses it as its administrator. Most of these products run code or commands by design, the others hold all data of an application.',
    proof: `Only a product that a page, header or error page of the site shows is asked, in one request that reads. ${threeGates('content that the product returns only to those who may use it')} Credentials of the scan's own request headers are not sent. Nothing is created, changed or started. If only reading is proven, as with Kibana, Kubernetes and the read permission of Node-RED, the finding is high.`,
    fix: 'Configure the authentication of the product (adminAuth of Node-RED, a token or password for Jupyter, basic-auth of MLflow, security.enabled of Elasticsearch, accounts of the others), and make it reachable from the internal network only.',
    snippets: {
      nginx: `location / {
  allow 10.0.0.0/8;
  deny all;
  auth_basic "Internal";
  auth_basic_user_file /etc/nginx/htpasswd;
}`,
    },
    references: [
      'https://nodered.org/docs/user-guide/runtime/securing-node-red',
      'https://jupyter-server.readthedocs.io/en/latest/operators/security.html',
      'https://mlflow.org/docs/latest/self-hosting/security/basic-http-auth/',
      'https://tomcat.apache.org/tomcat-11.0-doc/manager-howto.html',
      'https://cwe.mitre.org/data/definitions/306.html',
    ],
  },
  needs: ['exposure', 'crawl'],
  evaluate: ({ exposure, crawl }, context) => productDrafts('open-product', exposure.probes, crawl, context),
});
