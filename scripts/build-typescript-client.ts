import { join } from 'node:path';
import { buildTypescriptClient } from './clients/build-typescript.ts';
import { generateCode } from './generate-code.ts';

/** Builds `clients/typescript/dist`, which `npm publish` there uploads. */
await generateCode();
const folder = join(import.meta.dirname, '../clients/typescript/dist');
await buildTypescriptClient(folder);
console.log(`built ${folder}`);
