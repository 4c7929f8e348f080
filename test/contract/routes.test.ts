import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/key.ts';
import type { RouteDefinition } from '../../src/contract/route-definition.ts';
import { ROUTES } from '../../src/contract/routes.ts';

/** The routes of docs/API.md, one by one: method, path, scope. */
const DOCUMENTED_ENDPOINTS = [
  ['GET', '/v1/usage', 'usage:read'],
  ['POST', '/v1/targets', 'targets:write'],
  ['POST', '/v1/targets/{target_id}/verify', 'targets:write'],
  ['POST', '/v1/scans', 'scans:write'],
  ['GET', '/v1/scans', 'scans:read'],
  ['GET', '/v1/scans/{scan_id}', 'scans:read'],
  ['POST', '/v1/scans/bulk', 'scans:write'],
  ['POST', '/v1/scans/{scan_id}/cancel', 'scans:write'],
  ['GET', '/v1/scans/{scan_id}/findings', 'scans:read'],
  ['GET', '/v1/scans/{scan_id}/report', 'reports:read'],
  ['GET', '/v1/scans/{scan_id}/report.pdf', 'reports:read'],
  ['GET', '/v1/webhooks', 'webhooks:write'],
  ['POST', '/v1/webhooks', 'webhooks:write'],
  ['GET', '/v1/webhooks/{id}', 'webhooks:write'],
  ['DELETE', '/v1/webhooks/{id}', 'webhooks:write'],
] as const;

const routes = Object.values(ROUTES) as RouteDefinition[];

describe('the route table', () => {
  it.each(DOCUMENTED_ENDPOINTS)('has the documented endpoint %s %s with scope %s', (method, path, scope) => {
    const route = routes.find((candidate) => candidate.method === method && candidate.path === path);
    expect(route?.scopes).toContain(scope);
  });

  it('puts every path under /v1 and requires known scopes only', () => {
    for (const route of routes) {
      expect(route.path).toMatch(/^\/v1\//);
      expect(route.scopes.length).toBeGreaterThan(0);
      for (const scope of route.scopes) expect(SCOPES).toContain(scope);
    }
  });

  it('declares every parameter of its path', () => {
    for (const route of routes) {
      const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = Object.keys((route.params as { properties?: object } | undefined)?.properties ?? {});
      expect(declared.sort()).toEqual(named.sort());
    }
  });
});
