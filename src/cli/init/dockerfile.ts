/** Base images that listen on a port of their own. */
const BASE_PORTS: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\/)(?:nginx|httpd|caddy|php:[^ ]{0,80}apache|wordpress)\b/i, 80],
  [/(?:^|\/)(?:nginx-unprivileged|tomcat|jetty|openjdk)\b/i, 8080],
];

/** What the last stage of a Dockerfile says. */
interface Stage {
  readonly image: string;
  readonly exposed: readonly string[];
  readonly command: string;
  readonly variables: ReadonlyMap<string, string>;
}

/** Port of the last stage of a Dockerfile: EXPOSE, else PORT, an argument of the command, or the base image's. */
export function dockerfilePort(text: string): { readonly port: number; readonly guess: string | null } | null {
  const { image, exposed, command, variables } = lastStage(text);
  const tcp = exposed.filter((entry) => !entry.endsWith('/udp')).map((entry) => Number.parseInt(entry, 10));
  const port = tcp.find((value) => value !== 443 && value > 0 && value < 65_536) ?? tcp[0];
  if (port !== undefined && Number.isInteger(port)) return { port, guess: null };
  const named = Number(variables.get('PORT'));
  if (Number.isInteger(named) && named > 0)
    return { port: named, guess: `port ${named} is a guess: the Dockerfile sets PORT to it` };
  const argument = Number(/(?:--port|--bind|-p|:)["',= \t]{0,6}(?:[\d.]{7,15}:)?(\d{2,5})\b/.exec(command)?.[1]);
  if (Number.isInteger(argument))
    return { port: argument, guess: `port ${argument} is a guess: the command of the Dockerfile names it` };
  const base = BASE_PORTS.find(([pattern]) => pattern.test(image))?.[1];
  return base === undefined
    ? null
    : { port: base, guess: `port ${base} of the image is a guess: ${image.split(' ', 1)[0]} listens there` };
}

function lastStage(text: string): Stage {
  const variables = new Map<string, string>();
  let stage = { image: '', exposed: [] as string[], command: '' };
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    const [, name = '', rest = ''] = /^[ \t]{0,20}([A-Za-z]{2,12})[ \t](.{0,4000})$/.exec(line) ?? [];
    const instruction = name.toUpperCase();
    if (instruction === 'FROM') stage = { image: expanded(rest.trim(), variables), exposed: [], command: '' };
    if (instruction === 'ARG' || instruction === 'ENV') setVariables(rest, instruction === 'ENV', variables);
    if (instruction === 'EXPOSE') stage.exposed.push(...expanded(rest, variables).trim().split(/\s+/));
    if (instruction === 'CMD' || instruction === 'ENTRYPOINT') stage.command += ` ${rest}`;
  }
  return { ...stage, variables };
}

/** An argument does not replace a variable that is set. */
function setVariables(text: string, replaces: boolean, variables: Map<string, string>): void {
  for (const [, name = '', value = ''] of text.matchAll(/(\w{1,100})[= ][ \t]*"?([^\s"]{0,200})/g))
    if (replaces || !variables.has(name)) variables.set(name, expanded(value, variables));
}

function expanded(word: string, variables: ReadonlyMap<string, string>): string {
  return word.replace(
    /\$\{?(\w{1,100})(?::-([^}]{0,100}))?\}?/g,
    (_, name: string, fallback: string | undefined) => variables.get(name) ?? fallback ?? '',
  );
}
