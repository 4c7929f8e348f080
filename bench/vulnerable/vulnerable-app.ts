import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FindingContent } from '../../src/contract/finding.ts';
import { freePort } from '../../test/helpers/free-port.ts';
import { CLASSES } from './classes.ts';
import { measure, NotMeasured, type Running, requirePrograms, run, startProgram, untilAnswers } from './programs.ts';
import { scanOnce } from './scan.ts';

/**
 * `node bench/vulnerable/vulnerable-app.ts --checkout DIR [--json FILE]`: builds a copy of VulnerableApp (SasanLabs) with Maven, starts it on
 * loopback, scans it from its start page alone (standard; reading, then with `active_post`), and compares with the rows of its own
 * ground truth, `/scanner/dast`.
 */
const { values: flags } = parseArgs({
  options: { checkout: { type: 'string' }, program: { type: 'string' }, json: { type: 'string' } },
});

const FACADE = 'src/main/java/org/sasanlabs/service/impl/EndPointsInformationProvider.java';

/** CWE numbers that name a type of its ground truth; a type that no check looks for has none. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/SQL_INJECTION$/, CLASSES.sqli],
  [/XSS$/, CLASSES.xss],
  [/^COMMAND_INJECTION$/, CLASSES.cmdi],
  [/^PATH_TRAVERSAL$/, CLASSES.path],
  [/^OPEN_REDIRECT/, CLASSES.redirect],
  [/SSRF$/, CLASSES.ssrf],
  [/^XXE$/, CLASSES.xxe],
  [/^LDAP_INJECTION$/, CLASSES.ldap],
  [/^HEADER_INJECTION$/, CLASSES.header],
  [/^WEB_CACHE_POISONING$/, ['CWE-349', 'CWE-444']],
  [/^CLICKJACKING$/, ['CWE-1021']],
  [/JWT$/, ['CWE-345', 'CWE-347', 'CWE-326', 'CWE-327', 'CWE-522', 'CWE-613']],
  [/^INSECURE_DIRECT_OBJECT_REFERENCE$/, ['CWE-639']],
  [/^USERNAME_ENUMERATION$/, ['CWE-204']],
  [/^NO_LOGIN_RATE_LIMITING$/, ['CWE-307', 'CWE-799']],
  [/^UNRESTRICTED_FILE_UPLOAD$/, ['CWE-434']],
  [/SESSION_ID$|RESET_TOKEN$|RANDOM/, ['CWE-330', 'CWE-338']],
  [/^SESSION_FIXATION$/, ['CWE-384']],
];

interface Row {
  readonly url: string;
  readonly variant: 'SECURE' | 'UNSECURE';
  readonly vulnerabilityTypes: readonly string[];
}

/**
 * The declarations of its build file, for Maven: its wrapper loads Gradle from a place of its own. The schema of its second user
 * interface is on Maven Central in an older release.
 */
function pomOf(gradle: string): string {
  const boot = /'org\.springframework\.boot' version '([\d.]+)'/.exec(gradle)?.[1];
  if (boot === undefined)
    throw new NotMeasured('build.gradle names no release of Spring Boot: this release is not supported');
  const part = gradle.slice(gradle.indexOf('\ndependencies {'));
  const short = [...part.matchAll(/^ *(?:implementation|runtimeOnly) '([^':]+):([^':]+)(?::([^']+))?'/gm)];
  const long = [
    ...part.matchAll(/^ *(?:implementation|runtimeOnly) group: '([^']+)', name: '([^']+)'(?:, version: '([^']+)')?/gm),
  ];
  const dependencies = [...short, ...long].map(([, group, name, version]) => {
    const release = name === 'facade-schema' ? '1.0.1' : version;
    const own = release === undefined ? '' : `<version>${release}</version>`;
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId>${own}</dependency>`;
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId><version>${boot}</version></parent>
<groupId>bench</groupId><artifactId>app</artifactId><version>1</version><properties><java.version>17</java.version></properties>
<dependencies>${dependencies.join('\n')}</dependencies>
<build><plugins><plugin><groupId>org.springframework.boot</groupId><artifactId>spring-boot-maven-plugin</artifactId></plugin></plugins></build>
</project>
`;
}

/** @returns the program, built from a copy of the checkout */
function build(checkout: string, folder: string): string {
  requirePrograms({ java: 'openjdk-17-jdk', mvn: 'maven' });
  if (!existsSync(join(checkout, FACADE))) throw new NotMeasured(`${checkout} is no checkout of it`);
  const root = join(folder, 'app');
  cpSync(checkout, root, { recursive: true, filter: (path) => !path.endsWith('.git') });
  const file = join(root, FACADE);
  const source = readFileSync(file, 'utf8')
    .replace(/import org\.sasanlabs\.vulnerableapp\.facade\.schema\.ChallengeCard\w+;\n/g, '')
    .replace(/ChallengeCard\[\] challengeCardAnnotations[\s\S]*?setChallengeCards\(facadeChallengeCards\);/, '');
  writeFileSync(file, source);
  writeFileSync(join(root, 'pom.xml'), pomOf(readFileSync(join(root, 'build.gradle'), 'utf8')));
  // Its own tests need Gradle's test dependencies and say nothing about the scanner.
  run('mvn', ['-B', '-q', '-Dmaven.test.skip=true', 'package'], { cwd: root });
  return join(root, 'target/app-1.jar');
}

async function start(program: string, folder: string): Promise<Running & { readonly origin: string }> {
  const port = await freePort();
  const place = [`--server.port=${port}`, '--server.address=127.0.0.1'];
  const server = startProgram('java', ['-jar', program, ...place], { log: join(folder, 'app.log'), cwd: folder });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswers(`${origin}/VulnerableApp/`, 300);
  } catch (error) {
    await server.close();
    throw error;
  }
  return { origin, close: server.close };
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function explains(finding: FindingContent, { url, vulnerabilityTypes }: Row): boolean {
  const numbers = TYPES.filter(([name]) => vulnerabilityTypes.some((type) => name.test(type))).flatMap(
    ([, cwe]) => cwe,
  );
  return (
    finding.cwe.some((cwe) => numbers.includes(cwe)) &&
    finding.locations.some((place) => pathOf(place.url) === pathOf(url))
  );
}

await measure('VulnerableApp', async () => {
  if (flags.checkout === undefined) throw new NotMeasured('name its checkout: --checkout DIR');
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-vulnerable-app-'));
  try {
    const program = flags.program ?? build(flags.checkout, folder);
    const notes: string[] = [];
    const kept: unknown[] = [];
    console.log(
      '| scan | rows found | SECURE levels reported | requests | seconds | default gate |\n| --- | --- | --- | --- | --- | --- |',
    );
    for (const active_post of [false, true]) {
      const app = await start(program, folder);
      const response = await fetch(`${app.origin}/VulnerableApp/scanner/dast`);
      const rows = (await response.json()) as Row[];
      const options = { start_path: '/VulnerableApp/', browser: 'required', active_post } as const;
      const { findings, requests, seconds, coverage } = await scanOnce(app.origin, 'standard', options).finally(
        app.close,
      );
      const isFound = (row: Row) => findings.some((finding) => explains(finding, row));
      const unsafe = rows.filter(({ variant }) => variant === 'UNSECURE');
      const wrong = rows.filter((row) => row.variant === 'SECURE' && isFound(row));
      const fails = findings.some(({ severity, confidence }) => severity === 'critical' && confidence !== 'tentative');
      const cells = [
        `${unsafe.filter(isFound).length} of ${rows.length}`,
        wrong.length,
        requests,
        seconds.toFixed(1),
        fails ? 'fails' : 'passes',
      ];
      const name = active_post ? 'standard, active-post' : 'standard';
      console.log(`| ${[name, ...cells].join(' | ')} |`);
      const line = ({ url, vulnerabilityTypes }: Row) => `${vulnerabilityTypes.join(', ')} ${pathOf(url)}`;
      notes.push(
        `${name}: ${JSON.stringify(coverage?.reach)}`,
        ...wrong.map((row) => `${name}, SECURE and reported: ${line(row)}`),
        ...unsafe.filter((row) => !isFound(row)).map((row) => `${name}, missed: ${line(row)}`),
      );
      kept.push({ name, findings, coverage });
    }
    console.log(`\n${notes.join('\n')}`);
    if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(kept, null, 1)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
