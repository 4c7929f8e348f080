import type { EventType } from '../../contract/event.ts';

/** The bytes of an event (seed, "Event payload"). They are made once per attempt, signed and sent as they are. */
export function deliveryBody(event: {
  readonly event_id: string;
  readonly event_type: EventType;
  readonly event_created_at: Date;
  readonly event_data: Readonly<Record<string, unknown>>;
}): Buffer {
  return Buffer.from(
    JSON.stringify({
      id: event.event_id,
      type: event.event_type,
      created_at: event.event_created_at.toISOString(),
      data: event.event_data,
    }),
  );
}
