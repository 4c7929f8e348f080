/** Writes one line of JSON per event. Values never contain a key, secret, header or body. */
export type LogLevel = 'info' | 'warn' | 'error';
export type Log = (level: LogLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void;

export const SILENT: Log = () => {};

export function jsonLog(write: (line: string) => void): Log {
  return (level, event, fields = {}) => {
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  };
}

/** Message and stack of an error, without the query parameters of database errors. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = (error as { code?: unknown }).code;
  return {
    error: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack?.split('\n').slice(1, 6).join(' | '),
  };
}
