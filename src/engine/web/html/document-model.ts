export interface DocumentLink {
  /** Absolute, without fragment. */
  readonly url: string;
  readonly element: 'a' | 'area' | 'frame' | 'iframe' | 'refresh' | 'link';
  /** The start of the link's text, to recognize `Log out` and the like. */
  readonly text: string;
}

export interface DocumentField {
  readonly name: string;
  /** Lower-case `type` of an input, or `textarea`, `select`, `button`. */
  readonly type: string;
  readonly value: string;
  /** The browser does not submit the form without a value. */
  readonly isRequired?: true;
  /** Of a `select`: the options that can be chosen, in document order. */
  readonly options?: readonly DocumentOption[];
}

export interface DocumentOption {
  readonly value: string;
  /** What a visitor reads. */
  readonly text: string;
}

/** A control as the markup has it, with or without a name, and what names it to a visitor. */
export interface FormControl {
  readonly name: string;
  /** Lower-case `type` of an input or button, or `textarea`, `select`. */
  readonly type: string;
  readonly value: string;
  /** Lower case: name, id, autocomplete, placeholder, label and the like. */
  readonly hint: string;
  /** `autocomplete`, lower case. */
  readonly autocomplete: string;
  readonly isRequired: boolean;
  /** A browser sends it: not disabled, and no unchecked box. */
  readonly isSent: boolean;
  /** The markup hides it from a visitor; that of a hidden form may show. */
  readonly isHidden: boolean;
  /** Text of a button, lower case. */
  readonly text: string;
  /** Absolute `formaction` of a button, or null. */
  readonly action: string | null;
  /** Of a `select`: the options that can be chosen. */
  readonly options: readonly DocumentOption[];
}

export interface MarkupForm {
  /** Absolute, without fragment; null for controls outside forms, and for an action that is no address. */
  readonly action: string | null;
  /** Null when the form names none, which is GET, or a script takes it. */
  readonly method: 'GET' | 'POST' | null;
  readonly controls: readonly FormControl[];
  /** The markup hides it; a script may show it. */
  readonly isHidden: boolean;
  readonly hasImage: boolean;
}

/** A form as a browser submits it: with an address and the fields that have a name. */
export interface DocumentForm {
  /** Absolute, without fragment. */
  readonly action: string;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly DocumentField[];
  /** It has a button that runs a script, and none that submits. */
  readonly isScripted?: true;
  /** Its fields are sent as `multipart/form-data`. */
  readonly isMultipart?: true;
}

export interface DocumentScript {
  /** Absolute, or null for an inline script. */
  readonly url: string | null;
  /** Lower-case `type`; empty for a classic script. */
  readonly type: string;
  readonly text: string;
  readonly integrity: string;
}

export interface DocumentStylesheet {
  readonly url: string;
  readonly integrity: string;
}

export interface Subresource {
  readonly url: string;
  readonly kind: 'script' | 'stylesheet' | 'frame' | 'object' | 'image' | 'media' | 'icon' | 'preload';
}

export interface DocumentMeta {
  /** Lower-case `name` or `property`. */
  readonly name: string;
  /** Lower-case. */
  readonly httpEquiv: string;
  readonly content: string;
  /** False in the body and in parts that a browser with scripting ignores: a policy there has no effect (CSP 3, section 3.3). */
  readonly isInHead: boolean;
}

/** The references and contents of an HTML document, URLs resolved against its base. */
export interface HtmlDocument {
  readonly base: string;
  readonly title: string;
  readonly links: readonly DocumentLink[];
  readonly forms: readonly DocumentForm[];
  /** All forms in document order; the controls outside forms come last, as one form. */
  readonly markupForms: readonly MarkupForm[];
  readonly scripts: readonly DocumentScript[];
  readonly stylesheets: readonly DocumentStylesheet[];
  /** Everything a browser loads with the page, except what it navigates to. */
  readonly subresources: readonly Subresource[];
  readonly metas: readonly DocumentMeta[];
  readonly comments: readonly string[];
  /** Names of its elements, each once, in order. */
  readonly elements: readonly string[];
  /** Text of the headings, `h1` to `h6`. */
  readonly headingText: string;
  /** Text of the first `h1`. */
  readonly heading: string;
  /** Text outside raw text elements with white space collapsed, a space at each tag, cut at 20,000 characters. */
  readonly text: string;
  /** `text` without the text of links. */
  readonly ownText: string;
  /** True with an element that shows content other than text. */
  readonly hasMedia: boolean;
  /** Text that a visitor reads, with line breaks at block elements, without `quotedText`. */
  readonly visibleText: string;
  /** Text inside `code`, `samp`, `kbd`, `blockquote` and `textarea`; that of `q` is in neither. */
  readonly quotedText: string;
  /** True when only the start of the document was read. */
  readonly truncated: boolean;
}
