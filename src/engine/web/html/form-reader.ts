import { FIELD_HINTS } from '../../core/login-view.ts';
import type { DocumentBase } from './document-base.ts';
import type { DocumentField, DocumentForm, DocumentOption, FormControl, MarkupForm } from './document-model.ts';
import { HiddenRegion, hides } from './hidden-region.ts';
import type { Attributes, HtmlTokenHandler } from './html-tokens.ts';

const FORMS_MAX = 2_000;
const CONTROLS_MAX = 1_000;
const FIELDS_MAX = 200;
const OPTIONS_MAX = 1_000;
const LABELS_MAX = 1_000;
const TEXT_MAX = 2_000;
const HINT_MAX = 200;
const BUTTON_TEXT_MAX = 100;

type OpenControl = { -readonly [Key in keyof FormControl]: FormControl[Key] } & {
  readonly isChecked: boolean;
  readonly options: DocumentOption[];
};

interface OpenForm {
  readonly action: string | null;
  readonly method: MarkupForm['method'];
  readonly isMultipart: boolean;
  readonly controls: OpenControl[];
  readonly isHidden: boolean;
  hasImage: boolean;
}

/** Reads the forms of a document from its tokens: each control once, with its labels. */
export class FormReader implements HtmlTokenHandler {
  readonly #base: DocumentBase;
  readonly #forms: OpenForm[] = [];
  readonly #loose: OpenForm = {
    action: null,
    method: null,
    isMultipart: false,
    controls: [],
    isHidden: false,
    hasImage: false,
  };
  readonly #formsById = new Map<string, OpenForm>();
  readonly #controlsById = new Map<string, OpenControl>();
  readonly #hidden = new HiddenRegion();
  /** Labels that name their control by its id, which may come later. */
  readonly #labels: { readonly of: string; readonly text: string }[] = [];
  #form: OpenForm | null = null;
  #label: { readonly of: string | null; readonly inside: OpenControl[]; text: string } | null = null;
  #button: OpenControl | null = null;
  #textarea: OpenControl | null = null;
  #select: { readonly control: OpenControl; value: string | null; first: string | null } | null = null;
  /** The text of an option without a value is its value. */
  #option: {
    readonly value: string | undefined;
    readonly isSelected: boolean;
    readonly isDisabled: boolean;
    text: string;
  } | null = null;

  constructor(base: DocumentBase) {
    this.#base = base;
  }

  startTag(tag: string, attributes: Attributes): void {
    this.#hidden.startTag(tag, attributes, this.#form !== null);
    switch (tag) {
      case 'form':
        this.#openForm(attributes);
        break;
      case 'input':
        this.#add(attributes, (attributes.get('type') ?? 'text').trim().toLowerCase());
        break;
      case 'button':
        this.#button = this.#add(attributes, (attributes.get('type') ?? 'submit').toLowerCase());
        break;
      case 'select':
        this.#closeSelect();
        this.#openSelect(attributes);
        break;
      case 'option':
        this.#closeOption();
        this.#openOption(attributes);
        break;
      case 'textarea':
        this.#textarea = this.#add(attributes, 'textarea');
        break;
      case 'img':
        if (this.#form !== null) this.#form.hasImage = true;
        break;
      case 'label':
        this.#closeLabel();
        this.#label = { of: attributes.get('for') ?? null, inside: [], text: '' };
        break;
    }
  }

  endTag(tag: string): void {
    this.#hidden.endTag(tag);
    if (tag === 'form') this.#form = null;
    else if (tag === 'button') this.#button = null;
    else if (tag === 'option') this.#closeOption();
    else if (tag === 'select') this.#closeSelect();
    else if (tag === 'textarea') this.#textarea = null;
    else if (tag === 'label') this.#closeLabel();
  }

  text(text: string, rawTextOf: string | null): void {
    if (rawTextOf === 'textarea' && this.#textarea !== null) this.#textarea.value = text.slice(0, TEXT_MAX);
    if (rawTextOf !== null) return;
    if (this.#option !== null && this.#option.text.length < TEXT_MAX) this.#option.text += text.slice(0, TEXT_MAX);
    if (this.#label !== null && this.#label.text.length < HINT_MAX)
      this.#label.text += ` ${text.trim().slice(0, HINT_MAX)}`;
    if (this.#button !== null && this.#button.text.length < BUTTON_TEXT_MAX)
      this.#button.text = `${this.#button.text} ${text.trim().toLowerCase().slice(0, BUTTON_TEXT_MAX)}`.trim();
  }

  end(): void {
    this.#closeSelect();
    for (const { of, text } of this.#labels) {
      const control = this.#controlsById.get(of);
      if (control !== undefined) control.hint += ` ${text}`;
    }
  }

  get markupForms(): readonly MarkupForm[] {
    return this.#loose.controls.length === 0 ? this.#forms : [...this.#forms, this.#loose];
  }

  /** As a browser submits them. */
  get forms(): DocumentForm[] {
    return this.#forms.flatMap(({ action, method, isMultipart, controls }): DocumentForm[] => {
      if (action === null) return [];
      const isScripted =
        controls.some(({ type }) => type === 'button') &&
        !controls.some(({ type }) => type === 'submit' || type === 'image');
      const fields = submittedFields(controls);
      return [
        {
          action,
          method: method ?? 'GET',
          fields,
          ...(isScripted ? { isScripted } : {}),
          ...(isMultipart && method === 'POST' ? { isMultipart } : {}),
        },
      ];
    });
  }

  #openForm(attributes: Attributes): void {
    const action = attributes.get('action')?.trim() ?? '';
    const method = attributes.get('method')?.trim().toLowerCase();
    this.#form = {
      // An empty action is the URL of the document, without regard to its base (HTML, 4.10.21.3).
      action: action === '' ? this.#base.documentUrl : this.#base.resolve(action),
      method: method === 'post' ? 'POST' : method === 'get' ? 'GET' : null,
      isMultipart: attributes.get('enctype')?.trim().toLowerCase() === 'multipart/form-data',
      controls: [],
      isHidden: this.#hidden.place !== null,
      hasImage: false,
    };
    if (this.#forms.length < FORMS_MAX) this.#forms.push(this.#form);
    const id = attributes.get('id');
    if (id !== undefined) this.#formsById.set(id, this.#form);
  }

  /** A control of the open form, or of the one that it refers to by its id. */
  #add(attributes: Attributes, type: string): OpenControl {
    const isChoice = type === 'checkbox' || type === 'radio';
    const isButton = type === 'submit' || type === 'image';
    const value = attributes.get('value');
    const action = attributes.get('formaction');
    const control: OpenControl = {
      name: attributes.get('name') ?? '',
      type,
      value: value ?? (isChoice ? 'on' : ''),
      hint: FIELD_HINTS.map((name) => (attributes.get(name) ?? '').slice(0, HINT_MAX))
        .join(' ')
        .toLowerCase(),
      autocomplete: (attributes.get('autocomplete') ?? '').toLowerCase().slice(0, 100),
      isRequired: attributes.has('required'),
      isSent: !attributes.has('disabled') && (!isChoice || attributes.has('checked')),
      isHidden: type === 'hidden' || this.#hidden.place === 'in-form' || hides('', attributes),
      isChecked: attributes.has('checked'),
      text: isButton ? (value ?? '').toLowerCase().slice(0, BUTTON_TEXT_MAX) : '',
      action: isButton && action !== undefined ? this.#base.resolve(action) : null,
      options: [],
    };
    const { controls } = this.#ownerOf(attributes.get('form'));
    if (controls.length >= CONTROLS_MAX) return control;
    controls.push(control);
    this.#label?.inside.push(control);
    const id = attributes.get('id');
    if (id !== undefined) this.#controlsById.set(id, control);
    return control;
  }

  #ownerOf(id: string | undefined): OpenForm {
    return (id === undefined ? undefined : this.#formsById.get(id)) ?? this.#form ?? this.#loose;
  }

  #openSelect(attributes: Attributes): void {
    this.#select = { control: this.#add(attributes, 'select'), value: null, first: null };
  }

  #openOption(attributes: Attributes): void {
    if (this.#select === null) return;
    const [value, isSelected, isDisabled] = [
      attributes.get('value'),
      attributes.has('selected'),
      attributes.has('disabled'),
    ];
    this.#option = { value, isSelected, isDisabled, text: '' };
  }

  #closeOption(): void {
    const [select, option] = [this.#select, this.#option];
    this.#option = null;
    if (select === null || option === null) return;
    const text = option.text.trim().replace(/\s+/g, ' ');
    const value = option.value ?? text;
    select.first ??= value;
    if (option.isSelected) select.value ??= value;
    const { options } = select.control;
    if (!option.isDisabled && options.length < OPTIONS_MAX) options.push({ value: value.slice(0, TEXT_MAX), text });
  }

  #closeSelect(): void {
    this.#closeOption();
    if (this.#select !== null) this.#select.control.value = this.#select.value ?? this.#select.first ?? '';
    this.#select = null;
  }

  #closeLabel(): void {
    if (this.#label === null) return;
    const { of, inside } = this.#label;
    const text = this.#label.text.toLowerCase();
    if (of !== null && this.#labels.length < LABELS_MAX) this.#labels.push({ of, text });
    for (const control of inside) control.hint += ` ${text}`;
    this.#label = null;
  }
}

const NOT_SUBMITTED = new Set(['reset', 'button']);

/** Fields with a name. The buttons of a radio group are one field; the checked one has its value. */
function submittedFields(controls: readonly OpenControl[]): DocumentField[] {
  const fields: DocumentField[] = [];
  const groups = new Map<string, number>();
  for (const control of controls) {
    if (control.name === '' || NOT_SUBMITTED.has(control.type) || fields.length >= FIELDS_MAX) continue;
    const group = control.type === 'radio' ? groups.get(control.name) : undefined;
    if (group === undefined) {
      if (control.type === 'radio') groups.set(control.name, fields.length);
      fields.push(fieldOf(control));
    } else if (control.isChecked) fields[group] = fieldOf(control);
  }
  return fields;
}

function fieldOf({ name, type, value, isRequired, options }: OpenControl): DocumentField {
  return { name, type, value, ...(isRequired ? { isRequired } : {}), ...(type === 'select' ? { options } : {}) };
}
