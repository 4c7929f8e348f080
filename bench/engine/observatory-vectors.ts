import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HeaderList } from '../../src/engine/core/evidence/http.ts';

/** One call of an analyser by Observatory's own tests: what it was given, and its verdict. */
export interface ObservatoryVector {
  /** Name of the analyser, for example `content-security-policy`. */
  readonly group: string;
  /** Title of the test that made the call. */
  readonly title: string;
  readonly result: string;
  readonly passes: boolean;
  readonly site: string;
  readonly status: number;
  readonly headers: HeaderList;
  readonly httpsHeaders: HeaderList | null;
  /** False: the certificate could not be verified. */
  readonly isVerified: boolean;
  readonly body: string;
  readonly corsHeaders: HeaderList;
  readonly corsOrigin: string;
  readonly httpRedirects: readonly { readonly url: string; readonly status: number }[];
}

export interface Collected {
  readonly vectors: readonly ObservatoryVector[];
  /** Tests that do not hold here, with their vectors left out: they need a list that is downloaded when the package is installed. */
  readonly failed: readonly string[];
}

/** Tests of one analyser each; the others are about its server and its store. */
const FILES = [
  ...['csp', 'cookies', 'cors', 'redirection', 'referrer-policy', 'strict-transport-security'],
  ...['subresource-integrity', 'x-content-type-options', 'x-frame-options', 'cross-origin-resource-policy'],
  ...['cross-origin-embedder-policy', 'cross-origin-opener-policy'],
];
/** What the analysers and their tests import. */
const PACKAGES = [
  ...['axios', 'axios-cookiejar-support', 'chai', 'convict', 'htmlparser2', 'http-cookie-agent'],
  ...['structured-headers', 'tldts', 'tough-cookie'],
];
const TEST_SHIM = 'observatory:test';

interface Case {
  readonly title: string;
  readonly before: readonly (() => unknown)[];
  readonly body: () => unknown;
}

/**
 * Runs Observatory's own tests in this process and notes what they ask its analysers.
 * @param checkout a checkout of mdn/mdn-http-observatory; it is not written to
 * @param work folder for a copy of it with the packages it needs, of the versions that it names
 */
export async function collectVectors(checkout: string, work: string): Promise<Collected> {
  const copy = prepare(checkout, work);
  const vectors: ObservatoryVector[] = [];
  const failed: string[] = [];
  const cases: Case[] = [];
  let title = '';
  let calls: ObservatoryVector[] = [];
  let before: (() => unknown)[] = [];
  const suite = {
    describe(_name: string, body: () => void) {
      before = [];
      body();
    },
    it: (name: string, body: () => unknown) => cases.push({ title: name, before, body }),
    beforeEach: (hook: () => unknown) => before.push(hook),
    note: (output: unknown, requests: unknown) => calls.push(snapshot(title, output, requests)),
  };
  Object.assign(globalThis, { observatorySuite: suite });
  hookModules(copy);
  // Its fixtures are named relative to its folder.
  process.chdir(copy);
  for (const file of FILES) await import(pathToFileURL(join(copy, 'test', `${file}.test.js`)).href);
  for (const { title: name, before: hooks, body } of cases) {
    title = name;
    calls = [];
    try {
      for (const hook of hooks) await hook();
      await body();
      vectors.push(...calls);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown'}`);
    }
  }
  return { vectors, failed };
}

function prepare(checkout: string, work: string): string {
  const copy = join(work, 'observatory');
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'test', 'conf', 'package.json'])
    cpSync(join(checkout, name), join(copy, name), { recursive: true });
  // Downloaded by its install script otherwise.
  writeFileSync(join(copy, 'conf', 'hsts-preload.json'), '{}');
  if (!existsSync(join(work, 'node_modules', 'tough-cookie'))) {
    const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const versions = { ...manifest.devDependencies, ...manifest.dependencies };
    writeFileSync(join(work, 'package.json'), '{"private":true}');
    const wanted = PACKAGES.map((name) => `${name}@${versions[name] ?? 'latest'}`);
    const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`npm could not install ${wanted.join(' ')}`);
  }
  return copy;
}

/** The tests get a runner of ours, and analysers that note what they are asked. */
function hookModules(copy: string): void {
  const tests = pathToFileURL(join(copy, 'test')).href;
  registerHooks({
    resolve(specifier, context, next) {
      const isTest = context.parentURL?.startsWith(tests) === true;
      if (isTest && specifier === 'node:test') return { url: TEST_SHIM, shortCircuit: true };
      const found = next(specifier, context);
      if (!isTest || !/\/src\/analyzer\/tests\/[\w-]+\.js$/.test(found.url)) return found;
      return { url: `observatory:${found.url}`, shortCircuit: true };
    },
    load(url, context, next) {
      const module = (source: string) => ({ format: 'module' as const, source, shortCircuit: true });
      if (url === TEST_SHIM) return module('export const { describe, it, beforeEach } = globalThis.observatorySuite;');
      if (!url.startsWith('observatory:')) return next(url, context);
      const real = url.slice('observatory:'.length);
      const exported = readFileSync(new URL(real), 'utf8').matchAll(/^export function (\w+Test)\(/gm);
      const wrapped = [...exported].map(
        ([, name]) =>
          `export function ${name}(requests, ...rest) {
             const output = real.${name}(requests, ...rest);
             globalThis.observatorySuite.note(output, requests);
             return output;
           }`,
      );
      return module(`import * as real from ${JSON.stringify(real)};
        export * from ${JSON.stringify(real)};
        ${wrapped.join('\n')}`);
    },
  });
}

interface Answer {
  readonly verified?: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly request: { readonly headers: Readonly<Record<string, string>> };
}
interface Requests {
  readonly site: { readonly hostname: string };
  readonly resources: { readonly path: string | null };
  readonly responses: {
    readonly auto: Answer;
    readonly https: Answer | null;
    readonly cors: Answer;
    readonly httpRedirects: readonly { readonly url: URL; readonly status: number }[];
  };
}

/** The tests change one object from call to call, so everything is copied. */
function snapshot(title: string, output: unknown, given: unknown): ObservatoryVector {
  const { result, pass } = output as { readonly result: string; readonly pass: boolean | null };
  const { name } = (output as object).constructor as unknown as { readonly name: string };
  const { site, resources, responses } = given as Requests;
  return {
    group: name,
    title,
    result,
    passes: pass === true,
    site: site.hostname,
    status: responses.auto.status,
    headers: listOf(responses.auto.headers),
    isVerified: responses.https?.verified !== false,
    httpsHeaders: responses.https === null ? null : listOf(responses.https.headers),
    body: resources.path ?? '',
    corsHeaders: listOf(responses.cors.headers),
    corsOrigin: responses.cors.request.headers['origin'] ?? '',
    httpRedirects: responses.httpRedirects.map(({ url, status }) => ({ url: url.href, status })),
  };
}

function listOf(headers: Answer['headers']): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as readonly string[]) : [String(value)]).map((one) => [name, one] as const),
  );
}
