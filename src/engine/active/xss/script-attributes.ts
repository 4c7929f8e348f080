import { ownValue } from '../../../shared/records.ts';

/** URL attributes that execute a javascript: URL, by element. */
const RUN_URLS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'xlink:href'],
  area: ['href'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
};

/** URL attributes that load scripts, or decide where scripts come from and form data goes to. */
const LOADING_URLS: Readonly<Record<string, string>> = { script: 'src', base: 'href', form: 'action' };

export type ScriptLanguage = 'javascript' | 'vbscript';

export interface AttributeScript {
  readonly language: ScriptLanguage;
  readonly code: string;
}

export function isEventAttribute(name: string): boolean {
  return /^on[a-z]{3,}$/.test(name);
}

export function isRunUrlAttribute(element: string, name: string): boolean {
  return ownValue(RUN_URLS, element)?.includes(name) === true;
}

export function isLoadingUrlAttribute(element: string, name: string): boolean {
  return ownValue(LOADING_URLS, element) === name;
}

/** Maximum depth of documents within documents. */
export const FRAMES_DEEP = 2;

/**
 * True for an attribute that holds a document with the page's own origin that may run scripts: a frame's `srcdoc`, unless its
 * sandbox forbids scripts or gives it an origin of its own.
 *
 * @param sandbox value of the element's sandbox attribute, if it has one
 */
export function isRunDocument(element: string, name: string, sandbox: string | undefined): boolean {
  if (element !== 'iframe' || name !== 'srcdoc') return false;
  const allowed = sandbox?.toLowerCase().split(/\s+/);
  return allowed === undefined || (allowed.includes('allow-scripts') && allowed.includes('allow-same-origin'));
}

/** The script of an event handler or a script URL; null for other attributes. */
export function attributeScript(element: string, name: string, value: string): AttributeScript | null {
  if (isEventAttribute(name)) {
    const prefix = /^\s*(vbs|vbscript|javascript)\s*:/i.exec(value);
    const isVb = prefix?.[1]?.toLowerCase().startsWith('vb') === true;
    return {
      language: isVb ? 'vbscript' : 'javascript',
      code: prefix === null ? value : value.slice(prefix[0].length),
    };
  }
  if (!isRunUrlAttribute(element, name)) return null;
  // The URL parser drops tabs and line ends everywhere, and leading control characters and spaces (WHATWG URL, section 4.4).
  const url = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
  const scheme = /^(javascript|vbscript|vbs):/i.exec(url);
  if (scheme === null) return null;
  let code = url.slice(scheme[0].length);
  try {
    code = decodeURIComponent(code);
  } catch {
    // Not percent-encoded.
  }
  return { language: scheme[1]?.toLowerCase().startsWith('vb') === true ? 'vbscript' : 'javascript', code };
}

/** The language of a script element, or null for data blocks. */
export function scriptLanguage(type: string, language: string): ScriptLanguage | null {
  const name = (type.split(';')[0] ?? '').trim().toLowerCase() || language.trim().toLowerCase();
  if (/^(?:text\/)?vbs(?:cript)?$/.test(name)) return 'vbscript';
  if (name === '' || name === 'module' || /(?:java|ecma|j|live)script/.test(name)) return 'javascript';
  return null;
}
