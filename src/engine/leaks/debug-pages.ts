import type { Severity } from '../../contract/primitives.ts';
import { type Exchange, header } from '../core/evidence/http.ts';

export interface DebugSign {
  readonly framework: string;
  readonly proof: string;
  readonly severity: Severity;
}

interface DebugPage {
  readonly framework: string;
  /** All of them are in the raw markup of the page. Escaped quotations of such a page do not match. */
  readonly all: readonly RegExp[];
  readonly severity?: Severity;
}

const PAGES: readonly DebugPage[] = [
  {
    framework: 'Django',
    all: [/<code>DEBUG = True<\/code>/, /<div id="(?:summary|info|explanation)">|standard 404 page/],
  },
  {
    framework: 'Werkzeug debugger',
    all: [
      /<script\b[^<>]{0,200}>[^<]{0,2000}\b(?:EVALEX|CONSOLE_MODE)\s*=\s*(?:true|false)/,
      /__debugger__=yes|Werkzeug (?:Debugger|powered traceback interpreter)/i,
    ],
  },
  {
    framework: 'Laravel Ignition',
    all: [/window\.ignite\(|ignitionConfig|flareClient|<!-- Ignition|spatie\/laravel-ignition/],
  },
  { framework: 'Laravel', all: [/<title>[^<]{0,200}<\/title>/, /laravel-exceptions-renderer/] },
  {
    framework: 'Whoops',
    all: [
      /class="(?:Whoops container|exc-title)/,
      /class="(?:frames-container|stack-container|details-container|exc-title-primary)/,
    ],
  },
  {
    framework: 'PHP Debug Bar',
    all: [/(?:class|id)=["']phpdebugbar|new PhpDebugBar\.DebugBar|PhpDebugBar\.DebugBar\(/],
  },
  {
    framework: 'Rails',
    all: [
      /<title>Action Controller: Exception caught<\/title>|<h1>\s*Routing Error\s*<\/h1>|class="(?:source-code|exception-message)"|_webconsole|web-console/i,
      /<code>Rails\.root: [^<]{1,300}<\/code>|Application Trace|data-mount-point/,
    ],
  },
  {
    framework: 'Symfony profiler',
    all: [/(?:class|id)=["']sf-?(?:toolbar|WebDebugToolbar|wdt)|["'][^"'<>\s]{0,200}\/_(?:wdt|profiler)\/[0-9a-f]{6}/i],
  },
  {
    framework: 'Symfony',
    all: [
      /class="exception-(?:summary|message-wrapper|hierarchy)/,
      /class="trace(?:-line|-details| trace)|id="traces?-/,
    ],
  },
  {
    framework: 'ASP.NET',
    all: [
      /<title>[^<]{1,400}<\/title>/i,
      /Server Error in '[^'<]{0,200}' Application/,
      /<b>\s*(?:Stack Trace|Source Error|Exception Details):\s*<\/b>/,
    ],
  },
  {
    framework: 'ASP.NET Core',
    all: [
      /An unhandled exception occurred while processing the request/,
      /class="(?:rawExceptionStackTrace|stackerror|titleerror)|id="(?:stackpage|querypage|routingpage)"/,
    ],
  },
  {
    framework: 'Spring Boot',
    all: [
      /<h1>Whitelabel Error Page<\/h1>/,
      /There was an unexpected error \(type=/,
      /<div style=['"]white-space:pre-wrap;?['"]>|\bat org\.springframework\./,
    ],
  },
  {
    framework: 'Spring Boot (whitelabel error page)',
    all: [/<h1>Whitelabel Error Page<\/h1>/, /There was an unexpected error \(type=/],
    severity: 'low',
  },
  { framework: 'Yii debugger', all: [/id="yii-debug-toolbar"|class="yii-debug-toolbar/] },
  {
    framework: 'Youch',
    all: [/id="stack-frames-wrapper"|class="youch/, /id="error-(?:name|title|message)"|error-stack/],
  },
  {
    framework: 'CakePHP',
    all: [/class="cake-(?:error|debug|stack-trace)|class="stack-frame-(?:header|file|args)"/],
  },
  {
    framework: 'CodeIgniter',
    all: [
      /(?:id|class)="(?:debug-bar|debug-icon|toolbarContainer|exception_error_content)"|CodeIgniter\\Exceptions/,
      /CodeIgniter|debugbar_loader|debugbar/,
    ],
  },
  {
    framework: 'Phoenix',
    all: [
      /<title>[^<]{0,300} at (?:GET|POST) \/[^<]{0,200}<\/title>|Plug\.Debugger/,
      /class="(?:exception-info|heading-block|stack-info|frame-info)|data-frame-args|plug_debugger/i,
    ],
  },
  {
    framework: 'Play',
    all: [
      /<h1>(?:Action Not Found|Action not found|Compilation error|Execution exception)<\/h1>/,
      /For request '(?:GET|POST) [^']{1,300}'|id="(?:source|router|error-source)"/,
    ],
  },
  { framework: 'Xdebug', all: [/class=['"]xdebug-(?:error|var-dump)/] },
  { framework: 'Tracy', all: [/id="tracy-(?:bs|bar|debug)|class="tracy-(?:section|debug)/] },
  { framework: 'Vite development server', all: [/<script[^>]{0,200}src=["']\/@vite\/client["']/] },
  { framework: 'Next.js development server', all: [/"buildId":"development"|\/_next\/static\/development\/_/] },
  {
    framework: 'ColdFusion',
    all: [
      /<(?:h1|title)[^>]{0,80}>[^<]{0,80}Error Occurred While Processing Request/i,
      /Robust Exception|Stack Trace \(click to expand\)|Enable Robust/,
    ],
  },
  {
    framework: 'Express error handler of development',
    all: [/<ul id="stacktrace">|<h2><em>\d{3}<\/em> [^<]{1,300}<\/h2><ul id="stacktrace"/],
    // Only the stack of one error, without settings or variables.
    severity: 'medium',
  },
];

const DEBUG_HEADER =
  /^x-(?:debug(?:-?(?:mode|token|token-link|info|exception|exception-file))?|symfony-debug|chromelogger-data|chromephp-data|wf-protocol-1|django-debug|clockwork-id)$/i;
const TEXT_MAX = 512 * 1024;

/** Pages and headers of frameworks in debug or development mode. */
export function findDebugSigns({ response }: Exchange): DebugSign[] {
  const found = new Map(response.headers.flatMap(([name, value]) => inHeader(name, value)));
  const type = header(response.headers, 'content-type') ?? 'text/html';
  if (!/html|json|text\/plain/i.test(type)) return [...found.values()];
  const text = response.text.slice(0, TEXT_MAX);
  for (const page of PAGES) {
    const sign = inPage(page, text);
    if (sign === null || [...found.values()].some((other) => sign.framework.startsWith(other.framework))) continue;
    found.set(sign.framework, sign);
  }
  return [...found.values()];
}

function inHeader(name: string, value: string): [string, DebugSign][] {
  if (!DEBUG_HEADER.test(name) || /^(?:|0|false|off|no|none|disabled)$/i.test(value.trim())) return [];
  const sign: DebugSign = {
    framework: /symfony|debug-token/i.test(name) ? 'Symfony profiler' : `debug header ${name}`,
    proof: `${name}: ${value.slice(0, 120)}`,
    severity: /chrome|debug-token|exception|clockwork/i.test(name) ? 'high' : 'medium',
  };
  return [[`header ${name.toLowerCase()}`, sign]];
}

function inPage({ framework, all, severity = 'high' }: (typeof PAGES)[number], text: string): DebugSign | null {
  const matches = all.map((pattern) => pattern.exec(text)?.[0]);
  if (matches.some((match) => match === undefined)) return null;
  return { framework, proof: (matches.at(-1) ?? '').replace(/\s+/g, ' ').slice(0, 160), severity };
}
