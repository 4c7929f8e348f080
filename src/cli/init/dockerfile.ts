/** Base images that listen on a port of their own. */
const BASE_PORTS: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\/)(?:nginx|httpd|caddy|php:[^ ]{0,80}apache|wordpress)\b/i, 80],
  [/(?:^|\/)(?:nginx-unprivileged|tomcat|jetty|openjdk)\b/i, 8080],
];

/** Port of the last stage of a Dockerfile: EXPOSE, else PORT, an argument of the command, or the base image's. */
export function dockerfilePort(text: string): { readonly port: number; readonly guess: string | null } | null {
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  const variables = new Map<string, string>();
  let image = '';
  let exposed: string[] = [];
  let command = '';
  const expanded = (word: string) =>
    word.replace(/\$\{?(\w{1,100})(?::-([^}]{0,100}))?\}?/g, (_, name: string, fallback: string | undefined) => {
      return variables.get(name) ?? fallback ?? '';
    });
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^[ \t]{0,20}([A-Za-z]{2,12})[ \t](.{0,4000})$/.exec(line) ?? [];
    switch (instruction.toUpperCase()) {
      case 'FROM':
        [image, exposed, command] = [expanded(rest.trim()), [], ''];
        break;
      case 'ARG':
      case 'ENV':
        for (const [, name = '', value = ''] of rest.matchAll(/(\w{1,100})[= ][ \t]*"?([^\s"]{0,200})/g))
          if (!variables.has(name) || instruction.toUpperCase() === 'ENV') variables.set(name, expanded(value));
        break;
      case 'EXPOSE':
        exposed.push(...expanded(rest).trim().split(/\s+/));
        break;
      case 'CMD':
      case 'ENTRYPOINT':
        command += ` ${rest}`;
        break;
    }
  }
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
