import { parseDocument } from 'yaml';
import type { Found } from './project.ts';
import type { ProjectFiles } from './project-files.ts';
import { pinned } from './workflow.ts';

const SPRING_BOOT = /spring-boot|org\.springframework\.boot/;
/** The plugin that makes a jar with everything in it. */
const PACKAGED = /spring-boot-maven-plugin|org\.springframework\.boot["')]{1,2}(?!.{0,60}\bapply\s{1,4}false\b)/;
const JAVA =
  /<(?:java\.version|maven\.compiler\.release)>\s*(\d{1,2})|languageVersion[^\d\n]{0,60}(\d{2})|sourceCompatibility[^\d\n]{0,40}(\d{2})/;
/** Usual names of the module that is the application. */
const NAMED = /(?:^|[-_/])(?:web|app|application|server|api|boot|main)(?:$|[-_])/i;
const MODULES_MAX = 40;

/** A Spring Boot application, built by Maven or Gradle; in a build of several modules, the one that is packaged. */
export async function springProject(files: ProjectFiles): Promise<Found | null> {
  const modules = await modulesOf(files);
  const build = (await Promise.all(['', ...modules].map((module) => buildOf(files, module)))).join('\n');
  if (!SPRING_BOOT.test(build)) return null;
  const module = modules.length === 0 ? '' : await packagedModule(files, modules);
  const java = JAVA.exec(build)
    ?.slice(1)
    .find((found) => found !== undefined);
  const port = await springPort(module === '' ? files : await files.in(module));
  const { program, jars } = builder(files, module);
  return {
    kind: 'started',
    what: 'Spring Boot application',
    steps: [
      { uses: pinned('actions/setup-java'), with: { distribution: 'temurin', 'java-version': `'${java ?? '21'}'` } },
      { run: program },
      { run: `java -jar ${jars}/*.jar &` },
    ],
    url: `http://localhost:${port ?? 8080}`,
    guesses: [
      ...(java === undefined ? ['Java 21 is a guess: check it'] : []),
      ...(modules.length === 0
        ? []
        : [`module ${module} is a guess among ${modules.length}: check that it is the application`]),
    ],
  };
}

/** How to build the module, and the folder with its jar. */
function builder(files: ProjectFiles, module: string): { readonly program: string; readonly jars: string } {
  const place = module === '' ? '' : `${module}/`;
  if (files.has('pom.xml')) {
    const maven = files.has('mvnw') ? './mvnw' : 'mvn';
    return { program: `${maven} --batch-mode package -DskipTests`, jars: `${place}target` };
  }
  const gradle = files.has('gradlew') ? './gradlew' : 'gradle';
  const task = module === '' ? 'bootJar' : `:${module.replaceAll('/', ':')}:bootJar`;
  return { program: `${gradle} ${task}`, jars: `${place}build/libs` };
}

async function buildOf(files: ProjectFiles, module: string): Promise<string> {
  const texts = ['pom.xml', 'build.gradle.kts', 'build.gradle'].map((name) =>
    files.text(module === '' ? name : `${module}/${name}`),
  );
  return (await Promise.all(texts)).join('\n');
}

/** Folders of the modules of a build, without the root. */
async function modulesOf(files: ProjectFiles): Promise<string[]> {
  const maven = [...(await files.text('pom.xml')).matchAll(/<module>\s{0,20}([\w./-]{1,100})\s{0,20}<\/module>/g)];
  const settings = await files.text(files.first('settings.gradle.kts', 'settings.gradle') ?? 'settings.gradle');
  const included = settings.split('\n').filter((line) => /^\s{0,20}(?:include\b|["'])/.test(line));
  const gradle = [...included.join('\n').matchAll(/["']:?([\w:-]{1,100})["']/g)];
  return [...maven, ...gradle].map(([, name = '']) => name.replaceAll(':', '/')).slice(0, MODULES_MAX);
}

async function packagedModule(files: ProjectFiles, modules: readonly string[]): Promise<string> {
  for (const module of modules) if (PACKAGED.test(await buildOf(files, module))) return module;
  for (const module of modules)
    if ((await (await files.in(module, 'src', 'main', 'resources')).matching(/^application\./)).length > 0)
      return module;
  return modules.find((module) => NAMED.test(module)) ?? modules[0] ?? '';
}

async function springPort(files: ProjectFiles): Promise<number | null> {
  const folder = ['src', 'main', 'resources'];
  const properties = await files.text(...folder, 'application.properties');
  const named = /^server\.port\s{0,4}[=:]\s{0,4}(?:\$\{[^:}]{0,60}:)?(\d{2,5})/m.exec(properties)?.[1];
  if (named !== undefined) return Number(named);
  for (const name of ['application.yml', 'application.yaml']) {
    const document = parseDocument((await files.text(...folder, name)).split(/^---$/m)[0] ?? '');
    const port = document.errors.length > 0 ? undefined : document.getIn(['server', 'port']);
    const value = Number(/^(?:\$\{[^:}]{0,60}:)?(\d{2,5})/.exec(String(port ?? ''))?.[1]);
    if (Number.isInteger(value)) return value;
  }
  return null;
}
