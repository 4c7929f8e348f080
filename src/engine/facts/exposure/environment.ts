import { isStandIn } from '../leaks/entropy.ts';
import { mask } from '../mask.ts';
import { isHtml, isSample, linesOf, quote, type Signature, textOf } from './signature.ts';

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_.]{0,120})\s*=\s*(.*)$/;
const SECRET_NAME =
  /pass|secret|token|key|credential|dsn|auth|salt|private|(?:database|redis|mongo\w*|amqp|smtp)_?ur[il]/i;
/** What samples suggest, and careless owners keep. */
const WEAK = /^(?:\d{1,5}|secret|password|pass|root|admin|test)$/i;
const NO_VALUE = /^(?:|null|none|true|false|example)$|x{3}/i;

/**
 * An environment file: at least two `KEY=value` lines, and hardly anything but such lines, blank lines and comments, so
 * that a page of documentation that quotes one does not pass.
 */
export const environmentFile: Signature = (response, path) => {
  const text = textOf(response);
  if (isHtml(text) || text.includes('\0')) return null;
  const lines = linesOf(text).filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
  const pairs = lines.flatMap((line) => {
    const match = ASSIGNMENT.exec(line.trim());
    return match === null ? [] : [[match[1] ?? '', unquote(match[2] ?? '')] as const];
  });
  if (pairs.length < 2 || pairs.length < lines.length * 0.8) return null;
  // Names of variables are written in one case; `display = block` and the like in prose or code are not meant.
  if (pairs.filter(([name]) => /^[A-Z][A-Z0-9_]*$|^[a-z][a-z0-9_.]*$/.test(name)).length < 2) return null;
  const isTemplate = isSample(path);
  const secrets = pairs.filter(
    ([name, value]) =>
      SECRET_NAME.test(name) && !NO_VALUE.test(value) && !isStandIn(value) && !(isTemplate && WEAK.test(value)),
  );
  if (isTemplate && secrets.length === 0) return null;
  const shown = secrets.slice(0, 3).map(([name, value]) => `${quote(name, 40)}=${mask(value)}`);
  const names = pairs.slice(0, 5).map(([name]) => quote(name, 40));
  if (shown.length > 0) return { proof: `${pairs.length} variables are readable, with secrets: ${shown.join(', ')}` };
  const proof = `${pairs.length} variables are readable, among them ${names.join(', ')}`;
  return { proof, severity: 'medium', isPublishable: true };
};

function unquote(value: string): string {
  const match = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(value.trim());
  return match === null ? value.replace(/\s+#.*$/, '').trim() : (match[2] ?? '');
}
