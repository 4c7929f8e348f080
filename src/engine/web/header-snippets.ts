import type { FixSnippets, Stack } from '../core/check.ts';
import table from '../data/fix-snippets.json' with { type: 'json' };

interface Row {
  /** Response headers that every stack can send. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Lines by stack, where a stack has a better setting than the headers. */
  readonly stacks?: Partial<Readonly<Record<Stack, readonly string[]>>>;
}

/** The snippets of a fix that several checks share (`data/fix-snippets.json`). */
export function fixSnippets(name: keyof typeof table.snippets): FixSnippets {
  const { headers, stacks = {} }: Row = table.snippets[name];
  const own = Object.entries(stacks).map(([stack, lines]) => [stack, lines.join('\n')] as const);
  return { ...(headers === undefined ? {} : headerSnippets(headers)), ...Object.fromEntries(own) };
}

/**
 * Snippets that send response headers, for every stack. A framework's setting for the header is better where there is one.
 * @param headers values by name, without double quotes and backslashes
 */
export function headerSnippets(headers: Readonly<Record<string, string>>): FixSnippets {
  const given = Object.entries(headers);
  const lines = (line: (name: string, value: string) => string, separator = '\n') =>
    given.map(([name, value]) => line(name, value)).join(separator);
  const entries = { headers: given.map(([key, value]) => ({ key, value })) };
  return {
    nextjs: `// next.config.js
module.exports = {
  async headers() {
    return [{ source: '/:path*', headers: [
${lines((name, value) => `      { key: '${name}', value: ${scriptText(value)} },`)}
    ] }];
  },
};`,
    vercel: JSON.stringify({ headers: [{ source: '/(.*)', ...entries }] }, null, 2),
    netlify: `# Functions set the headers of their responses in their code.
[[headers]]
  for = "/*"
  [headers.values]
${lines((name, value) => `    ${name} = "${value}"`)}`,
    rails: `# config/application.rb
config.action_dispatch.default_headers.merge!(
${lines((name, value) => `  "${name}" => "${value}"`, ',\n')}
)`,
    django: `# middleware.py: list the function in MIDDLEWARE
def security_headers(get_response):
    def middleware(request):
        response = get_response(request)
${lines((name, value) => `        response["${name}"] = "${value}"`)}
        return response

    return middleware`,
    express: `app.use((req, res, next) => {
${lines((name, value) => `  res.set('${name}', ${scriptText(value)});`)}
  next();
});`,
    spring: `// in the SecurityFilterChain
http.headers(headers -> headers
${lines((name, value) => `    .addHeaderWriter(new StaticHeadersWriter("${name}", "${value}"))`)});`,
    nginx: `# A block with add_header directives inherits none: repeat them there.
${lines((name, value) => `add_header ${name} "${value}" always;`)}`,
    apache: `# with mod_headers
${lines((name, value) => `Header always set ${name} "${value}"`)}`,
    caddy: lines((name, value) => `header ${name} "${value}"`),
  };
}

function scriptText(value: string): string {
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}
