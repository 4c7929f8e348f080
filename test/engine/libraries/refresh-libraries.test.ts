import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableFile } from '../../../scripts/data-table.ts';
import { LIBRARY_VERSIONS_FILE, libraryVersionsText, readLibraryVersions } from '../../../scripts/library-versions.ts';
import { NpmRegistry } from '../../../scripts/npm-registry.ts';
import {
  type LibraryTable,
  missedText,
  newestOfLines,
  refreshLibraries,
  withCarried,
} from '../../../scripts/refresh-libraries.ts';
import { unpackTarball } from '../../../scripts/unpack-release.ts';
import { LIBRARIES_DATE, LIBRARY_FINGERPRINTS } from '../../../src/engine/data/library-fingerprints.ts';
import { ENGINE_TOOL } from '../../../src/engine/tool.ts';
import { type FakePackage, fakeRegistry, packed } from './fake-registry.ts';

const jquery = LIBRARY_FINGERPRINTS.filter(({ name }) => name === 'jquery');
const underscoreString = LIBRARY_FINGERPRINTS.filter(({ name }) => name === 'underscore.string');

/** The rest of a library: files as short as its version alone are taken for doors to others. */
const REST = `window.rest="${'x'.repeat(1_200)}";`;

/** A build of jQuery as far as its version is concerned: the version is in a variable, and in the banner. */
const build = (version: string, code = version): FakePackage => ({
  files: {
    'package.json': JSON.stringify({ name: 'jquery', version, main: 'dist/jquery.js' }),
    'dist/jquery.js': `/*!\n * jQuery JavaScript Library v${version}\n */
( function( global ) {
	var version = "${code}", jQuery = function( selector ) { return new jQuery.fn.init( selector ); };
	jQuery.fn = jQuery.prototype = { jquery: version, constructor: jQuery, length: 0 };
	global.jQuery = jQuery;
} )( window );\n${REST}`,
    'dist/jquery.min.js': `/*! jQuery v${version} */!function(g){var t="${code}",k=function(e){return new k.fn.init(e)};k.fn=k.prototype={jquery:t,constructor:k,length:0};g.jQuery=k}(window);${REST}`,
    'src/selector.js': 'throw new Error("never run")',
  },
});

const table = (forms: string, carried: readonly string[] = []): LibraryTable => ({
  versions: { jquery: { '3.4.1': forms } },
  carried: { jquery: carried },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-libraries-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function refresh(
  packages: Parameters<typeof fakeRegistry>[0],
  {
    before = { versions: {}, carried: {} },
    libraries = jquery,
    failures = [] as number[],
    tarballBytesMax = 1_000_000,
    ...options
  }: {
    before?: LibraryTable;
    libraries?: typeof jquery;
    failures?: number[];
    tarballBytesMax?: number;
    isCheck?: boolean;
    linesMax?: number;
  } = {},
) {
  const { url, close, requests } = await fakeRegistry(packages, failures);
  try {
    const registry = new NpmRegistry({ url, retryDelayMs: 1, tarballBytesMax });
    return { ...(await refreshLibraries(registry, libraries, before, options)), requests };
  } finally {
    await close();
  }
}

describe('the versions that are looked at', () => {
  it('are the newest of each line, the newest line of each major first, others spread', () => {
    const versions = ['1.0.0', '1.0.9', '1.0.10', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '2.0.0', '2.0.1', '3.0.0'];
    expect(newestOfLines(versions, 20)).toEqual(['3.0.0', '2.0.1', '1.4.0', '1.3.0', '1.2.0', '1.1.0', '1.0.10']);
    expect(newestOfLines(versions, 5)).toEqual(['3.0.0', '2.0.1', '1.4.0', '1.3.0', '1.1.0']);
    expect(newestOfLines(versions, 2)).toEqual(['3.0.0', '2.0.1']);
    expect(newestOfLines([], 5)).toEqual([]);
  });
});

describe('refreshing the library table', () => {
  it('counts what is recognised of packages as published, without comments, and minified', async () => {
    const { checked, lost, requests, ...refreshed } = await refresh({
      jquery: { '3.4.1': build('3.4.1'), '3.4.0': build('3.4.0'), '3.5.0-rc.1': build('3.5.0-rc.1') },
    });
    expect(refreshed.table).toEqual(table('psm'));
    expect(checked[0]?.versions[0]?.files).toEqual(['dist/jquery.js', 'dist/jquery.min.js']);
    expect(lost).toEqual([]);
    expect(requests).toEqual(['jquery', 'jquery/-/jquery-3.4.1.tgz']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('shows what only the banner tells, and code that carries another number', async () => {
    const { checked, ...refreshed } = await refresh({ jquery: { '3.4.1': build('3.4.1', '3.4.0') } });
    expect(refreshed.table).toEqual(table('p', ['3.4.0']));
    expect(missedText(checked)).toContain(
      '| jquery | 3.4.1 | stripped, minified | stripped: 3.4.0, minified: 3.4.0 | dist/jquery.js, dist/jquery.min.js |',
    );
  });

  it('remembers numbers that later releases still carry', async () => {
    const before = table('psm', ['3.3.1']);
    const refreshed = await refresh({ jquery: { '3.4.1': build('3.4.1', '3.4.0') } }, { before });
    expect(refreshed.table.carried).toEqual({ jquery: ['3.3.1', '3.4.0'] });
  });

  it('says what is no longer recognised', async () => {
    const before = table('psm');
    const { lost } = await refresh({ jquery: { '3.4.1': build('3.4.1', 'x') } }, { before, isCheck: true });
    expect(lost).toEqual([
      'jquery 3.4.1 is no longer recognised stripped',
      'jquery 3.4.1 is no longer recognised minified',
    ]);
    const later = { jquery: { '3.4.1': build('3.4.1'), '4.0.0': build('4.0.0', 'x') } };
    expect((await refresh(later, { before, isCheck: true })).lost).toEqual([]);
  });

  it('keeps the rows of libraries that were not looked at', async () => {
    const vue = { versions: { vue: { '3.0.0': 'ps' } }, carried: { vue: ['2.9.9'] } };
    const refreshed = await refresh({ jquery: { '3.4.1': build('3.4.1') } }, { before: vue });
    expect(refreshed.table.versions).toEqual({ ...vue.versions, jquery: { '3.4.1': 'psm' } });
    expect(refreshed.table.carried).toEqual({ ...vue.carried, jquery: [] });
  });

  it('names packages that are not published, have no script, are altered, too large, broken or cut off', async () => {
    const files = { 'package.json': '{"name":"jquery"}', 'README.md': 'none' };
    const whole = packed({ 'package/dist/jquery.js': 'x'.repeat(9_000) });
    const before = table('psm');
    const { checked, ...refreshed } = await refresh(
      {
        jquery: {
          '1.12.0': { files },
          '2.0.0': { ...build('2.0.0'), integrity: 'sha512-AAAA' },
          '3.0.0': { files: {}, tarball: Buffer.alloc(50_000, 1) },
          '4.0.0': { files: {}, tarball: Buffer.from('not gzip') },
          '5.0.0': { files: {}, tarball: gzipSync(Buffer.alloc(2_000, 7)) },
          '6.0.0': { files: {}, tarball: packed({ 'package/../../evil.js': 'x' }) },
          '7.0.0': { files: {}, tarball: whole.subarray(0, whole.length - 20) },
        },
      },
      { before, libraries: [...jquery, ...underscoreString], tarballBytesMax: 40_000 },
    );
    const faults = checked.flatMap((library) => library.faults).join('\n');
    expect(faults).toMatch(/underscore\.string is not in the registry 127\.0\.0\.1/);
    expect(faults).toContain('jquery@1.12.0: no script of a browser found');
    expect(faults).toContain('jquery@2.0.0: the package does not match its sha512 checksum');
    expect(faults).toMatch(/jquery@3\.0\.0: more than \d+ MiB/);
    for (const version of ['4.0.0', '5.0.0', '6.0.0', '7.0.0']) expect(faults).toContain(`jquery@${version}: `);
    expect(faults).toContain('contains a path outside of itself');
    // What could not be read takes nothing away.
    expect(refreshed.table).toEqual(before);
  });

  it('repeats what may help, within its budget, and stops at a registry that is none', async () => {
    const packages = { jquery: { '3.4.1': build('3.4.1') } };
    expect((await refresh(packages, { failures: [503, 429] })).table).toEqual(table('psm'));
    await expect(refresh(packages, { failures: [500, 500, 500] })).rejects.toThrow(/responded with 500 for jquery/);
    await expect(refresh(packages, { failures: [401] })).rejects.toThrow(/requires credentials/);
  });

  it('writes the same files for the same table, sorted', () => {
    const code = [{ near: 'a', pattern: 'b' }];
    expect(withCarried({ name: 'vue', files: ['vue'], code }, ['2.1.2'])).toEqual({
      name: 'vue',
      files: ['vue'],
      carried: ['2.1.2'],
      code,
    });
    for (const row of LIBRARY_FINGERPRINTS) expect(withCarried(row, row.carried ?? [])).toEqual(row);
    expect(libraryVersionsText({ vue: { '3.0.0': 'psm', '2.0.0': '' }, d3: {} })).toBe(
      '{\n  "d3": "",\n  "vue": "3.0.0:psm 2.0.0:"\n}\n',
    );
    expect(libraryVersionsText(readLibraryVersions())).toBe(readFileSync(LIBRARY_VERSIONS_FILE, 'utf8'));
  });
});

describe('unpacking', () => {
  const all = () => true;

  it('writes regular files only, and those that are wanted', async () => {
    const files = { 'package/dist/a.js': 'a', 'package/b.txt': 'b' };
    expect(await unpackTarball(packed(files), folder, (path) => path.endsWith('.js'))).toEqual(['dist/a.js']);
    expect(readFileSync(join(folder, 'dist/a.js'), 'utf8')).toBe('a');
    expect(await unpackTarball(packed(files, '2'), folder, all)).toEqual([]);
  });

  it.each([
    ['a path upwards', packed({ 'package/../../x.js': 'x' })],
    ['a full path', packed({ '/etc/x.js': 'x' })],
    ['a Windows path', packed({ 'package\\..\\x.js': 'x' })],
    ['an archive of noise', gzipSync(Buffer.alloc(2_048, 65))],
    ['noise', Buffer.from('noise')],
  ])('refuses %s', async (_name, tarball) => {
    await expect(unpackTarball(tarball, folder, all)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the table', () => {
  it('has a date, which reports carry beside that of the advisories', () => {
    expect(LIBRARIES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(ENGINE_TOOL.libraries_date).toBe(LIBRARIES_DATE);
    expect(ENGINE_TOOL.advisories_date).not.toBeNull();
  });

  it('has rows of known libraries, with forms that there are', () => {
    const names = new Set(LIBRARY_FINGERPRINTS.map(({ name }) => name));
    const versions = readLibraryVersions();
    expect(Object.keys(versions).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(versions).length).toBeGreaterThan(60);
    for (const [name, row] of Object.entries(versions))
      for (const [version, forms] of Object.entries(row)) expect(`${version} ${forms}`, name).toMatch(/^\d\S* p?s?m?$/);
  });
});

describe('npm run refresh:libraries', () => {
  /** The script itself, with npm configured by its environment. */
  function run(args: readonly string[], registry: string): Promise<{ code: number | null; output: string }> {
    const script = join(import.meta.dirname, '../../../scripts/refresh-libraries.ts');
    return new Promise((resolve, reject) => {
      const env = { ...process.env, npm_config_registry: registry };
      const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      const keep = (chunk: Buffer) => {
        output += chunk.toString();
      };
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  }

  it('says with --check what was lost and writes nothing', async () => {
    const version = Object.keys(readLibraryVersions()['jquery'] ?? {})[0] ?? '';
    const files = [LIBRARY_VERSIONS_FILE, tableFile('library-fingerprints')];
    const before = files.map((file) => readFileSync(file, 'utf8'));
    const { url, close } = await fakeRegistry({ jquery: { [version]: build(version, 'x') } });
    try {
      const { code, output } = await run(['--check', '--only', 'jquery'], url);
      expect(output).toContain(`jquery ${version} is no longer recognised minified`);
      expect(code).toBe(1);
    } finally {
      await close();
    }
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  });

  it('says what is wrong when the registry cannot be reached, or the arguments are wrong', async () => {
    const { url, close } = await fakeRegistry({});
    await close();
    const offline = await run(['--check', '--only', 'jquery'], url);
    expect(offline.output).toMatch(/the registry .* cannot be reached/);
    expect(offline.code).toBe(2);
    const unknown = await run(['--only', 'no-such-library'], url);
    expect(unknown.output).toContain('no such library in the fingerprint table');
    expect(unknown.code).toBe(2);
  });
});
