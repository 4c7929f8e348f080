import { engineProcess } from './engine-process.ts';

/** Entry of an engine process and of its guard thread. The engine is loaded by the process only. */
await engineProcess(async () => (await import('../run.ts')).runScan);
