import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Cuts the operations that the action uses out of GitHub's OpenAPI description (npm package `@octokit/openapi`, file
 * `generated/api.github.com.json`), so that the tests can validate every request:
 * `node scripts/github-openapi-subset.ts <path of api.github.com.json>`
 * Only descriptions of requests are kept: parameters and bodies, with the schemas they refer to.
 */
const OPERATIONS: readonly (readonly [method: string, path: string])[] = [
  ['get', '/user'],
  ['get', '/repos/{owner}/{repo}'],
  ['get', '/repos/{owner}/{repo}/contents/{path}'],
  ['get', '/repos/{owner}/{repo}/git/commits/{commit_sha}'],
  ['get', '/repos/{owner}/{repo}/git/ref/{ref}'],
  ['get', '/repos/{owner}/{repo}/issues'],
  ['post', '/repos/{owner}/{repo}/issues'],
  ['patch', '/repos/{owner}/{repo}/issues/{issue_number}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['get', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/pulls'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/commits/{commit_sha}/pulls'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/check-runs'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/status'],
  ['get', '/repos/{owner}/{repo}/deployments'],
  ['get', '/repos/{owner}/{repo}/deployments/{deployment_id}/statuses'],
  ['get', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'],
  ['post', '/repos/{owner}/{repo}/code-scanning/sarifs'],
  ['get', '/repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}'],
];

interface Operation {
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
}

interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, unknown>>;
}

const source = process.argv[2];
if (source === undefined) throw new Error('usage: node scripts/github-openapi-subset.ts <api.github.com.json>');
const description: Description = JSON.parse(readFileSync(source, 'utf8'));
const components: Record<string, Record<string, unknown>> = {};
const paths: Record<string, Record<string, Operation>> = {};

/** Follows every reference below `node` and copies its definition. */
function collect(node: unknown): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') {
      collect(value);
      continue;
    }
    const [, , kind = '', name = ''] = value.split('/');
    components[kind] ??= {};
    const group = components[kind];
    if (name in group) continue;
    group[name] = withoutProse(description.components[kind]?.[name]);
    collect(group[name]);
  }
}

/** Drops examples and descriptions; a property that happens to be called so is kept. */
function withoutProse(node: unknown, inProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item));
  if (typeof node !== 'object' || node === null) return node;
  // OpenAPI 3.0 has `nullable` beside a union without a type, which JSON Schema validators refuse.
  const bareNullable = !inProperties && 'nullable' in node && !('type' in node);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(bareNullable && key === 'nullable'))
      .filter(([key]) => inProperties || !/^(examples?|description|externalDocs|summary|x-.*)$/.test(key))
      .map(([key, value]) => [key, withoutProse(value, key === 'properties')]),
  );
}

for (const [method, path] of OPERATIONS) {
  const operation = description.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${method} ${path} is not in the description`);
  const { parameters = [], requestBody } = operation;
  const kept = withoutProse({ parameters, ...(requestBody === undefined ? {} : { requestBody }) }) as Operation;
  paths[path] = { ...paths[path], [method]: kept };
  collect(kept);
}

const target = resolve(import.meta.dirname, '../test/helpers/fixtures/github-openapi-subset.json');
const { openapi, info } = description;
writeFileSync(target, `${JSON.stringify({ openapi, info: { version: info.version }, paths, components })}\n`);
console.log(`${target}: ${OPERATIONS.length} operations of GitHub's description ${info.version}`);
