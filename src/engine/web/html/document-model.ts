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
}

export interface DocumentForm {
  /** Absolute, without fragment. */
  readonly action: string;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly DocumentField[];
  /** It has a button that runs a script, and none that submits. */
  readonly isScripted?: true;
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
  readonly scripts: readonly DocumentScript[];
  readonly stylesheets: readonly DocumentStylesheet[];
  /** Everything a browser loads with the page, except what it navigates to. */
  readonly subresources: readonly Subresource[];
  readonly metas: readonly DocumentMeta[];
  readonly comments: readonly string[];
  /** Text of the headings, `h1` to `h6`. */
  readonly headingText: string;
  /** Text that a visitor reads, with line breaks at block elements, without `quotedText`. */
  readonly visibleText: string;
  /** Text inside `code`, `samp`, `kbd`, `blockquote` and `textarea`; that of `q` is in neither. */
  readonly quotedText: string;
  /** True when only the start of the document was read. */
  readonly truncated: boolean;
}
