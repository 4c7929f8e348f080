import type { Checks } from '../../contract/checks.ts';
import type { RuleData } from '../../engine/core/engine.ts';
import { audit } from '../audit.ts';
import type { Handlers } from '../http/route-context.ts';
import { validationError } from '../validate.ts';

type StoredChecks = { readonly sources: readonly string[]; readonly updated_at: Date };

export const checkRoutes = {
  async getChecks(sql, { principal }) {
    const [row] = await sql.query<StoredChecks>(
      'SELECT sources, updated_at FROM workspace_checks WHERE workspace_id = $1',
      [principal.workspaceId],
    );
    return { status: 200, body: toChecks(row) };
  },

  async putChecks(tx, { service, principal, body }) {
    const rules = await readAll(body.checks);
    const now = service.clock.now();
    const [row] = await tx.query<StoredChecks>(
      `INSERT INTO workspace_checks (workspace_id, sources, rules, updated_at) VALUES ($1, $2::jsonb, $3::jsonb, $4)
       ON CONFLICT (workspace_id) DO UPDATE SET sources = $2::jsonb, rules = $3::jsonb, updated_at = $4
       RETURNING sources, updated_at`,
      [principal.workspaceId, JSON.stringify(body.checks), JSON.stringify(rules), now],
    );
    await audit(tx, principal, 'checks.updated', principal.workspaceId, now, { count: rules.length });
    return { status: 200, body: toChecks(row) };
  },
} satisfies Pick<Handlers, 'getChecks' | 'putChecks'>;

function toChecks(row: StoredChecks | undefined): Checks {
  return { checks: [...(row?.sources ?? [])], updated_at: row?.updated_at.toISOString() ?? null };
}

/** @throws ApiError with every fault and its line */
async function readAll(sources: readonly string[]): Promise<readonly RuleData[]> {
  const { readRuleTexts } = await import('../../engine/rules/read-texts.ts');
  const texts = sources.map((text, index) => ({ name: `checks[${index}]`, text }));
  const { rules, problems } = readRuleTexts(texts);
  if (problems.length === 0) return rules;
  const details = problems.map(({ name, line, text }) => ({
    param: name,
    code: 'invalid',
    message: `${line === null ? '' : `line ${line}: `}${text}`,
  }));
  throw validationError(details.slice(0, 20), 'The body');
}
