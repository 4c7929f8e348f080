/**
 * The workflow of the API document, from `clients/walk.json`, against the real service.
 *
 *   <runtime> walk.mjs <index.js of the package> <line of scripts/clients/walk-service.ts> <walk.json, as text>
 *
 * Prints the ids of the steps; ends with an error at the first step that fails.
 */
const [packageFile, serviceLine, walkText] = process.argv.slice(2);
const { ApiError, createClient, webhooks } = await import(packageFile);
const service = JSON.parse(serviceLine);
const values = { ...service, run: crypto.randomUUID() };
const client = createClient({ baseUrl: service.base_url, apiKey: service.api_key });

function at(value, pointer) {
  const names = pointer.split('/').filter((name) => name !== '');
  return names.reduce((found, name) => found?.[name], value);
}

/** Replaces `${name.member}` in every text of a JSON value. */
function filled(value) {
  if (typeof value === 'string') {
    return value.replace(/\$\{([^}]+)\}/g, (_, name) => String(at(values, name.replaceAll('.', '/'))));
  }
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member)]));
}

async function call(step, method) {
  const using = step.api_key === undefined ? client : createClient({ baseUrl: service.base_url, apiKey: step.api_key });
  const args = Object.values(filled(step.path ?? {}));
  if (step.body !== undefined) args.push(filled(step.body));
  else if (step.query !== undefined) args.push(filled(step.query));
  if (step.idempotency_key !== undefined) args.push({ idempotencyKey: filled(step.idempotency_key) });
  const result = using[method](...args);
  return method.startsWith('iterate') ? listed(result) : result;
}

async function listed(items) {
  const list = [];
  for await (const item of items) list.push(item);
  return list;
}

async function verifyDeliveries(secret, { count, types }) {
  const response = await fetch(`${service.control}/deliveries?count=${count}`);
  const found = {};
  for (const { header, body_base64 } of await response.json()) {
    const payload = Uint8Array.from(atob(body_base64), (character) => character.charCodeAt(0));
    const { type } = await webhooks.verify(payload, header, secret);
    found[type] = (found[type] ?? 0) + 1;
    const forged = Uint8Array.from([...payload, 32]);
    const error = await webhooks.verify(forged, header, secret).catch((thrown) => thrown);
    if (!(error instanceof webhooks.InvalidSignature)) throw new Error('a forged delivery was accepted');
  }
  const counts = (record) => JSON.stringify(Object.entries(record).sort());
  if (counts(found) !== counts(types)) throw new Error(`deliveries: ${JSON.stringify(found)}`);
}

async function carryOut(step) {
  switch (step.do) {
    case 'publish': {
      const response = await fetch(`${service.control}/proof`, { method: 'PUT', body: filled(step.token) });
      if (response.status !== 204) throw new Error(`the proof was not published: ${response.status}`);
      return undefined;
    }
    case 'wait':
      return client.wait(filled(step.scan), { timeoutMs: 120_000 });
    case 'deliveries':
      return verifyDeliveries(filled(step.secret), step);
    case 'iterate':
      return call(step, step.call.replace(/^list/, 'iterate'));
    default:
      return call(step, step.call);
  }
}

/** The form of a result that `walk.json` is about: JSON, or the text of a file. */
function documentOf(step, result) {
  if (step.call === 'getReport') return result.document;
  return result instanceof Uint8Array ? new TextDecoder('latin1').decode(result) : result;
}

const CHECKS = {
  equals: (found, value) => found === value,
  prefix: (found, value) => String(found).startsWith(value),
  at_least: (found, value) => (Array.isArray(found) ? found.length : found) >= value,
  length: (found, value) => found.length === value,
  contains: (found, value) => found.includes(value),
  present: (found) => found !== undefined && found !== null,
};

async function take(step) {
  if (step.error !== undefined) {
    const error = await carryOut(step).then(
      () => new Error('it did not fail'),
      (thrown) => thrown,
    );
    if (!(error instanceof ApiError) || error.code !== step.error.code || error.status !== step.error.status)
      throw error;
    if (error.requestId === null) throw new Error('the error has no request id');
    return;
  }
  const result = documentOf(step, await carryOut(step));
  for (const [pointer, operator, value] of step.expect ?? []) {
    const found = at(result, pointer);
    if (CHECKS[operator](found, filled(value))) continue;
    throw new Error(`${JSON.stringify(found)?.slice(0, 500)} ${operator} ${JSON.stringify(filled(value))}`);
  }
  if (step.save !== undefined) values[step.save] = result;
}

for (const step of JSON.parse(walkText).steps) {
  try {
    await take(step);
  } catch (cause) {
    throw new Error(`step "${step.id}" failed`, { cause });
  }
  console.log(step.id);
}
