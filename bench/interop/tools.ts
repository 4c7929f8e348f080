import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.ts';

/** The tools, each fetched by the client of its registry into a folder that outlives a run. */
export const VERSIONS = {
  openapiGenerator: '7.17.0',
  openapiPythonClient: '0.29.1',
  oapiCodegen: 'v2.8.2',
  oapiCodegenRuntime: 'v1.8.0',
  openapiTypescript: '7.13.0',
  openapiFetch: '0.17.0',
  schemathesis: '4.32.5',
} as const;

const ROOT = join(import.meta.dirname, '../..');
export const TOOLS = process.env['INTEROP_TOOLS'] ?? cacheFolder('interop-tools');
export const DOCUMENT = join(ROOT, 'docs/openapi.json');
export const DRIVERS = join(import.meta.dirname, 'drivers');
export const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
export const PYTHON = join(TOOLS, 'python/bin/python');

/** Runs a program to its end. @throws Error with the end of what it printed */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly directory?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.directory ?? TOOLS,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const take = (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ${args[0] ?? ''} ended with ${code}:\n${text}`)),
    );
  });
}

/** The jar of openapi-generator-cli, from Maven Central. */
export async function openapiGeneratorJar(): Promise<string> {
  const version = VERSIONS.openapiGenerator;
  const jar = join(TOOLS, `openapi-generator-cli-${version}.jar`);
  if (existsSync(jar)) return jar;
  await mkdir(TOOLS, { recursive: true });
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${version}`;
  await run('mvn', ['-q', 'dependency:get', artifact, '-Dtransitive=false']);
  const kept = `org/openapitools/openapi-generator-cli/${version}/openapi-generator-cli-${version}.jar`;
  await copyFile(join(homedir(), '.m2/repository', kept), jar);
  return jar;
}

/** A virtual environment with the Python tools and what their clients need, from PyPI. */
export async function pythonTools(): Promise<void> {
  if (existsSync(join(TOOLS, 'python/complete'))) return;
  await mkdir(TOOLS, { recursive: true });
  await run('python3', ['-m', 'venv', 'python']);
  const clients = ['urllib3', 'python-dateutil', 'pydantic', 'typing-extensions', 'httpx', 'attrs'];
  const tools = [`openapi-python-client==${VERSIONS.openapiPythonClient}`, `schemathesis==${VERSIONS.schemathesis}`];
  await run(PYTHON, ['-m', 'pip', 'install', '--quiet', ...tools, ...clients]);
  await writeFile(join(TOOLS, 'python/complete'), '');
}

/** oapi-codegen, by the Go module proxy. */
export async function oapiCodegen(): Promise<string> {
  const program = join(TOOLS, 'go/oapi-codegen');
  if (existsSync(program)) return program;
  await mkdir(TOOLS, { recursive: true });
  const module = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${VERSIONS.oapiCodegen}`;
  await run('go', ['install', module], { environment: { GOBIN: join(TOOLS, 'go') } });
  return program;
}

/** openapi-typescript and openapi-fetch, from the npm registry. */
export async function npmTools(): Promise<string> {
  const folder = join(TOOLS, 'npm');
  if (!existsSync(join(folder, 'node_modules/openapi-fetch'))) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const packages = [`openapi-typescript@${VERSIONS.openapiTypescript}`, `openapi-fetch@${VERSIONS.openapiFetch}`];
    await run('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], { directory: folder });
  }
  return folder;
}
