/**
 * Entry of the one bundle behind both faces and the engine process: what they share (client, gate, the embedded service)
 * is on disk once, and each part is loaded when it is needed. The starters of `dist/` call these.
 */
export function action(): Promise<unknown> {
  return import('./action/index.ts');
}

export function cli(): Promise<unknown> {
  return import('./cli/index.ts');
}

export function engine(): Promise<unknown> {
  return import('./engine/isolation/start.ts');
}
