export const id = "cli-commands-init";

export const ids = [ "cli-commands-init", 6908, 1446 ];

export const modules = {
 5689: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var target_address = __webpack_require__(863);
  var parse_target = __webpack_require__(17119);
  var usage_error = __webpack_require__(41446);
  var terminal = __webpack_require__(96908);
  var local_names = __webpack_require__(89394);
  var cli_flags = __webpack_require__(6222);
  var help = __webpack_require__(9654);
  var records = __webpack_require__(9682);
  var dist = __webpack_require__(38815);
  const FILES = [ "compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml" ];
  const DEPENDENCY = /^(?:postgres\w{0,40}|postgis|pgvector|timescaledb|mysql\w{0,40}|mariadb|percona|mongo\w{0,40}|redis\w{0,40}|valkey|keydb|memcached|rabbitmq|kafka|cp-kafka|redpanda|zookeeper|nats|elasticsearch|opensearch|solr|meilisearch|typesense|minio|localstack|azurite|mailhog|mailpit|maildev|adminer|pgadmin\d?|phpmyadmin|mongo-express|cassandra|scylla|neo4j|influxdb|clickhouse\w{0,40}|cockroach|etcd|consul|vault|jaeger|zipkin|prometheus|grafana|loki|otel.{0,40}|opentelemetry-.{0,40}|selenium|chrome)$/i;
  const DEPENDENCY_PORTS = new Set([ 1433, 1521, 2181, 3306, 4222, 5432, 5672, 6379, 8025, 9042, 9092, 9200, 11211, 15672, 27017, 1025, 9e3, 9001 ]);
  const APPLICATION_NAME = /^(?:web|app|www|site|front\w*|proxy|nginx|caddy|traefik|server|api|backend)\b/i;
  const NAMES_SHOWN = 5;
  function composeFile(files) {
   return files.first(...FILES);
  }
  function applicationService(text, variables) {
   const document = (0, dist.Tp)(text, {
    merge: true
   });
   if (document.errors.length > 0) return document.errors[0]?.message.split("\n", 1)[0] ?? "it is not YAML";
   let value;
   try {
    value = document.toJS({
     maxAliasCount: 100
    });
   } catch {
    return "its aliases are too deep";
   }
   const services = (0, records.u4)(value) && (0, records.u4)(value["services"]) ? value["services"] : {};
   const candidates = Object.entries(services).flatMap(([name, service]) => (0, records.u4)(service) ? candidatesOf(name, service, variables) : []);
   const best = candidates.toSorted((one, other) => other.score - one.score)[0];
   if (best === undefined) return null;
   const rivals = [ ...new Set(candidates.filter(({score: score}) => score === best.score).map(({name: name}) => name)) ];
   const choice = rivals.length > 1 ? `${rivals.slice(0, NAMES_SHOWN).join(", ")} publish ports; ${best.name} was chosen` : null;
   const scheme = best.container === 443 || best.container === 8443 ? "https" : "http";
   return {
    name: best.name,
    url: `${scheme}://localhost:${best.published}`,
    guess: best.guess ?? choice
   };
  }
  function candidatesOf(name, service, variables) {
   const image = typeof service["image"] === "string" ? service["image"] : "";
   const [imageName = ""] = (image.split("/").at(-1) ?? "").split(/[:@]/);
   if (DEPENDENCY.test(imageName) || Array.isArray(service["profiles"])) return [];
   const hasBuild = service["build"] !== undefined;
   return (Array.isArray(service["ports"]) ? service["ports"] : []).flatMap(entry => {
    const port = portOf(entry, variables);
    if (port === null || !hasBuild && DEPENDENCY_PORTS.has(port.container)) return [];
    const score = (hasBuild ? 4 : 0) + (APPLICATION_NAME.test(name) ? 2 : 0) + (port.container === 443 ? 0 : 1);
    return [ {
     name: name,
     score: score,
     ...port
    } ];
   });
  }
  function portOf(entry, variables) {
   if ((0, records.u4)(entry)) {
    if (entry["protocol"] === "udp" || entry["published"] === undefined) return null;
    const published = interpolated(String(entry["published"]), variables);
    return portFrom(published, interpolated(String(entry["target"] ?? published), variables));
   }
   if (typeof entry !== "string") return null;
   const text = interpolated(entry, variables);
   if (text.endsWith("/udp")) return null;
   const parts = text.replace(/\/tcp$/, "").replace(/^\[[^\]]{0,60}\]:/, "address:").split(":");
   if (parts.length < 2) return null;
   return portFrom(parts.at(-2) ?? "", parts.at(-1) ?? "");
  }
  function portFrom(published, container) {
   const number = text => Number(/^\d{1,5}/.exec(text)?.[0] ?? Number.NaN);
   const [from, to] = [ number(published), number(container) ];
   if (!isPort(from) || !isPort(to)) return null;
   return {
    published: from,
    container: to,
    guess: published.includes("-") ? `the range ${published} starts at ${from}` : null
   };
  }
  function isPort(value) {
   return value > 0 && value < 65536;
  }
  function interpolated(text, variables) {
   return text.replace(/\$\{([^}]{1,200})\}|\$(\w{1,100})/g, (_, braced, bare) => {
    const [, name = bare ?? "", fallback = ""] = /^(\w{1,100})(?::?-(.{0,200}))?/.exec(braced ?? "") ?? [];
    return variables.get(name) ?? fallback;
   });
  }
  function environmentOf(text) {
   const pairs = [ ...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w{1,100})[ \t]*=[ \t]*(.{0,500})$/gm) ];
   return new Map(pairs.map(([, name = "", value = ""]) => [ name, value.trim().replace(/^(["'])(.*)\1$/, "$2") ]));
  }
  const WORKFLOWS_MAX = 50;
  const VERCEL = {
   name: "Vercel",
   bypass: {
    header: "x-vercel-protection-bypass",
    secret: "VERCEL_AUTOMATION_BYPASS_SECRET"
   }
  };
  const PROVIDERS = [ [ "vercel.json", VERCEL ], [ "vercel.ts", VERCEL ], [ ".vercel", VERCEL ], [ "netlify.toml", {
   name: "Netlify"
  } ], [ "render.yaml", {
   name: "Render"
  } ] ];
  const CLOUDFLARE = [ "wrangler.toml", "wrangler.json", "wrangler.jsonc" ];
  async function previewProject(files) {
   for (const [file, provider] of PROVIDERS) if (files.has(file)) return {
    kind: "preview",
    provider: provider,
    reason: `found ${file}`
   };
   for (const file of CLOUDFLARE.filter(name => files.has(name))) if ((await files.text(file)).includes("pages_build_output_dir")) return {
    kind: "preview",
    provider: {
     name: "Cloudflare Pages"
    },
    reason: `found ${file}`
   };
   return null;
  }
  async function calledProject(root) {
   const folder = await root.in(".github", "workflows");
   for (const name of folder.matching(/\.ya?ml$/).slice(0, WORKFLOWS_MAX)) {
    if (/^scan-gate\.ya?ml$/.test(name)) continue;
    const document = (0, dist.Tp)(await folder.text(name));
    let value;
    try {
     value = document.errors.length > 0 ? null : document.toJS({
      maxAliasCount: 100
     });
    } catch {
     continue;
    }
    if (!(0, records.u4)(value) || !runsOnPullRequests(value["on"])) continue;
    for (const [job, definition] of Object.entries((0, records.u4)(value["jobs"]) ? value["jobs"] : {})) {
     const environment = (0, records.u4)(definition) ? definition["environment"] : undefined;
     if ((0, records.u4)(environment) && typeof environment["url"] === "string") return {
      kind: "called",
      workflow: `.github/workflows/${name}`,
      job: job
     };
    }
   }
   return null;
  }
  function runsOnPullRequests(on) {
   if (Array.isArray(on)) return on.includes("pull_request");
   return on === "pull_request" || (0, records.u4)(on) && "pull_request" in on;
  }
  async function flyPort(files) {
   const port = Number(/^[ \t]{0,20}internal_port[ \t]{0,20}=[ \t]{0,20}(\d{2,5})/m.exec(await files.text("fly.toml"))?.[1]);
   return Number.isInteger(port) ? port : null;
  }
  const BASE_PORTS = [ [ /(?:^|\/)(?:nginx|httpd|caddy|php:[^ ]{0,80}apache|wordpress)\b/i, 80 ], [ /(?:^|\/)(?:nginx-unprivileged|tomcat|jetty|openjdk)\b/i, 8080 ] ];
  function dockerfilePort(text) {
   const lines = text.replace(/\\\r?\n/g, " ").split(/\r?\n/);
   const variables = new Map;
   let image = "";
   let exposed = [];
   let command = "";
   const expanded = word => word.replace(/\$\{?(\w{1,100})(?::-([^}]{0,100}))?\}?/g, (_, name, fallback) => variables.get(name) ?? fallback ?? "");
   for (const line of lines) {
    const [, instruction = "", rest = ""] = /^[ \t]{0,20}([A-Za-z]{2,12})[ \t](.{0,4000})$/.exec(line) ?? [];
    switch (instruction.toUpperCase()) {
    case "FROM":
     [image, exposed, command] = [ expanded(rest.trim()), [], "" ];
     break;

    case "ARG":
    case "ENV":
     for (const [, name = "", value = ""] of rest.matchAll(/(\w{1,100})[= ][ \t]*"?([^\s"]{0,200})/g)) if (!variables.has(name) || instruction.toUpperCase() === "ENV") variables.set(name, expanded(value));
     break;

    case "EXPOSE":
     exposed.push(...expanded(rest).trim().split(/\s+/));
     break;

    case "CMD":
    case "ENTRYPOINT":
     command += ` ${rest}`;
     break;
    }
   }
   const tcp = exposed.filter(entry => !entry.endsWith("/udp")).map(entry => Number.parseInt(entry, 10));
   const port = tcp.find(value => value !== 443 && value > 0 && value < 65536) ?? tcp[0];
   if (port !== undefined && Number.isInteger(port)) return {
    port: port,
    guess: null
   };
   const named = Number(variables.get("PORT"));
   if (Number.isInteger(named) && named > 0) return {
    port: named,
    guess: `the Dockerfile sets PORT to ${named}`
   };
   const argument = Number(/(?:--port|--bind|-p|:)["',= \t]{0,6}(?:[\d.]{7,15}:)?(\d{2,5})\b/.exec(command)?.[1]);
   if (Number.isInteger(argument)) return {
    port: argument,
    guess: `its command names port ${argument}`
   };
   const base = BASE_PORTS.find(([pattern]) => pattern.test(image))?.[1];
   return base === undefined ? null : {
    port: base,
    guess: `${image.split(" ", 1)[0]} listens on port ${base}`
   };
  }
  const FRAMEWORKS = {
   "@angular/core": "Angular",
   nuxt: "Vue",
   vue: "Vue",
   "react-dom": "React",
   preact: "Preact",
   svelte: "Svelte",
   "solid-js": "Solid",
   "@builder.io/qwik": "Qwik",
   "ember-source": "Ember"
  };
  const FOLDERS = [ "frontend", "client", "web", "ui", "webapp" ];
  async function frontEndOf(files, folder) {
   const below = FOLDERS.map(name => folder === "" ? name : `${folder}/${name}`);
   for (const place of [ folder, ...below ]) {
    const manifest = await (place === "" ? files : await files.in(place)).json("package.json");
    if (!(0, records.u4)(manifest)) continue;
    const packages = [ manifest["dependencies"], manifest["devDependencies"] ].flatMap(list => (0, 
    records.u4)(list) ? Object.keys(list) : []);
    const known = Object.keys(FRAMEWORKS).find(name => packages.includes(name));
    if (known !== undefined) return FRAMEWORKS[known] ?? null;
   }
   return null;
  }
  const action_pins_namespaceObject = JSON.parse('{"o1":{"actions/attest":{"version":"v4.2.2","commit":"1e69f48acb82d1966a394da916b4c1698aa569d6"},"actions/checkout":{"version":"v7.0.1","commit":"3d3c42e5aac5ba805825da76410c181273ba90b1"},"actions/download-artifact":{"version":"v8.0.1","commit":"3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c"},"actions/setup-go":{"version":"v7.0.0","commit":"b7ad1dad31e06c5925ef5d2fc7ad053ef454303e"},"actions/setup-java":{"version":"v5.7.0","commit":"b6effb05e454b25005698d916606bdc6ffcbf961"},"actions/setup-node":{"version":"v7.0.0","commit":"820762786026740c76f36085b0efc47a31fe5020"},"actions/setup-python":{"version":"v7.0.0","commit":"5fda3b95a4ea91299a34e894583c3862153e4b97"},"actions/upload-artifact":{"version":"v7.0.1","commit":"043fb46d1a93c77aae656e7c1c64a875d1fc6a0a"},"oven-sh/setup-bun":{"version":"v2.2.0","commit":"0c5077e51419868618aeaa5fe8019c62421857d6"},"pypa/gh-action-pypi-publish":{"version":"v1.14.2","commit":"dc37677b2e1c63e2034f94d8a5b11f265b73ba33"},"ruby/setup-ruby":{"version":"v1.315.0","commit":"0dafeac902942906541bc140009cdbf32665b601"},"shivammathur/setup-php":{"version":"2.37.2","commit":"f3e473d116dcccaddc5834248c87452386958240"}}}');
  function pinned(action) {
   const {commit: commit, version: version} = action_pins_namespaceObject.o1[action];
   return `${action}@${commit} # ${version}`;
  }
  async function packageManagerOf(manifest, folders) {
   const locked = folders.find(files => files.first(...LOCK_FILES) !== null);
   const lock = locked?.first(...LOCK_FILES) ?? null;
   const declared = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest["packageManager"] ?? ""))?.[1];
   const name = lock === null ? declared ?? "npm" : NAMES[lock] ?? "npm";
   const guess = lock === null && declared === undefined ? "there is no lock file; npm install is used" : null;
   const isBerry = folders.some(files => files.has(".yarnrc.yml"));
   const install = lock === null ? `${name} install` : installCommand(name, isBerry);
   if (name === "bun") return {
    name: name,
    steps: [ {
     uses: pinned("oven-sh/setup-bun")
    }, {
     run: install
    } ],
    guess: guess
   };
   const steps = [ {
    uses: pinned("actions/setup-node"),
    with: await nodeVersion(manifest, folders)
   } ];
   if (name !== "npm") steps.push({
    run: "corepack enable"
   });
   return {
    name: name,
    steps: [ ...steps, {
     run: install
    } ],
    guess: guess
   };
  }
  const NAMES = {
   "pnpm-lock.yaml": "pnpm",
   "yarn.lock": "yarn",
   "bun.lock": "bun",
   "bun.lockb": "bun",
   "package-lock.json": "npm",
   "npm-shrinkwrap.json": "npm"
  };
  const LOCK_FILES = Object.keys(NAMES);
  function installCommand(name, isBerry) {
   if (name === "npm") return "npm ci";
   return `${name} install ${name === "yarn" && isBerry ? "--immutable" : "--frozen-lockfile"}`;
  }
  async function nodeVersion(manifest, folders) {
   const [innermost] = folders;
   const root = folders.at(-1);
   for (const files of new Set([ root, innermost ])) {
    const file = files?.first(".nvmrc", ".node-version") ?? null;
    if (file === null || files !== root) continue;
    return {
     "node-version-file": file
    };
   }
   const engines = manifest["engines"];
   const node = typeof engines === "object" && engines !== null && "node" in engines ? engines.node : undefined;
   return {
    "node-version": typeof node === "string" && /^[\w.^~<>=| *-]{1,40}$/.test(node) ? `'${node}'` : "lts/*"
   };
  }
  const node_project_FRAMEWORKS = [ {
   name: "Next.js",
   dependency: "next",
   port: 3e3,
   scripts: [ "start" ],
   command: "next start"
  }, {
   name: "Nuxt",
   dependency: "nuxt",
   port: 3e3,
   scripts: [ "preview", "start" ],
   command: "nuxt preview"
  }, {
   name: "Astro",
   dependency: "astro",
   port: 4321,
   scripts: [ "preview" ],
   command: "astro preview"
  }, {
   name: "SvelteKit",
   dependency: "@sveltejs/kit",
   port: 4173,
   scripts: [ "preview" ],
   command: "vite preview"
  }, {
   name: "React Router",
   dependency: "@react-router/serve",
   port: 3e3,
   scripts: [ "start" ],
   command: "react-router-serve ./build/server/index.js"
  }, {
   name: "Remix",
   dependency: "@remix-run/serve",
   port: 3e3,
   scripts: [ "start" ],
   command: "remix-serve ./build/server/index.js"
  }, {
   name: "Gatsby",
   dependency: "gatsby",
   port: 9e3,
   scripts: [ "serve" ],
   command: "gatsby serve"
  }, {
   name: "Docusaurus",
   dependency: "@docusaurus/core",
   port: 3e3,
   scripts: [ "serve" ],
   command: "docusaurus serve"
  }, {
   name: "VitePress",
   dependency: "vitepress",
   port: 4173,
   scripts: [ "docs:preview", "preview" ],
   command: "vitepress preview"
  }, {
   name: "Eleventy",
   dependency: "@11ty/eleventy",
   port: 8080,
   scripts: [ "start", "serve" ],
   command: "eleventy --serve"
  }, {
   name: "Angular",
   dependency: "@angular/cli",
   port: 4200,
   scripts: [ "start" ],
   command: "ng serve",
   guess: "the development server is scanned, not what you deploy"
  }, {
   name: "Create React App",
   dependency: "react-scripts",
   port: 3e3,
   scripts: [ "start" ],
   command: "react-scripts start",
   guess: "the development server is scanned, not what you deploy"
  }, {
   name: "NestJS",
   dependency: "@nestjs/core",
   port: 3e3,
   scripts: [ "start:prod", "start" ],
   command: "node dist/main.js"
  }, {
   name: "Express",
   dependency: "express",
   port: 3e3,
   scripts: [ "start" ],
   command: "node ."
  }, {
   name: "Fastify",
   dependency: "fastify",
   port: 3e3,
   scripts: [ "start" ],
   command: "node ."
  }, {
   name: "Koa",
   dependency: "koa",
   port: 3e3,
   scripts: [ "start" ],
   command: "node ."
  }, {
   name: "Hono",
   dependency: "@hono/node-server",
   port: 3e3,
   scripts: [ "start" ],
   command: "node ."
  }, {
   name: "Vite",
   dependency: "vite",
   port: 4173,
   scripts: [ "preview" ],
   command: "vite preview"
  } ];
  const ENTRIES = [ "server", "index", "app", "main", "src/server", "src/index", "src/app", "src/main", "bin/www" ];
  const EXTENSIONS = [ ".js", ".ts", ".mjs", ".cjs", "" ];
  async function nodeProject(files, manifest, around) {
   const scripts = (0, records.u4)(manifest["scripts"]) ? manifest["scripts"] : {};
   const script = name => typeof scripts[name] === "string" ? scripts[name] : null;
   const dependencies = {
    ...record(manifest["dependencies"]),
    ...record(manifest["devDependencies"])
   };
   const framework = node_project_FRAMEWORKS.find(({dependency: dependency}) => dependency in dependencies) ?? null;
   const started = [ ...framework?.scripts ?? [], "start" ].find(name => script(name) !== null) ?? null;
   if (framework === null && started === null) return null;
   const manager = await packageManagerOf(manifest, [ files, ...around ]);
   const run = manager.name === "npm" ? "npm run" : `${manager.name} run`;
   const runner = {
    npm: "npx",
    pnpm: "pnpm exec",
    yarn: "yarn",
    bun: "bunx"
   }[manager.name];
   const start = started === null ? `${runner} ${framework?.command}` : started === "start" ? `${manager.name} start` : `${run} ${started}`;
   const command = started === null ? "" : script(started) ?? "";
   const found = await node_project_portOf(files, manifest, command);
   const port = found?.port ?? (isDefaultCommand(framework, command) ? framework?.port : undefined) ?? 3e3;
   const guesses = found !== null || isDefaultCommand(framework, command) ? [] : [ `the port ${port}, the default of ${framework?.name ?? "most Node servers"}` ];
   if (found?.guess != null) guesses.push(found.guess);
   for (const guess of [ manager.guess, framework?.guess ]) if (guess != null) guesses.push(guess);
   return {
    kind: "started",
    what: framework === null ? "Node application" : `${framework.name} application`,
    steps: [ ...manager.steps, ...script("build") === null ? [] : [ {
     run: `${run} build`
    } ], {
     run: `${start} &`
    } ],
    url: `http://localhost:${port}`,
    guesses: guesses
   };
  }
  function isDefaultCommand(framework, command) {
   if (framework === null) return false;
   const [program = ""] = framework.command.split(" ");
   return program !== "node" && (command === "" || command.split(/\s/).includes(program));
  }
  async function node_project_portOf(files, manifest, command) {
   const explicit = /(?:--port[= ]|(?:^|\s)-p[= ]?|\bPORT=|(?:^|\s)-l )(\d{2,5})\b/.exec(command)?.[1];
   if (explicit !== undefined) return {
    port: Number(explicit),
    guess: null
   };
   const main = typeof manifest["main"] === "string" ? [ manifest["main"] ] : [];
   const named = [ ...command.matchAll(/(?:^|\s)([\w./-]{1,200}\.[cm]?[jt]s|\.)(?=\s|$)/g) ].map(([, path = ""]) => path);
   const guessed = ENTRIES.flatMap(entry => EXTENSIONS.map(extension => entry + extension));
   for (const path of [ ...named, ...main, ...guessed ].filter(path => !path.includes(".."))) {
    const port = portInCode(await files.text(path));
    if (port !== null) return {
     port: port,
     guess: named.includes(path) || main.includes(path) ? null : `the port ${port}, found in ${path}`
    };
   }
   for (const name of [ ".env", ".env.example", ".env.sample" ]) {
    const port = Number(environmentOf(await files.text(name)).get("PORT"));
    if (Number.isInteger(port) && port > 0) return {
     port: port,
     guess: `the port ${port}, found in ${name}`
    };
   }
   return null;
  }
  function portInCode(code) {
   const patterns = [ /\bPORT\b["'\])]{0,3}\s{0,4}(?:\|\||\?\?|,)\s{0,4}["']?(\d{2,5})\b/, /\blisten\(\s{0,4}(\d{2,5})\b/, /\bport\s{0,4}[:=]\s{0,4}["']?(\d{2,5})\b/i ];
   for (const pattern of patterns) {
    const port = Number(pattern.exec(code)?.[1]);
    if (port > 0 && port < 65536) return port;
   }
   return null;
  }
  function record(value) {
   return (0, records.u4)(value) ? value : {};
  }
  const BYTES_MAX = 256 * 1024;
  class ProjectFiles {
   directory;
   #names;
   constructor(directory, names) {
    this.directory = directory;
    this.#names = names;
   }
   static async open(directory) {
    return new ProjectFiles(directory, new Set(await (0, promises_.readdir)(directory).catch(() => [])));
   }
   has(name) {
    return this.#names.has(name);
   }
   first(...names) {
    return names.find(name => this.#names.has(name)) ?? null;
   }
   matching(pattern) {
    return [ ...this.#names ].filter(name => pattern.test(name)).sort();
   }
   async text(...path) {
    const file = (0, external_node_path_.join)(this.directory, ...path);
    const isFile = await (0, promises_.stat)(file).then(found => found.isFile(), () => false);
    return isFile ? (await (0, promises_.readFile)(file, "utf8").catch(() => "")).slice(0, BYTES_MAX) : "";
   }
   async json(name) {
    if (!this.has(name)) return null;
    try {
     const value = JSON.parse(await this.text(name));
     return (0, records.u4)(value) ? value : "it is not an object";
    } catch (error) {
     return error instanceof Error ? error.message : "it is not JSON";
    }
   }
   async folders(...path) {
    const entries = await (0, promises_.readdir)((0, external_node_path_.join)(this.directory, ...path), {
     withFileTypes: true
    }).catch(() => []);
    return entries.filter(entry => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map(({name: name}) => name).sort().slice(0, 100);
   }
   in(...path) {
    return ProjectFiles.open((0, external_node_path_.join)(this.directory, ...path));
   }
  }
  const PRODUCTION_ERRORS = "production settings, so that error pages show what visitors see";
  async function railsProject(files) {
   const gemfile = await files.text("Gemfile");
   if (await files.text("bin", "rails") === "" && !/^[ \t]{0,20}gem ["']rails["']/m.test(gemfile)) return null;
   const port = Number(/\bport[ \t(]{1,4}(?:ENV\.fetch\(["']PORT["']\)?[^\d]{0,12})?(\d{2,5})/.exec(await files.text("config", "puma.rb"))?.[1] ?? 3e3);
   const env = {
    RAILS_ENV: "production",
    SECRET_KEY_BASE_DUMMY: "1",
    RAILS_SERVE_STATIC_FILES: "1"
   };
   const isForced = /^[ \t]{0,20}config\.force_ssl[ \t]{0,4}=[ \t]{0,4}true/m.test(await files.text("config", "environments", "production.rb"));
   return {
    kind: "started",
    what: "Ruby on Rails application",
    steps: [ {
     uses: pinned("ruby/setup-ruby"),
     with: {
      "bundler-cache": "true",
      ...await rubyVersion(files) ?? {}
     }
    }, {
     run: "bin/rails assets:precompile db:prepare",
     env: env
    }, {
     run: `bin/rails server --port ${port} &`,
     env: env
    } ],
    url: `http://localhost:${port}`,
    guesses: [ `${PRODUCTION_ERRORS}; add the services and variables that your production.rb needs`, ...isForced ? [ "config.force_ssl redirects to HTTPS; set config.assume_ssl for this job" ] : [] ]
   };
  }
  async function rubyVersion(files) {
   const isNamed = files.first(".ruby-version", ".tool-versions") !== null;
   return isNamed || /^[ \t]{0,20}ruby[ \t]/m.test(await files.text("Gemfile")) ? null : {
    "ruby-version": "ruby"
   };
  }
  async function pythonProject(files) {
   const install = await pythonInstall(files);
   const requirements = [ await files.text("requirements.txt"), await files.text("pyproject.toml"), await files.text("Pipfile") ].join("\n");
   const packages = new Set(requirements.toLowerCase().split(/[^\w.-]+/));
   const needs = name => packages.has(name);
   const version = files.first(".python-version", ".tool-versions");
   const setup = {
    uses: pinned("actions/setup-python"),
    with: version === null ? {
     "python-version": "'3.x'"
    } : {
     "python-version-file": version
    }
   };
   const project = (what, port, commands, guesses) => ({
    kind: "started",
    what: what,
    steps: [ setup, ...install.steps, ...commands ],
    url: `http://localhost:${port}`,
    guesses: [ ...guesses, ...install.guesses ]
   });
   if (files.has("manage.py")) {
    const folders = await files.folders();
    const withWsgi = await Promise.all(folders.map(async name => await files.text(name, "wsgi.py") === "" ? [] : [ name ]));
    const module = withWsgi.flat()[0];
    const isServed = module !== undefined && needs("gunicorn");
    const env = {
     DEBUG: "false",
     DJANGO_DEBUG: "false",
     SECRET_KEY: "only-for-this-job",
     ALLOWED_HOSTS: "localhost"
    };
    const start = isServed ? `${install.run}gunicorn ${module}.wsgi --bind 127.0.0.1:8000 &` : `${install.run}python manage.py runserver --noreload 8000 &`;
    return project("Django application", 8e3, [ {
     run: `${install.run}python manage.py migrate --noinput`,
     env: env
    }, {
     run: start,
     env: env
    } ], [ "the variables of your settings (SECRET_KEY, DEBUG, ALLOWED_HOSTS, the database)", ...isServed ? [] : [ "the development server is scanned, not what you deploy" ] ]);
   }
   const [entry, code] = await firstWith(files, [ "main.py", "app.py", "app/main.py", "src/main.py", "wsgi.py" ], /\b(?:FastAPI|Starlette|Flask|Litestar|Quart)\(/);
   if (entry === null) return null;
   const [, name = "app", kind = "Flask"] = /^(\w{1,60})\s{0,4}(?::[^=\n]{0,80})?=\s{0,4}(FastAPI|Starlette|Flask|Litestar|Quart)\(/m.exec(code) ?? [];
   const module = entry.replace(/\.py$/, "").replaceAll("/", ".");
   if (kind === "Flask") {
    const start = needs("gunicorn") ? `${install.run}gunicorn ${module}:${name} --bind 127.0.0.1:5000 &` : `${install.run}flask --app ${module}:${name} run --port 5000 &`;
    return project("Flask application", 5e3, [ {
     run: start
    } ], needs("gunicorn") ? [] : [ "the development server is scanned, not what you deploy" ]);
   }
   return project(`${kind} application`, 8e3, [ {
    run: `${install.run}uvicorn ${module}:${name} --port 8000 &`
   } ], []);
  }
  async function pythonInstall(files) {
   if (files.has("uv.lock")) return {
    steps: [ {
     run: "pip install uv && uv sync --frozen"
    } ],
    run: "uv run ",
    guesses: []
   };
   if (files.has("poetry.lock")) return {
    steps: [ {
     run: "pip install poetry && poetry install"
    } ],
    run: "poetry run ",
    guesses: []
   };
   if (files.has("Pipfile.lock")) return {
    steps: [ {
     run: "pip install pipenv && pipenv sync"
    } ],
    run: "pipenv run ",
    guesses: []
   };
   if (files.has("requirements.txt")) return {
    steps: [ {
     run: "pip install -r requirements.txt"
    } ],
    run: "",
    guesses: []
   };
   if (files.has("pyproject.toml")) return {
    steps: [ {
     run: "pip install ."
    } ],
    run: "",
    guesses: []
   };
   return {
    steps: [],
    run: "",
    guesses: [ "nothing names the Python packages to install" ]
   };
  }
  function laravelProject(files) {
   if (!files.has("artisan") || !files.has("composer.json")) return null;
   const env = {
    APP_ENV: "production",
    APP_DEBUG: "false"
   };
   return {
    kind: "started",
    what: "Laravel application",
    steps: [ {
     uses: pinned("shivammathur/setup-php"),
     with: {
      "php-version": "'8.4'"
     }
    }, {
     run: "composer install --no-interaction --no-progress"
    }, {
     run: "cp --no-clobber .env.example .env && php artisan key:generate --force"
    }, {
     run: "touch database/database.sqlite && php artisan migrate --force",
     env: {
      ...env,
      DB_CONNECTION: "sqlite"
     }
    }, {
     run: "php artisan serve --port 8000 &",
     env: {
      ...env,
      DB_CONNECTION: "sqlite"
     }
    } ],
    url: "http://localhost:8000",
    guesses: [ "SQLite as the database, and the built-in server of PHP; use those that you deploy" ]
   };
  }
  async function springProject(files) {
   const gradle = files.first("build.gradle.kts", "build.gradle");
   const build = `${await files.text("pom.xml")}\n${gradle === null ? "" : await files.text(gradle)}`;
   if (!/spring-boot|org\.springframework\.boot/.test(build)) return null;
   const isMaven = files.has("pom.xml");
   const version = /<(?:java\.version|maven\.compiler\.release)>\s*(\d{1,2})|languageVersion[^\d\n]{0,60}(\d{2})|sourceCompatibility[^\d\n]{0,40}(\d{2})/.exec(build);
   const java = version?.slice(1).find(found => found !== undefined);
   const maven = files.has("mvnw") ? "./mvnw" : "mvn";
   const port = await springPort(files);
   return {
    kind: "started",
    what: "Spring Boot application",
    steps: [ {
     uses: pinned("actions/setup-java"),
     with: {
      distribution: "temurin",
      "java-version": `'${java ?? "21"}'`
     }
    }, {
     run: isMaven ? `${maven} --batch-mode package -DskipTests` : `${files.has("gradlew") ? "./gradlew" : "gradle"} bootJar`
    }, {
     run: `java -jar ${isMaven ? "target" : "build/libs"}/*.jar &`
    } ],
    url: `http://localhost:${port ?? 8080}`,
    guesses: [ ...java === undefined ? [ "Java 21" ] : [] ]
   };
  }
  async function springPort(files) {
   const folder = [ "src", "main", "resources" ];
   const properties = await files.text(...folder, "application.properties");
   const named = /^server\.port\s{0,4}[=:]\s{0,4}(?:\$\{[^:}]{0,60}:)?(\d{2,5})/m.exec(properties)?.[1];
   if (named !== undefined) return Number(named);
   for (const name of [ "application.yml", "application.yaml" ]) {
    const document = (0, dist.Tp)((await files.text(...folder, name)).split(/^---$/m)[0] ?? "");
    const port = document.errors.length > 0 ? undefined : document.getIn([ "server", "port" ]);
    const value = Number(/^(?:\$\{[^:}]{0,60}:)?(\d{2,5})/.exec(String(port ?? ""))?.[1]);
    if (Number.isInteger(value)) return value;
   }
   return null;
  }
  async function goProject(files) {
   if (!files.has("go.mod")) return null;
   const commands = await files.folders("cmd");
   const paths = [ "main.go", ...commands.map(name => `cmd/${name}/main.go`), "server.go", "internal/server/server.go" ];
   const [entry] = await firstWith(files, paths.slice(0, -2), /^func main\(\)/m);
   const [, code] = await firstWith(files, paths, GO_PORT);
   if (entry === null) return null;
   const port = Number(GO_PORT.exec(code)?.[1]);
   const folder = entry === "main.go" ? "." : `./${entry.slice(0, -"/main.go".length)}`;
   return {
    kind: "started",
    what: "Go application",
    steps: [ {
     uses: pinned("actions/setup-go"),
     with: {
      "go-version-file": "go.mod"
     }
    }, {
     run: `go build -o "$RUNNER_TEMP/app" ${folder}`
    }, {
     run: '"$RUNNER_TEMP/app" &'
    } ],
    url: `http://localhost:${Number.isInteger(port) ? port : 8080}`,
    guesses: Number.isInteger(port) ? [] : [ "the port 8080" ]
   };
  }
  const GO_PORT = /"(?:localhost|127\.0\.0\.1|0\.0\.0\.0)?:(\d{2,5})"|\bport\s{0,4}:?=\s{0,4}"?:?(\d{2,5})\b/i;
  async function staticProject(files) {
   const folders = [ "public", "dist", "site", "docs", "www", "_site", "static" ];
   const checked = await Promise.all(folders.map(async name => await files.text(name, "index.html") === "" ? [] : [ name ]));
   const folder = files.has("index.html") ? "." : checked.flat()[0];
   if (folder === undefined) return null;
   return {
    kind: "started",
    what: "static site",
    steps: [ {
     run: `python3 -m http.server 8080 --bind 127.0.0.1 --directory ${folder} &`
    } ],
    url: "http://localhost:8080",
    guesses: [ "your host sends other headers than this server: use init --url with a preview if you have one" ]
   };
  }
  async function firstWith(files, paths, pattern) {
   for (const path of paths) {
    const text = await files.text(path);
    if (pattern.test(text)) return [ path, text ];
   }
   return [ null, "" ];
  }
  const APPLICATION_FOLDERS = [ "apps", "packages", "services" ];
  const SINGLE_FOLDERS = [ "web", "www", "site", "app", "frontend", "client", "backend", "server", "api" ];
  const FIRST = /^(?:web|www|site|app|frontend|client)/i;
  const APPLICATIONS_MAX = 40;
  const DESCRIPTION_FILES = [ "openapi", "swagger" ].flatMap(name => [ "yaml", "yml", "json" ].map(type => `${name}.${type}`));
  const DESCRIPTION_FOLDERS = [ "docs", "api", "spec", "openapi" ];
  async function detectProject(root) {
   const files = await ProjectFiles.open(root);
   const detected = await detectStart(files);
   const {project: project} = detected;
   const folder = project.kind === "started" ? project.folder : "";
   return {
    ...detected,
    description: await descriptionFile(files, folder),
    frontEnd: await frontEndOf(files, folder)
   };
  }
  async function descriptionFile(files, folder) {
   const below = parent => [ parent, ...DESCRIPTION_FOLDERS.map(name => parent === "" ? name : `${parent}/${name}`) ];
   for (const place of new Set([ ...below(folder), ...below("") ])) {
    const found = place === "" ? files : await files.in(place);
    const name = found.first(...DESCRIPTION_FILES);
    if (name !== null && /(?:^|[{,\n]\s{0,20})["']?(?:openapi|swagger)["']?\s{0,5}:/.test(await found.text(name))) return place === "" ? name : `${place}/${name}`;
   }
   return null;
  }
  async function detectStart(files) {
   const notes = [];
   const deployed = await previewProject(files) ?? await calledProject(files);
   if (deployed !== null) return {
    project: deployed,
    notes: notes
   };
   const own = await startedProject(files, [], notes);
   if (own !== null) return {
    project: {
     ...own,
     folder: ""
    },
    notes: notes
   };
   const found = [];
   for (const folder of await applicationFolders(files)) {
    const inner = await startedProject(await files.in(folder), [ files ], notes, folder);
    if (inner !== null) found.push({
     ...inner,
     folder: folder
    });
   }
   const [chosen, ...others] = found.toSorted((one, other) => rank(one) - rank(other));
   if (chosen !== undefined) {
    if (others.length > 0) notes.push(`${chosen.folder} was chosen; other applications: ${others.map(({folder: folder}) => folder).join(", ")}`);
    return {
     project: chosen,
     notes: notes
    };
   }
   const page = await staticProject(files);
   return {
    project: page === null ? {
     kind: "unknown"
    } : {
     ...page,
     folder: ""
    },
    notes: notes
   };
  }
  function rank({folder: folder}) {
   return FIRST.test(folder.split("/").at(-1) ?? "") ? 0 : 1;
  }
  async function applicationFolders(files) {
   const nested = await Promise.all(APPLICATION_FOLDERS.map(async parent => (await files.folders(parent)).map(name => `${parent}/${name}`)));
   return [ ...nested.flat(), ...SINGLE_FOLDERS.filter(name => files.has(name)) ].slice(0, APPLICATIONS_MAX);
  }
  async function startedProject(files, around, notes, folder = "") {
   const place = name => folder === "" ? name : `${folder}/${name}`;
   const compose = composeFile(files);
   if (compose !== null) {
    const variables = environmentOf(await files.text(".env") || await files.text(".env.example"));
    const service = applicationService(await files.text(compose), variables);
    if (typeof service === "string") notes.push(`${place(compose)} was not used: ${service}`); else if (service !== null) return {
     kind: "started",
     what: `service ${service.name} of ${place(compose)}`,
     steps: [ {
      run: "docker compose up --detach --build --wait"
     } ],
     url: service.url,
     guesses: service.guess === null ? [] : [ service.guess ]
    };
   }
   const manifest = await files.json("package.json");
   if (typeof manifest === "string") notes.push(`${place("package.json")} was not used: ${manifest}`);
   const node = (0, records.u4)(manifest) ? await nodeProject(files, manifest, around) : null;
   if (files.has("Dockerfile")) return dockerProject(files, node?.url ?? null, place("Dockerfile"));
   return await railsProject(files) ?? laravelProject(files) ?? await pythonProject(files) ?? await springProject(files) ?? await goProject(files) ?? node;
  }
  async function dockerProject(files, nodeUrl, what) {
   const exposed = dockerfilePort(await files.text("Dockerfile"));
   const fly = await flyPort(files);
   const fallback = Number(nodeUrl === null ? 8080 : new URL(nodeUrl).port);
   const port = exposed?.port ?? fly ?? fallback;
   const published = port < 1024 ? 8080 : port;
   const isRails = /^[ \t]{0,20}gem ["']rails["']/m.test(await files.text("Gemfile"));
   const environment = isRails ? " --env SECRET_KEY_BASE_DUMMY=1" : "";
   const guesses = [ ...exposed === null && fly === null ? [ `the port ${port}: the Dockerfile has no EXPOSE` ] : [], ...exposed?.guess == null ? [] : [ exposed.guess ], ...isRails ? [ "the image of a Rails application needs its database and credentials" ] : [] ];
   return {
    kind: "started",
    what: what,
    steps: [ {
     run: "docker build --tag app ."
    }, {
     run: `docker run --detach --publish ${published}:${port}${environment} app`
    } ],
    url: `http://localhost:${published}`,
    guesses: guesses
   };
  }
  async function findRepository(directory) {
   for (let folder = (0, external_node_path_.resolve)(directory); ;folder = (0, external_node_path_.dirname)(folder)) {
    const git = await gitFolder(folder);
    if (git !== null) return {
     root: folder,
     ...await defaultBranch(git)
    };
    if (folder === (0, external_node_path_.dirname)(folder)) return null;
   }
  }
  async function gitFolder(folder) {
   const path = (0, external_node_path_.join)(folder, ".git");
   const found = await (0, promises_.stat)(path).catch(() => null);
   if (found === null) return null;
   if (found.isDirectory()) return path;
   const named = /^gitdir: (.+)$/m.exec(await find_repository_text(path))?.[1];
   if (named === undefined) return null;
   const own = (0, external_node_path_.resolve)(folder, named.trim());
   const common = (await find_repository_text((0, external_node_path_.join)(own, "commondir"))).trim();
   return common === "" ? own : (0, external_node_path_.resolve)(own, common);
  }
  async function defaultBranch(git) {
   const remote = /^ref: refs\/remotes\/origin\/(\S+)/.exec(await find_repository_text((0, 
   external_node_path_.join)(git, "refs/remotes/origin/HEAD")))?.[1];
   if (remote !== undefined) return {
    defaultBranch: remote,
    isBranchGuessed: false
   };
   const packed = await find_repository_text((0, external_node_path_.join)(git, "packed-refs"));
   for (const name of [ "main", "master", "trunk", "develop" ]) {
    const isPacked = packed.includes(` refs/heads/${name}\n`) || packed.includes(` refs/remotes/origin/${name}\n`);
    if (isPacked || await exists((0, external_node_path_.join)(git, "refs/heads", name))) return {
     defaultBranch: name,
     isBranchGuessed: true
    };
   }
   const current = /^ref: refs\/heads\/(\S+)/.exec(await find_repository_text((0, external_node_path_.join)(git, "HEAD")))?.[1];
   return {
    defaultBranch: current ?? "main",
    isBranchGuessed: true
   };
  }
  async function find_repository_text(path) {
   return await (0, promises_.readFile)(path, "utf8").catch(() => "");
  }
  async function exists(path) {
   return await (0, promises_.stat)(path).then(() => true, () => false);
  }
  const ACTION_TO_REPLACE = "your-org/scan-gate@v1";
  const PERMISSIONS = `    permissions:\n      contents: read\n      actions: read # the baseline is an artifact of an earlier run\n      pull-requests: write # the comment\n`;
  const QUICK = [ "scan-types: quick # standard finds more, but needs proof of ownership: its first run reports what to publish" ];
  function workflowFor(options) {
   const {project: project, defaultBranch: defaultBranch, url: url, isPrivate: isPrivate} = options;
   const onPullRequests = lines => `${head(pullRequestTrigger(defaultBranch))}${lines}`;
   if (url !== null) return onPullRequests(job([], [ `targets: ${url}`, ...isPrivate ? [] : QUICK ]));
   switch (project.kind) {
   case "preview":
    return previewWorkflow(project);

   case "called":
    return calledWorkflow();

   case "started":
    return onPullRequests(job(startSteps(project), [ `targets: ${project.url}${mark(project)}`, ...detected(options) ]));

   case "unknown":
    return onPullRequests(job([], [ "targets: https://preview.example.com # replace with the URL of your preview", ...QUICK ]));
   }
  }
  function detected({description: description, frontEnd: frontEnd}) {
   return [ ...description === null ? [] : [ `api-description: ${description}` ], ...frontEnd === null ? [] : [ `browser: required # ${frontEnd} renders the pages; GitHub's runners have Chrome` ] ];
  }
  function mark({guesses: guesses}) {
   const port = guesses.find(guess => /\bport\b/.test(guess));
   return port === undefined ? "" : ` # guessed: ${port}`;
  }
  function startSteps({steps: steps, folder: folder}) {
   const checkout = stepLines({
    uses: pinned("actions/checkout"),
    with: {
     "persist-credentials": "false"
    }
   }, "");
   return [ checkout, ...steps.map(step => stepLines(step, folder)) ];
  }
  function stepLines(step, folder) {
   const table = (name, values) => values === undefined ? "" : `        ${name}:\n${Object.entries(values).map(([key, value]) => `          ${key}: ${value}\n`).join("")}`;
   if ("uses" in step) return `      - uses: ${step.uses}\n${table("with", step.with)}`;
   const place = folder === "" ? "" : `        working-directory: ${folder}\n`;
   const quoted = step.env === undefined ? undefined : Object.fromEntries(Object.entries(step.env).map(([key, value]) => [ key, `'${value}'` ]));
   return `      - run: ${scalar(step.run)}\n${place}${table("env", quoted)}`;
  }
  function scalar(text) {
   return /^[\w./]/.test(text) && !/: | #/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
  }
  function head(trigger) {
   return `name: Scan Gate\n\n${trigger}\n# A new push replaces the scan of the one before; scans of the default branch are never replaced.\nconcurrency:\n  group: scan-gate-\${{ github.ref }}\n  cancel-in-progress: \${{ github.event_name == 'pull_request' }}\n\n`;
  }
  function pullRequestTrigger(defaultBranch) {
   const plain = /^[A-Za-z][\w./-]*$/.test(defaultBranch);
   return `on:\n  pull_request:\n  push:\n    branches: [${plain ? defaultBranch : `'${defaultBranch.replaceAll("'", "''")}'`}] # its result is the baseline of pull requests\n`;
  }
  function job(steps, inputs, permissions = "") {
   return `jobs:\n  gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n${PERMISSIONS}${permissions}    steps:\n${steps.join("")}      - uses: ${ACTION_TO_REPLACE}\n        with:\n${inputs.map(line => `          ${line}\n`).join("")}          fail-on-severity: critical\n`;
  }
  const WAIT_FOR_PREVIEW = `      - name: Wait for the preview\n        id: preview\n        env:\n          GH_TOKEN: \${{ github.token }}\n          COMMIT: \${{ github.event.pull_request.head.sha }}\n          # With several projects in one repository: the name of the environment, and one job per project.\n          ENVIRONMENT: ''\n        run: |\n          deployments="repos/$GITHUB_REPOSITORY/deployments"\n          for attempt in $(seq 90); do\n            for id in $(gh api "$deployments?sha=$COMMIT&environment=$ENVIRONMENT" --jq '.[].id'); do\n              url=$(gh api "$deployments/$id/statuses" --jq '[.[] | select(.state == "success") | .environment_url][0] // empty')\n              if [ -n "$url" ]; then\n                echo "url=$url" >> "$GITHUB_OUTPUT"\n                exit 0\n              fi\n            done\n            sleep "\${INTERVAL:-10}"\n          done\n          echo "::error::There is no successful deployment of $COMMIT after 15 minutes."\n          exit 1\n`;
  function previewWorkflow({provider: {name: name, bypass: bypass}}) {
   const access = bypass === undefined ? [] : [ `# ${name} protects previews; create this secret in its project settings and in the repository.`, "request-headers: |", `  ${bypass.header}: \${{ secrets.${bypass.secret} }}` ];
   const inputs = [ `targets: \${{ steps.preview.outputs.url }}`, ...access, ...QUICK ];
   const more = "      deployments: read # the URL of the preview\n";
   return `${head(`# ${name} reports every preview to GitHub as a deployment; its status contains the URL.\non:\n  pull_request:\n`)}${job([ WAIT_FOR_PREVIEW ], inputs, more)}`;
  }
  function calledWorkflow() {
   return `name: Scan Gate\n\non:\n  workflow_call:\n    inputs:\n      target:\n        description: URL of the deployment to scan.\n        type: string\n        required: true\n\n${job([], [ `targets: \${{ inputs.target }}`, ...QUICK ])}`;
  }
  const WORKFLOW = (0, external_node_path_.join)(".github", "workflows", "scan-gate.yml");
  const FLAGS = {
   url: {
    type: "string",
    value: "URL",
    description: "URL to scan, if it is known: a preview or staging deployment."
   },
   action: {
    type: "string",
    value: "OWNER/REPO@REF",
    description: `Repository and ref of the action. Default: the placeholder ${ACTION_TO_REPLACE}.`
   },
   "repository-id": {
    type: "string",
    value: "N",
    description: "GitHub id of the repository (gh api repos/OWNER/NAME --jq .id), to print the complete DNS record."
   },
   print: {
    type: "boolean",
    description: "Print the workflow without writing it."
   },
   force: {
    type: "boolean",
    description: "Overwrite an existing workflow file."
   },
   help: cli_flags.lu
  };
  const HELP = (0, help.bD)([ "init [--url URL] [--print]" ], `Detects how the repository around the current folder is deployed or started (preview provider, compose file, Dockerfile,\nframework) and writes a workflow to ${WORKFLOW}.\nSays what it had to guess, and prints the DNS record that proves ownership, if one is needed.`, FLAGS);
  async function run(args, io) {
   const flags = (0, cli_flags.CH)(args, FLAGS, HELP, io);
   if (flags === null) return 0;
   (0, cli_flags.gP)(flags, "init takes flags only; give the URL with --url.");
   const url = flags.text("url");
   const target = url === undefined ? null : (0, parse_target.h)("--url", url);
   const repositoryId = flags.text("repository-id");
   if (repositoryId !== undefined && !/^[0-9]{1,15}$/.test(repositoryId)) {
    throw new usage_error.UsageError("--repository-id", `${(0, usage_error.S)(repositoryId)} is not a number.`);
   }
   const action = flags.text("action");
   if (action !== undefined && !/^[\w.-]{1,100}\/[\w./-]{1,200}@[\w./-]{1,200}$/.test(action)) {
    throw new usage_error.UsageError("--action", `${(0, usage_error.S)(action)} is not OWNER/REPO@REF.`);
   }
   const repository = await findRepository(io.directory);
   const root = repository?.root ?? io.directory;
   const defaultBranch = repository?.defaultBranch ?? "main";
   const detection = target === null ? await detectProject(root) : {
    project: {
     kind: "unknown"
    },
    notes: [],
    description: null,
    frontEnd: null
   };
   const isPrivate = target !== null && (0, local_names.mJ)((0, target_address.B1)(target.hostname).host);
   const {project: project, description: description, frontEnd: frontEnd} = detection;
   const options = {
    project: project,
    description: description,
    frontEnd: frontEnd,
    defaultBranch: defaultBranch,
    url: target?.input ?? null,
    isPrivate: isPrivate
   };
   const workflow = workflowFor(options).replaceAll(ACTION_TO_REPLACE, action ?? ACTION_TO_REPLACE);
   if (flags.flag("print") === true) {
    io.out(workflow);
    return 0;
   }
   await writeNew((0, external_node_path_.join)(root, WORKFLOW), workflow, flags.flag("force") === true);
   const what = target === null ? recognized(detection) : `it scans ${target.input}`;
   io.out(`Wrote ${(0, terminal.escapeTerminal)((0, external_node_path_.relative)(io.directory, (0, 
   external_node_path_.join)(root, WORKFLOW)))}: ${(0, terminal.escapeTerminal)(what)}.\n`);
   if (target !== null && !isPrivate) await explainOwnership(target.hostname, repositoryId, io);
   const todo = [ ...openPoints(repository, detection, target !== null), ...action === undefined ? [ `replace ${ACTION_TO_REPLACE} with the repository of the action, or use --action OWNER/REPO@v1` ] : [] ];
   if (todo.length === 0) io.out("Commit it and open a pull request. Nothing else is needed.\n"); else io.out(`Before you commit it:\n${todo.map(line => `  - ${(0, 
   terminal.escapeTerminal)(line)}\n`).join("")}`);
   return 0;
  }
  function recognized({project: project}) {
   switch (project.kind) {
   case "preview":
    return `it scans the previews of ${project.provider.name} (${project.reason})`;

   case "called":
    return `a job of ${project.workflow} calls it after it has deployed`;

   case "started":
    return `it starts the ${project.what}${project.folder === "" ? "" : ` in ${project.folder}`} and scans ${project.url}`;

   case "unknown":
    return "nothing in the repository says how to start or reach the application";
   }
  }
  function openPoints(repository, {project: project, notes: notes}, hasTarget) {
   const points = [ ...notes ];
   if (repository === null) points.push("move it into a Git repository: GitHub reads .github/workflows at the root of one"); else if (repository.isBranchGuessed && project.kind !== "preview" && project.kind !== "called") points.push(`check the default branch: ${repository.defaultBranch} is a guess, because origin/HEAD is unknown`);
   if (project.kind === "started") points.push(...project.guesses.map(guess => `check what is guessed: ${guess}`));
   if (project.kind === "unknown" && !hasTarget) points.push("replace the example URL with that of your preview, or run init --url URL --force");
   if (project.kind === "preview" && project.provider.bypass !== undefined) points.push(`create the secret ${project.provider.bypass.secret} if ${project.provider.name} protects your previews; otherwise remove request-headers`);
   if (project.kind === "called") points.push(`give job ${project.job} of ${project.workflow} an output "url", and add a job: needs: ${project.job}, uses: ./${WORKFLOW}, ` + `with: target: \${{ needs.${project.job}.outputs.url }}, permissions: as in ${WORKFLOW}`);
   return points;
  }
  async function writeNew(path, content, force) {
   try {
    await (0, promises_.mkdir)((0, external_node_path_.dirname)(path), {
     recursive: true
    });
    await (0, promises_.writeFile)(path, content, {
     flag: force ? "w" : "wx"
    });
   } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    const message = code === "EEXIST" && !force ? "already exists. Use --force to overwrite it, or --print to show the workflow." : `cannot be written (${typeof code === "string" ? code : "unknown error"}). Use --print to show the workflow.`;
    throw new usage_error.UsageError(WORKFLOW, message, {
     cause: cause
    });
   }
  }
  async function explainOwnership(hostname, repositoryId, io) {
   io.out(`\n${(0, terminal.escapeTerminal)(hostname)} is public: the workflow runs quick scans, which need no proof of ownership; standard and compliance scans need one.\n`);
   if (repositoryId === undefined) {
    io.out("The first such scan reports what to publish; init --repository-id N prints it now.\n\n");
    return;
   }
   const {verificationOf: verificationOf} = await __webpack_require__.e("module-44645").then(__webpack_require__.bind(__webpack_require__, 44645));
   const instructions = await verificationOf(hostname, repositoryId);
   io.out("Publish one of these once; it is valid for every run of this repository:\n");
   for (const entry of instructions) {
    const where = entry.record_name === undefined ? entry.url ?? entry.method : `${entry.record_type ?? "TXT"} ${entry.record_name}`;
    io.out(`  ${(0, terminal.escapeTerminal)(where)}   ${(0, terminal.escapeTerminal)(entry.value)}\n`);
   }
   io.out("\n");
  }
 },
 6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CH: () => flagsOrHelp,
   gP: () => assertFlagsOnly,
   lu: () => HELP_FLAG
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var _gate_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10680);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  const HELP_FLAG = {
   type: "boolean",
   short: "h",
   description: "Show this help."
  };
  function flagsOrHelp(args, table, help, io) {
   const flags = parseFlags(args, table);
   if (flags.flag("help") !== true) return flags;
   io.out(help);
   return null;
  }
  function assertFlagsOnly({positionals: [surplus]}, message) {
   if (surplus !== undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
  }
  function parseFlags(args, table) {
   const normal = args.map(arg => normalized(arg, table));
   try {
    const {values: values, positionals: positionals} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
     args: normal,
     options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
      type: flag.type,
      ...flag.multiple === true ? {
       multiple: true
      } : {},
      ...flag.short === undefined ? {} : {
       short: flag.short
      }
     } ])),
     strict: true,
     allowPositionals: true,
     allowNegative: true
    });
    const given = values;
    const textsOf = name => {
     const value = given[name];
     return (Array.isArray(value) ? value : [ value ]).filter(entry => typeof entry === "string");
    };
    return {
     positionals: positionals,
     text: name => textsOf(name).at(-1),
     texts: textsOf,
     flag: name => typeof given[name] === "boolean" ? given[name] : undefined
    };
   } catch (error) {
    throw usageErrorOf(error, table);
   }
  }
  function normalized(arg, table) {
   const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
   if (match === null) return arg;
   const [, name = "", value] = match;
   if (table[name]?.type !== "boolean") return arg;
   return value === "true" ? `--${name}` : `--no-${name}`;
  }
  function usageErrorOf(error, table) {
   if (!(error instanceof TypeError)) return error;
   const message = error.message;
   const unknown = /Unknown option '([^']*)'/.exec(message)?.[1];
   if (unknown !== undefined) {
    const near = (0, _gate_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(unknown.replace(/^--?(no-)?/, ""), Object.keys(table));
    const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
    return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(unknown).slice(1, -1), `unknown flag. ${hint}`);
   }
   const named = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? "arguments";
   if (message.includes("argument missing") || message.includes("ambiguous")) {
    return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, `needs a value: ${named} ${table[named.slice(2)]?.value ?? "VALUE"}.`);
   }
   if (message.includes("does not take an argument")) return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, "is a switch and takes no value.");
   return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, message.split(".")[0] ?? message);
  }
 },
 863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B1: () => parseTargetAddress,
   V8: () => formatTargetHost,
   xY: () => formatTargetAddress,
   zC: () => TargetSyntaxError
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
  class TargetSyntaxError extends Error {
   code;
   constructor(code, message) {
    super(message);
    this.name = "TargetSyntaxError";
    this.code = code;
   }
  }
  const TARGET_LENGTH_MAX = 2300;
  const PATH_LENGTH_MAX = 2e3;
  const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):\/\//i;
  const SCHEME_ONLY = /^(?:about|blob|data|file|ftp|https?|javascript|mailto|ssh):(?!\d{1,5}(?:$|[/?#]))/i;
  const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
  function parseTargetAddress(input) {
   const text = input.trim();
   if (text === "") throw new TargetSyntaxError("empty", "A target is empty; write host, host:port or an http(s) URL.");
   if (text.length > TARGET_LENGTH_MAX) {
    throw new TargetSyntaxError("host", `A target must not exceed ${TARGET_LENGTH_MAX} characters.`);
   }
   if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
    throw new TargetSyntaxError("host", "A target must not contain spaces, backslashes or control characters.");
   }
   const written = SCHEME.exec(text);
   const rest = written === null ? text : text.slice(written[0].length);
   const end = rest.search(/[/?#]/);
   const authority = end < 0 ? rest : rest.slice(0, end);
   if (authority.includes("@")) {
    throw new TargetSyntaxError("credentials", "A target must not contain credentials (user:password@). Pass them as request headers, which are kept secret.");
   }
   const scheme = written?.[1]?.toLowerCase() ?? null;
   if (scheme !== null && scheme !== "http" && scheme !== "https" || scheme === null && SCHEME_ONLY.test(text)) {
    throw new TargetSyntaxError("scheme", "Only http:// and https:// URLs can be scanned.");
   }
   const {host: host, portText: portText} = splitAuthority(authority);
   const port = portText === null ? defaultPort(scheme) : parsePort(portText);
   return {
    ...parseHost(host),
    port: port,
    scheme: scheme,
    path: end < 0 ? null : parsePath(rest.slice(end))
   };
  }
  function formatTargetHost(host, port) {
   const name = host.includes(":") ? `[${host}]` : host;
   return port === null ? name : `${name}:${port}`;
  }
  function formatTargetAddress({host: host, port: port, scheme: scheme}) {
   return formatTargetHost(host, port === defaultPort(scheme) ? null : port);
  }
  function defaultPort(scheme) {
   return scheme === null ? null : scheme === "https" ? 443 : 80;
  }
  function splitAuthority(authority) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority)) return {
    host: `[${authority}]`,
    portText: null
   };
   const [, host, portText = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? [];
   if (host === undefined) {
    throw new TargetSyntaxError("host", "An IPv6 address with a port needs brackets, for example [2001:db8::1]:8443.");
   }
   return {
    host: host,
    portText: portText
   };
  }
  function parsePort(text) {
   const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
   if (port >= 1 && port <= 65535) return port;
   throw new TargetSyntaxError("port", "The port must be a number from 1 to 65535.");
  }
  function parseHost(text) {
   if (text === "") throw new TargetSyntaxError("host", "A target needs a host.");
   if (text.startsWith("[")) {
    const address = text.slice(1, -1);
    if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes("%")) {
     throw new TargetSyntaxError("host", "The brackets do not contain an IPv6 address without a zone.");
    }
    return {
     host: new URL(`http://[${address}]/`).hostname.slice(1, -1),
     isIpAddress: true
    };
   }
   const name = text.replace(/\.$/, "").toLowerCase();
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(name)) return {
    host: name,
    isIpAddress: true
   };
   if (name.includes("*")) throw new TargetSyntaxError("host", "A wildcard cannot be scanned; name each host.");
   const ascii = name.includes("%") ? "" : (0, node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(name);
   const labels = ascii.split(".");
   if (/^(?:0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? "")) {
    throw new TargetSyntaxError("host", "An IPv4 address must be written as four decimal numbers, such as 192.0.2.1.");
   }
   if (ascii.length > 253 || !labels.every(label => LABEL.test(label))) {
    throw new TargetSyntaxError("host", "The host is not a valid host name.");
   }
   return {
    host: ascii,
    isIpAddress: false
   };
  }
  function parsePath(tail) {
   const {pathname: pathname, search: search} = new URL(tail.startsWith("/") ? `http://host${tail}` : `http://host/${tail}`);
   const path = `${pathname}${search}`;
   if (path.length <= PATH_LENGTH_MAX) return path;
   throw new TargetSyntaxError("path", `The path of a target must not exceed ${PATH_LENGTH_MAX} characters.`);
  }
 },
 17119: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   h: () => parseTarget
  });
  var _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  function parseTarget(input, given) {
   const address = parseOrThrow(input, given);
   const hostname = (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.xY)(address);
   const {scheme: scheme, path: path} = address;
   const [pathname, query] = path === null || path === "/" ? [ "" ] : path.split("?", 2);
   return {
    input: `${scheme === null ? "" : `${scheme}://`}${hostname}${pathname}${query === undefined ? "" : "?…"}`,
    hostname: hostname,
    options: {
     ...scheme === null ? {} : {
      scheme: scheme
     },
     ...path === null || path === "/" ? {} : {
      start_path: path
     }
    }
   };
  }
  function parseOrThrow(input, given) {
   try {
    return (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.B1)(given);
   } catch (error) {
    if (!(error instanceof _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.zC)) throw error;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(withoutUserInfo(given))}: ${error.message}`);
   }
  }
  function withoutUserInfo(text) {
   const bare = text.replace(/[?#].*/s, "");
   return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, "$1");
  }
 },
 41446: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   S: () => shown,
   UsageError: () => UsageError
  });
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
  class UsageError extends Error {
   code="usage_error";
   input;
   constructor(input, message, options) {
    super(`${input}: ${message}`, options);
    this.name = "UsageError";
    this.input = input;
   }
  }
  function shown(value) {
   return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
  }
 },
 14902: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   m: () => showControls
  });
  const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
  const NAMED = {
   "\n": "\\n",
   "\r": "\\r",
   "\t": "\\t"
  };
  function showControls(text, options = {}) {
   const lines = options.multiline === true ? text.replace(/\r\n?/g, "\n").replaceAll("\t", "    ") : text;
   return lines.replace(HIDDEN, character => {
    if (character === "\n" && options.multiline === true) return character;
    const named = NAMED[character];
    if (named !== undefined) return named;
    const code = character.codePointAt(0) ?? 0;
    return code <= 255 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
   });
  }
 },
 96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   escapeTerminal: () => escapeTerminal
  });
  var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
  function escapeTerminal(text) {
   return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.m)(text);
  }
  function escapeTerminalBlock(text, indent = "    ") {
   return showControls(text, {
    multiline: true
   }).replaceAll("\n", `\n${indent}`);
  }
 },
 52556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   M2: () => blockList,
   MJ: () => isLocalAddress,
   Ow: () => isLoopbackAddress,
   V4: () => addressRefusal
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  const METADATA = blockList([ "169.254.169.254/32", "169.254.169.253/32", "169.254.170.2/32", "169.254.170.23/32", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32", "fd00:ec2::254/128", "fd00:ec2::23/128", "fd20:ce::254/128" ]);
  const NOT_PUBLIC = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8" ]);
  const LOCAL = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10" ]);
  const LOOPBACK = blockList([ "127.0.0.0/8", "::1/128" ]);
  class CidrError extends Error {
   constructor(text) {
    super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
    this.name = "CidrError";
   }
  }
  function addressRefusal(address, policy) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0) return "not an IP address";
   const forms = [ address, ...embeddedIPv4(address) ];
   if (forms.some(form => contains(METADATA, form))) return "it is a cloud metadata address";
   if (policy.mode === "any") return null;
   const allow = allowedBy(policy);
   for (const form of forms) {
    if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
     return "it is not a public address and no allowed range contains it";
    }
   }
   return null;
  }
  const allowLists = new WeakMap;
  function allowedBy(policy) {
   const known = allowLists.get(policy);
   if (known !== undefined) return known;
   const list = blockList(policy.allow);
   allowLists.set(policy, list);
   return list;
  }
  function isLocalAddress(address) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOCAL, form));
  }
  function isLoopbackAddress(address) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOOPBACK, form));
  }
  function blockList(ranges) {
   const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
   for (const range of ranges) {
    const [address = "", prefix, ...more] = range.trim().split("/");
    const family = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : (0, 
    node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? "ipv6" : null;
    const widest = family === "ipv4" ? 32 : 128;
    const bits = prefix === undefined ? widest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (family === null || more.length > 0 || bits < 0 || bits > widest) throw new CidrError(range);
    list.addSubnet(address, bits, family);
   }
   return list;
  }
  function contains(list, address) {
   return list.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : "ipv6");
  }
  function embeddedIPv4(address) {
   if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)) return [];
   const words = wordsOf(address);
   const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
   const isZero = (from, to) => words.slice(from, to).every(word => word === 0);
   if (isZero(0, 5) && words[5] === 65535) return [ pair(words[6], words[7]) ];
   if (isZero(0, 4) && words[4] === 65535 && words[5] === 0) return [ pair(words[6], words[7]) ];
   if (words[0] === 100 && words[1] === 65435 && isZero(2, 6)) return [ pair(words[6], words[7]) ];
   if (words[0] === 8194) return [ pair(words[1], words[2]) ];
   return [];
  }
  function wordsOf(address) {
   const plain = (address.split("%")[0] ?? "").replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
    const word = (high, low) => (Number(high) << 8 | Number(low)).toString(16);
    return `${word(a, b)}:${word(c, d)}`;
   });
   const [head = "", tail] = plain.split("::");
   const parse = text => text === "" ? [] : text.split(":").map(word => Number.parseInt(word, 16));
   const front = parse(head);
   if (tail === undefined) return front;
   const back = parse(tail);
   return [ ...front, ...new Array(8 - front.length - back.length).fill(0), ...back ];
  }
 },
 89394: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   cW: () => isLoopbackHost,
   lS: () => isLocalhostName,
   mJ: () => isLocalHost
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
  const LOCAL_SUFFIXES = [ "localhost", "test", "local", "internal", "home.arpa", "lan", "localdomain" ];
  function isLocalhostName(host) {
   return host === "localhost" || host.endsWith(".localhost");
  }
  function isLoopbackHost(host) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? isLocalhostName(host) : (0, 
   _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(host);
  }
  function isLocalHost(host) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) return (0, _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.MJ)(host);
   if (!host.includes(".")) return true;
   return LOCAL_SUFFIXES.some(suffix => host === suffix || host.endsWith(`.${suffix}`));
  }
 },
 89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B4: () => formatCount,
   LS: () => plural,
   TN: () => oneLine,
   ky: () => wrapped,
   oF: () => percentDecoded,
   xv: () => truncate
  });
  function truncate(text, max) {
   if (text.length <= max) return text;
   const cut = text.slice(0, max - 1);
   const last = cut.charCodeAt(cut.length - 1);
   return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
  }
  function oneLine(text) {
   return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  }
  function formatCount(count) {
   return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  }
  function plural(count, one, many = `${one}s`) {
   return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  function wrapped(text, width) {
   const lines = [];
   for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
   }
   return lines;
  }
  function percentDecoded(text) {
   try {
    return decodeURIComponent(text);
   } catch {
    return text;
   }
  }
 }
};
