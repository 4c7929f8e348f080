import { LIMITS } from '../../contract/limits.ts';
import { audit, auditAll } from '../audit.ts';
import { ApiError, notFound } from '../errors.ts';
import { page } from '../http/page.ts';
import { TokenBuckets } from '../http/rate-limit.ts';
import { type Handlers, type RouteContext, withPrepare } from '../http/route-context.ts';
import { isId } from '../ids.ts';
import { SIGHTINGS_NOW, toFinding } from '../scans/findings.ts';
import type { Principal } from '../service-context.ts';
import { listRows } from '../store/list-query.ts';
import type { Sql } from '../store/store.ts';
import { hostOf, refuseForeignTarget, targetHostname } from '../targets/hostname.ts';
import { checkProof } from '../targets/proofs.ts';
import { insertTarget, TARGET_COLUMNS, type TargetRow, targetCreated, toTarget } from '../targets/target-row.ts';
import { recordProof } from '../targets/verify-target.ts';
import { pageOfFindings } from './findings-page.ts';

/** Deadline of a proof check, including all its requests. */
const PROOF_TIMEOUT_MS = 15_000;

export function targetRoutes() {
  const attempts = new TokenBuckets(LIMITS.verifyAttemptsPerMinute, LIMITS.verifyAttemptsPerMinute);
  return {
    async createTarget(tx, { service, principal, body }) {
      const { config, clock } = service;
      const hostname = targetHostname(body.hostname, config.addressPolicy);
      refuseForeignTarget('hostname', hostname, principal);
      const now = clock.now();
      const row = await insertTarget(tx, principal.workspaceId, hostname, config, now);
      if (row === undefined) {
        const [existing] = await tx.query<{ id: string }>(
          'SELECT id FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL',
          [principal.workspaceId, hostname.text],
        );
        const conflict = { param: 'hostname', code: 'conflict' };
        throw new ApiError('conflict', `The target ${hostname.text} is already registered.`, {
          param: 'hostname',
          details: [existing === undefined ? conflict : { ...conflict, existing_id: existing.id }],
        });
      }
      await auditAll(tx, principal, [targetCreated(row)], now);
      return { status: 201, body: toTarget(row, principal.livemode, config.mode) };
    },

    listTargets(sql, context) {
      const { service, principal, query } = context;
      const hostname = query.hostname === undefined ? null : normalized(query.hostname);
      return page(
        context,
        ['targets', principal.workspaceId, query.hostname ?? null],
        (rows) =>
          listRows<TargetRow>(
            sql,
            `SELECT ${TARGET_COLUMNS} FROM targets`,
            [
              ['deleted_at IS NULL AND workspace_id = ?', principal.workspaceId],
              ['hostname = ?', hostname],
            ],
            rows,
          ),
        (row) => toTarget(row, principal.livemode, service.config.mode),
      );
    },

    async getTarget(sql, { service, principal, params }) {
      const row = await findTarget(sql, principal, params.target_id);
      return { status: 200, body: toTarget(row, principal.livemode, service.config.mode) };
    },

    async listTargetFindings(sql, context) {
      const { service, principal, params } = context;
      const target = await findTarget(sql, principal, params.target_id);
      const owner = { list: 'target-findings', from: SIGHTINGS_NOW, column: 'target_id', id: target.id } as const;
      return pageOfFindings(sql, context, owner, (row) => ({
        ...toFinding(row, service.config.checkPage),
        last_seen_at: (row.last_seen_at ?? row.first_seen_at).toISOString(),
      }));
    },

    async deleteTarget(tx, { service, principal, params }) {
      const row = await findTarget(tx, principal, params.target_id);
      refuseForeignTarget('target_id', hostOf(row.hostname), principal);
      const now = service.clock.now();
      await tx.query('UPDATE targets SET deleted_at = $2 WHERE id = $1', [row.id, now]);
      await audit(tx, principal, 'target.deleted', row.id, now, { hostname: row.hostname });
      return { status: 204 };
    },

    async eraseTarget(tx, { service, principal, params }) {
      const now = service.clock.now();
      const [row] = isId('tgt', params.target_id)
        ? await tx.query<{ id: string; hostname: string }>(
            'UPDATE targets SET erase_before = $3 WHERE id = $1 AND workspace_id = $2 RETURNING id, hostname',
            [params.target_id, principal.workspaceId, now],
          )
        : [];
      if (row === undefined) throw notFound('target', params.target_id);
      refuseForeignTarget('target_id', hostOf(row.hostname), principal);
      await audit(tx, principal, 'target.erased', row.id, now, { hostname: row.hostname });
      return { status: 204 };
    },

    verifyTarget: withPrepare(
      async ({ service, principal, params, body }: RouteContext<'verifyTarget'>) => {
        const { config, store, resolver } = service;
        const target = await findTarget(store, principal, params.target_id);
        refuseForeignTarget('target_id', hostOf(target.hostname), principal);
        const { retryAfter } = attempts.take(target.id);
        if (retryAfter > 0) {
          throw new ApiError(
            'rate_limited',
            `A target can be verified ${LIMITS.verifyAttemptsPerMinute} times a minute: retry in ${retryAfter} s.`,
            { headers: { 'retry-after': String(retryAfter) } },
          );
        }
        return checkProof({
          method: body.method,
          hostname: hostOf(target.hostname),
          token: target.token,
          policy: config.addressPolicy,
          resolver,
          signal: AbortSignal.timeout(PROOF_TIMEOUT_MS),
        });
      },
      async (tx, { service, principal, params, body }, proof) => {
        const row = await recordProof(tx, principal, params.target_id, body.method, proof, service.clock.now());
        if (row === undefined) throw notFound('target', params.target_id);
        return { status: 200, body: toTarget(row, principal.livemode, service.config.mode) };
      },
    ),
  } satisfies Handlers;
}

async function findTarget(sql: Sql, principal: Principal, id: string): Promise<TargetRow> {
  const [row] = isId('tgt', id)
    ? await sql.query<TargetRow>(
        `SELECT ${TARGET_COLUMNS} FROM targets WHERE id = $1 AND workspace_id = $2 AND deleted_at IS NULL`,
        [id, principal.workspaceId],
      )
    : [];
  if (row === undefined) throw notFound('target', id);
  return row;
}

/** The stored form of a hostname filter. An invalid hostname matches nothing. */
function normalized(hostname: string): string {
  try {
    return targetHostname(hostname, { mode: 'any', allow: [] }).text;
  } catch {
    return '';
  }
}
