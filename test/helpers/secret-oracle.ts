/** How hostile sites write a secret, and how to find one in an output: without a line of the product. */
const bytesOf = (secret: string) => [...Buffer.from(secret)];
const percentAll = (secret: string) => bytesOf(secret).map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
/** Some characters in another way, among them the marks that have a meaning where they stand. */
const mixed = (secret: string, marks: RegExp, write: (character: string) => string) =>
  [...secret].map((character, at) => (at % 3 === 1 || marks.test(character) ? write(character) : character)).join('');
const point = (character: string) => character.codePointAt(0) ?? 0;

/** Ways to write a secret, by name. All of them are within printable ASCII if the secret is. */
export const WRITTEN: Readonly<Record<string, (secret: string) => string>> = {
  literal: (secret) => secret,
  'upper case': (secret) => secret.toUpperCase(),
  'lower case': (secret) => secret.toLowerCase(),
  JSON: (secret) => JSON.stringify(secret).slice(1, -1),
  'JSON with escaped slashes': (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  'JSON, code points': (secret) =>
    mixed(secret, /[\\\\"]/, (character) => `\\u${point(character).toString(16).padStart(4, '0')}`),
  'JavaScript, bytes': (secret) =>
    mixed(secret, /[\\\\"]/, (character) => `\\x${point(character).toString(16).padStart(2, '0')}`),
  'HTML, names': (secret) =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
  'HTML, decimal': (secret) => mixed(secret, /[&<>"']/, (character) => `&#${point(character)};`),
  'HTML, hexadecimal': (secret) => mixed(secret, /[&<>"']/, (character) => `&#x${point(character).toString(16)};`),
  encodeURIComponent: (secret) => encodeURIComponent(secret),
  encodeURI: (secret) => encodeURI(secret),
  'percent, every byte': (secret) => percentAll(secret).join(''),
  'percent, every byte, upper case': (secret) => percentAll(secret).join('').toUpperCase(),
  'percent, twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'percent in JSON in HTML': (secret) => JSON.stringify(encodeURIComponent(secret)).replaceAll('"', '&quot;'),
  form: (secret) => new URLSearchParams({ v: secret }).toString().slice(2),
  Base64: (secret) => Buffer.from(secret).toString('base64'),
  'Base64 without padding': (secret) => Buffer.from(secret).toString('base64').replaceAll('=', ''),
  Base64url: (secret) => Buffer.from(secret).toString('base64url'),
  'Base64 in a URL': (secret) => encodeURIComponent(Buffer.from(secret).toString('base64')),
  hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
  'hexadecimal, upper case': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
};

/** The text and what its readers may make of it: without escapes of JSON, HTML and URLs, several times, and what Base64 holds. */
function readings(text: string): string[] {
  const all = [text];
  for (let layer = 0; layer < 4; layer += 1) {
    const last = all.at(-1) ?? '';
    const next = last
      .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\(["\\/'])/g, '$1')
      .replace(/&#x([0-9a-f]{1,4});?/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/&#(\d{1,5});?/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (next === last) break;
    all.push(next);
  }
  const inBase64 = all.flatMap((reading) =>
    [...reading.matchAll(/[A-Za-z0-9+/_-]{8,}/g)].flatMap(([run]) =>
      [0, 1, 2, 3].map((skipped) => Buffer.from(run.slice(skipped), 'base64').toString('latin1')),
    ),
  );
  return [...all, ...all.map((reading) => reading.replaceAll('+', ' ')), ...inBase64];
}

/** The secrets that a reader finds in a text. */
export function secretsIn(text: string, secrets: readonly string[]): string[] {
  const all = readings(text).map((reading) => reading.toLowerCase());
  return secrets.filter((secret) => {
    const wanted = [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    ];
    return wanted.some((form) => all.some((reading) => reading.includes(form.toLowerCase())));
  });
}
