const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/** True for the resolver's ways to say that there are no such records, false for faults that leave it open. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && ABSENT.has((error as NodeJS.ErrnoException).code ?? '');
}
