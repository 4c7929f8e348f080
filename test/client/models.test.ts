import type { Static } from 'typebox';
import { expectTypeOf, it } from 'vitest';
import type * as wire from '../../src/client/wire.ts';
import type { WIRE_EVENTS } from '../../src/client/wire-events.ts';
import type { Report } from '../../src/contract/report.ts';
import type { BulkScanCreate, ScanCreate } from '../../src/contract/scan.ts';
import type { DeliveryWithAttempts, ReplayRequest } from '../../src/contract/webhook.ts';
import type * as models from '../../src/generated/models.ts';

it('each model equals the type of its schema', () => {
  expectTypeOf<models.Usage>().branded.toEqualTypeOf<wire.ReceivedUsage>();
  expectTypeOf<models.Target>().branded.toEqualTypeOf<wire.ReceivedTarget>();
  expectTypeOf<models.Scan>().branded.toEqualTypeOf<wire.ReceivedScan>();
  expectTypeOf<models.Finding>().branded.toEqualTypeOf<wire.ReceivedFinding>();
  expectTypeOf<models.WebhookWithSecret>().branded.toEqualTypeOf<Static<typeof wire.WireWebhookWithSecret>>();
  expectTypeOf<models.Report>().branded.toEqualTypeOf<Report>();
  expectTypeOf<models.ScanCreate>().branded.toEqualTypeOf<ScanCreate>();
  expectTypeOf<models.BulkScanCreate>().branded.toEqualTypeOf<BulkScanCreate>();
  expectTypeOf<models.ReplayRequest>().branded.toEqualTypeOf<ReplayRequest>();
  expectTypeOf<models.DeliveryWithAttempts>().branded.toEqualTypeOf<DeliveryWithAttempts>();
  expectTypeOf<models.ScanFailedEvent>().branded.toEqualTypeOf<Static<(typeof WIRE_EVENTS)['scan.failed']>>();
});
