import { spawn } from 'node:child_process';

export interface ProgramRun {
  readonly output: string;
  readonly seconds: number;
  readonly timedOut: boolean;
}

/** Seconds that an interrupted program gets to write its report. */
const REPORT_SECONDS = 120;

/** Runs a program with a deadline and keeps what it prints, at most 16 MiB. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: {
    timeoutSeconds: number;
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    /** Reply to the question that the program asks when it is interrupted at the deadline; without one it is killed there. */
    interruptReply?: string;
  },
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, {
      env: { ...process.env, ...options.env },
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.on('error', () => undefined);
    if (options.interruptReply === undefined) child.stdin.end();
    const chunks: Buffer[] = [];
    let size = 0;
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size < 16 * 1024 * 1024) chunks.push(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let timedOut = false;
    let timer = setTimeout(() => {
      timedOut = true;
      if (options.interruptReply === undefined) {
        child.kill('SIGKILL');
        return;
      }
      child.kill('SIGINT');
      child.stdin.end(options.interruptReply);
      timer = setTimeout(() => child.kill('SIGKILL'), REPORT_SECONDS * 1000);
    }, options.timeoutSeconds * 1000);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', () => {
      clearTimeout(timer);
      const seconds = (performance.now() - started) / 1000;
      resolve({ output: Buffer.concat(chunks).toString('utf8'), seconds, timedOut });
    });
  });
}
