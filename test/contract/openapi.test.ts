import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../src/contract/event.ts';
import { EXAMPLES, type Examples } from '../../src/contract/examples.ts';
import { COMPONENTS, openApiDocument } from '../../src/contract/openapi.ts';
import { SHARED_SCHEMAS } from '../../src/contract/shared-schemas.ts';

const root = join(import.meta.dirname, '../..');

describe('the OpenAPI description', () => {
  it('in docs/ is up to date (npm run generate)', () => {
    expect(JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))).toEqual(openApiDocument());
  });

  it('describes every event as a webhook', () => {
    expect(Object.keys(openApiDocument()['webhooks'] as object).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(Object.keys(COMPONENTS) as (keyof Examples)[])('has an example of %s that its schema accepts', (name) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(JSON.stringify(COMPONENTS[name])) as object);
    expect(validate(EXAMPLES[name]), JSON.stringify(validate.errors)).toBe(true);
  });

  describe('for client generators', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument())) as {
      tags: { name: string }[];
      paths: Record<string, Record<string, Operation>>;
      webhooks: Record<string, Record<string, Operation>>;
      components: {
        headers: Record<string, unknown>;
        responses: Record<string, Response>;
        schemas: Record<string, unknown>;
      };
    };
    interface Operation {
      operationId: string;
      tags: string[];
      security?: unknown[];
      parameters?: { name: string; schema: { pattern?: string } }[];
      requestBody?: { content: Record<string, { schema: { properties?: Record<string, { enum?: string[] }> } }> };
      responses: Record<string, Response>;
    }
    interface Response {
      $ref?: string;
      headers?: Record<string, { $ref: string }>;
      content?: Record<string, Body>;
    }
    interface Body {
      schema: { $ref?: string };
    }
    const routes = Object.values(document.paths).flatMap((path) => Object.values(path));
    const events = Object.values(document.webhooks).flatMap((path) => Object.values(path));
    const resolved = (response: Response | undefined): Response | undefined =>
      response?.$ref === undefined ? response : document.components.responses[response.$ref.split('/').at(-1) ?? ''];

    it('has operations and deliveries under different tags, and every operation once', () => {
      const tagsOf = (operations: Operation[]) => new Set(operations.flatMap((operation) => operation.tags));
      expect([...tagsOf(routes)].filter((tag) => tagsOf(events).has(tag))).toEqual([]);
      expect(document.tags.map(({ name }) => name).sort()).toEqual([...tagsOf([...routes, ...events])].sort());
      const ids = [...routes, ...events].map(({ operationId }) => operationId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('has maps that they support', () => {
      expect(JSON.stringify(document)).not.toContain('patternProperties');
    });

    it('declares the headers of every response of a route, each defined once', () => {
      const declared = routes.flatMap(({ operationId, responses, security }) =>
        Object.entries(responses).map(([status, response]) => ({
          where: `${operationId} ${status}`,
          status,
          isLimited: status !== '401' && security === undefined,
          headers: resolved(response)?.headers ?? {},
        })),
      );
      for (const { where, status, isLimited, headers } of declared) {
        const names = Object.keys(headers);
        expect(names, where).toContain('X-Request-Id');
        expect(names.includes('RateLimit'), where).toBe(isLimited);
        if (status === '429' || status === '503') expect(names, where).toContain('Retry-After');
        for (const [name, { $ref }] of Object.entries(headers)) expect($ref).toBe(`#/components/headers/${name}`);
        expect(Object.keys(document.components.headers)).toEqual(expect.arrayContaining(names));
      }
    });

    it('describes the exchange of an identity token, alone, as open to requests without a key', () => {
      const open = routes.filter(({ security }) => security !== undefined);
      expect(open).toMatchObject([{ operationId: 'exchangeToken', security: [], parameters: [] }]);
      expect(open).toEqual([document.paths['/v1/oidc/token']?.['post']]);
      expect(Object.keys(open[0]?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '401', '403', '404', '422', '429', '503']),
      );
      expect(JSON.stringify(open)).not.toMatch(/missing_api_key|insufficient_scope|Idempot/);
    });

    it('declares the headers of an idempotent request and its replay', () => {
      const post = document.paths['/v1/scans']?.['post'];
      expect(Object.keys(post?.responses['201']?.headers ?? {})).toContain('Idempotent-Replayed');
      const key = post?.parameters?.find(({ name }) => name === 'Idempotency-Key');
      const pattern = new RegExp(key?.schema.pattern ?? '');
      for (const good of ['k', 'a b', 'run-7/attempt 2', '~!']) expect(good).toMatch(pattern);
      for (const bad of ['', ' ', ' a', 'a ', 'schlüssel', 'a\tb', 'a\n']) expect(bad).not.toMatch(pattern);
    });

    it('names every enumeration that two places share, and every array of one', () => {
      // A Java client of openapi-generator does not compile with an array of an inline enumeration.
      const places = new Map<string, string[]>();
      for (const { path, words } of enumerationsIn(document, '')) {
        places.set(words.join(), [...(places.get(words.join()) ?? []), path]);
      }
      for (const [words, paths] of places) expect(paths, words).toHaveLength(1);
      expect([...places.values()].flat().filter((path) => path.endsWith('/items'))).toEqual([]);
    });

    it('names each schema once, and refers to each name', () => {
      const named: Readonly<Record<string, object>> = { ...COMPONENTS, ...SHARED_SCHEMAS };
      const forms = Object.entries(named).map(([name, schema]) => {
        const { description: _, ...form } = schema as { description?: string };
        return [JSON.stringify(form), name] as const;
      });
      expect(new Set(forms.map(([form]) => form)).size).toBe(forms.length);
      const text = JSON.stringify(document);
      const unused = Object.keys(named).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
      expect(unused).toEqual([]);
    });

    it('keeps the notes of a place beside its reference', () => {
      const { properties } = document.components.schemas['ScanCreateOptions'] as {
        properties: Record<string, unknown>;
      };
      expect(properties['second_login']).toEqual({
        $ref: '#/components/schemas/Login',
        description: expect.stringContaining('second user'),
        writeOnly: true,
      });
    });

    it('describes a rolled-back bulk, and offers no verification method that serve refuses', () => {
      const response = resolved(document.paths['/v1/scans/bulk']?.['post']?.responses['422']);
      const refusal = response?.content?.['application/json'];
      expect(refusal?.schema.$ref).toBe('#/components/schemas/BulkScanRefusal');
      const verify = document.paths['/v1/targets/{target_id}/verify']?.['post'];
      const body = verify?.requestBody?.content['application/json']?.schema;
      expect(body?.properties?.['method']?.enum).toEqual(['dns', 'http_file', 'meta_tag']);
    });
  });

  it("passes Redocly's strict recommended rules", () => {
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
    const args = [cli, 'lint', 'docs/openapi.json', '--extends', 'recommended-strict', '--format', 'json'];
    const output = execFileSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { totals } = JSON.parse(output) as { totals: { errors: number; warnings: number } };
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it("passes Spectral's OpenAPI rules", () => {
    const cli = join(root, 'node_modules/@stoplight/spectral-cli/dist/index.js');
    const args = [
      cli,
      'lint',
      'docs/openapi.json',
      '--ruleset',
      'test/fixtures/spectral.yaml',
      '--format',
      'json',
      '--quiet',
      '--fail-severity',
      'hint',
    ];
    const output = execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(JSON.parse(output)).toEqual([]);
  });
});

/** Every enumeration in a value, outside its examples. */
function enumerationsIn(value: unknown, path: string): { readonly path: string; readonly words: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { enum: words } = value as { enum?: string[] };
  const members = Object.entries(value).filter(([key]) => key !== 'examples');
  return [
    ...(Array.isArray(words) ? [{ path, words }] : []),
    ...members.flatMap(([key, member]) => enumerationsIn(member, `${path}/${key}`)),
  ];
}
