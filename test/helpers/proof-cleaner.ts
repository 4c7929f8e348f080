import type { ScanOptions } from '../../src/contract/scan.ts';
import type { ProofCleaner } from '../../src/engine/core/proof.ts';
import { TextCleaner } from '../../src/engine/core/text-cleaner.ts';
import { Tokens } from '../../src/engine/core/tokens.ts';
import { findSiteSecrets } from '../../src/engine/web/site-secrets.ts';

/** What a scan with these options leaves out of a proof. */
export function proofCleaner(options: ScanOptions = {}, tokens = new Tokens('s')): ProofCleaner {
  const cleaner = new TextCleaner(tokens, options);
  return {
    find: (text) => cleaner.find(text),
    findOfSite: findSiteSecrets,
    erase: (text) => cleaner.erase(text),
    longest: cleaner.longest,
  };
}
