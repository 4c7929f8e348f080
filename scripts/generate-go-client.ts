import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../src/contract/openapi.ts';
import { goModels } from './clients/go-models.ts';

/** Writes clients/go/models.go from the document that docs/openapi.json holds. */
writeFileSync(join(import.meta.dirname, '../clients/go/models.go'), goModels(openApiDocument()));
