import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { API_ERRORS } from '../src/contract/errors.ts';
import { openApiDocument } from '../src/contract/openapi.ts';
import { ROUTES } from '../src/contract/routes.ts';
import { IDENTITY_ROUTES } from '../src/contract/trust.ts';
import { CHECKS } from '../src/engine/registry.ts';

/** What a reviewer would police (docs/ARCHITECTURE.md), policed. */
const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function filesBelow(folder: string, ending: string | RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => (typeof ending === 'string' ? name.endsWith(ending) : ending.test(name)))
    .map((name) => join(folder, name))
    .sort();
}

const sources = filesBelow('src', /\.tsx?$/).filter((path) => !path.startsWith('src/generated/'));
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));

describe('structure', () => {
  it('keeps the import directions and has no circles', () => {
    const cruiser = join(root, 'node_modules/.bin/depcruise');
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src'];
    let output: string;
    try {
      output = execFileSync(cruiser, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    const { summary } = JSON.parse(output) as {
      summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
    };
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(sources.length);
  });

  it('has no barrels and no utils.ts', () => {
    expect(sources.filter((path) => /^(utils?|helpers?|misc|common)\.ts$/.test(basename(path)))).toEqual([]);
    const barrels = sources.filter((path) => /^export \* from/m.test(read(path)));
    expect(barrels).toEqual([]);
  });

  it('leaves no marks of unfinished or silenced work', () => {
    const marks = /\bTODO\b|\bFIXME\b|\bXXX\b|@ts-ignore|@ts-expect-error|\bas any\b|biome-ignore(?! .*: \w)/;
    expect(sources.filter((path) => marks.test(read(path)))).toEqual([]);
  });

  it('tests without sleeping, skipping or running alone', () => {
    const tests = filesBelow('test', '.test.ts').filter((path) => path !== 'test/conventions.test.ts');
    expect(tests.filter((path) => /\b(?:it|test|describe)\.(?:only|todo)\b/.test(read(path)))).toEqual([]);
  });

  it('carries no machine path and no registry host in tracked files', () => {
    // Spelled in parts so that this file does not match itself.
    const wrong = new RegExp(
      ['/wo' + 'rk/', '/ro' + 'ot/', 'registry\\.npm' + 'js\\.org', 'deb\\.debian' + '\\.org'].join('|'),
    );
    const text = tracked.filter((path) => !/^dist\/|^package-lock\.json$|\.(png|ttf|gz|wasm|data|pdf)$/.test(path));
    expect(text.filter((path) => statSync(join(root, path)).isFile() && wrong.test(read(path)))).toEqual([]);
  });
});

describe('checks', () => {
  const ids = CHECKS.map((check) => check.meta.id);
  const RULES = 'src/engine/rules/exposure';
  const rules = tracked.filter((path) => path.startsWith(RULES));
  const files = sources.filter(
    (path) => /^src\/engine\/[^/]+\//.test(path) && /^export const \w+ = \w+Check\(/m.test(read(path)),
  );
  const isRules = (id: string) => id.startsWith('exposure.') && rules.includes(`${RULES}/${id.slice(9)}.yml`);

  it('are registered in the order of their ids, each once', () => {
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('live in the file their id names', () => {
    const named = ids.flatMap((id) => {
      const names = [id.replace(/^[^.]*\./, ''), id.replace('.', '-')];
      const of = files.filter((path) => names.includes(basename(path, '.ts')) && read(path).includes(`'${id}'`));
      if (of.length === 0 && isRules(id)) return [];
      return of.length === 1 ? of : [`${id}: ${of.length} files`];
    });
    expect(named.sort()).toEqual(files);
  });

  it('each have a test file of the same name that imports them', () => {
    const untested = files.filter((path) => {
      const test = path.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts');
      return !existsSync(join(root, test)) || !read(test).includes(`from '../../../../${path}'`);
    });
    expect(untested).toEqual([]);
  });

  it('each have a documented row and page', () => {
    const index = read('docs/checks/README.md');
    expect(ids.filter((id) => !index.includes(`\`${id}\``) && !index.includes(`[${id}]`))).toEqual([]);
    expect(ids.filter((id) => !existsSync(join(root, `docs/checks/${id}.md`)))).toEqual([]);
  });
});

describe('parity', () => {
  it('OpenAPI has exactly the operations of the route table', () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, { operationId: string }>>;
    const operations = Object.values(paths).flatMap((item) =>
      Object.values(item).map((operation) => operation.operationId),
    );
    expect(operations.sort()).toEqual(Object.keys({ ...ROUTES, ...IDENTITY_ROUTES }).sort());
  });

  it('every error code of the interface is documented with its status', () => {
    const page = read('docs/ERRORS.md');
    const missing = Object.entries(API_ERRORS).filter(
      ([code, { status }]) => !new RegExp(`\`${code}\`[^\\n]*${status ?? ''}`).test(page),
    );
    expect(missing.map(([code]) => code)).toEqual([]);
  });

  it('action.yml and the README list the same inputs and outputs', () => {
    const action = parse(read('action.yml')) as { inputs: Record<string, unknown>; outputs: Record<string, unknown> };
    const page = read('docs/INPUTS.md');
    const names = [...Object.keys(action.inputs), ...Object.keys(action.outputs)];
    expect(names.filter((name) => name !== 'matrix' && !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('documentation', () => {
  it('lists every page of docs in docs/README.md', () => {
    const index = read('docs/README.md');
    const pages = readdirSync(join(root, 'docs')).filter((name) => /\.(?:md|json)$/.test(name) && name !== 'README.md');
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('links to files that exist', () => {
    const broken = tracked
      .filter((path) => /^(?:[A-Z]+\.md|docs\/[^/]*\.md|docs\/adr\/.*\.md|clients\/[^/]+\/README\.md)$/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, link = '']) =>
          existsSync(join(root, dirname(path), link)) ? [] : [`${path}: ${link}`],
        ),
      );
    expect(broken).toEqual([]);
  });
});

describe('dist', () => {
  it('has the files that action.yml and package.json name', () => {
    const action = parse(read('action.yml')) as { runs: { using: string; main: string; post?: string } };
    const bin = (JSON.parse(read('package.json')) as { bin: Record<string, string> }).bin;
    expect(action.runs.using).toBe('node24');
    for (const file of [action.runs.main, action.runs.post, ...Object.values(bin)]) {
      expect(file !== undefined && existsSync(join(root, file)), String(file)).toBe(true);
    }
  });
});
