import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { debianProgram } from '../helpers/debian.ts';
import { oldNode } from '../helpers/old-node.ts';
import { openTerminal } from '../helpers/terminal.ts';
import { cleanUp, temporaryFolder } from './cli-fixture.ts';

cleanUp();

const CTRL_C = '\x03';
const PATIENT = { timeout: 240_000 };
const CLI = join(import.meta.dirname, '../../src/cli/index.ts');
const LOADER = join(import.meta.dirname, '../helpers/typescript-on-old-node.mjs');

/** A site that accepts requests and never responds. */
async function hangingSite() {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: once(server, 'request'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Processes whose command line holds all of the words. */
function processesWith(...words: readonly string[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return words.every((word) => line.includes(word));
      } catch {
        return false;
      }
    })
    .map(Number);
}

const old = oldNode();
const hasTerminal = debianProgram('script', ['bsdutils']) !== null;
const nodes: [string, string[] | null][] = [
  ['the Node it needs', [process.execPath, CLI]],
  ['an older Node', old === null ? null : [old, '--import', LOADER, CLI]],
];

describe.skipIf(!hasTerminal).each(nodes)('on a terminal, under %s', (_name, program) => {
  const run = program ?? [];
  const scan = (url: string) => [...run, 'scan', url, '--scan-type', 'quick', '--wait-for-target-seconds', '0'];

  it.skipIf(program === null)('Ctrl-C cancels the scan, shows the verdict and ends with 130', PATIENT, async () => {
    const site = await hangingSite();
    const terminal = openTerminal(scan(site.url), { directory: await temporaryFolder() });
    await Promise.race([site.asked, terminal.ended]);
    terminal.type(CTRL_C);
    expect(await terminal.ended, terminal.text()).toBe(130);
    site.close();
    expect(terminal.text()).toMatch(/^cancelled 1 scan/m);
    expect(terminal.text()).toMatch(/^- cancelled/m);
  });

  it.skipIf(program === null)('a second Ctrl-C ends it immediately', PATIENT, async () => {
    const flags = ['--port', '0', '--data', 'data', '--bootstrap', 'b.json', '--role', 'api'];
    const terminal = openTerminal([...run, 'serve', ...flags], { directory: await temporaryFolder() });
    await terminal.until(/"event":"ready".*\}/);
    const port = Number(/"url":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(terminal.text())?.[1]);
    // A request that is never completed: the service waits for it before it stops.
    const client = connect(port, '127.0.0.1');
    client.on('error', () => {});
    const asked = once(client, 'data');
    client.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await asked;
    client.write('POST /v1/scans HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{');
    terminal.type(CTRL_C);
    await terminal.until(/service\.stopping/);
    // Copies of the first one are not counted, so a person may have to press again.
    const pressing = setInterval(() => terminal.type(CTRL_C), 600);
    expect(await terminal.ended).toBe(130);
    clearInterval(pressing);
    client.destroy();
    expect(terminal.text()).not.toContain('service.stopped');
  });

  it.skipIf(program === null)('a SIGTERM or SIGINT to one process alone reaches the scan', PATIENT, async () => {
    for (const [signal, status] of [
      ['SIGTERM', 143],
      ['SIGINT', 130],
    ] as const) {
      const site = await hangingSite();
      const terminal = openTerminal(scan(site.url), { directory: await temporaryFolder() });
      await Promise.race([site.asked, terminal.ended]);
      const [outer] = processesWith(...scan(site.url));
      process.kill(outer ?? 0, signal);
      expect(await terminal.ended, terminal.text()).toBe(status);
      site.close();
      expect(terminal.text()).toMatch(/^- cancelled/m);
    }
  });
});
