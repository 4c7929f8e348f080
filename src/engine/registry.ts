import type { Check } from './check.ts';

/** Every check, sorted by id. Adding one: its file, its test, one line here, one row in the documentation. */
export const CHECKS: readonly Check[] = [];
