import { UsageError } from '../model/usage-error.ts';
import type { ParsedTarget } from './parse-target.ts';

/** Placeholder that `init` writes when a repository does not say where its application is. RFC 2606 reserves the domain. */
export const EXAMPLE_TARGET = 'https://replace-me.example.com';

/** The placeholder, and the host in the README's example. */
const EXAMPLE_HOSTS = [new URL(EXAMPLE_TARGET).hostname, 'preview.example.com'];

/** @throws UsageError for a placeholder that was left in a workflow */
export function rejectExample(input: string, { hostname, input: shown }: ParsedTarget): void {
  if (EXAMPLE_HOSTS.includes(hostname))
    throw new UsageError(
      input,
      `${shown} is an example, not your application: replace it with the URL to scan, or run "scan-gate init --url URL --force".`,
    );
}
