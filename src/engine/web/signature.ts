import { isRecord, parsedJson } from '../../shared/records.ts';
import { truncate } from '../../shared/text.ts';
import type { RecordedResponse } from '../core/evidence/http.ts';

/** What a signature found in a file. Values are already masked. */
export interface Sighting {
  /** One or two sentences, the proof for the finding. */
  readonly proof: string;
  /** Title of the finding, where the check has a general one. */
  readonly title?: string;
  /** Lower than that of the check, where the content proves something only indirectly. */
  readonly confidence?: 'firm';
  /** For files that are worse with secrets in them. */
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'info';
  /** Texts of the response, none of them secret: a finding quotes the first that its proof finds there. */
  readonly quote?: readonly string[];
  /** The file contains nothing private: a site that links to it may publish it on purpose. */
  readonly isPublishable?: boolean;
}

/**
 * Recognizes one kind of file by its content, or returns null. Pure, linear in the length of the body, never throws.
 * @param response a response with status 200
 * @param path requested path, for files that contain their own name
 */
export type Signature = (response: RecordedResponse, path: string) => Sighting | null;

const TEXT_MAX = 256 * 1024;

/** The start of the body without a byte order mark. */
export function textOf(response: RecordedResponse): string {
  const text = response.text.slice(0, TEXT_MAX);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** True for markup, whatever its Content-Type, recognized by tags near the start. */
export function isHtml(text: string): boolean {
  const start = text.slice(0, 4_096).trimStart();
  if (/^<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|center)\b/i.test(start)) return true;
  return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start);
}

/**
 * True for a page with the design of a site: style sheets, script files or navigation. Pages that servers and runtimes generate have
 * none.
 */
export function isDesigned(text: string): boolean {
  return /<link\b[^>]{0,300}\brel=["']?(?:stylesheet|canonical)|<script\b[^>]{0,300}\bsrc=|<(?:nav|article)\b/i.test(
    text,
  );
}

/** Lines without their ends, bounded in number and length. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/, 5_000).map((line) => line.slice(0, 4_096));
}

export function jsonObjectOf(response: RecordedResponse): Readonly<Record<string, unknown>> | null {
  if (!textOf(response).trimStart().startsWith('{')) return null;
  const value = parsed(response);
  return isRecord(value) ? value : null;
}

/** The body as JSON list of objects; empty if it is none. */
export function jsonListOf(response: RecordedResponse): readonly unknown[] {
  if (!/^\[\s{0,100}\{/.test(textOf(response).slice(0, 1_000).trimStart())) return [];
  const value = parsed(response);
  return Array.isArray(value) ? value : [];
}

function parsed({ text }: RecordedResponse): unknown {
  return parsedJson(text.trim().replace(/^\ufeff/, ''));
}

/** Text of the site for a proof: short, on one line. */
export function quote(text: string, max = 80): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), max);
}

/** True for a file name that says it is a template: `.env.example`, `wp-config-sample.php.txt`. */
export function isSample(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /(?:^|[._-])(?:examples?|samples?|dist|template|tpl|defaults?)(?:$|[._-])/i.test(name);
}
