import { LIMITS } from '../../contract/limits.ts';
import { announce } from '../announce.ts';
import { ApiError, notFound } from '../errors.ts';
import { pageRequest, toPage } from '../http/page.ts';
import { TokenBuckets } from '../http/rate-limit.ts';
import type { Handlers } from '../http/route-context.ts';
import { isId } from '../ids.ts';
import { CHANNELS, type Principal } from '../service-context.ts';
import type { Sql } from '../store/store.ts';
import { hostOf, targetHostname } from '../targets/hostname.ts';
import { lookForProof } from '../targets/proofs.ts';
import { insertTarget, TARGET_COLUMNS, type TargetRow, toTarget } from '../targets/target-row.ts';
import { settleVerification } from '../targets/verify-target.ts';

/** The whole look for a proof, all its attempts included. */
const PROOF_TIMEOUT_MS = 15_000;

export function targetRoutes() {
  const attempts = new TokenBuckets(LIMITS.verifyAttemptsPerMinute, LIMITS.verifyAttemptsPerMinute);
  return {
    async createTarget({ service, principal, body, commit }) {
      const { config, clock } = service;
      const hostname = targetHostname(body.hostname, config.addressPolicy);
      return commit(async (tx) => {
        const row = await insertTarget(tx, principal.workspaceId, hostname, config, clock.now());
        if (row === undefined) {
          const [existing] = await tx.query<{ id: string }>(
            'SELECT id FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL',
            [principal.workspaceId, hostname.text],
          );
          throw new ApiError('conflict', `The target ${hostname.text} is registered already.`, {
            param: 'hostname',
            details: [
              { param: 'hostname', code: 'conflict', ...(existing === undefined ? {} : { existing_id: existing.id }) },
            ],
          });
        }
        return { status: 201, body: toTarget(row, principal.livemode, config.mode) };
      });
    },

    async listTargets(context) {
      const { service, principal, query } = context;
      const list = ['targets', principal.workspaceId, query.hostname ?? null];
      const page = pageRequest(context, list);
      const rows = await service.store.query<TargetRow>(
        `SELECT ${TARGET_COLUMNS} FROM targets WHERE workspace_id = $1 AND deleted_at IS NULL
           AND ($2::text IS NULL OR hostname = $2)
           AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
         ORDER BY created_at DESC, id DESC LIMIT $5`,
        [
          principal.workspaceId,
          query.hostname === undefined ? null : normalized(query.hostname),
          page.after?.[0] ?? null,
          page.after?.[1] ?? null,
          page.limit + 1,
        ],
      );
      return {
        status: 200,
        body: toPage(
          context,
          list,
          page,
          rows,
          (row) => [row.created_at.toISOString(), row.id],
          (row) => toTarget(row, principal.livemode, service.config.mode),
        ),
      };
    },

    async getTarget({ service, principal, params }) {
      const row = await findTarget(service.store, principal, params.target_id);
      return { status: 200, body: toTarget(row, principal.livemode, service.config.mode) };
    },

    async deleteTarget({ service, principal, params, commit }) {
      return commit(async (tx) => {
        const row = await findTarget(tx, principal, params.target_id);
        await tx.query('UPDATE targets SET deleted_at = $2 WHERE id = $1', [row.id, service.clock.now()]);
        return { status: 204 };
      });
    },

    async verifyTarget({ service, principal, params, body, commit }) {
      const { config, store, clock, resolver } = service;
      const target = await findTarget(store, principal, params.target_id);
      const { retryAfter } = attempts.take(target.id);
      if (retryAfter > 0) {
        throw new ApiError(
          'rate_limited',
          `At most ${LIMITS.verifyAttemptsPerMinute} checks a minute for one target.`,
          {
            headers: { 'retry-after': String(retryAfter) },
          },
        );
      }
      const proof = await lookForProof({
        method: body.method,
        hostname: hostOf(target.hostname),
        token: target.token,
        policy: config.addressPolicy,
        resolver,
        signal: AbortSignal.timeout(PROOF_TIMEOUT_MS),
      });
      let told = false;
      const reply = await commit(async (tx) => {
        const settled = await settleVerification(tx, target.id, body.method, proof, clock.now());
        if (settled === undefined) throw notFound('target', params.target_id);
        told = settled.told;
        return { status: 200, body: toTarget(settled.row, principal.livemode, config.mode) };
      });
      if (told) announce(service, CHANNELS.deliveriesDue);
      return reply;
    },
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

/** The filter finds a target however its name was written; what is no hostname finds nothing. */
function normalized(hostname: string): string {
  try {
    return targetHostname(hostname, { mode: 'any', allow: [] }).text;
  } catch {
    return '';
  }
}
