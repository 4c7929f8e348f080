import { parsedJson } from '../../../shared/records.ts';
import type { BrowserIssue } from '../../core/evidence/browser.ts';
import type { ShownView } from '../../core/shown-view.ts';
import type {
  MarkedAttribute,
  PageAction,
  PageReport,
  PageSnapshot,
  ScriptElement,
  SinkKind,
  StoredValue,
} from '../page-messages.ts';

const TEXT_MAX = 2_000;
const SOURCE_MAX = 8_000;
const LIST_MAX = 600;

type Fields = Readonly<Record<string, unknown>>;

/** Parses a report of the injected script. Pages can forge them, so everything is checked and bounded; null if it is none. */
export function readReport(text: string): PageReport | null {
  const fields = fieldsOf(parsedJson(text));
  const kind = fields['kind'];
  switch (kind) {
    case 'route':
    case 'socket':
      return { kind, url: textOf(fields, 'url') };
    case 'parameter':
      return { kind, name: textOf(fields, 'name', 60), inFragment: fields['inFragment'] === true };
    case 'proof':
      return { kind, value: textOf(fields, 'value', 60), origin: textOf(fields, 'origin', 300) };
    case 'message-handler':
      return { kind, source: textOf(fields, 'source', SOURCE_MAX) };
    case 'comparison':
      return { kind, name: textOf(fields, 'name', 20), text: textOf(fields, 'text', 300) };
    case 'sink': {
      const sinkKind = fields['sinkKind'];
      if (!isSinkKind(sinkKind)) return null;
      const text2 = textOf(fields, 'text');
      const at = Math.min(text2.length, Math.max(0, Math.trunc(Number(fields['at'])) || 0));
      return { kind, sinkKind, sink: textOf(fields, 'sink', 80), mark: textOf(fields, 'mark', 60), text: text2, at };
    }
    default:
      return null;
  }
}

/** Parses what `snapshot()` of the injected script returned; null if the page broke it. */
export function readSnapshot(value: unknown): PageSnapshot | null {
  const fields = fieldsOf(value);
  if (typeof fields['url'] !== 'string') return null;
  return {
    url: textOf(fields, 'url'),
    links: textsOf(fields['links']),
    routes: textsOf(fields['routes']),
    actions: listOf(fields['actions']).map(
      (action): PageAction => ({
        id: Number(action['id']),
        signature: textOf(action, 'signature'),
        label: textOf(action, 'label', 40),
        submits: action['submits'] === true,
      }),
    ),
    stored: listOf(fields['stored']).map(
      (stored): StoredValue => ({
        storage: stored['storage'] === 'sessionStorage' ? 'sessionStorage' : 'localStorage',
        name: textOf(stored, 'name', 100),
        value: textOf(stored, 'value'),
      }),
    ),
    scripts: listOf(fields['scripts']).map(
      (script): ScriptElement => ({ url: textOf(script, 'url'), hasIntegrity: script['hasIntegrity'] === true }),
    ),
    isSignIn: fields['isSignIn'] === true,
    shown:
      typeof fields['shown'] === 'object' && fields['shown'] !== null ? readShown(fieldsOf(fields['shown'])) : null,
  };
}

function readShown(fields: Fields): ShownView {
  return {
    title: textOf(fields, 'title', 200),
    heading: textOf(fields, 'heading', 200),
    text: textOf(fields, 'text', 2_000),
    ownText: textOf(fields, 'ownText', 2_000),
    links: Number(fields['links']),
    isBlank: fields['isBlank'] === true,
  };
}

/** Parses what `markedAttributes()` of the injected script returned. */
export function readMarkedAttributes(value: unknown): MarkedAttribute[] {
  return listOf(value).map((found) => ({
    name: textOf(found, 'name', 40),
    tag: textOf(found, 'tag', 40),
    mark: textOf(found, 'mark', 60),
    value: textOf(found, 'value'),
  }));
}

/** An issue of the Audits domain (CDP) that a check reads, or null. */
export function readIssue(issue: unknown, page: string): BrowserIssue | null {
  const details = fieldsOf(fieldsOf(issue)['details']);
  const csp = fieldsOf(details['contentSecurityPolicyIssueDetails']);
  if (typeof csp['violatedDirective'] === 'string')
    return {
      kind: 'csp',
      page,
      directive: csp['violatedDirective'].slice(0, 100),
      blocked: String(csp['blockedURL'] ?? '').slice(0, 500),
      isReportOnly: csp['isReportOnly'] === true,
    };
  const mixed = fieldsOf(details['mixedContentIssueDetails']);
  if (typeof mixed['insecureURL'] === 'string')
    return {
      kind: 'mixed-content',
      page,
      url: mixed['insecureURL'].slice(0, 500),
      isBlocked: mixed['resolutionStatus'] === 'MixedContentBlocked',
    };
  return null;
}

function isSinkKind(value: unknown): value is SinkKind {
  return value === 'html' || value === 'script' || value === 'url';
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function textOf(fields: Fields, name: string, max = TEXT_MAX): string {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, max).toWellFormed() : '';
}

function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, LIST_MAX).filter((text): text is string => typeof text === 'string' && text.length <= TEXT_MAX);
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.slice(0, LIST_MAX).map(fieldsOf) : [];
}

/** Attributes whose values browsers show. */
const SHOWN = new Set(['alt', 'label', 'placeholder', 'title', 'value', 'summary', 'srcdoc']);

/**
 * The texts that a page shows, of the result of `DOMSnapshot.captureSnapshot`: once by line, and once without anything between them,
 * because a word may consist of several elements.
 * https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/
 */
export function shownTextOf(snapshot: Readonly<Record<string, unknown>>): string {
  const strings = listAt(snapshot, 'strings').map(String);
  const textAt = (index: unknown) => (typeof index === 'number' ? (strings[index] ?? '') : '');
  const documents = listAt(snapshot, 'documents');
  const laidOut = documents.flatMap((each) => listAt(each, 'layout', 'text').map(textAt));
  const others = documents.flatMap((each) => [
    ...['inputValue', 'textValue'].flatMap((name) => listAt(each, 'nodes', name, 'value').map(textAt)),
    ...listAt(each, 'nodes', 'attributes').flatMap((attributes) => shownValues(attributes, textAt)),
    textAt(valueAt(each, 'title')),
  ]);
  return [...others, ...laidOut, laidOut.join(''), laidOut.map((text) => text.trim()).join('')].join('\n');
}

/** @param attributes indices of names and values by turns */
function shownValues(attributes: unknown, textAt: (index: unknown) => string): string[] {
  const indices: readonly unknown[] = Array.isArray(attributes) ? attributes : [];
  return indices.flatMap((index, at) => {
    const isValue = at % 2 === 1 && SHOWN.has(textAt(indices[at - 1]).toLowerCase());
    return isValue ? [textAt(index)] : [];
  });
}

function valueAt(from: unknown, ...names: readonly string[]): unknown {
  let value = from;
  for (const name of names)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return value;
}

function listAt(from: unknown, ...names: readonly string[]): readonly unknown[] {
  const value = valueAt(from, ...names);
  return Array.isArray(value) ? value : [];
}
