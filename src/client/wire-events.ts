import { Type } from 'typebox';
import { EVENT_DATA, type EventType } from '../contract/event.ts';
import { strictObject, Timestamp } from '../contract/primitives.ts';
import { Word, wire } from './wire.ts';

const EventId = Type.String({ minLength: 1, maxLength: 200, description: 'Event id.' });

function event<Name extends EventType, Data extends ReturnType<typeof wire>>(type: Name, data: Data) {
  return strictObject({ id: EventId, type: Type.Literal(type), created_at: Timestamp, data });
}

/** Only these members are required: a delivery without the others is still an event. */
const shown = ['scan_id', 'target', 'status'] as const;
const open = { scan_type: Word, status: Word };
const finding = ['finding_id', 'check_id', 'severity', 'target'] as const;
const openFinding = { scan_type: Word };

/** The events that the client accepts, by type. */
export const WIRE_EVENTS = {
  'scan.queued': event('scan.queued', wire(EVENT_DATA['scan.queued'], shown, open)),
  'scan.running': event('scan.running', wire(EVENT_DATA['scan.running'], shown, open)),
  'scan.completed': event(
    'scan.completed',
    wire(EVENT_DATA['scan.completed'], [...shown, 'findings_count', 'report_url'], open),
  ),
  'scan.failed': event(
    'scan.failed',
    wire(EVENT_DATA['scan.failed'], [...shown, 'reason', 'message'], { ...open, reason: Word }),
  ),
  'scan.cancelled': event('scan.cancelled', wire(EVENT_DATA['scan.cancelled'], [...shown, 'cancelled_at'], open)),
  'target.verified': event(
    'target.verified',
    wire(EVENT_DATA['target.verified'], ['target_id', 'hostname', 'method', 'verified_at'], { method: Word }),
  ),
  'finding.created': event('finding.created', wire(EVENT_DATA['finding.created'], finding, openFinding)),
  'finding.fixed': event('finding.fixed', wire(EVENT_DATA['finding.fixed'], finding, openFinding)),
} as const satisfies Record<EventType, unknown>;

/** An event of a type that this version does not know. */
export const WireUnknownEvent = strictObject({
  id: EventId,
  type: Word,
  created_at: Timestamp,
  data: Type.Record(Type.String(), Type.Unknown()),
});
