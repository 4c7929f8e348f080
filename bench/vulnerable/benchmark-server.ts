import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../test/helpers/free-port.ts';
import { NotMeasured, type Running, requirePrograms, run, startProgram, untilAnswers, untilOpen } from './programs.ts';

/** The release of Tomcat that the corpus's own start script would download. */
const TOMCAT = 'org.apache.tomcat:tomcat:9.0.98:tar.gz';
/** Ports that the code of the corpus holds. */
const LDAP_PORT = 10_389;
const DATABASE_PORT = 9001;

export interface BenchmarkServer extends Running {
  /** `http://127.0.0.1:<port>`. */
  readonly plain: string;
  /** `https://127.0.0.1:<port>`: the same application with the corpus's own certificate. */
  readonly tls: string;
}

/**
 * Starts OWASP Benchmark from a checkout in a Tomcat of its own on loopback. Builds it first if its `target` folder is empty, which
 * takes minutes.
 *
 * @throws NotMeasured if a program is missing or a server does not come up
 */
export async function startBenchmark(checkout: string, folder: string, port?: number): Promise<BenchmarkServer> {
  requirePrograms({ java: 'default-jdk', mvn: 'maven', tar: 'tar' });
  if (!existsSync(join(checkout, 'expectedresults-1.2.csv'))) throw new NotMeasured(`${checkout} is no checkout of it`);
  const application = join(checkout, 'target/benchmark');
  if (!existsSync(application)) run('mvn', ['-B', '-q', 'package', '-DskipTests'], { cwd: checkout });
  run('mvn', ['-B', '-q', 'dependency:copy', `-Dartifact=${TOMCAT}`, `-DoutputDirectory=${folder}`], { cwd: checkout });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '';
  run('tar', ['xzf', archive, '--one-top-level=tomcat', '--strip-components=1'], { cwd: folder });
  const tomcat = join(folder, 'tomcat');
  const libraries = join(application, 'WEB-INF/lib');
  for (const name of readdirSync(libraries).filter((file) => file.startsWith('hsqldb')))
    cpSync(join(libraries, name), join(tomcat, 'lib', name));
  const webapps = join(folder, 'webapps');
  mkdirSync(webapps);
  symlinkSync(application, join(webapps, 'benchmark'));
  const plainPort = port ?? (await freePort());
  const tlsPort = await freePort();
  writeFileSync(join(tomcat, 'conf/server.xml'), serverXml(webapps, join(checkout, '.keystore'), plainPort, tlsPort));

  const classPath = `${join(application, 'WEB-INF/classes')}:${join(libraries, '*')}`;
  const log = join(folder, 'benchmark.log');
  const started: Running[] = [];
  const close = async () => {
    for (const program of started.reverse()) await program.close();
  };
  try {
    const ldap = startProgram('java', ['-cp', classPath, 'org.owasp.benchmark.helpers.LDAPServer'], {
      log,
      cwd: folder,
    });
    const files = ['--database.0', 'mem:benchmark', '--dbname.0', 'benchmarkDataBase', '--address', '127.0.0.1'];
    const database = startProgram('java', ['-cp', classPath, 'org.hsqldb.Server', ...files], { log, cwd: folder });
    started.push(ldap, database);
    await untilOpen(DATABASE_PORT, database.closed);
    await untilOpen(LDAP_PORT, ldap.closed);
    const java = dirname(dirname(run('readlink', ['-f', run('which', ['java']).trim()]).trim()));
    const env = { JAVA_HOME: java, CATALINA_HOME: tomcat, CATALINA_BASE: tomcat };
    started.push(startProgram(join(tomcat, 'bin/catalina.sh'), ['run'], { log, cwd: folder, env }));
    const plain = `http://127.0.0.1:${plainPort}`;
    await untilAnswers(`${plain}/benchmark/`, 120);
    return { plain, tls: `https://127.0.0.1:${tlsPort}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function serverXml(webapps: string, keystore: string, plainPort: number, tlsPort: number): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<Server port="-1">
  <GlobalNamingResources>
    <Resource name="jdbc/ApplicationContext_BenchmarkDB" auth="Container" type="javax.sql.DataSource" username="sa" password=""
      driverClassName="org.hsqldb.jdbc.JDBCDriver" maxTotal="12" maxIdle="2" maxWaitMillis="5000"
      url="jdbc:hsqldb:hsql://127.0.0.1/benchmarkDataBase;sql.enforce_size=false" />
  </GlobalNamingResources>
  <Service name="Catalina">
    <Connector address="127.0.0.1" port="${plainPort}" protocol="HTTP/1.1" URIEncoding="ISO-8859-1" />
    <Connector address="127.0.0.1" port="${tlsPort}" protocol="HTTP/1.1" URIEncoding="ISO-8859-1" SSLEnabled="true" scheme="https"
      secure="true"><SSLHostConfig><Certificate certificateKeystoreFile="${keystore}" certificateKeystorePassword="changeit"
      certificateKeyAlias="tomcat" /></SSLHostConfig></Connector>
    <Engine name="Catalina" defaultHost="localhost">
      <Host name="localhost" appBase="${webapps}" autoDeploy="false" unpackWARs="false" />
    </Engine>
  </Service>
</Server>
`;
}
