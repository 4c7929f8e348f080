import { hasName } from '../../data/names.ts';
import { locationOf } from '../../web/point-location.ts';
import { siteValueOf } from '../kit/injector.ts';
import { defineProbe } from '../kit/probe-definition.ts';
import { activeSsrf } from './ssrf.ts';

/** One request at a parameter that may hold a URL, with that of a listener. */
export const ssrf = defineProbe({
  family: 'ssrf',
  checks: [activeSsrf],
  needs: ['callbacks'],
  cost: 1,
  appliesTo: (point) => hasName('url', locationOf(point).parameter) || /^(?:https?:)?\/\//i.test(siteValueOf(point)),
  run: (injector, { callbacks }) =>
    callbacks.run({ injector, family: 'ssrf', payload: (name) => name.url(), proves: () => true }),
});
