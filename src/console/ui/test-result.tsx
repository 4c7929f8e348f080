import type { WebhookTestResult } from '../../generated/models.ts';
import { duration, words } from '../logic/format.ts';
import { plainText } from '../logic/untrusted.ts';
import { Status } from './chips.tsx';

/** How a receiver answered a test. */
export function TestResult({ result }: { readonly result: WebhookTestResult }) {
  return (
    <p>
      <Status value={result.delivered ? 'succeeded' : 'failed'} />{' '}
      {result.status_code === null ? null : <>HTTP {result.status_code}, </>}
      {duration(result.duration_ms)}
      {result.error === null ? '' : `: ${words(plainText(result.error, 300))}`}
    </p>
  );
}
