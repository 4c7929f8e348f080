/** The process environment of a command; tests pass their own. */
export interface Io {
  /** Results only. */
  readonly out: (text: string) => void;
  /** Progress, warnings, errors. */
  readonly err: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  /** Standard error is a terminal: progress may rewrite its line. */
  readonly errIsTerminal: boolean;
  /** Columns of the terminal on standard error; null elsewhere. */
  readonly errColumns: number | null;
  /** Standard output may be colored. */
  readonly outIsColored: boolean;
  /** Columns of the terminal on standard output; null elsewhere, where lines are not wrapped. */
  readonly outColumns: number | null;
  /** Aborted by SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
}

/** A command: its help, and its function, which returns the exit status. */
export interface Command {
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
}

/** A help text for a terminal of so many columns; null: not a terminal. */
export type Help = (columns: number | null) => string;
