import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { cleanUp, temporaryFolder } from './cli-fixture.ts';

cleanUp();

/** Starts `serve`, stops it as soon as it is ready, and returns what it printed. */
async function greeting(terminal: boolean, ...flags: string[]): Promise<{ out: string; err: string }> {
  const directory = await temporaryFolder();
  const stop = new AbortController();
  const printed = { out: '', err: '' };
  const status = await main(['serve', '--port', '0', '--data', join(directory, 'data'), ...flags], {
    out: (text) => {
      printed.out += text;
      stop.abort();
    },
    err: (text) => {
      printed.err += text;
    },
    environment: { SCAN_GATE_BROWSER: 'off' },
    directory,
    errIsTerminal: terminal,
    errColumns: terminal ? 80 : null,
    outIsColored: false,
    outColumns: null,
    signal: stop.signal,
  });
  expect(status, printed.err).toBe(0);
  return printed;
}

describe('serve at a terminal', () => {
  it('says how to open the console, beside the line of JSON', { timeout: 120_000 }, async () => {
    const { out, err } = await greeting(true, '--bootstrap', 'bootstrap.json');
    expect(JSON.parse(out)).toMatchObject({ event: 'ready' });
    expect(err).toContain('Console: scan-gate console --bootstrap bootstrap.json\n');
  });

  it('names the address where it has no bootstrap file', { timeout: 120_000 }, async () => {
    const { out, err } = await greeting(true);
    expect(err).toContain(`Console: ${(JSON.parse(out) as { console_url: string }).console_url}\n`);
  });

  it('says nothing of a console that is off, and nothing to a program', { timeout: 120_000 }, async () => {
    expect((await greeting(true, '--no-console')).err).not.toContain('Console:');
    expect((await greeting(false, '--bootstrap', 'bootstrap.json')).err).not.toContain('Console:');
  });
});
