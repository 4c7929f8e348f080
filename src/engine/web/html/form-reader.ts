import type { DocumentField } from './document-model.ts';

const FORMS_MAX = 2_000;
const FIELDS_MAX = 200;
const TEXT_MAX = 2_000;

type Attributes = ReadonlyMap<string, string>;

interface OpenForm {
  action: string;
  method: 'GET' | 'POST';
  fields: DocumentField[];
  isScripted?: true;
}

/** Reads the forms of a document from its tags, in document order. */
export class FormReader {
  readonly forms: OpenForm[] = [];
  readonly #byId = new Map<string, OpenForm>();
  /** Forms with a button that submits, and those with one that only runs a script. */
  readonly #submitting = new Set<OpenForm>();
  readonly #pressed = new Set<OpenForm>();
  #form: OpenForm | null = null;
  #select: { name: string; value: string | null; first: string | null; owner: OpenForm | null } | null = null;
  /** The text of an option without a value is its value. */
  #option: { text: string; isSelected: boolean } | null = null;
  #textarea: { attributes: Attributes; owner: OpenForm | null; text: string } | null = null;

  /** @param action absolute; null when the form has no address on the web */
  openForm(action: string | null, attributes: Attributes): void {
    this.#form = null;
    if (action === null) return;
    const method = attributes.get('method')?.trim().toLowerCase() === 'post' ? 'POST' : 'GET';
    this.#form = { action, method, fields: [] };
    if (this.forms.length < FORMS_MAX) this.forms.push(this.#form);
    const id = attributes.get('id');
    if (id !== undefined) this.#byId.set(id, this.#form);
  }

  /** A field or button within a form, or one that refers to it by its id. */
  startTag(tag: string, attributes: Attributes): void {
    const name = attributes.get('name') ?? '';
    switch (tag) {
      case 'input':
        this.#input((attributes.get('type') ?? 'text').trim().toLowerCase(), name, attributes);
        break;
      case 'button': {
        const type = (attributes.get('type') ?? 'submit').toLowerCase();
        this.#button(type, attributes);
        if (type === 'submit' && name !== '')
          this.#add(this.#ownerOf(attributes), { name, type: 'submit', value: attributes.get('value') ?? '' });
        break;
      }
      case 'select':
        this.#closeSelect();
        this.#select = { name, value: null, first: null, owner: this.#ownerOf(attributes) };
        break;
      case 'option':
        this.#closeOption();
        this.#openOption(attributes.get('value'), attributes.has('selected'));
        break;
      case 'textarea':
        this.#textarea = { attributes, owner: this.#ownerOf(attributes), text: '' };
        break;
    }
  }

  endTag(tag: string): void {
    if (tag === 'form') this.#form = null;
    else if (tag === 'option') this.#closeOption();
    else if (tag === 'select') this.#closeSelect();
    else if (tag === 'textarea' && this.#textarea !== null) {
      const { attributes, owner, text } = this.#textarea;
      const name = attributes.get('name') ?? '';
      if (name !== '') this.#add(owner, { name, type: 'textarea', value: text, ...required(attributes) });
      this.#textarea = null;
    }
  }

  text(text: string, isOfTextarea: boolean): void {
    if (isOfTextarea && this.#textarea !== null) this.#textarea.text = text.slice(0, TEXT_MAX);
    else if (this.#option !== null && this.#option.text.length < TEXT_MAX) this.#option.text += text.slice(0, TEXT_MAX);
  }

  /** Ends the document. */
  close(): void {
    this.#closeSelect();
    for (const form of this.#pressed) if (!this.#submitting.has(form)) form.isScripted = true;
  }

  #input(type: string, name: string, attributes: Attributes): void {
    this.#button(type, attributes);
    const owner = this.#ownerOf(attributes);
    if (name === '' || type === 'reset' || owner === null) return;
    const isChoice = type === 'checkbox' || type === 'radio';
    const field = { name, type, value: attributes.get('value') ?? (isChoice ? 'on' : ''), ...required(attributes) };
    const other = type === 'radio' ? owner.fields.findIndex((one) => one.name === name && one.type === 'radio') : -1;
    // The buttons of a group are one field; the checked one has its value.
    if (other === -1) this.#add(owner, field);
    else if (attributes.has('checked')) owner.fields[other] = field;
  }

  #button(type: string, attributes: Attributes): void {
    const owner = this.#ownerOf(attributes);
    if (owner === null) return;
    if (type === 'submit' || type === 'image') this.#submitting.add(owner);
    else if (type === 'button') this.#pressed.add(owner);
  }

  #openOption(value: string | undefined, isSelected: boolean): void {
    if (this.#select === null) return;
    if (value === undefined) this.#option = { text: '', isSelected };
    else this.#choose(value, isSelected);
  }

  #choose(value: string, isSelected: boolean): void {
    if (this.#select === null) return;
    this.#select.first ??= value;
    if (isSelected) this.#select.value ??= value;
  }

  #closeOption(): void {
    if (this.#option !== null) this.#choose(this.#option.text.trim().replace(/\s+/g, ' '), this.#option.isSelected);
    this.#option = null;
  }

  #closeSelect(): void {
    this.#closeOption();
    const select = this.#select;
    if (select !== null && select.name !== '')
      this.#add(select.owner, { name: select.name, type: 'select', value: select.value ?? select.first ?? '' });
    this.#select = null;
  }

  #ownerOf(attributes: Attributes): OpenForm | null {
    const id = attributes.get('form');
    return id === undefined ? this.#form : (this.#byId.get(id) ?? this.#form);
  }

  #add(owner: OpenForm | null, field: DocumentField): void {
    if (owner !== null && owner.fields.length < FIELDS_MAX) owner.fields.push(field);
  }
}

function required(attributes: Attributes): Pick<DocumentField, 'isRequired'> {
  return attributes.has('required') ? { isRequired: true } : {};
}
