import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonModels } from './clients/python-models.ts';

/** Writes the models of the Python client. Runs after generate-openapi.ts, whose output it reads. */
writeFileSync(join(import.meta.dirname, '../clients/python/src/scan_gate/models.py'), pythonModels());
