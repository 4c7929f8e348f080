import { defineCheck } from '../../core/check.ts';
import { exposureMeta } from '../exposure-check.ts';
import { productDrafts } from '../products/product-drafts.ts';

export const exposureAdminPage = defineCheck({
  meta: exposureMeta('exposure.admin-page'),
  needs: ['exposure', 'crawl'],
  evaluate: ({ exposure, crawl }, context) => productDrafts('admin-page', exposure.probes, crawl, context),
});
