import type { Recipe } from '../recipe.ts';

const zip = (name: string, artifact: string, rest: Omit<Recipe, 'name' | 'registry' | 'packages'>): Recipe => ({
  name,
  registry: 'maven',
  packages: [artifact],
  ...rest,
  prepare: `unzip -q ./*.zip && rm ./*.zip && mv */ server\n${rest.prepare ?? ''}`,
});
const jar = (name: string, artifact: string, start: string, rest: Partial<Recipe> = {}): Recipe => ({
  name,
  registry: 'maven',
  packages: [artifact],
  start: `exec java -Xmx384m ${start}`,
  ...rest,
});
const TOMCAT_START = [
  'sed "s/port=\\"8005\\"/port=\\"-1\\"/; s/port=\\"8080\\"/port=\\"$PORT\\" address=\\"127.0.0.1\\"/" server.xml > server/conf/server.xml',
  'exec bash server/bin/catalina.sh run',
].join('\n');

export const MAVEN: readonly Recipe[] = [
  zip('tomcat', 'org.apache.tomcat:tomcat:11.0.24:zip', {
    prepare: 'cp server/conf/server.xml .',
    start: TOMCAT_START,
  }),
  {
    name: 'wicket-examples',
    registry: 'maven',
    packages: ['org.apache.wicket:wicket-examples:9.0.0:war', 'org.apache.tomcat:tomcat:9.0.98:zip'],
    prepare:
      'unzip -q ./tomcat*.zip && mv apache-tomcat-* server && rm -rf server/webapps/* && mv wicket*.war server/webapps/ROOT.war && cp server/conf/server.xml .',
    start: TOMCAT_START,
  },
  zip('activemq', 'org.apache.activemq:apache-activemq:5.18.3:zip:bin', {
    prepare: 'cp server/conf/jetty.xml .',
    start: [
      'sed "s/value=\\"8161\\"/value=\\"$PORT\\"/" jetty.xml > server/conf/jetty.xml',
      'sed -i "/<transportConnector /d" server/conf/activemq.xml',
      'ACTIVEMQ_OPTS_MEMORY="-Xms64m -Xmx384m" exec bash server/bin/activemq console',
    ].join('\n'),
  }),
  zip('wildfly', 'org.wildfly:wildfly-dist:39.0.1.Final:zip', {
    start:
      'exec bash server/bin/standalone.sh -Djboss.http.port="$PORT" -Djboss.management.http.port="$PORT2" -Djboss.https.port=0 -b 127.0.0.1',
  }),
  jar(
    'zipkin',
    'io.zipkin:zipkin-server:3.5.1:jar:exec',
    '-jar ./*.jar --server.port="$PORT" --armeria.ports[0].port="$PORT"',
    {
      start: 'QUERY_PORT="$PORT" exec java -Xmx384m -jar ./*.jar',
      ready: '/zipkin/',
      startPath: '/zipkin/',
    },
  ),
  jar(
    'wiremock',
    'org.wiremock:wiremock-standalone:3.13.1:jar',
    '-jar ./*.jar --bind-address 127.0.0.1 --port "$PORT"',
    {
      ready: '/__admin/',
    },
  ),
  jar('mockserver', 'org.mock-server:mockserver-netty:5.15.0:jar:shaded', '-jar ./*.jar -serverPort "$PORT"', {
    ready: '/mockserver/dashboard',
    startPath: '/mockserver/dashboard',
  }),
  jar('h2', 'com.h2database:h2:2.5.252:jar', '-cp ./*.jar org.h2.tools.Server -web -webPort "$PORT"'),
  jar(
    'jena-fuseki',
    'org.apache.jena:jena-fuseki-server:5.6.0:jar',
    '-jar ./*.jar --localhost --port "$PORT" --mem /garden',
    {
      start: 'FUSEKI_BASE="$APP/data" exec java -Xmx384m -jar ./*.jar --localhost --port "$PORT" --mem /garden',
    },
  ),
];
