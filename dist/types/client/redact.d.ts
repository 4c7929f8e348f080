/**
 * Takes secrets and control characters out of a text that came from outside and cuts it, so that it may stand in an
 * error message.
 */
export declare function redact(text: string, secrets?: readonly string[], maxLength?: number): string;
