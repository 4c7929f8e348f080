import { isRecord, parsedJson } from '../../shared/records.ts';
import { type Exchange, mediaType } from '../core/evidence/http.ts';
import type { HtmlDocument } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';

const MEMBERS_MAX = 30;
const TEXT_MAX = 4_000;
const JSON_MAX = 64 * 1024;

/**
 * What a response shows of the code behind it: status, type and structure, without the content. Equal for two articles of a shop;
 * different for an article, an error and another page.
 */
export function behaviourOf(exchange: Exchange): string {
  const { status, text } = exchange.response;
  const document = documentOf(exchange);
  const structure = document === null ? membersOf(text) : structureOf(document);
  return `${status} ${mediaType(exchange)} ${structure}`.slice(0, TEXT_MAX);
}

function structureOf(document: HtmlDocument): string {
  const { title, elements, forms, scripts, stylesheets } = document;
  const fields = forms.map(({ method, fields: all }) => `${method} ${all.map(({ name }) => name).join(',')}`);
  const files = [...scripts.flatMap(({ url }) => url ?? []), ...stylesheets.map(({ url }) => url)];
  const parts = [[siteName(title)], elements, fields, files.map((url) => new URL(url).pathname)];
  return parts.map((part) => [...new Set(part)].slice(0, MEMBERS_MAX).sort().join(' ')).join('|');
}

/** The part of a title that the pages of a site have in common: `Chair - Shop`, `Table - Shop`. */
function siteName(title: string): string {
  const parts = title.split(/\s[-|:\u2013\u2014\u00b7]\s/);
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}

/** Names of the members of a JSON document. */
function membersOf(text: string): string {
  if (text.length > JSON_MAX || !/^\s*[[{]/.test(text)) return '';
  const value = parsedJson(text);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) ? Object.keys(first).slice(0, MEMBERS_MAX).sort().join(' ') : '';
}
