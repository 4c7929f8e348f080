import { readFileSync } from 'node:fs';
import { PEERS } from './peers.ts';
import { runProgram } from './run-program.ts';

export interface RetireFinding {
  readonly file: string;
  /** Name in the npm registry. */
  readonly name: string;
  readonly version: string;
}

interface RetireOutput {
  readonly data?: readonly {
    readonly file: string;
    readonly results: readonly { readonly component: string; readonly version: string; readonly npmname?: string }[];
  }[];
}

/** Components whose data names no package. */
const NAMES: Readonly<Record<string, string>> = { angularjs: 'angular', DOMPurify: 'dompurify', threejs: 'three' };

/** What retire recognises in the scripts of a folder, or null, after a loud line, where it or its data cannot be had. */
export async function retireOn(folder: string): Promise<readonly RetireFinding[] | null> {
  const data = process.env['BENCH_RETIRE_DATA'];
  const program = await PEERS.find(({ name }) => name === 'retire')?.prepare();
  if (program == null || data === undefined) return null;
  const packages = JSON.parse(readFileSync(data, 'utf8')) as Record<string, { npmname?: string }>;
  const args = [program, '--jspath', folder, '--jsrepo', data, '--outputformat', 'json', '--verbose'];
  const { output } = await runProgram(process.execPath, args, { timeoutSeconds: 300 });
  const start = output.indexOf('{');
  const { data: files = [] } = (start === -1 ? {} : JSON.parse(output.slice(start))) as RetireOutput;
  return files.flatMap(({ file, results }) =>
    results.map(({ component, version, npmname }) => ({
      file,
      name: NAMES[component] ?? npmname ?? packages[component]?.npmname ?? component,
      version,
    })),
  );
}
