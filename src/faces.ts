/**
 * Entry of the one bundle behind both faces: what they share (client, gate, the embedded service) is on disk once, and
 * each part is loaded when it is needed. `dist/index.js` and `dist/cli/index.js` call these.
 */
export function action(): Promise<unknown> {
  return import('./action/index.ts');
}

export function cli(): Promise<unknown> {
  return import('./cli/index.ts');
}
