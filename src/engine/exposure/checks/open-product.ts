import { defineCheck } from '../../core/check.ts';
import { exposureMeta } from '../exposure-check.ts';
import { productDrafts } from '../products/product-drafts.ts';

export const exposureOpenProduct = defineCheck({
  meta: exposureMeta('exposure.open-product'),
  needs: ['exposure', 'crawl'],
  evaluate: ({ exposure, crawl }, context) => productDrafts('open-product', exposure.probes, crawl, context),
});
