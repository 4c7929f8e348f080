import { type Recipe, SITE } from '../real/recipe.ts';

/** An application whose configuration lacks headers, attributes of cookies or a safe CORS. */
export interface Sample extends Recipe {
  /**
   * Its repository, which the fix changes. Its servers listen on port 8443, which becomes a free one at the start, and find a certificate
   * in `tls/server.crt` and `tls/server.key`.
   */
  readonly repository: Readonly<Record<string, string>>;
}

const PAGE = '<!doctype html><html lang="en"><head><title>Garden</title></head><body><h1>Garden</h1></body></html>';
/** The site of `SITE` in the folder `public`. */
const PUBLIC = Object.fromEntries(
  Object.entries(SITE).map(([path, text]) => [path.replace(/^site\//, 'public/'), text]),
);
const SESSION_BY_FLASK = `from flask import Flask, session

app = Flask(__name__)
app.secret_key = "of the garden"
app.config["SESSION_COOKIE_HTTPONLY"] = False


@app.get("/")
def home():
    session["visits"] = session.get("visits", 0) + 1
    return '${PAGE}'
`;

/** A file with its port and the folder of the repository, as a deployment would fill them in. */
const filledIn = (from: string, to: string) =>
  `mkdir -p run && sed "s#8443#$PORT#g; s#:8081#:$PORT2#g; s#/srv/garden#$PWD#g" ${from} > ${to}`;

const EXPRESS: Sample = {
  name: 'express',
  registry: 'npm',
  packages: ['express@5.2.1', 'express-session@1.18.2', 'cors@2.8.5'],
  isTls: true,
  repository: {
    ...PUBLIC,
    'package.json': '{"private":true}\n',
    'server.js': `const { readFileSync } = require('node:fs');
const { createServer } = require('node:https');
const express = require('express');
const cors = require('cors');
const session = require('express-session');

const app = express();
app.disable('x-powered-by');
app.use(cors({ origin: true, credentials: true }));
app.use(
  session({
    secret: 'of the garden',
    resave: false,
    saveUninitialized: true,
    cookie: { httpOnly: false },
  }),
);
app.use(express.static('public'));
app.get('/api/plants', (request, response) => response.json(['rose']));

const tls = { cert: readFileSync('tls/server.crt'), key: readFileSync('tls/server.key') };
createServer(tls, app).listen(Number(process.env.PORT), '127.0.0.1');
`,
  },
  start: 'exec node server.js',
};

const HELMET: Sample = {
  name: 'express-helmet',
  registry: 'npm',
  packages: ['express@5.2.1', 'helmet@8.1.0', 'express-session@1.18.2'],
  isTls: true,
  repository: {
    'package.json': '{"private":true,"type":"module"}\n',
    'src/app.js': `import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import express from 'express';
import session from 'express-session';
import helmet from 'helmet';

export const app = express();
app.use(helmet({ contentSecurityPolicy: false, xFrameOptions: false, referrerPolicy: false }));
app.use(session({ name: 'garden', secret: 'of the garden', resave: false, saveUninitialized: true }));
app.get('/', (req, res) => {
  res.cookie('sid2', 'f3b9d2c417a85e60', { path: '/', httpOnly: false });
  res.send('${PAGE}');
});

const tls = { cert: readFileSync('tls/server.crt'), key: readFileSync('tls/server.key') };
createServer(tls, app).listen(Number(process.env.PORT), '127.0.0.1');
`,
  },
  start: 'exec node src/app.js',
};

const NEXT: Sample = {
  name: 'nextjs',
  registry: 'npm',
  packages: ['next@15.5.6', 'react@19.2.0', 'react-dom@19.2.0'],
  repository: {
    'package.json': '{"private":true}\n',
    'next.config.mjs': `/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  async headers() {
    return [{ source: '/api/:path*', headers: [{ key: 'Cache-Control', value: 'no-store' }] }];
  },
};

export default nextConfig;
`,
    'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
    'app/page.js': 'export default () => <h1>Garden</h1>;\n',
    'app/api/plants/route.js': "export const GET = () => Response.json(['rose']);\n",
  },
  start: 'NEXT_TELEMETRY_DISABLED=1 next build && NEXT_TELEMETRY_DISABLED=1 exec next start -H 127.0.0.1 -p "$PORT"',
};

const nginxConf = (server: string) => `daemon off;
worker_processes 1;
pid run/nginx.pid;
error_log stderr crit;
events {}
http {
    access_log off;
    client_body_temp_path run/body;
    proxy_temp_path run/proxy;
    fastcgi_temp_path run/fastcgi;
    uwsgi_temp_path run/uwsgi;
    scgi_temp_path run/scgi;
    types {
        text/html html;
        text/css css;
        text/javascript js;
    }
    server {
${server.replaceAll(/^(?=.)/gm, '        ')}    }
}
`;
const startNginx = `${filledIn('deploy/nginx.conf', 'run/nginx.conf')} && exec nginx -p "$PWD" -c "$PWD/run/nginx.conf"`;

const NGINX: Sample = {
  name: 'nginx',
  registry: 'debian',
  packages: ['nginx-light=1.22.1-9+deb12u11'],
  isTls: true,
  repository: {
    ...PUBLIC,
    'deploy/nginx.conf': nginxConf(`listen 127.0.0.1:8443 ssl;
ssl_certificate /srv/garden/tls/server.crt;
ssl_certificate_key /srv/garden/tls/server.key;
root /srv/garden/public;
server_tokens off;
add_header X-Frame-Options "ALLOWALL";
location /assets/ {
    add_header Cache-Control "public, max-age=3600";
}
`),
  },
  start: startNginx,
};

const FLASK: Sample = {
  name: 'flask behind nginx',
  registry: 'pypi',
  packages: ['flask==3.1.2'],
  repository: {
    'app.py': SESSION_BY_FLASK,
    'deploy/nginx.conf': nginxConf(`listen 127.0.0.1:8443;
location / {
    proxy_pass http://127.0.0.1:8081;
    proxy_set_header Host $http_host;
}
`),
  },
  start: `flask --app app run --host 127.0.0.1 --port "$PORT2" & ${startNginx}`,
};

const APACHE_MODULES = ['mpm_prefork', 'authz_core', 'mime', 'dir', 'headers', 'rewrite'];
const apacheConf = (modules: readonly string[], rest: string) => `${modules
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
ServerName garden.example
ServerTokens Prod
Listen 127.0.0.1:8443
PidFile run/apache.pid
ErrorLog /dev/stderr
TypesConfig /etc/mime.types
User www-data
Group www-data
${rest}`;
const startApache = (conf: string) =>
  `chmod -R go+rX . && ${filledIn(conf, 'run/apache.conf')} && exec apache2 -d "$PWD" -f run/apache.conf -DFOREGROUND`;

const HTACCESS: Sample = {
  name: 'apache, .htaccess',
  registry: 'debian',
  packages: ['apache2-bin=2.4.71-1~deb12u1'],
  files: {
    'server.conf': apacheConf(
      APACHE_MODULES,
      'DocumentRoot /srv/garden/public\n<Directory /srv/garden/public>\n    AllowOverride All\n    Require all granted\n</Directory>\n',
    ),
  },
  repository: {
    ...PUBLIC,
    'public/.htaccess':
      'RewriteEngine On\nRewriteRule ^home$ index.html [L]\nHeader set X-Frame-Options "ALLOWALL"\nHeader always set Set-Cookie "session=f3b9d2c417a85e60; Path=/"\n',
  },
  start: startApache('server.conf'),
};

const VHOST: Sample = {
  name: 'apache, virtual host with PHP',
  registry: 'debian',
  packages: ['libapache2-mod-php8.2=8.2.29-1~deb12u1', 'apache2-bin=2.4.71-1~deb12u1'],
  files: {
    'server.conf': apacheConf(
      [...APACHE_MODULES, 'ssl', 'socache_shmcb', 'php'],
      'php_admin_value session.save_path /srv/garden/run\nphp_admin_flag expose_php off\nInclude run/site.conf\n',
    ).replace('mod_php.so', 'libphp8.2.so'),
  },
  isTls: true,
  repository: {
    'public/index.php': `<?php session_start(); ?>${PAGE}\n`,
    'deploy/apache/garden.conf': `<VirtualHost *:8443>
    DocumentRoot /srv/garden/public
    SSLEngine on
    SSLCertificateFile /srv/garden/tls/server.crt
    SSLCertificateKeyFile /srv/garden/tls/server.key
    DirectoryIndex index.php
    <FilesMatch "\\.php$">
        SetHandler application/x-httpd-php
    </FilesMatch>
    <Directory /srv/garden/public>
        Require all granted
    </Directory>
</VirtualHost>
`,
  },
  start: `mkdir -p run && chown www-data run && sed "s#8443#$PORT#g; s#/srv/garden#$PWD#g" deploy/apache/garden.conf > run/site.conf && ${startApache('server.conf')}`,
};

const CADDY: Sample = {
  name: 'caddy',
  registry: 'debian',
  packages: ['caddy=2.6.2-5'],
  isTls: true,
  repository: {
    ...PUBLIC,
    Caddyfile: `{
	admin off
	auto_https off
}

https://localhost:8443 {
	tls /srv/garden/tls/server.crt /srv/garden/tls/server.key
	root * /srv/garden/public
	header {
		-Server
		X-Frame-Options ALLOWALL
	}
	file_server
}
`,
  },
  start: `${filledIn('Caddyfile', 'run/Caddyfile')} && exec caddy run --config run/Caddyfile --adapter caddyfile`,
};

const DJANGO: Sample = {
  name: 'django',
  registry: 'pypi',
  packages: ['django==5.2.8'],
  repository: {
    'manage.py':
      'import os\nimport sys\n\nos.environ.setdefault("DJANGO_SETTINGS_MODULE", "garden.settings")\n\nfrom django.core.management import execute_from_command_line\n\nexecute_from_command_line(sys.argv)\n',
    'garden/__init__.py': '',
    'garden/settings.py': `from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
SECRET_KEY = "of-the-garden-0123456789-abcdefghijklmnop-qrstuvwxyz"
DEBUG = False
ALLOWED_HOSTS = ["localhost", "127.0.0.1"]
INSTALLED_APPS = ["django.contrib.contenttypes", "django.contrib.auth", "django.contrib.sessions"]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "garden.urls"
SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
SESSION_COOKIE_HTTPONLY = False
SESSION_COOKIE_SAMESITE = None
SECURE_CONTENT_TYPE_NOSNIFF = False
SECURE_REFERRER_POLICY = None
X_FRAME_OPTIONS = "ALLOWALL"
`,
    'garden/urls.py': `from django.http import HttpResponse
from django.urls import path


def home(request):
    request.session["visits"] = request.session.get("visits", 0) + 1
    return HttpResponse('${PAGE}')


urlpatterns = [path("", home)]
`,
  },
  start: 'exec python manage.py runserver --noreload "127.0.0.1:$PORT"',
};

const RAILS: Sample = {
  name: 'rails',
  registry: 'debian',
  packages: ['ruby-railties=2:6.1.7.10+dfsg-1~deb12u3', 'puma=5.6.5-3+deb12u1'],
  repository: {
    Gemfile: "source 'https://rubygems.org'\n\ngem 'rails', '~> 6.1'\ngem 'puma'\n",
    'config/application.rb': `require 'rails'
require 'action_controller/railtie'

module Garden
  class Application < Rails::Application
    config.load_defaults 6.0
    config.hosts.clear
    config.eager_load = false
    config.secret_key_base = 'of-the-garden-0123456789-abcdefghijklmnop-qrstuvwxyz'
    config.action_dispatch.default_headers = { 'X-Frame-Options' => 'ALLOWALL' }
  end
end
`,
    'config.ru': "require_relative 'config/application'\n\nRails.application.initialize!\nrun Rails.application\n",
    'config/routes.rb': "Rails.application.routes.draw { root 'home#index' }\n",
    'app/controllers/home_controller.rb': `class HomeController < ActionController::Base
  def index
    session[:visits] = session[:visits].to_i + 1
    render html: '${PAGE}'.html_safe
  end
end
`,
  },
  isTls: true,
  start:
    'RAILS_ENV=production exec puma --bind "ssl://127.0.0.1:$PORT?key=tls/server.key&cert=tls/server.crt" config.ru',
};

const SPRING: Sample = {
  name: 'spring boot',
  registry: 'maven',
  packages: [],
  prepare: 'mkdir m2',
  repository: {
    'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <parent>
    <groupId>org.springframework.boot</groupId>
    <artifactId>spring-boot-starter-parent</artifactId>
    <version>3.5.7</version>
  </parent>
  <groupId>com.garden</groupId>
  <artifactId>garden</artifactId>
  <version>1</version>
  <properties><java.version>17</java.version></properties>
  <dependencies>
    <dependency>
      <groupId>org.springframework.boot</groupId>
      <artifactId>spring-boot-starter-web</artifactId>
    </dependency>
  </dependencies>
  <build>
    <finalName>garden</finalName>
    <plugins>
      <plugin>
        <groupId>org.springframework.boot</groupId>
        <artifactId>spring-boot-maven-plugin</artifactId>
      </plugin>
    </plugins>
  </build>
</project>
`,
    'src/main/java/com/garden/GardenApplication.java': `package com.garden;

import jakarta.servlet.http.HttpSession;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
public class GardenApplication {
    public static void main(String[] args) {
        SpringApplication.run(GardenApplication.class, args);
    }

    @GetMapping("/")
    String home(HttpSession session) {
        session.setAttribute("visits", 1);
        return ${JSON.stringify(PAGE)};
    }
}
`,
    'src/main/resources/application.properties':
      'server.address=127.0.0.1\nserver.servlet.session.cookie.http-only=false\n',
  },
  start:
    'mvn -q -B -Dmaven.repo.local="$PWD/m2" -DskipTests package && exec java -Xmx256m -jar target/garden.jar --server.port="$PORT"',
};

const NETLIFY: Sample = {
  name: 'netlify',
  registry: 'npm',
  packages: ['netlify-cli@23.11.0'],
  repository: {
    ...PUBLIC,
    'netlify.toml': '[build]\n  publish = "public"\n\n[dev]\n  framework = "#static"\n',
  },
  start: 'exec netlify dev --offline --no-open --internal-disable-edge-functions --port "$PORT" --dir public',
};

/** The servers of Vercel and the runtime of ASP.NET Core cannot be had as packages of these registries. */
export const SAMPLES: readonly Sample[] = [
  EXPRESS,
  HELMET,
  NEXT,
  NGINX,
  FLASK,
  HTACCESS,
  VHOST,
  CADDY,
  DJANGO,
  RAILS,
  SPRING,
  NETLIFY,
];
