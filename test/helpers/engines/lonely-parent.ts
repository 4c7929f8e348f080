import { IsolatedEngine } from '../../../src/engine/isolation/isolated-engine.ts';

/**
 * `lonely-parent.ts ENTRY DEED`: prints the pid of its engine process and runs a scan there; nothing else keeps it alive. With
 * the deed `close` it closes the engine, otherwise it never does.
 */
const [entry = '', deed = ''] = process.argv.slice(2);
const engine = new IsolatedEngine({ entry });
const run = (path: string) =>
  engine.run({
    target: `http://127.0.0.1/${path}`,
    scanType: 'quick',
    ownershipProven: false,
    addressPolicy: { mode: 'any', allow: [] },
  });
const first = await run('pid');
console.log(first.status === 'failed' ? first.message : first.status);
if (deed === 'close') await engine.close();
else await run(deed);
console.log('done');
