import { spawnSync } from 'node:child_process';
import type { SiteCase } from './site.ts';

/** Output of a command line, as programs show it. */
function shell(command: string): string {
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 5_000 });
  return `${stdout}${stderr}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function runs(name: string, command: (value: string) => string | null, example = '127.0.0.1'): SiteCase {
  return {
    name,
    example,
    isVulnerable: true,
    answer: (value, response) => {
      const line = command(value);
      response.end(`<pre>${escaped(line === null ? 'not allowed' : shell(line))}</pre>`);
    },
  };
}

function safe(name: string, render: (value: string) => string, example = '127.0.0.1'): SiteCase {
  return { name, example, isVulnerable: false, answer: (value, response) => void response.end(render(value)) };
}

const computed = (text: string) =>
  text.replace(/(\d{1,9})\s*\*\s*(\d{1,9})/g, (_all, a: string, b: string) => String(Number(a) * Number(b)));

/** Real shells, and programs that look like one. */
export const COMMAND_CASES: readonly SiteCase[] = [
  runs('without quotes', (value) => `echo looking up ${value}`),
  runs('in single quotes', (value) => `echo looking up '${value}' twice`),
  runs('in double quotes', (value) => `echo looking up "${value}" twice`),
  runs('the last character is cut off', (value) => `echo ${value.slice(0, -1)}`),
  runs('a text that does not look like a host', (value) => `echo ${value}`, 'Some words'),
  runs('semicolons are removed', (value) => `echo ${value.replaceAll(';', '')}`),
  runs('semicolons and dollars are refused', (value) => (/[;$]/.test(value) ? null : `echo "${value}"`)),
  runs('semicolons and pipes are removed', (value) => `echo ${value.replace(/[;|]/g, '')}`),
  runs('only substitution is left', (value) => (/[;|&\n$]/.test(value) ? null : `echo ${value}`)),
  runs('an assignment that is evaluated', (value) => `FOO=${JSON.stringify(value.slice(4))}; eval $FOO`, 'FOO=echo hi'),
  safe('a list of arguments', (value) => {
    const { stdout } = spawnSync('echo', ['looking up', value], { encoding: 'utf8' });
    return `<pre>${escaped(stdout)}</pre>`;
  }),
  safe('the value is quoted for the shell', (value) => escaped(shell(`echo '${value.replaceAll("'", `'\\''`)}'`))),
  safe('the value is only shown', (value) => `<p>${escaped(value)}</p>`),
  safe('an environment variable', (value) => {
    const { stdout } = spawnSync('sh', ['-c', 'echo "$HOST"'], { encoding: 'utf8', env: { HOST: value } });
    return escaped(stdout);
  }),
  safe('a calculator that replaces what it can compute', (value) => `<p>${escaped(computed(value))}</p>`),
  safe('a calculator that shows results only', (value) => [...computed(value).matchAll(/\d+/g)].join(' ')),
];

export const HIDDEN_COMMAND: SiteCase = {
  name: 'the output is not shown',
  example: '127.0.0.1',
  isVulnerable: true,
  answer: (value, response) => {
    shell(`echo "${value}"`);
    response.end('<p>Done</p>');
  },
};
