import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureMonitoring = exposureCheck('exposure.monitoring');

describe('exposure.monitoring', () => {
  judgesFiles(exposureMonitoring);

  const article = (text: string) =>
    `<!doctype html><title>phpinfo() explained</title><link rel="stylesheet" href="/site.css"><nav><a href="/">Home</a></nav><p>${text}</p>`;
  it.each<[string, string]>([
    ['/phpinfo.php', 'The page shows “PHP Version 7.4.3”, the Server API, the Build Date and the loaded php.ini.'],
    ['/server-status', 'mod_status shows “Apache Server Status for localhost”, the Server Version and a scoreboard.'],
    ['/debug/pprof/', 'Go lists “Types of profiles available” at /debug/pprof/, for example goroutine?debug=1.'],
    [
      '/nginx_status',
      'The module writes:</p><pre>Active connections: 291 \nserver accepts handled requests\n 16630948 16630948 31070465 \n</pre><p>and so on.',
    ],
    ['/elmah.axd', 'ELMAH shows an “Error Log for” the application.'],
  ])('is silent for an article at %s', (path, text) =>
    expect(fileFaults(exposureMonitoring, path, article(text))).toEqual([]),
  );

  it.each<[string, string]>([
    [
      '/server-status',
      '<html><h1>Server-Status (lighttpd/1.4.69)</h1><table summary="status" class="status"><tr><td>Uptime</td></tr></table></html>',
    ],
    [
      '/elmah.axd',
      '<html><title>Error log for shop</title><body><h1>Error Log for <span>shop</span></h1>Powered by ELMAH</body></html>',
    ],
    ['/trace.axd', '<span class="tracecontent"><table><tr><td><h1>Application Trace</h1></td></tr></table></span>'],
  ])('reports %s with %s', (path, body) =>
    expect(fileFaults(exposureMonitoring, path, body)).toEqual([`${path} medium`]),
  );
});
