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
  const fields = fieldsOf(jsonOf(text));
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

function isSinkKind(value: unknown): value is SinkKind {
  return value === 'html' || value === 'script' || value === 'url';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
