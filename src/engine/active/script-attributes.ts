/** Attributes whose URL is run when it has the scheme javascript:, by element. */
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

/** Attributes whose address brings in script, or decides from where script and form data come and go. */
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
  return RUN_URLS[element]?.includes(name) === true;
}

export function isLoadingUrlAttribute(element: string, name: string): boolean {
  return LOADING_URLS[element] === name;
}

/** Documents within documents that are read. */
export const FRAMES_DEEP = 2;

/**
 * True for an attribute that holds a document of the page's own origin, which runs its script: a frame's `srcdoc`, unless its
 * sandbox forbids script or puts it into an origin of its own.
 *
 * @param sandbox value of that attribute of the element, if it has one
 */
export function isRunDocument(element: string, name: string, sandbox: string | undefined): boolean {
  if (element !== 'iframe' || name !== 'srcdoc') return false;
  const allowed = sandbox?.toLowerCase().split(/\s+/);
  return allowed === undefined || (allowed.includes('allow-scripts') && allowed.includes('allow-same-origin'));
}

/** The script that an attribute holds, when it is an event handler or an address that is run; null otherwise. */
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
  // The URL parser drops tabs and line ends anywhere, and control characters and spaces in front (WHATWG URL, section 4.4).
  const url = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
  const scheme = /^(javascript|vbscript|vbs):/i.exec(url);
  if (scheme === null) return null;
  let code = url.slice(scheme[0].length);
  try {
    code = decodeURIComponent(code);
  } catch {
    // Kept as written.
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
