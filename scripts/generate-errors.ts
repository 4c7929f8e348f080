import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsPage } from './errors-page.ts';

/** Writes docs/ERRORS.md from the catalogues of the API, the client and the gate. */
writeFileSync(join(import.meta.dirname, '../docs/ERRORS.md'), errorsPage());
