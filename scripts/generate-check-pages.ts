import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderCheckIndex, renderCheckPage } from '../src/engine/check-page.ts';
import { CHECKS } from '../src/engine/registry.ts';

/** Writes docs/checks/: a page per check and their index. Pages of checks that are gone are removed. */
const folder = join(import.meta.dirname, '../docs/checks');
mkdirSync(folder, { recursive: true });
const metas = CHECKS.map(({ meta }) => meta);
const kept = new Set(['README.md', ...metas.map(({ id }) => `${id}.md`)]);
for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
for (const meta of metas) writeFileSync(join(folder, `${meta.id}.md`), renderCheckPage(meta));
writeFileSync(join(folder, 'README.md'), renderCheckIndex(metas));
console.log(`docs/checks: ${metas.length} pages`);
