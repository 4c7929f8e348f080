import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonModels } from './clients/python-models.ts';

/** Writes the models of the Python client. */
writeFileSync(join(import.meta.dirname, '../clients/python/src/scan_gate/models.py'), pythonModels());
