/** Attributes that name a field to a visitor or a program. */
export const FIELD_HINTS: readonly string[] =
  'name id autocomplete placeholder aria-label title formcontrolname data-testid'.split(' ');

/** What a visitor of a sign-in page sees. Everything in it comes from the page and is untrusted. */
export interface LoginView {
  readonly url: string;
  /** The title of the document and its headings. */
  readonly titles: readonly string[];
  readonly forms: readonly SeenForm[];
  readonly links: readonly SeenLink[];
  readonly hasCaptcha: boolean;
}

export interface SeenLink {
  readonly url: string;
  readonly text: string;
}

/** The fields of a form, or those outside forms, with the buttons that belong to them. */
export interface SeenForm {
  readonly fields: readonly SeenField[];
  readonly buttons: readonly SeenButton[];
}

export interface SeenField {
  readonly id: number;
  readonly name: string;
  /** Lower-case `type`. */
  readonly type: string;
  /** Lower case: name, id, placeholder, label and the like. */
  readonly hint: string;
  readonly autocomplete: string;
}

export interface SeenButton {
  readonly id: number;
  /** Lower case. */
  readonly text: string;
}

/** What an application keeps in the browser. */
export interface PageStorage {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
  /** Cookies that its scripts set, and read again. */
  readonly cookies?: Readonly<Record<string, string>>;
}
