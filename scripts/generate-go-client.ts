import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDescription } from './clients/api-description.ts';
import { goModels } from './clients/go-models.ts';

/** Writes clients/go/models.go from the API description. */
writeFileSync(join(import.meta.dirname, '../clients/go/models.go'), goModels(apiDescription()));
