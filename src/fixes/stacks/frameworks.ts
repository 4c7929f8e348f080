import { dirname, join } from 'node:path/posix';
import { codeOnly } from '../code-text.ts';
import { type CookieAttribute, checksOf, type FixPlan, type WantedHeader } from '../fix-plan.ts';
import { type ChangedFile, type FixStack, type RepositoryFiles, refuse, type StackFix } from '../stack.ts';

const CORS_REASON = 'The allowed origins are a decision of the application; list them where it configures CORS.';

/** https://guides.rubyonrails.org/security.html#default-headers */
export const rails: FixStack = {
  id: 'rails',
  name: 'Rails',
  async fix(files, plan) {
    if (!files.paths.includes('config/application.rb') || !(await files.read('Gemfile'))?.includes('rails'))
      return null;
    const path = 'config/initializers/security_headers.rb';
    const { hsts, headers } = splitHsts(plan);
    const settings = [
      ...(headers.length === 0
        ? []
        : [
            'Rails.application.config.action_dispatch.default_headers.merge!(',
            ...headers.map(({ name, value }) => `  ${JSON.stringify(name)} => ${JSON.stringify(value)},`),
            ')',
          ]),
      ...(hsts || asks(plan, 'secure') ? ['Rails.application.config.force_ssl = true if Rails.env.production?'] : []),
      ...(asks(plan, 'sameSite')
        ? ['Rails.application.config.action_dispatch.cookies_same_site_protection = :lax']
        : []),
    ];
    const reasons = new Map([
      ...plan.cors.map((check) => [check, CORS_REASON] as const),
      ...plan.cookies
        .filter(({ attribute }) => attribute === 'httpOnly')
        .map(
          ({ check }) =>
            [
              check,
              'Rails sets HttpOnly on its session; set `httponly: true` where the code writes the cookie.',
            ] as const,
        ),
    ]);
    return newFile(files, plan, path, settings, reasons);
  },
};

/** https://docs.spring.io/spring-boot/reference/web/servlet.html */
export const spring: FixStack = {
  id: 'spring',
  name: 'Spring Boot',
  async fix(files, plan) {
    const main = await springApplication(files);
    if (main === null) return null;
    const properties = await propertiesFile(files);
    const reasons = new Map([
      ...plan.cors.map((check) => [check, CORS_REASON] as const),
      ...(properties === null ? plan.cookies.map(({ check }) => [check, NO_PROPERTIES] as const) : []),
    ]);
    const path = join(dirname(main.path), 'SecurityHeadersFilter.java');
    const lines = plan.headers.map(
      ({ name, value }) => `        response.setHeader(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    const filter = await newFile(
      files,
      { ...plan, cookies: properties === null ? plan.cookies : [] },
      path,
      lines.length === 0 ? [] : springFilter(main.package, main.servlet, lines),
      reasons,
    );
    return properties === null ? filter : withCookies(filter, properties, plan);
  },
};

const NO_PROPERTIES =
  'Set server.servlet.session.cookie.secure, http-only and same-site in the application properties.';
const SESSION_COOKIE: Readonly<Record<CookieAttribute, readonly [string, string]>> = {
  secure: ['secure', 'true'],
  httpOnly: ['http-only', 'true'],
  sameSite: ['same-site', 'lax'],
};

/** The one file of properties of all profiles; null if there is none, or if YAML configures the application too. */
async function propertiesFile(files: RepositoryFiles) {
  const all = files.paths.filter((path) =>
    /(?:^|\/)src\/main\/resources\/application\.(?:properties|ya?ml)$/.test(path),
  );
  const [path, another] = all;
  const text = path?.endsWith('.properties') === true && another === undefined ? await files.read(path) : null;
  // A value that continues on the next line is not read here.
  return path === undefined || text === null || text.includes('\\\n') ? null : { path, text };
}

/** https://docs.spring.io/spring-boot/appendix/application-properties/#application-properties.server.server.servlet.session.cookie.http-only */
function withCookies(filter: StackFix, { path, text }: { path: string; text: string }, plan: FixPlan): StackFix {
  const wanted = plan.cookies.map(({ attribute }) => SESSION_COOKIE[attribute]);
  const keys = wanted.map(([key]) => `server.servlet.session.cookie.${key}`);
  const isReplaced = (line: string) => keys.includes(line.split(/[=:]/)[0]?.trim() ?? '');
  const kept = text
    .trimEnd()
    .split('\n')
    .filter((line) => !isReplaced(line));
  const lines = wanted.map(([, value], index) => `${keys[index]}=${value}`);
  const after = `${[...kept, ...lines].join('\n')}\n`;
  return {
    files: lines.length === 0 ? filter.files : [...filter.files, { path, before: text, after }],
    fixed: new Set([...filter.fixed, ...plan.cookies.map(({ check }) => check)]),
    refusals: filter.refusals,
  };
}

function springFilter(name: string, servlet: string, lines: readonly string[]): string[] {
  return [
    `package ${name};`,
    '',
    `import ${servlet}.servlet.FilterChain;`,
    `import ${servlet}.servlet.ServletException;`,
    `import ${servlet}.servlet.http.HttpServletRequest;`,
    `import ${servlet}.servlet.http.HttpServletResponse;`,
    'import java.io.IOException;',
    'import org.springframework.stereotype.Component;',
    'import org.springframework.web.filter.OncePerRequestFilter;',
    '',
    '/** Sends security headers with every response. */',
    '@Component',
    'public class SecurityHeadersFilter extends OncePerRequestFilter {',
    '    @Override',
    '    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)',
    '            throws ServletException, IOException {',
    ...lines,
    '        chain.doFilter(request, response);',
    '    }',
    '}',
  ];
}

const JAVA_MAX = 2_000;

/** The class with `@SpringBootApplication`, in whose package Spring looks for components. */
async function springApplication(files: RepositoryFiles) {
  const sources = files.paths
    .filter((path) => `/${path}`.includes('/src/main/java/') && path.endsWith('.java'))
    .slice(0, JAVA_MAX);
  // The application is the class nearest to the root, and by convention named so.
  const likely = [...sources].sort(
    (one, other) =>
      Number(other.endsWith('Application.java')) - Number(one.endsWith('Application.java')) ||
      one.length - other.length,
  );
  for (const path of likely) {
    const lines = codeOnly((await files.read(path)) ?? '')
      .split('\n')
      .map((line) => line.trim());
    const name = lines.map((line) => /^package ([\w.]+) ?;/.exec(line)?.[1]).find((found) => found !== undefined);
    if (name === undefined || !lines.some((line) => /^@SpringBootApplication\b/.test(line))) continue;
    const isJavax = (await Promise.all(sources.slice(0, 200).map((source) => files.read(source)))).some(
      (source) => source?.includes('import javax.servlet.') === true,
    );
    return { path, package: name, servlet: isJavax ? 'javax' : 'jakarta' };
  }
  return null;
}

/** https://learn.microsoft.com/aspnet/core/fundamentals/middleware/ */
export const aspnet: FixStack = {
  id: 'aspnet',
  name: 'ASP.NET Core',
  async fix(files, plan) {
    const path = files.paths.find((name) => /(?:^|\/)Program\.cs$/.test(name));
    const before = path === undefined ? null : await files.read(path);
    if (path === undefined || before === null) return null;
    const built = builtApplication(before);
    if (built === null) return null;
    const [named, unset] = [
      plan.headers.filter(({ name }) => before.includes(name)),
      plan.headers.filter(({ name }) => !before.includes(name)),
    ];
    const refusals = [
      ...refuse(plan.cors, path, CORS_REASON),
      ...named.flatMap(({ name, check }) =>
        refuse([check], path, `The file names ${name} already; send it with every response.`),
      ),
    ];
    const lines = [...aspnetHeaders(built.name, unset), ...aspnetCookies(built.name, plan)];
    const after = `${before.slice(0, built.to)}${lines.map((line) => `\n${line}`).join('')}${before.slice(built.to)}`;
    const refused = new Set(refusals.map(({ check }) => check));
    const fixed = new Set(checksOf(plan).filter((check) => !refused.has(check)));
    return { files: lines.length === 0 ? [] : [{ path, before, after }], fixed, refusals };
  },
};

/** The statement `var app = builder.Build();` outside of strings and comments. */
function builtApplication(text: string): { readonly name: string; readonly to: number } | null {
  const found = [...codeOnly(text).matchAll(/^[ \t]*(?:var|WebApplication)\s+(\w+)\s*=\s*\w+\.Build\(\)\s*;/gm)];
  const [only, another] = found;
  return only === undefined || another !== undefined
    ? null
    : { name: only[1] ?? 'app', to: only.index + only[0].length };
}

function aspnetHeaders(app: string, headers: readonly WantedHeader[]): string[] {
  if (headers.length === 0) return [];
  return [
    `${app}.Use(async (context, next) =>`,
    '{',
    ...headers.map(
      ({ name, value }) => `    context.Response.Headers[${JSON.stringify(name)}] = ${JSON.stringify(value)};`,
    ),
    '    await next();',
    '});',
  ];
}

function aspnetCookies(app: string, plan: FixPlan): string[] {
  const options = [
    ...(asks(plan, 'secure') ? ['Secure = CookieSecurePolicy.Always'] : []),
    ...(asks(plan, 'httpOnly') ? ['HttpOnly = Microsoft.AspNetCore.CookiePolicy.HttpOnlyPolicy.Always'] : []),
    ...(asks(plan, 'sameSite') ? ['MinimumSameSitePolicy = SameSiteMode.Lax'] : []),
  ];
  return options.length === 0 ? [] : [`${app}.UseCookiePolicy(new CookiePolicyOptions { ${options.join(', ')} });`];
}

function asks(plan: FixPlan, attribute: CookieAttribute): boolean {
  return plan.cookies.some((wish) => wish.attribute === attribute);
}

function splitHsts({ headers }: FixPlan): { hsts: boolean; headers: WantedHeader[] } {
  const others = headers.filter(({ name }) => name !== 'Strict-Transport-Security');
  return { hsts: others.length < headers.length, headers: others };
}

/** A new file with these lines, for every check without a reason against it. */
async function newFile(
  files: RepositoryFiles,
  plan: FixPlan,
  path: string,
  lines: readonly string[],
  reasons: ReadonlyMap<string, string>,
): Promise<StackFix> {
  const refusals = [...reasons].flatMap(([check, reason]) => refuse([check], null, reason));
  const checks = checksOf(plan).filter((check) => !reasons.has(check));
  if (files.paths.includes(path))
    return {
      files: [],
      fixed: new Set(),
      refusals: [...refusals, ...refuse(checks, path, 'The file exists already; add the headers there.')],
    };
  const changed: ChangedFile[] = lines.length === 0 ? [] : [{ path, before: null, after: `${lines.join('\n')}\n` }];
  return { files: changed, fixed: new Set(lines.length === 0 ? [] : checks), refusals };
}
