/** Maximum size of the status line and headers of a response that a scan reads, in bytes. */
export const HEAD_BYTES_MAX = 1024 * 1024;
