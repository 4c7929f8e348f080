/** Sample applications, each with the part of its repository that configures it. */
export interface Sample {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** File that the fix changes or adds. */
  readonly changed: string;
  /** Parts of its new text, in their order. */
  readonly lines: readonly string[];
  /** Checks that need a person. */
  readonly refused?: readonly string[];
}

export const EVERY_CHECK = [
  'http.xcto',
  'http.framing',
  'http.referrer-policy',
  'http.permissions-policy',
  'http.cross-origin-isolation',
  'http.hsts-missing',
  'csp.missing',
  'cookie.no-secure',
  'cookie.no-httponly',
  'cookie.samesite',
] as const;

const COOKIES = ['cookie.no-secure', 'cookie.no-httponly', 'cookie.samesite'];

export const SAMPLES: readonly Sample[] = [
  {
    name: 'Next.js, a configuration in TypeScript behind a wrapper',
    files: {
      'next.config.ts': `import type { NextConfig } from 'next';
import createMDX from '@next/mdx';

const withMDX = createMDX();

const nextConfig: NextConfig = {
  reactStrictMode: true,
};

export default withMDX(nextConfig);
`,
    },
    changed: 'next.config.ts',
    lines: [
      'const nextConfig: NextConfig = {',
      'async headers() {',
      "source: '/:path*'",
      "{ key: 'X-Content-Type-Options', value: 'nosniff' },",
      'reactStrictMode: true',
    ],
    refused: COOKIES,
  },
  {
    name: 'Next.js with headers of its own',
    files: {
      'web/next.config.js': `/** @type {import('next').NextConfig} */
module.exports = {
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Frame-Options', value: 'ALLOWALL' },
        ],
      },
    ];
  },
};
`,
    },
    changed: 'web/next.config.js',
    lines: ["key: 'X-Content-Type-Options'", "{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }"],
    refused: COOKIES,
  },
  {
    name: 'Express with a session',
    files: {
      'package.json': '{"type":"module"}',
      'src/server.ts': `import express from 'express';
import session from 'express-session';

const app = express();
app.use(session({ secret: process.env.SECRET!, cookie: { secure: false } }));
app.get('/', (request, response) => { response.send('<h1>Hi</h1>'); });
app.listen(3000);
`,
    },
    changed: 'src/server.ts',
    lines: [
      'const app = express();',
      'app.use((request, response, next) => {',
      "'X-Content-Type-Options': 'nosniff',",
      'next();',
      "cookie: { sameSite: 'lax', httpOnly: true, secure: 'auto' }",
    ],
  },
  {
    name: 'Django',
    files: {
      'manage.py': '',
      'shop/settings.py': `import os

DEBUG = False
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
SESSION_COOKIE_SECURE = False
if os.environ.get("DEV"):
    DEBUG = True
`,
    },
    changed: 'shop/settings.py',
    lines: [
      'MIDDLEWARE = [\n    "shop.security_headers.SecurityHeaders",\n',
      'SESSION_COOKIE_SECURE = True',
      'SECURE_CONTENT_TYPE_NOSNIFF = True',
      'X_FRAME_OPTIONS = "SAMEORIGIN"',
      'CSRF_COOKIE_SECURE = True',
      'SESSION_COOKIE_SAMESITE = "Lax"',
    ],
  },
  {
    name: 'Rails',
    files: { Gemfile: "gem 'rails', '~> 8.0'\n", 'config/application.rb': 'module Shop; end\n' },
    changed: 'config/initializers/security_headers.rb',
    lines: [
      'default_headers.merge!(',
      '"X-Content-Type-Options" => "nosniff",',
      'force_ssl = true if Rails.env.production?',
      'cookies_same_site_protection = :lax',
    ],
    refused: ['cookie.no-httponly'],
  },
  {
    name: 'Spring Boot',
    files: {
      'pom.xml': '<project/>',
      'src/main/java/com/shop/ShopApplication.java': `package com.shop;

import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class ShopApplication {}
`,
    },
    changed: 'src/main/java/com/shop/SecurityHeadersFilter.java',
    lines: [
      'package com.shop;',
      'import jakarta.servlet.FilterChain;',
      'extends OncePerRequestFilter',
      'response.setHeader("X-Content-Type-Options", "nosniff");',
    ],
    refused: COOKIES,
  },
  {
    name: 'Spring Boot with properties',
    files: {
      'src/main/java/com/shop/ShopApplication.java': `package com.shop;
import org.springframework.boot.autoconfigure.SpringBootApplication;
@SpringBootApplication
public class ShopApplication {}
`,
      'src/main/resources/application.properties':
        'server.port=8080\nserver.servlet.session.cookie.secure = false\n# end\n',
    },
    changed: 'src/main/resources/application.properties',
    lines: [
      'server.port=8080\n# end\n',
      'server.servlet.session.cookie.secure=true\n',
      'server.servlet.session.cookie.http-only=true\n',
      'server.servlet.session.cookie.same-site=lax\n',
    ],
  },
  {
    name: 'ASP.NET Core',
    files: {
      'Shop/Program.cs': `// var app = builder.Build();
var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapGet("/", () => "var app = builder.Build();");
app.Run();
`,
    },
    changed: 'Shop/Program.cs',
    lines: [
      'var app = builder.Build();\napp.Use(async',
      'context.Response.Headers["X-Content-Type-Options"] = "nosniff";',
      'app.UseCookiePolicy(',
      'app.MapGet(',
    ],
  },
  {
    name: 'Vercel',
    files: {
      'vercel.json':
        '{\n  "cleanUrls": true,\n  "headers": [\n    { "source": "/(.*)", "headers": [{ "key": "x-frame-options", "value": "ALLOW" }] }\n  ]\n}\n',
    },
    changed: 'vercel.json',
    lines: ['"cleanUrls": true', '"X-Frame-Options"', '"SAMEORIGIN"'],
    refused: COOKIES,
  },
  {
    name: 'Netlify',
    files: { 'netlify.toml': '[build]\n  publish = "dist"\n' },
    changed: 'netlify.toml',
    lines: ['publish = "dist"', '[[headers]]', 'for = "/*"', 'X-Content-Type-Options = "nosniff"'],
    refused: COOKIES,
  },
  {
    name: 'nginx, with a location that has headers of its own',
    files: {
      'deploy/nginx.conf': `events {}
http {
    server {
        listen 80;
        add_header X-Frame-Options "ALLOWALL";
        location / { proxy_pass http://app:3000; }
        location /assets/ {
            # add_header in a comment; server { }
            add_header Cache-Control "public";
            try_files $uri =404;
        }
    }
}
`,
    },
    changed: 'deploy/nginx.conf',
    lines: [
      'proxy_cookie_flags ~ secure httponly samesite=lax;',
      'add_header X-Content-Type-Options "nosniff" always;',
      'listen 80;',
      'add_header X-Frame-Options "SAMEORIGIN" always;',
      'location /assets/ {\n            add_header X-Content-Type-Options "nosniff" always;',
    ],
  },
  {
    name: 'Apache',
    files: { '.htaccess': 'RewriteEngine On\nHeader set X-Frame-Options "ALLOWALL"\n' },
    changed: '.htaccess',
    lines: [
      'RewriteEngine On',
      '<IfModule mod_headers.c>',
      'Header always set X-Content-Type-Options "nosniff"',
      '</IfModule>',
    ],
  },
  {
    name: 'Caddy',
    files: {
      Caddyfile:
        '{\n\temail ops@shop.example\n}\n\nshop.example {\n\theader {\n\t\tX-Frame-Options ALLOWALL\n\t}\n\treverse_proxy {$UPSTREAM}\n}\n',
    },
    changed: 'Caddyfile',
    lines: [
      'email ops',
      'header X-Content-Type-Options "nosniff"',
      'X-Frame-Options "SAMEORIGIN"',
      'reverse_proxy {$UPSTREAM}',
    ],
    refused: COOKIES,
  },
];
