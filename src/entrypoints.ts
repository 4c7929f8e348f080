/**
 * Entry points of the one bundle behind the action, the command line and the engine process. Shared code (client, gate,
 * embedded service) exists once in it, and each part is loaded on demand. The starters in `dist/` call these.
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
