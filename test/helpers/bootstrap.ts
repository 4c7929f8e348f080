import { readFile } from 'node:fs/promises';

export interface BootstrapContent {
  readonly url: string;
  readonly workspace_id: string;
  readonly api_key: string;
  readonly admin_token: string;
  readonly admin_url: string;
}

export async function readBootstrap(path: string): Promise<BootstrapContent> {
  return JSON.parse(await readFile(path, 'utf8')) as BootstrapContent;
}

/** Statuses that the key and the admin token of a bootstrap file get from the service that the file names. */
export async function tryBootstrap(path: string): Promise<{ readonly key: number; readonly admin: number }> {
  const file = await readBootstrap(path);
  const status = async (url: string, token: string) =>
    (await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(30_000) })).status;
  return {
    key: await status(`${file.url}/v1/usage`, file.api_key),
    admin: await status(`${file.admin_url}/v1/keys`, file.admin_token),
  };
}
