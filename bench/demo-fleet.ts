import { startDemoSite } from '../src/cli/demo-site.ts';

/** Demo sites in a process of their own, so that their memory is not the gate's. Prints their URLs as one JSON line. */
const count = Number(process.argv[2] ?? 100);
const sites = await Promise.all(Array.from({ length: count }, (_, index) => startDemoSite({ fixed: index % 2 === 1 })));
console.log(JSON.stringify(sites.map((site) => site.url)));
process.on('disconnect', () => process.exit(0));
