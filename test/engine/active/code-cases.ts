import { spawnSync } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { runInNewContext } from 'node:vm';
import { debianProgram } from '../../helpers/debian.ts';
import type { SiteCase } from './site.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Shows what an interpreter makes of the value, and its errors with status 500. */
function evaluates(name: string, evaluate: (value: string) => string, example = '7'): SiteCase {
  const answer = (value: string, response: ServerResponse) => {
    try {
      response.end(`<p>${escaped(evaluate(value))}</p>`);
    } catch (error) {
      response.writeHead(500).end(`<pre>${escaped(String(error))}</pre>`);
    }
  };
  return { name, example, isVulnerable: true, answer };
}

function safe(name: string, render: (value: string) => string, example = '7'): SiteCase {
  return { ...evaluates(name, render, example), isVulnerable: false };
}

const inScript = (script: string) => String(runInNewContext(script, {}, { timeout: 1_000 }));

/** Real interpreters of other languages, where the machine has them. @param run arguments before the value */
function interpreter(program: string, packages: readonly string[], run: readonly string[]): SiteCase[] {
  const path = debianProgram(program, packages);
  if (path === null) return [];
  return [
    evaluates(program, (value) => {
      const { stdout, stderr, status } = spawnSync(path, [...run, value], { encoding: 'utf8', timeout: 5_000 });
      if (status !== 0) throw new Error(stderr);
      return stdout;
    }),
  ];
}

const computed = (text: string) =>
  text.replace(/(\d{1,9})\s*\*\s*(\d{1,9})/g, (_all, a: string, b: string) => String(Number(a) * Number(b)));

export const CODE_CASES: readonly SiteCase[] = [
  evaluates('JavaScript', (value) => inScript(value)),
  evaluates('JavaScript, in a statement', (value) => inScript(`let x = ${value}; x`)),
  evaluates('JavaScript, in single quotes', (value) => inScript(`'Hello ' + '${value}'`), 'Kim'),
  evaluates('JavaScript, in double quotes', (value) => inScript(`"Hello " + "${value}"`), 'Kim'),
  ...interpreter('perl', ['perl'], ['-we', 'my $r = eval $ARGV[0]; die $@ if $@; print $r']),
  ...interpreter('python3', ['python3'], ['-c', 'import sys; print(eval(sys.argv[1]))']),
  safe('a calculator that replaces what it can compute', computed),
  safe('a calculator that refuses all else', (value) => {
    if (!/^[\d*+\-/() ]{1,40}$/.test(value)) throw new Error(`Traceback: cannot calculate ${value}`);
    return inScript(value);
  }),
  safe('a value in JSON', (value) => inScript(`'Hello ' + ${JSON.stringify(value)}`)),
  safe('an error that quotes cause, and shows the value', (value) => {
    if (/["']/.test(value)) throw new Error(`Traceback: unexpected quote in ${value}`);
    return value;
  }),
];
