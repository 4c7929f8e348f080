import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * Path of Chrome, Chromium or Edge on this machine, or null. Windows has no descriptors 3 and 4 to control a browser with, so none is
 * used there.
 *
 * @param env `CHROME_BIN` and `CHROME_PATH` come first, then the folders of `PATH`
 */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string | null {
  if (platform === 'win32') return null;
  for (const given of [env['CHROME_BIN'], env['CHROME_PATH']])
    if (given !== undefined && isExecutable(given)) return given;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...(platform === 'darwin' && folders.length > 0 ? MAC : [])].find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
