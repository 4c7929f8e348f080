import { isRecord } from '../../shared/records.ts';
import { isDesigned, isHtml, jsonObjectOf, linesOf, quote, type Signature, textOf } from '../web/signature.ts';

/** Text exposition format of Prometheus and OpenMetrics. */
export const prometheusMetrics: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const lines = linesOf(text);
  const types = lines.filter((line) =>
    /^# TYPE [a-zA-Z_:][\w:]* (?:counter|gauge|histogram|summary|untyped|info|unknown|stateset)\s*$/.test(line),
  );
  const samples = lines.filter((line) => /^[a-zA-Z_:][\w:]*(?:\{[^}]{0,2000}\})? [-+]?(?:\d|NaN|Inf)/.test(line));
  const helps = lines.filter((line) => line.startsWith('# HELP '));
  if (samples.length === 0 || types.length + helps.length === 0) {
    if (samples.length < 3 || samples.length < lines.filter((line) => line.trim() !== '').length) return null;
  }
  return { proof: `${samples.length} metrics are readable, the first is ${quote(samples[0] ?? '', 60)}` };
};

/** mod_status of Apache or, at the same path, of lighttpd. */
export const apacheStatus: Signature = (response) => {
  const text = textOf(response);
  const lighttpd = /<h1>Server-Status \((lighttpd[^)<]{0,40})\)<\/h1>\s*<table summary="status"/i.exec(text)?.[1];
  if (lighttpd !== undefined) return { proof: `mod_status of ${quote(lighttpd)} is readable` };
  const machine = /Apache Server Status for\s+([^<\n]{0,100})/i.exec(text)?.[1];
  if (
    machine !== undefined &&
    !isDesigned(text) &&
    /Server (?:Version|uptime|Built|MPM)|Total accesses|Current Time/i.test(text)
  ) {
    return {
      proof: `Apache mod_status is readable for ${quote(machine)}: ${quote(/Server Version:[^<\n]{0,80}/i.exec(text)?.[0] ?? 'scoreboard')}`,
    };
  }
  // The machine-readable form (?auto).
  const fields = ['Total Accesses:', 'BusyWorkers:', 'IdleWorkers:', 'Scoreboard:'].filter((field) =>
    text.includes(field),
  );
  return fields.length >= 3 && !isHtml(text) ? { proof: `Apache mod_status is readable: ${fields.join(' ')}` } : null;
};

export const phpInfo: Signature = (response) => {
  const text = textOf(response);
  const version = /PHP Version\s*(?:(?:<\/td><td class="v">|=>)\s*)?([\d.]{3,12}[\w.+~-]{0,30})/i.exec(text)?.[1];
  if (version === undefined || isDesigned(text)) return null;
  const isTitled = /<title>[^<]{0,60}phpinfo\(\)/i.test(text);
  const fields = [
    'Build Date',
    'Server API',
    'Configuration File',
    'Loaded Configuration File',
    'PHP API',
    'Zend Engine',
    'PHP Extension',
    'Configure Command',
    'DOCUMENT_ROOT',
    'php.ini',
  ].filter((field) => text.includes(field));
  if (fields.length < (isTitled ? 1 : 2) && !(isTitled && /class="[eph]"/.test(text))) return null;
  return {
    proof: `phpinfo() of PHP ${version} is readable${fields.length > 0 ? ` (${fields.slice(0, 3).join(', ')})` : ''}`,
  };
};

/** Go's net/http/pprof. */
export const goProfile: Signature = (response) => {
  const text = textOf(response);
  const isIndex =
    !isDesigned(text) &&
    /\/debug\/pprof\//.test(text) &&
    /goroutine\?debug=|Types of profiles available|full goroutine stack dump/i.test(text);
  const isDump = /^goroutine profile: total \d+/.test(text);
  if (!isIndex && !isDump) return null;
  return { proof: `Go's profiler is readable: ${isIndex ? 'the index of /debug/pprof/' : quote(text, 40)}` };
};

/** Go's expvar. */
export const goVariables: Signature = (response) => {
  const variables = jsonObjectOf(response);
  if (variables === null || !Array.isArray(variables['cmdline']) || !isRecord(variables['memstats'])) return null;
  return {
    proof: `Go's expvar is readable: command line and memory statistics, ${Object.keys(variables).length} variables`,
  };
};

export const nginxStatus: Signature = (response) => {
  // The module writes nothing else; an article would quote it further down.
  const match = /^\s*Active connections:\s*(\d{1,9})[ \t]*\r?\n\s*server accepts handled requests/i.exec(
    textOf(response),
  );
  return match === null ? null : { proof: `nginx stub_status is readable: ${match[1]} active connections` };
};

export const elmahLog: Signature = (response) => {
  const text = textOf(response);
  // ELMAH links only its own style sheet.
  const isArticle = isDesigned(text) && !/elmah\.axd/i.test(text);
  return !isArticle && /Error Log for\b/i.test(text) && /ELMAH/.test(text)
    ? { proof: 'ELMAH shows the error log of the application.' }
    : null;
};

/** ASP.NET's trace of requests. */
export const aspNetTrace: Signature = (response) => {
  const text = textOf(response);
  return /class="tracecontent"/.test(text) && /Application Trace|Request Details|Physical Directory:/.test(text)
    ? { proof: 'ASP.NET shows the trace of the requests of the application.' }
    : null;
};
