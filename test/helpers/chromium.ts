import { debianProgram } from './debian.ts';

/** Chromium for tests that need a real browser; null, said loudly, where it cannot be had. */
export const chromiumPath = debianProgram('chromium', ['chromium']);
