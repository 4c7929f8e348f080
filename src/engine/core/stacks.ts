/** Places where a fix is applied, in the order in which documentation pages show them. */
export const STACKS = {
  nextjs: { name: 'Next.js', language: 'js' },
  vercel: { name: 'Vercel (vercel.json)', language: 'json' },
  netlify: { name: 'Netlify (netlify.toml)', language: 'toml' },
  functions: { name: 'Functions on Vercel or Netlify', language: 'js' },
  rails: { name: 'Rails', language: 'ruby' },
  django: { name: 'Django', language: 'python' },
  express: { name: 'Express', language: 'js' },
  spring: { name: 'Spring', language: 'java' },
  springBoot: { name: 'Spring Boot (application.properties)', language: 'properties' },
  nginx: { name: 'nginx', language: 'nginx' },
  apache: { name: 'Apache', language: 'apache' },
  caddy: { name: 'Caddy', language: 'caddyfile' },
  openssl: { name: 'OpenSSL', language: 'sh' },
} as const;

export type Stack = keyof typeof STACKS;

/** Code or configuration that fixes the fault, by stack. */
export type FixSnippets = Partial<Readonly<Record<Stack, string>>>;
