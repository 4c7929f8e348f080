import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCode } from '../scripts/generate-code.ts';

describe('generated modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-code-'));
  const models = join(folder, 'models.ts');
  beforeAll(() => generateCode(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('hold the checks, our rules, the client models and the page script, and no drafts', () => {
    expect(readdirSync(folder).sort()).toEqual(['checks.ts', 'exposure-rules.ts', 'models.ts', 'page-script.ts']);
    expect(readFileSync(join(folder, 'checks.ts'), 'utf8')).toContain("'../engine/http/checks/xcto.ts'");
    expect(readFileSync(models, 'utf8')).toContain('export interface ScanOptions extends PublicScanOptions {');
    expect(readFileSync(join(folder, 'page-script.ts'), 'utf8')).toContain('SCAN_GATE_CONFIG');
  });

  it('are not written again while their sources are the same', async () => {
    const before = statSync(models).ino;
    await generateCode(folder);
    expect(statSync(models).ino).toBe(before);
  });

  it('are written again after a source has changed', async () => {
    const fresh = readFileSync(models, 'utf8');
    writeFileSync(models, fresh.replace(/Sources: \w+/, 'Sources: 0123456789abcdef'));
    await generateCode(folder);
    expect(readFileSync(models, 'utf8')).toBe(fresh);
  });
});
