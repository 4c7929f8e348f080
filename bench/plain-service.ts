import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The floor of the service's benchmark: Fastify and pg, one table, one statement per request, no idempotency, ledger, events
 * or key in the database.
 * @param url of an empty PostgreSQL database
 */
export async function startPlainService(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(
    `CREATE TABLE scans (id text PRIMARY KEY, target text NOT NULL, scan_type text NOT NULL, status text NOT NULL,
       options jsonb NOT NULL, created_at timestamptz NOT NULL)`,
  );
  const scan = {
    type: 'object',
    required: ['target', 'scan_type'],
    properties: { target: { type: 'string' }, scan_type: { enum: ['quick', 'standard', 'compliance'] } },
  };
  const bulk = {
    type: 'object',
    required: ['scans'],
    properties: { scans: { type: 'array', maxItems: 100, items: scan } },
  };
  const rowOf = ({ target, scan_type }: { target: string; scan_type: string }) => ({
    id: `scn_${randomUUID()}`,
    target,
    scan_type,
    status: 'queued',
    options: {},
    created_at: new Date().toISOString(),
  });
  const server = Fastify();
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get<{ Params: { id: string } }>('/v1/scans/:id', async (request) => {
    const { rows } = await pool.query({
      name: 'get',
      text: 'SELECT id, target, scan_type, status, options, created_at FROM scans WHERE id = $1',
      values: [request.params.id],
    });
    return rows[0];
  });
  server.post<{ Body: { target: string; scan_type: string } }>(
    '/v1/scans',
    { schema: { body: scan } },
    async (request, reply) => {
      const row = rowOf(request.body);
      await pool.query({
        name: 'insert',
        text: 'INSERT INTO scans (id, target, scan_type, status, options, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
        values: [row.id, row.target, row.scan_type, row.status, row.options, row.created_at],
      });
      reply.code(201);
      return row;
    },
  );
  server.post<{ Body: { scans: { target: string; scan_type: string }[] } }>(
    '/v1/scans/bulk',
    { schema: { body: bulk } },
    async (request, reply) => {
      const rows = request.body.scans.map(rowOf);
      await pool.query({
        name: 'bulk',
        text: `INSERT INTO scans (id, target, scan_type, status, options, created_at)
               SELECT id, target, scan_type, status, options, created_at FROM jsonb_to_recordset($1::jsonb)
                 AS e (id text, target text, scan_type text, status text, options jsonb, created_at timestamptz)`,
        values: [JSON.stringify(rows)],
      });
      reply.code(201);
      return { results: rows };
    },
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      await pool.end();
    },
  };
}
