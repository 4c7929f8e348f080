import { isDeepStrictEqual } from 'node:util';
import { applyEdits as applyJson, modify, type ParseError, parse as parseJson } from 'jsonc-parser';
import { parse as parseToml } from 'smol-toml';
import { isRecord } from '../../shared/records.ts';
import { checksOf, type FixPlan, type WantedHeader } from '../fix-plan.ts';
import { type FixStack, headerChecks, type RepositoryFiles, refuse, type StackFix } from '../stack.ts';

/** https://vercel.com/docs/project-configuration#headers */
export const vercel = hosting('vercel', 'Vercel', 'vercel.json', withVercelHeaders);

/** https://docs.netlify.com/manage/routing/headers/ */
export const netlify = hosting('netlify', 'Netlify', 'netlify.toml', withNetlifyHeaders);

const VERCEL_SOURCES: readonly unknown[] = ['/(.*)', '/:path*'];

/** A stack that sets headers only, in one file at the root. */
function hosting(
  id: string,
  name: string,
  path: string,
  change: (text: string, headers: readonly WantedHeader[]) => string | null,
): FixStack {
  return {
    id,
    name,
    fix: async (files, plan) => (files.paths.includes(path) ? await hostingFix(files, plan, path, change) : null),
  };
}

async function hostingFix(
  files: RepositoryFiles,
  plan: FixPlan,
  path: string,
  change: (text: string, headers: readonly WantedHeader[]) => string | null,
): Promise<StackFix> {
  const refusals = refuse(
    checksOf({ ...plan, headers: [] }),
    path,
    `${path} sets headers only; change the code that sends them.`,
  );
  const before = await files.read(path);
  const after = before === null || plan.headers.length === 0 ? before : change(before, plan.headers);
  if (before === null || after === null) {
    const reason = 'The file has an error, or a form that cannot be changed safely.';
    return {
      files: [],
      fixed: new Set(),
      refusals: [...refusals, ...refuse(headerChecks(plan.headers), path, reason)],
    };
  }
  return {
    files: after === before ? [] : [{ path, before, after }],
    fixed: new Set(headerChecks(plan.headers)),
    refusals,
  };
}

function withVercelHeaders(text: string, headers: readonly WantedHeader[]): string | null {
  const errors: ParseError[] = [];
  const document: unknown = parseJson(text, errors, { allowTrailingComma: false });
  if (errors.length > 0 || !isRecord(document)) return null;
  const rules = document['headers'] ?? [];
  if (!Array.isArray(rules)) return null;
  const index = rules.findIndex(
    (rule) => isRecord(rule) && VERCEL_SOURCES.includes(rule['source']) && rule['has'] === undefined,
  );
  const old: unknown = index < 0 ? [] : rules[index].headers;
  if (!Array.isArray(old)) return null;
  const names = new Set(headers.map(({ name }) => name.toLowerCase()));
  const kept = old.filter((entry) => !isRecord(entry) || !names.has(String(entry['key']).toLowerCase()));
  const list = [...kept, ...headers.map(({ name, value }) => ({ key: name, value }))];
  const place =
    index < 0 ? [...(rules.length === 0 ? ['headers'] : ['headers', rules.length])] : ['headers', index, 'headers'];
  const rule = { source: '/(.*)', headers: list };
  const value = index >= 0 ? list : rules.length === 0 ? [rule] : rule;
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: /^( +)"/m.exec(text)?.[1]?.length ?? 2 };
  return applyJson(text, modify(text, place, value, { formattingOptions }));
}

function withNetlifyHeaders(text: string, headers: readonly WantedHeader[]): string | null {
  const before = tomlOf(text);
  if (before === null) return null;
  const rules = before['headers'] ?? [];
  // A second table for the same path would leave two values of one header.
  if (!Array.isArray(rules) || rules.some((rule) => isRecord(rule) && rule['for'] === '/*')) return null;
  const values = headers.map(({ name, value }) => `    ${name} = ${JSON.stringify(value)}`);
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  const after = `${text}${end}\n[[headers]]\n  for = "/*"\n  [headers.values]\n${values.join('\n')}\n`;
  const wanted = { for: '/*', values: Object.fromEntries(headers.map(({ name, value }) => [name, value])) };
  const expected = { ...before, headers: [...rules, wanted] };
  // The parser's objects and dates become plain ones.
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  return isDeepStrictEqual(plain(tomlOf(after)), plain(expected)) ? after : null;
}

function tomlOf(text: string): Record<string, unknown> | null {
  try {
    return parseToml(text);
  } catch {
    return null;
  }
}
