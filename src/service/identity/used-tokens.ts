import type { Sql } from '../store/store.ts';

/**
 * Uses up the id of a token. Kept until `expiresAt`.
 * @returns false for one that was used
 */
export async function useOnce(sql: Sql, issuer: string, id: string, expiresAt: Date): Promise<boolean> {
  const used = await sql.query(
    `INSERT INTO used_identity_tokens (issuer, jti, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING 1 AS used`,
    [issuer, id, expiresAt],
  );
  return used.length > 0;
}
