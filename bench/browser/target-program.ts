import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../test/helpers/free-port.ts';

export interface TargetProgram {
  readonly origin: string;
  /** Method and path with query of each request so far, in order, by the program's own access log. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a web application of another project on loopback and reads its access log.
 * @param command program and arguments for a port
 */
export async function startTarget(
  command: (port: number) => readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<TargetProgram> {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const env = { ...process.env, ...options.env };
  const child = spawn(program, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const requests: string[] = [];
  let rest = '';
  const read = (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const match = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/\S*)/.exec(line);
      if (match !== null) requests.push(`${match[1]} ${match[2]}`);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with code ${code}`);
  });
  ended.catch(() => undefined);
  await Promise.race([ended, answers(origin)]);
  requests.length = 0;
  return {
    origin,
    requests,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended.catch(() => undefined);
    },
  };
}

async function answers(origin: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const response = await fetch(origin).catch(() => null);
    if (response !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} does not respond`);
}
