import { hasName } from '../data/names.ts';
import { isTemplateValue } from '../web/entropy.ts';
import { mask } from '../web/quote.ts';
import { findSecrets } from '../web/secrets.ts';
import { isHtml, isSample, linesOf, quote, type Sighting, type Signature, textOf } from '../web/signature.ts';

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_.]{0,120})\s*=(.*)$/s;
/** Variable names use one case, unlike `displayMode = block` in code. */
const VARIABLE_NAME = /^[A-Z][A-Z0-9_]*$|^[a-z][a-z0-9_.]*$/;
/** Keys that are meant to be public: `STRIPE_PUBLISHABLE_KEY`, `NEXT_PUBLIC_API_KEY`. */
const PUBLIC_NAME = /publi(?:c|shable)/i;
/** Values that samples suggest and real deployments sometimes keep. */
const WEAK = /^(?:\d{1,5}|secret|password|pass|root|admin|test)$/i;
const NO_VALUE = /^(?:|null|none|true|false|example)$|x{3}/i;

interface Assignment {
  readonly name: string;
  readonly value: string;
  /** The trimmed line. */
  readonly line: string;
}

/**
 * An environment file: almost only `KEY=value` lines, blank lines and comments, unlike documentation that quotes one. A single
 * variable counts if its name or its value is that of a secret.
 */
export const environmentFile: Signature = (response, path) => {
  const text = textOf(response);
  if (isHtml(text) || text.includes('\0')) return null;
  const lines = linesOf(text).filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
  const pairs = lines.flatMap(assignmentIn);
  const [first] = pairs;
  if (first !== undefined && lines.length === 1) return onlyVariable(first, path);
  if (pairs.length < 2 || pairs.length < lines.length * 0.8) return null;
  if (pairs.filter(({ name }) => VARIABLE_NAME.test(name)).length < 2) return null;
  const isTemplate = isSample(path);
  const secrets = pairs.filter(
    ({ name, value }) => hasName('environment-secret', name) && isReal(value) && !(isTemplate && WEAK.test(value)),
  );
  if (isTemplate && secrets.length === 0) return null;
  const shown = secrets.slice(0, 3).map(({ name, value }) => `${quote(name, 40)}=${mask(value)}`);
  const names = pairs.slice(0, 5).map(({ name }) => quote(name, 40));
  const quoted = [`${(secrets[0] ?? first)?.name}=`];
  if (shown.length > 0)
    return { proof: `${pairs.length} variables are readable, with secrets: ${shown.join(', ')}`, quote: quoted };
  const proof = `${pairs.length} variables are readable, among them ${names.join(', ')}`;
  return { proof, quote: quoted, severity: 'medium', isPublishable: true };
};

/**
 * A file with one line. Many texts have the form `name=value`, so the line must be a shell assignment with an upper-case name,
 * or contain a token of a known format.
 */
function onlyVariable({ name, value, line }: Assignment, path: string): Sighting | null {
  const isShell = /^(?:export\s+)?[A-Z][A-Z0-9_]*=(?:["']|\S+$|\S+\s+#)/.test(line) && !line.endsWith(';');
  // `TOKEN=a&user=b` is form data; a URL may contain an ampersand.
  const isForm = /&\w+=/.test(value) && !/^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const isSecretName = hasName('environment-secret', name) && !PUBLIC_NAME.test(name) && isShell;
  if (isForm || !isReal(value) || (isSample(path) && WEAK.test(value))) return null;
  if (!isSecretName && !(VARIABLE_NAME.test(name) && findSecrets(line).length > 0)) return null;
  return { proof: `One variable is readable, a secret: ${quote(name, 40)}=${mask(value)}`, quote: [`${name}=`] };
}

/** False for placeholders. */
function isReal(value: string): boolean {
  return !NO_VALUE.test(value) && !isTemplateValue(value);
}

function assignmentIn(line: string): Assignment[] {
  const bare = line.trim();
  const match = ASSIGNMENT.exec(bare);
  return match === null ? [] : [{ name: match[1] ?? '', value: unquote((match[2] ?? '').trim()), line: bare }];
}

/** The value without quotation marks and trailing comment. */
function unquote(value: string): string {
  const mark = value[0];
  if (mark === '"' || mark === "'") {
    for (const end of [value.indexOf(mark, 1), value.lastIndexOf(mark)]) {
      const rest = value.slice(end + 1).trimStart();
      if (end > 0 && (rest === '' || rest.startsWith('#'))) return value.slice(1, end);
    }
  }
  return value.replace(/\s#.*/s, '').trim();
}
