/**
 * Parses a file of GITHUB_OUTPUT, GITHUB_STATE or GITHUB_ENV as the runner does: `name=value` lines and
 * `name<<DELIMITER` blocks. A line that is neither is an error there, so it is one here.
 */
export function parseFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (end < 0) throw new Error(`no closing delimiter ${delimiter} for ${line.slice(0, heredoc)}`);
      values[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (equals > 0) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
    } else {
      throw new Error(`not a file command: ${line}`);
    }
  }
  return values;
}
