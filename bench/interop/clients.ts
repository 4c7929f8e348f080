import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServe, startServe, startSite } from './serve.ts';
import {
  DOCUMENT,
  DRIVERS,
  npmTools,
  oapiCodegen,
  openapiGeneratorJar,
  PYTHON,
  pythonTools,
  run,
  TSC,
  VERSIONS,
} from './tools.ts';

/**
 * `node bench/interop/clients.ts [name …]`: generates a client from docs/openapi.json, as it is published, with each of the
 * usual generators, and lets it go through the workflow of docs/INTEROP.md against a real `scan-gate serve`.
 * Needs java 17, mvn, go, python3 and npm; fetches the tools once. Nothing generated stays.
 */

interface Workflow {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}
interface Client {
  readonly name: string;
  readonly version: string;
  /** Generates and builds in an empty folder; says how the driver is started there. */
  prepare(folder: string): Promise<Workflow>;
}

async function generate(generator: string, folder: string, properties: readonly string[] = []): Promise<void> {
  const more = properties.length === 0 ? [] : [`--additional-properties=${properties.join(',')}`];
  const jar = await openapiGeneratorJar();
  await run('java', ['-jar', jar, 'generate', '-i', DOCUMENT, '-g', generator, '-o', join(folder, 'client'), ...more]);
}

/** Type-checks and compiles a driver with its client, strictly. */
async function compile(folder: string, driver: string): Promise<Workflow> {
  await cp(join(DRIVERS, driver), join(folder, driver));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const types = join(import.meta.dirname, '../../node_modules/@types');
  const strict = ['--strict', '--skipLibCheck', '--types', 'node', '--typeRoots', types];
  const target = ['--target', 'es2024', '--module', 'nodenext', '--rootDir', '.', '--outDir', 'out'];
  await run(process.execPath, [TSC, ...strict, ...target, driver], { directory: folder });
  return { program: process.execPath, args: [join('out', driver.replace('.ts', '.js'))] };
}

async function buildGo(folder: string, driver: string, requires: readonly string[]): Promise<Workflow> {
  await cp(join(DRIVERS, driver), join(folder, 'main.go'));
  const client = 'require client v0.0.0\nreplace client => ./client\n';
  await writeFile(join(folder, 'go.mod'), `module driver\n\ngo 1.24\n\n${client}`);
  await run('go', ['mod', 'edit', '-module', 'client', ...requires.map((name) => `-require=${name}`)], {
    directory: join(folder, 'client'),
  });
  await run('go', ['mod', 'tidy'], { directory: join(folder, 'client') });
  await run('go', ['mod', 'tidy'], { directory: folder });
  await run('go', ['build', '-o', 'driver', '.'], { directory: folder });
  return { program: './driver', args: [] };
}

const CLIENTS: readonly Client[] = [
  {
    name: 'openapi-generator-python',
    version: VERSIONS.openapiGenerator,
    async prepare(folder) {
      await pythonTools();
      await generate('python', folder);
      const path = { PYTHONPATH: join(folder, 'client') };
      return { program: PYTHON, args: [join(DRIVERS, 'openapi_generator_python.py')], environment: path };
    },
  },
  {
    name: 'openapi-generator-typescript-fetch',
    version: VERSIONS.openapiGenerator,
    async prepare(folder) {
      await generate('typescript-fetch', folder, ['importFileExtension=.js']);
      return compile(folder, 'openapi-generator-fetch.ts');
    },
  },
  {
    name: 'openapi-generator-go',
    version: VERSIONS.openapiGenerator,
    async prepare(folder) {
      // Constants of enumerations are of one package.
      await generate('go', folder, ['packageName=client', 'enumClassPrefix=true']);
      // Its own tests name the module by a placeholder.
      await rm(join(folder, 'client/test'), { recursive: true, force: true });
      return buildGo(folder, 'openapi_generator.go', []);
    },
  },
  {
    name: 'openapi-generator-java',
    version: VERSIONS.openapiGenerator,
    async prepare(folder) {
      const packages = ['invokerPackage=client', 'apiPackage=client.api', 'modelPackage=client.model'];
      await generate('java', folder, ['library=native', 'openApiNullable=false', ...packages]);
      const client = join(folder, 'client');
      await cp(join(DRIVERS, 'OpenapiGenerator.java'), join(client, 'src/main/java/OpenapiGenerator.java'));
      // The tests that the generator writes are empty; what is measured is the driver.
      await run('mvn', ['-q', '-B', '-Dmaven.test.skip=true', 'package'], { directory: client });
      const path = [join(client, 'target/classes'), join(client, 'target/lib/*')].join(':');
      return { program: 'java', args: ['-cp', path, 'OpenapiGenerator'] };
    },
  },
  {
    name: 'openapi-python-client',
    version: VERSIONS.openapiPythonClient,
    async prepare(folder) {
      await pythonTools();
      // It reads no media type that it does not know; this is its own setting for them.
      const config = join(folder, 'config.yml');
      await writeFile(config, 'content_type_overrides:\n  application/pdf: application/octet-stream\npost_hooks: []\n');
      const client = join(folder, 'client');
      const args = ['-m', 'openapi_python_client', 'generate', '--path', DOCUMENT, '--config', config];
      await run(PYTHON, [...args, '--output-path', client, '--fail-on-warning']);
      const path = { PYTHONPATH: client };
      return { program: PYTHON, args: [join(DRIVERS, 'openapi_python_client.py')], environment: path };
    },
  },
  {
    name: 'oapi-codegen',
    version: VERSIONS.oapiCodegen,
    async prepare(folder) {
      const client = join(folder, 'client');
      await mkdir(client);
      const program = await oapiCodegen();
      await run(program, [
        '-generate',
        'types,client',
        '-package',
        'client',
        '-o',
        join(client, 'client.go'),
        DOCUMENT,
      ]);
      await writeFile(join(client, 'go.mod'), 'module client\n\ngo 1.24\n');
      return buildGo(folder, 'oapi_codegen.go', [`github.com/oapi-codegen/runtime@${VERSIONS.oapiCodegenRuntime}`]);
    },
  },
  {
    name: 'openapi-typescript',
    version: VERSIONS.openapiTypescript,
    async prepare(folder) {
      const tools = await npmTools();
      await mkdir(join(folder, 'client'));
      const cli = join(tools, 'node_modules/openapi-typescript/bin/cli.js');
      await run(process.execPath, [cli, DOCUMENT, '-o', join(folder, 'client/schema.ts')]);
      await symlink(join(tools, 'node_modules'), join(folder, 'node_modules'));
      return compile(folder, 'openapi-typescript.ts');
    },
  },
];

async function complete(client: Client, serve: RunningServe): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-client-'));
  const proof = join(folder, 'proof.txt');
  const site = await startSite(proof);
  try {
    const { program, args, environment } = await client.prepare(folder);
    const where = { API_URL: serve.url, API_KEY: serve.apiKey, SITE: site.host, PROOF_FILE: proof };
    const printed = await run(program, args, { directory: folder, environment: { ...where, ...environment } });
    if (!printed.includes('workflow complete')) throw new Error(`It ended early: ${printed}`);
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CLIENTS.some((client) => client.name === name));
if (unknown.length > 0) {
  console.error(`Unknown client ${unknown.join(', ')}; there are ${CLIENTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const serve = await startServe();
try {
  for (const client of CLIENTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const begun = performance.now();
    try {
      await complete(client, serve);
      console.log(`ok    ${client.name} ${client.version} (${Math.round((performance.now() - begun) / 1_000)} s)`);
    } catch (error) {
      console.log(`FAIL  ${client.name} ${client.version}\n${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
} finally {
  await serve.close();
}
