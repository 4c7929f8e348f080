/**
 * Creates targets and scans through a proxy that breaks a third of the exchanges.
 *
 *   <runtime> soak.mjs <index.js of the package> <line of scripts/clients/walk-service.ts> <URL of the proxy> <seconds>
 *
 * Prints what was created, as the client reported it, and what the service has: `{ calls, created, present }`.
 */
const [packageFile, serviceLine, proxyUrl, seconds] = process.argv.slice(2);
const { createClient } = await import(packageFile);
const service = JSON.parse(serviceLine);
const client = createClient({ baseUrl: proxyUrl, apiKey: service.api_key, retry: { maxRetries: 12 } });
const run = crypto.randomUUID().slice(0, 12);
const until = Date.now() + Number(seconds) * 1_000;
const WORKERS = 4;
/** `target <hostname>` or `scan <name>`, to the id. */
const created = new Map();
let calls = 0;
let hasTokens = true;

async function call(method, ...args) {
  calls += 1;
  return client[method](...args);
}

async function target(hostname, isDeleted) {
  const { id } = await call('createTarget', { hostname });
  if (isDeleted) await call('deleteTarget', id);
  else created.set(`target ${hostname}`, id);
}

const scanOf = (name) => ({ target: service.site, scan_type: 'quick', metadata: { soak: name } });

async function scan(name) {
  try {
    const { id } = await call('createScan', scanOf(name));
    await keep(name, id);
  } catch (error) {
    // A long soak uses up the balance and continues with targets.
    if (error.code !== 'insufficient_tokens') throw error;
    hasTokens = false;
  }
}

async function bulk(name) {
  const names = [0, 1, 2].map((entry) => `${name}-${entry}`);
  const { results } = await call('createScansBulk', { scans: names.map(scanOf) });
  for (const [index, result] of results.entries()) {
    if (result.ok) await keep(names[index], result.scan.id);
    else if (result.error.code === 'insufficient_tokens') hasTokens = false;
    else throw new Error(result.error.code);
  }
}

/** Keeps the queue short; a scan that is final already is as good. */
async function keep(name, id) {
  created.set(`scan ${name}`, id);
  await call('cancelScan', id).catch((error) => {
    if (error.code !== 'invalid_state') throw error;
  });
}

async function work(worker) {
  for (let number = 1; Date.now() < until; number += 1) {
    const name = `${run}-${worker}-${number}`;
    await target(`${name}.example.com`, number % 2 === 0);
    if (hasTokens) await scan(name);
    if (hasTokens && number % 5 === 0) await bulk(name);
    if (number % 5 === 0) {
      const { data } = await call('listTargets', { limit: 2 });
      if (data.length !== 2) throw new Error(`a page of ${data.length} targets`);
    }
  }
}

await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
const direct = createClient({ baseUrl: service.base_url, apiKey: service.api_key });
const present = [];
for await (const { metadata, id } of direct.iterateScans({ limit: 100 })) {
  if (metadata?.soak?.startsWith(run)) present.push([`scan ${metadata.soak}`, id]);
}
for await (const { hostname, id } of direct.iterateTargets({ limit: 100 })) {
  if (hostname?.startsWith(run)) present.push([`target ${hostname}`, id]);
}
console.log(JSON.stringify({ calls, created: [...created], present }));
