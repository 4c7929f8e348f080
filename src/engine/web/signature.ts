import type { RecordedResponse } from '../core/evidence/http.ts';

/** What a signature saw in a file. Nothing in it is secret: values are masked already. */
export interface Sighting {
  /** One or two sentences, the proof for the finding. */
  readonly proof: string;
  /** How much it says, for files that are worse with secrets in them. */
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'info';
  /** Nothing in it is private: a site that links to it openly may well mean to publish it. */
  readonly isPublishable?: boolean;
}

/**
 * Recognises one kind of file by its content, or gives null. Pure, linear in the length of the body, never throws.
 * @param response a response with status 200
 * @param path path that was asked for, for files that name themselves
 */
export type Signature = (response: RecordedResponse, path: string) => Sighting | null;

const TEXT_MAX = 256 * 1024;

/** The start of the body as text without a byte order mark. */
export function textOf(response: RecordedResponse): string {
  const text = response.text.slice(0, TEXT_MAX);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** True for a document of markup, whatever its Content-Type says: tags near the start give it away. */
export function isHtml(text: string): boolean {
  const start = text.slice(0, 4_096).trimStart();
  if (/^<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|center)\b/i.test(start)) return true;
  return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start);
}

/**
 * True for a page in the design of a site: what a server or a runtime makes by itself has no style sheet, script file or
 * navigation, an article that quotes it does.
 */
export function isDesigned(text: string): boolean {
  return /<link\b[^>]{0,300}\brel=["']?(?:stylesheet|canonical)|<script\b[^>]{0,300}\bsrc=|<(?:nav|article)\b/i.test(
    text,
  );
}

/** Lines without their ends, bounded in number and length so that no pattern meets a line of megabytes. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/, 5_000).map((line) => line.slice(0, 4_096));
}

/** The body as JSON object, or null. */
export function jsonObjectOf(response: RecordedResponse): Readonly<Record<string, unknown>> | null {
  const text = textOf(response).trimStart();
  if (!text.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(response.text.trim().replace(/^\ufeff/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

/** True when the member is an object (and no array). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of the site inside a proof: short, on one line. */
export function quote(text: string, max = 80): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max - 1)}…`;
}

/** True for a file whose name says that it is made to be copied: `.env.example`, `wp-config-sample.php.txt`. */
export function isSample(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /(?:^|[._-])(?:examples?|samples?|dist|template|tpl|defaults?)(?:$|[._-])/i.test(name);
}
