import type { Handlers } from '../http/route-context.ts';
import { findingRoutes } from './findings.ts';
import { reportRoutes } from './reports.ts';
import { scanRoutes } from './scans.ts';
import { targetRoutes } from './targets.ts';
import { usageRoutes } from './usage.ts';

/** Every handler of the route table. */
export function HANDLERS(): Handlers {
  return { ...usageRoutes, ...targetRoutes(), ...scanRoutes, ...findingRoutes, ...reportRoutes };
}
