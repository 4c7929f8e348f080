/** Compiled against the built package by test/clients/typescript.test.ts. */
import {
  ApiError,
  createClient,
  type Login,
  type models,
  RateLimitError,
  type ScanOptions,
  WaitTimeoutError,
  webhooks,
} from '@scan-gate/client';

const client = createClient({ baseUrl: '/console/api', headers: () => ({ 'x-csrf-token': 'value' }) });

export async function severities(scanId: string): Promise<models.Severity[]> {
  const found: models.Severity[] = [];
  for await (const finding of client.iterateFindings(scanId, { min_severity: 'high' })) found.push(finding.severity);
  return found;
}

const login: Login = { username: 'ann', password: 'secret' };
const options: ScanOptions = { login, second_login: { cookies: [{ name: 'a', value: 'b' }] } };

export async function created(target: string): Promise<string | null> {
  const fromEnvironment = createClient();
  const promise = fromEnvironment.createScan({ target, scan_type: 'quick', options });
  const { data, response } = await promise.withResponse();
  const scan: models.ScanState = data;
  return `${scan.id} ${response.headers.get('ratelimit')} ${response.requestId}`;
}

export async function create(target: string): Promise<string> {
  try {
    const scan = await client.createScan({ target, scan_type: 'quick' }, { idempotencyKey: 'deploy-4711' });
    const final: models.Scan = await client.wait(scan, { onPoll: ({ status }) => void status.length });
    return final.status;
  } catch (error) {
    if (error instanceof WaitTimeoutError) return error.scan?.status ?? '';
    if (error instanceof RateLimitError) return String(error.retryAfterSeconds);
    if (error instanceof ApiError) return error.details.map(({ param }) => param ?? '').join();
    throw error;
  }
}

export async function receive(request: Request): Promise<number> {
  const payload = new Uint8Array(await request.arrayBuffer());
  const event = await webhooks.verify(payload, request.headers.get('service-signature'), ['new', 'old']);
  if (webhooks.isKnownEvent(event) && event.type === 'scan.completed') return event.data.findings_count;
  return 0;
}

export async function signed(payload: Uint8Array): Promise<boolean> {
  const header = await webhooks.sign(payload, ['new', 'old'], { timestamp: 1_000 });
  return webhooks.verifySignature(payload, header, 'old', { now: 1_000 }).then(() => true);
}

// @ts-expect-error: the clock is not an option
export const clocked = () => createClient({ clock: {} });

// @ts-expect-error: there is no such scan type
export const wrong = () => client.createScan({ target: 'a.example', scan_type: 'thorough' });
