/** Removes secrets and control characters from a received text and cuts it, so that it may be part of a message. */
export declare function redact(text: string, secrets?: readonly string[], maxLength?: number): string;
