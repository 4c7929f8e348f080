const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/** True for resolver errors that mean "no such records"; false for failures, which prove nothing. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && ABSENT.has((error as NodeJS.ErrnoException).code ?? '');
}
