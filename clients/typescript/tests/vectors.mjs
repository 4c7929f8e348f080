/**
 * The signatures of `clients/vectors.json`.
 *
 *   <runtime> vectors.mjs <index.js of the package> <vectors.json>
 *
 * Prints how many vectors have the right result; ends with an error at the first one that has not.
 */
import { readFileSync } from 'node:fs';

const [packageFile, vectorsFile] = process.argv.slice(2);
const { webhooks } = await import(packageFile);
const { vectors } = JSON.parse(readFileSync(vectorsFile, 'utf8'));
const CLASSES = { expired_signature: webhooks.ExpiredSignature, invalid_signature: webhooks.InvalidSignature };

function bodyOf({ utf8, base64, repeat, count }) {
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextEncoder().encode(utf8 ?? repeat.repeat(count));
}

for (const { name, body, header, secret, now, result } of vectors) {
  const thrown = await webhooks.verifySignature(bodyOf(body), header, secret, { now }).then(
    () => null,
    (error) => error,
  );
  const isRight = result === 'ok' ? thrown === null : thrown instanceof CLASSES[result] && thrown.code === result;
  if (!isRight) throw new Error(`vector "${name}": ${thrown}, expected ${result}`);
}
console.log(vectors.length);
