import type { Check } from './check.ts';
import { check as contentCsrfToken } from './checks/content/csrf-token.ts';
import { check as contentDebugMode } from './checks/content/debug-mode.ts';
import { check as contentInsecureForm } from './checks/content/insecure-form.ts';
import { check as contentMaliciousCdn } from './checks/content/malicious-cdn.ts';
import { check as contentMixedActive } from './checks/content/mixed-active.ts';
import { check as contentMixedPassive } from './checks/content/mixed-passive.ts';
import { check as contentPrivateIp } from './checks/content/private-ip.ts';
import { check as contentSecret } from './checks/content/secret.ts';
import { check as contentSourcemap } from './checks/content/sourcemap.ts';
import { check as contentSriMissing } from './checks/content/sri-missing.ts';
import { check as contentStackTrace } from './checks/content/stack-trace.ts';

/** Every check, sorted by id. Adding one: its file, its test, one line here, one row in the documentation. */
export const CHECKS: readonly Check[] = [
  contentCsrfToken,
  contentDebugMode,
  contentInsecureForm,
  contentMaliciousCdn,
  contentMixedActive,
  contentMixedPassive,
  contentPrivateIp,
  contentSecret,
  contentSourcemap,
  contentSriMissing,
  contentStackTrace,
];
